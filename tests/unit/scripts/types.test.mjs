// @vitest-environment node
import { expect, it } from 'vitest';
import { withUndefined } from '../../../scripts/kit/types.ts';

it.each([
  ['interface A { a?: string; b: string }', 'interface A { a?: (string) | undefined; b: string }'],
  ['interface A { on?: () => void; run?(): void }', 'interface A { on?: (() => void) | undefined; run?(): void }'],
  ['type A = { a?: { b?: 1 } }', 'type A = { a?: ({ b?: (1) | undefined }) | undefined }'],
  ['declare function f(a?: string): void;', 'declare function f(a?: string): void;'],
])('accepts undefined for optional properties: %s', (before, after) => {
  expect(withUndefined('a.d.ts', before)).toBe(after);
});
