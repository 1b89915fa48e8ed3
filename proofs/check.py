#!/usr/bin/env python3
"""Proves the error bounds of the code with Gappa. See README.md in this folder.

    proofs/check.py            all scripts, and whether the table in docs/exactness.md is theirs
    proofs/check.py --write    the same, and writes that table
    proofs/check.py NAME...    some scripts
    proofs/check.py --filled NAME    prints a script with its constants
"""
import concurrent.futures
import os
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).resolve().parent
CRATES = HERE.parent / "crates"
DOCS = HERE.parent / "docs/exactness.md"
BEGIN, END = "<!-- proofs/check.py --write -->\n", "<!-- end -->\n"
# The crates whose files are named without them.
WHOLE = ["sat2d-base", "sat2d-core"]
UNIT = {"64": Fraction(1, 2**53), "32": Fraction(1, 2**24)}
NAMES = {
    "U": Fraction(1, 2**53),
    "f64::EPSILON": Fraction(1, 2**52),
    "f32::EPSILON": Fraction(1, 2**23),
    "f64::MIN_POSITIVE": Fraction(1, 2**1022),
    "f32::MIN_POSITIVE": Fraction(1, 2**126),
    "UNDERFLOW": Fraction(1, 2**1022),
    "MAX_COORDINATE": Fraction(2**500),
}


def path_of(file):
    """Where `exact/gap.rs` or `sat2d-decompose/src/verify.rs` is."""
    paths = [CRATES / name / "src" / file for name in WHOLE]
    return next((path for path in paths if path.exists()), CRATES / file)


def value(expression, source):
    """The exact value of a Rust constant: products, sums and quotients of numbers and names."""

    def known(match):
        name = match.group()
        if name in NAMES and not re.search(rf"const {name}:", source):
            return f"Fraction('{NAMES[name]}')"
        return f"value_of('{name}')"

    def value_of(name):
        found = re.search(rf"const {name}: [^=]*=\s*(.*?);", source, re.S)
        if found:
            return value(found.group(1), source)
        item = rf"(?:\{{[^}}]*\b{name}\b[^}}]*\}}|{name})"
        path = re.search(rf"use (?:crate|sat2d_base)::([\w:]+)::{item};", source).group(1)
        return constant(name, path.replace("::", "/") + ".rs")

    def literal(match):  # the nearest double, as in Rust
        return f"Fraction({float(match.group())!r})"

    text = re.sub(r"power_of_two\((-?\d+)\)", r"(Two**\1)", expression)
    text = re.sub(r"(?<![\w.'])\d[\d_]*\.?[\d_]*(?:e-?\d+)?", literal, text)
    text = re.sub(r"Two\*\*Fraction\((\d+)\.0\)", r"Two**\1", text)
    text = re.sub(r"Two\*\*-Fraction\((\d+)\.0\)", r"Two**-\1", text)
    text = re.sub(r"\b(?:f32::|f64::)?[A-Z][A-Z_0-9]*\b", known, text)
    return eval(text, {"Fraction": Fraction, "Two": Fraction(2), "value_of": value_of})


def constant(name, file):
    """A constant of a source file; NAME.start and NAME.end are those of a range."""
    source = path_of(file).read_text()
    base, _, end = name.partition(".")
    kind = ""
    if "::" in base:  # of the implementation of a trait for a type
        kind, base = base.split("::")
        block = rf"impl Scalar for {kind} \{{\n        const.*?\n    \}}"
        source = re.search(block, source, re.S).group()
    found = re.search(rf"const {base}: [^=]*=\s*(.*?);", source, re.S)
    if not found:
        raise SystemExit(f"{file} has no constant {name}")
    expression = found.group(1)
    if end:
        start, last = expression.split("..=")
        expression = start if end == "start" else last
    return value(expression, source)


def gappa_number(x):
    """A dyadic or a rational number in Gappa's syntax."""
    x = Fraction(x)
    power = x.denominator.bit_length() - 1
    if x.denominator == 1 << power:
        n = x.numerator
        while n and n % 2 == 0:
            n //= 2
            power -= 1
        return f"({n}b{-power})"
    return f"({x.numerator}/{x.denominator})"


class Script:
    def __init__(self, path):
        self.path = path
        self.text = path.read_text()
        field = lambda key: re.findall(rf"^# {key}: (.*)$", self.text, re.M)
        self.uses = dict(use.split(" in ") for use in field("constant"))
        self.titles = {}
        self.literals = field("literal")  # NAME = EXPRESSION, N times in FILE
        # EXPRESSION in FILE, in several lines if need be: the code that the script models
        formulas = re.findall(r"^# formula: (.*(?:\n#   .*)*)$", self.text, re.M)
        self.formulas = [" ".join(re.sub(r"\n#", "", formula).split()) for formula in formulas]
        self.proves = field("proves")  # CONSTANT <= EXPRESSION of the script, several allowed
        self.abstract = field("abstract") != ["no"]
        self.bits = "32" if "ieee_32" in self.text else "64"

    def constants(self):
        constants = {name: constant(name, file) for name, file in self.uses.items()}
        for literal in self.literals:
            form = r"(\w+) = (.+), (\d+) times? in (.+)"
            name, expression, times, file = re.fullmatch(form, literal).groups()
            self.demand(expression, int(times), file)
            constants[name] = value(expression, path_of(file).read_text())
            self.uses[name] = file
            self.titles[name] = expression
        for formula in self.formulas:
            expression, file = formula.split(" in ")
            self.demand(expression, 1, file)
        return constants

    def demand(self, expression, times, file):
        code = re.sub(r"//.*", "", path_of(file).read_text())
        if " ".join(code.split()).count(expression) != times:
            raise SystemExit(f"{self.path.name}: {file} has {expression} not {times} times")

    def filled(self, constants, goal=None):
        text = self.text
        for name, x in constants.items():
            text = text.replace(f"@{name}@", gappa_number(x))
        left = re.search(r"^[^#\n]*@[A-Za-z_.0-9:]+@", text, re.M)
        if left:
            raise SystemExit(f"{self.path.name}: no constant for {left.group()}")
        if goal:
            text = re.sub(r"(?m)^\s*->(.|\n)*?\}", f"-> {goal} }}", text, count=1)
        return text


def stale(script):
    """Functions and files that the head of a script cites and that no longer exist."""
    paragraph = r"^# Code: ((?:.|\n# (?!\w+:))*?)(?=\n#\s*\n|\n# \w+:|\n\n)"
    found = re.search(paragraph, script.text, re.M)
    cited = found.group(1) if found else ""
    files = [path_of(name) for name in re.findall(r"[\w/-]+\.rs", cited)]
    missing = [str(file) for file in files if not file.exists()]
    sources = "\n".join(file.read_text() for file in files if file.exists())
    names = [name.split("::")[-1] for name in re.findall(r"`([\w:]+)`", cited)]
    missing += [name for name in names if not re.search(rf"\b{name}\b", sources)]
    return [f"{script.path.name} cites {name}, which does not exist" for name in missing]


def abstract(text, bits):
    """The same script with operations of which only a relative error of one roundoff is known:
    Gappa's relative operators for sums and products, variables for the other roundings."""
    precision = {"64": 53, "32": 24}[bits]
    hypotheses = {}

    def rounded(exact, name):
        name = f"{name}_{len(hypotheses)}"
        return hypotheses.setdefault(exact, name)

    lines = []
    for statement in re.split(r"(?<=;)", text):
        found = re.match(r"(\s*(?:#.*\n\s*)*)(\w+) rnd= (.*);$", statement, re.S)
        if found:
            before, name, body = found.groups()
            lines.append(f"{before}{name} = {operations(body, precision, rounded)};")
        else:
            lines.append(re.sub(r"\brnd\((\w+)\)", lambda m: rounded(m[1], "input"), statement))
    text = "".join(lines)
    known = "".join(f"{name} -/ ({exact}) in [-1b-{precision},1b-{precision}] /\\ "
                    for exact, name in hypotheses.items())
    return re.sub(r"(?m)^\{ ", lambda m: "{ " + known, text, count=1)


def operations(body, precision, rounded):
    """An expression with each operator as a function call of Gappa's relative operators."""
    tokens = re.findall(r"\d+(?:\.\d+)?(?:b-?\d+)?|\w+|[-+*/()|]", re.sub(r"#.*", "", body))
    at = 0

    def peek():
        return tokens[at] if at < len(tokens) else None

    def take():
        nonlocal at
        at += 1
        return tokens[at - 1]

    def sums():
        left = products()
        while peek() in ("+", "-"):
            name = {"+": "add", "-": "sub"}[take()]
            left = f"{name}_rel<{precision}>({left}, {products()})"
        return left

    def products():
        left = atom()
        while peek() in ("*", "/"):
            if take() == "*":
                left = f"mul_rel<{precision}>({left}, {atom()})"
            else:
                left = rounded(f"({left}) / ({atom()})", "quotient")
        return left

    def atom():
        token = take()
        if token == "(":
            inner = sums()
            assert take() == ")", body
            return inner
        if token == "-":
            return f"-({atom()})"
        if token in ("sqrt", "rnd"):
            assert take() == "("
            inner = sums()
            assert take() == ")", body
            return rounded(f"sqrt({inner})", "root") if token == "sqrt" else rounded(inner, "input")
        return token

    result = sums()
    assert at == len(tokens), f"cannot parse: {body}"
    return result


def gappa(text):
    """Whether Gappa proves a script, and its output."""
    options = ["-Eprecision=150", "-Eno-auto-dichotomy", "-Wno-null-denominator"]
    run = subprocess.run(
        ["gappa", *options], input=text, capture_output=True, text=True, timeout=300)
    lines = (run.stdout + run.stderr).splitlines()
    output = "\n".join(line for line in lines if "renaming identifier" not in line)
    # a hint that Gappa cannot check, or a variable without a range, would be a hypothesis
    proven = run.returncode == 0 and "Warning" not in output and "Error" not in output
    return proven, output


def enclosure(output, name):
    """The largest magnitude in an interval that Gappa found."""
    number = r"(-?\d+)(?:b(-?\d+))?[^,\]]*(?:\{[^}]*\})?"
    found = re.search(rf"{re.escape(name)} in \[{number}, {number}\]", output)
    if not found:
        raise SystemExit(f"no enclosure of {name} in:\n{output}")
    ends = [Fraction(int(n)) * Fraction(2) ** int(e or 0)
            for n, e in (found.groups()[:2], found.groups()[2:])]
    return max(abs(end) for end in ends)


def short(x):
    """A number as in the table: rounded up, or as a power of two."""
    if x < Fraction(1, 1000) or x > 1000:
        n = x.numerator.bit_length() - x.denominator.bit_length()
        return f"2^{n + (x > Fraction(2) ** n)}"
    return f"{-(-x.numerator * 100 // x.denominator) / 100:g}"


def check(script):
    """The lines of the table that a script proves, and what is wrong."""
    wrong, rows = stale(script), []
    constants = script.constants()
    text = script.filled(constants)
    for kind, variant in [("", text), ("abstract ", abstract(text, script.bits))]:
        if kind and not script.abstract:
            continue
        proven, output = gappa(variant)
        if not proven:
            wrong.append(f"{script.path.name}: the {kind}goal is not proven\n{output}")
    if any("not proven" in line for line in wrong):
        return rows, wrong
    for claim in script.proves:
        name, error = claim.split(" >= ")
        _, output = gappa(script.filled(constants, f"{error} in ?"))
        bound = enclosure(output, error)
        part = f"`{script.path.stem}` {error[1:]}".rstrip()
        rows.append((script, name, constants[name], bound, part))
        # self-test: a constant below the proven error must be refused
        less = dict(constants)
        less[name] = bound * Fraction(999, 1000)
        proven, _ = gappa(script.filled(less))
        if proven:
            wrong.append(f"{script.path.name}: {name} below the proven error is accepted")
    return rows, wrong


def table(rows):
    lines = ["| constant | value | proven error | slack | script |",
             "| --- | --- | --- | --- | --- |"]
    for script, name, size, bound, part in sorted(rows, key=lambda row: row[0].uses[row[1]]):
        units = [short(x / UNIT[script.bits]) + " u" for x in (size, bound)]
        title = f"`{script.titles.get(name, name)}`, `{script.uses[name]}`"
        slack = f"{float(size / bound):.4g}"
        lines.append(f"| {title} | {units[0]} | {units[1]} | {slack} | {part} |")
    return "\n".join(lines) + "\n"


def main():
    options = {a for a in sys.argv[1:] if a.startswith("--")}
    wanted = [a for a in sys.argv[1:] if not a.startswith("--")]
    scripts = [Script(p) for p in sorted(HERE.glob("*.g")) if not wanted or p.stem in wanted]
    if not scripts:
        raise SystemExit("no such script")
    if "--filled" in options:
        for script in scripts:
            print(script.filled(script.constants()))
        return
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(check, scripts))
    rows = [row for of_script, _ in results for row in of_script]
    wrong = [line for _, of_script in results for line in of_script]
    print(table(rows))
    if not wanted and not wrong:
        docs = DOCS.read_text()
        before, begin, after = docs.partition(BEGIN)
        new = before + begin + table(rows) + END + after.partition(END)[2]
        if "--write" in options:
            DOCS.write_text(new)
        elif new != docs:
            wrong.append("the table in docs/exactness.md is out of date: proofs/check.py --write")
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"{len(scripts)} scripts, {len(rows)} constants, {len(wrong)} faults")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
