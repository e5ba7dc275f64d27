import { afterEach, describe, expect, it } from 'vitest';
import { initialsOf } from 'waymark';
import { inertOthers } from '../../../src/components/lib/inert-others';
import { safeHref } from '../../../src/components/lib/safe-href';

it.each([
  ['Ada Fischer', 'AF'],
  ['ada', 'A'],
  ['  María del Carmen   Núñez ', 'MN'],
  ['e\u0301lodie', 'E\u0301'],
  ['👩‍🚀 Cosmo', '👩‍🚀C'],
  ['', ''],
])('the initials of a name are derived from %j as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('the URL of a link', () => {
  it.each([
    '/path',
    'path',
    '#part',
    '?q=1',
    'https://example.com',
    'HTTP://example.com',
    // A protocol-relative URL.
    '//example.com/a',
    'mailto:a@b.example',
    'tel:+431',
  ])('keeps %s', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'view-source:https://example.com',
    // Values from JSON.
    null,
    7,
    {},
  ])('drops %j', (href) => {
    expect(safeHref(href as string)).toBeUndefined();
  });
});

describe('the page below a modal layer', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  const byId = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`No #${id}`);
    return element;
  };

  it('keeps live regions usable, such as foreign toasts inside the root', () => {
    document.body.innerHTML =
      '<div id="root"><main id="main"><p aria-live="off"></p><p aria-live="polite" data-slot="field-messages"></p></main><section id="toasts" aria-live="polite"></section></div><div id="layer"></div>';
    const undo = inertOthers([byId('layer')]);
    expect(byId('main')).toHaveAttribute('inert');
    expect(byId('root')).not.toHaveAttribute('inert');
    expect(byId('toasts')).not.toHaveAttribute('inert');
    undo();
    expect(byId('main')).not.toHaveAttribute('inert');
  });

  it('stays inert until the last layer closes, in any order', () => {
    document.body.innerHTML = '<main id="main"></main><div id="first"></div><div id="second"></div>';
    const undoFirst = inertOthers([byId('first')]);
    const undoSecond = inertOthers([byId('second')]);
    expect(byId('first')).toHaveAttribute('inert');
    undoFirst();
    expect(byId('main')).toHaveAttribute('inert');
    undoSecond();
    expect(byId('main')).not.toHaveAttribute('inert');
    expect(byId('first')).not.toHaveAttribute('inert');
  });

  it('keeps previously inert elements inert', () => {
    document.body.innerHTML = '<main id="main"></main><div id="layer"></div>';
    byId('main').setAttribute('inert', '');
    inertOthers([byId('layer')])();
    expect(byId('main')).toHaveAttribute('inert');
  });
});
