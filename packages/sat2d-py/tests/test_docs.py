"""Runs the examples of the guides, the package's README and the package's docstrings."""

import doctest
import re

import pytest
from support import ROOT

PAGES = [
    "docs/porting-typescript-python.md",
    "docs/python.md",
    "packages/sat2d-py/README.md",
]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of(page):
    text = (ROOT / page).read_text()
    blocks = re.findall(r"^```pycon\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert blocks
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    names: dict = {}
    for i, block in enumerate(blocks):
        test = parser.get_doctest(block, names, f"{page} example {i + 1}", page, 0)
        runner.run(test, clear_globs=False)
        names = test.globs
    assert runner.summarize(verbose=False).failed == 0
