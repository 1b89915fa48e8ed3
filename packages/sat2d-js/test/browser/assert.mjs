// Stands for node:assert/strict.

function fail(message, found, expected) {
  const shown = (value) => (typeof value === 'bigint' ? `${value}n` : JSON.stringify(value));
  throw new Error(`${message ?? 'assertion'}: ${shown(found)}, expected ${shown(expected)}`);
}

/** Whether two values are the same, or have the same entries that are. */
function isEqual(a, b) {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return Object.is(a, b);
  }
  const keys = Object.keys(a);
  return Object.getPrototypeOf(a) === Object.getPrototypeOf(b)
    && keys.length === Object.keys(b).length
    && keys.every((key) => key in b && isEqual(a[key], b[key]));
}

const assert = {
  ok(value, message) {
    if (!value) {
      fail(message, value, true);
    }
  },
  equal(found, expected, message) {
    if (!Object.is(found, expected)) {
      fail(message, found, expected);
    }
  },
  notEqual(found, other, message) {
    if (Object.is(found, other)) {
      fail(message, found, 'something else');
    }
  },
  deepEqual(found, expected, message) {
    if (!isEqual(found, expected)) {
      fail(message, found, expected);
    }
  },
  match(text, pattern, message) {
    if (!pattern.test(text)) {
      fail(message, text, String(pattern));
    }
  },
  fail(message) {
    throw new Error(message);
  },
  throws(call, expected) {
    try {
      call();
    } catch (error) {
      const isClass = expected?.prototype !== undefined && typeof expected === 'function';
      const matches = isClass
        ? error instanceof expected
        : typeof expected === 'function'
          ? expected(error) === true
          : Object.entries(expected ?? {}).every(([key, value]) => isEqual(error[key], value));
      if (!matches) {
        fail('the error', String(error), String(expected));
      }
      return;
    }
    fail('no error', undefined, String(expected));
  },
};

export default assert;
