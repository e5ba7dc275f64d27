import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { focusHeading } from 'waymark';

function get(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}

/** Mutation observers are called in a microtask. */
const settled = () =>
  new Promise<void>((resolve) => {
    queueMicrotask(resolve);
  });

beforeEach(() => {
  document.body.innerHTML =
    '<div id="app"><main tabindex="-1"><h1>Reports</h1><a href="/x">x</a></main></div><button>Menu</button>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the heading of the next page', () => {
  it('receives focus and then leaves the tab order', () => {
    focusHeading();
    expect(get('h1')).toHaveFocus();
    get('button').focus();
    expect(get('h1')).not.toHaveAttribute('tabindex');
  });

  it('keeps focus while another window is active', () => {
    focusHeading();
    get('h1').dispatchEvent(new FocusEvent('blur'));
    expect(get('h1')).toHaveFocus();
    expect(get('h1')).toHaveAttribute('tabindex', '-1');
    get('button').focus();
    expect(get('h1')).not.toHaveAttribute('tabindex');
  });

  it('is replaced by the main landmark if missing', () => {
    get('h1').remove();
    focusHeading();
    expect(get('main')).toHaveFocus();
  });

  it('receives focus when the layer that makes the page inert has closed', async () => {
    get('#app').setAttribute('inert', '');
    get('button').focus();
    focusHeading();
    expect(get('button')).toHaveFocus();
    get('#app').removeAttribute('inert');
    await settled();
    expect(get('h1')).toHaveFocus();
  });

  it('receives focus when the page has rendered', async () => {
    const main = get('main');
    main.remove();
    focusHeading();
    expect(document.body).toHaveFocus();
    get('#app').append(main);
    await settled();
    expect(get('h1')).toHaveFocus();
  });

  it('does not take focus after the user presses a key', async () => {
    get('#app').setAttribute('inert', '');
    get('button').focus();
    focusHeading();
    get('button').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    get('#app').removeAttribute('inert');
    await settled();
    expect(get('button')).toHaveFocus();
  });
});
