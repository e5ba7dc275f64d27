// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { classesOf, prefixClasses } from '../../../scripts/kit/prefix-classes.ts';

const css = `@layer wm.base { .flex { display: flex } .hover\\:bg-tone:hover { color: red } }
  .group-open\\/x:is(:where(.group\\/x)[open] *) { padding: .5rem } .outline, .p-1\\.5 { outline: 1px }`;
const classes = classesOf(css);
const prefixed = (code) => prefixClasses(code, classes).code;

it('finds the classes of a style sheet, without layers and numbers', () => {
  expect([...classes]).toEqual(['flex', 'hover:bg-tone', 'group-open/x', 'group/x', 'outline', 'p-1.5']);
});

describe('prefixes', () => {
  it.each([
    ["jsx('a', { className: 'flex other' })", "jsx('a', { className: 'wy:flex other' })"],
    ["cn('flex group/x', open && 'p-1.5')", "cn('wy:flex wy:group/x', open && 'wy:p-1.5')"],
    ["const variants = { plain: 'hover:bg-tone flex' }", "const variants = { plain: 'wy:hover:bg-tone wy:flex' }"],
    ['cn(`flex ${name}`)', 'cn(`wy:flex ${name}`)'],
  ])('%s', (code, expected) => expect(prefixed(code)).toBe(expected));
});

it.each([
  "variant === 'outline'",
  "cn(variant === 'outline' && name)",
  "jsx('a', { 'data-slot': 'p-1.5', role: 'flex' })",
  "const kind = 'flex'",
  "import x from 'flex'",
])('leaves other words: %s', (code) => expect(prefixed(code)).toBe(code));

it('reports a string that mixes classes with other words', () => {
  expect(prefixClasses("const look = 'p-1.5 unknown'", classes).kept).toEqual(['p-1.5 unknown']);
});
