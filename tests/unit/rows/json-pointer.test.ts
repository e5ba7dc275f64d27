import { describe, expect, it } from 'vitest';
import { formatPointer, parsePointer, valueAt } from '../../../src/rows/json-pointer';

/** The document and the examples of RFC 6901, section 5. */
const document = {
  foo: ['bar', 'baz'],
  '': 0,
  'a/b': 1,
  'c%d': 2,
  'e^f': 3,
  'g|h': 4,
  'i\\j': 5,
  'k"l': 6,
  ' ': 7,
  'm~n': 8,
};

describe('a JSON Pointer', () => {
  it.each([
    ['', document],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
  ])('%s points to the value in the RFC', (pointer, expected) => {
    const keys = parsePointer(pointer);
    expect(keys && valueAt(document, keys)).toEqual(expected);
    expect(keys && formatPointer(keys)).toBe(pointer);
  });

  it.each(['foo', '/~', '/~2', 'foo/bar'])('%s is malformed', (pointer) => {
    expect(parsePointer(pointer)).toBeNull();
  });

  it.each([
    '/foo/2',
    '/foo/01',
    '/foo/-',
    '/foo/length',
    '/foo/*',
    '/nothing',
    '/a~1b/c',
    '/constructor',
    '/__proto__',
  ])('%s points to no value', (pointer) => {
    expect(valueAt(document, parsePointer(pointer) ?? [])).toBeUndefined();
  });

  it('reads "~01" as "~1"', () => {
    expect(parsePointer('/~01')).toEqual(['~1']);
  });
});
