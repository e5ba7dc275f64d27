import { act, render } from '@testing-library/react';
import { type RefObject, useEffect, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusInside, openersOf, returnFocus } from '../../../src/components/lib/return-focus';
import { type ModalOptions, useModal } from '../../../src/components/lib/use-modal';
import { type Opener, useOpener } from '../../../src/components/lib/use-opener';

function page(html: string): void {
  document.body.innerHTML = html;
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('moving the focus into a layer', () => {
  it('prefers what it is told, then the first control, then the layer itself', () => {
    page(
      '<div id="layer" tabindex="-1"><button disabled>A</button><a href="#x" id="link">B</a><input id="field"></div><div id="bare" tabindex="-1">C</div>',
    );
    focusInside(byId('layer'), byId('field'));
    expect(byId('field')).toHaveFocus();
    focusInside(byId('layer'));
    expect(byId('link')).toHaveFocus();
    focusInside(byId('bare'), null);
    expect(byId('bare')).toHaveFocus();
  });
});

describe('what opened a layer', () => {
  it('is what has the focus, and what opened the layer around that, to the bottom', () => {
    page(`
      <button id="page" aria-controls="dialog">A</button>
      <div id="dialog" role="dialog"><button id="chooser">B</button></div>
      <div id="menu" role="menu" aria-labelledby="chooser"><div id="item" role="menuitem" tabindex="-1">C</div></div>`);
    expect(openersOf(byId('item')).map(({ id }) => id)).toEqual(['item', 'chooser', 'page']);
  });

  it('is nothing for the body, and ends where layers name each other', () => {
    page(
      '<div id="one" role="dialog"><button id="a" aria-controls="two">A</button></div><div id="two" role="dialog"><button id="b" aria-controls="one">B</button></div>',
    );
    expect(openersOf(document.body)).toEqual([]);
    expect(openersOf(null)).toEqual([]);
    expect(openersOf(byId('a')).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('giving the focus back', () => {
  const html =
    '<main id="main" tabindex="-1"><button id="first">A</button><button id="second">B</button></main><div id="layer"><button id="inside">C</button></div>';

  it('goes to the first opener that takes it', () => {
    page(html);
    byId('inside').focus();
    const gone = document.createElement('button');
    returnFocus([null, gone, byId('second')], byId('layer'));
    expect(byId('second')).toHaveFocus();
  });

  it('goes to the main content when no opener is left, else to the first control', () => {
    page(html);
    byId('inside').focus();
    returnFocus([], byId('layer'));
    expect(byId('main')).toHaveFocus();
    page('<p>A</p><button id="only">B</button>');
    returnFocus([]);
    expect(byId('only')).toHaveFocus();
  });

  it('leaves it where the person has put it meanwhile', () => {
    page(html);
    byId('second').focus();
    returnFocus([byId('first')], byId('layer'));
    expect(byId('second')).toHaveFocus();
  });

  it('does not take a press on plain content, which focuses the landmark, for a choice', () => {
    page(html);
    byId('main').focus();
    returnFocus([byId('first')], byId('layer'));
    expect(byId('first')).toHaveFocus();
    byId('main').focus();
    returnFocus([], byId('layer'));
    expect(byId('main')).toHaveFocus();
  });
});

describe('a modal layer', () => {
  function Layer({ open, name, ...options }: Partial<ModalOptions> & { open: boolean; name: string }) {
    const panelRef = useRef<HTMLDivElement>(null);
    useModal({ open, panelRef, ...options });
    return (
      <div ref={panelRef} id={name} tabIndex={-1}>
        <button type="button" id={`${name}-first`}>
          A
        </button>
        <button type="button" id={`${name}-second`}>
          B
        </button>
      </div>
    );
  }

  function Page({
    one,
    two = false,
    opener,
    openerRef,
    first,
  }: {
    one: boolean;
    two?: boolean;
    opener?: boolean;
    openerRef?: RefObject<HTMLElement | null>;
    first?: RefObject<HTMLElement | null>;
  }) {
    return (
      <>
        <main id="main" tabIndex={-1}>
          {opener !== false && (
            <button type="button" id="opener">
              Open
            </button>
          )}
        </main>
        <Layer name="one" open={one} openerRef={openerRef} initialFocusRef={first} />
        <Layer name="two" open={two} />
      </>
    );
  }

  const { documentElement } = document;

  it('takes the focus, makes the rest inert, stops the page from scrolling, and undoes all of it', () => {
    const { rerender } = render(<Page one={false} />);
    byId('opener').focus();
    rerender(<Page one />);
    expect(byId('one-first')).toHaveFocus();
    expect(byId('main')).toHaveAttribute('inert');
    expect(byId('one')).not.toHaveAttribute('inert');
    expect(documentElement.style.overflow).toBe('hidden');
    rerender(<Page one={false} />);
    expect(byId('opener')).toHaveFocus();
    expect(document.querySelector('[inert]')).toBeNull();
    expect(documentElement.style.overflow).toBe('');
  });

  it('holds the page while another one is open, in whichever order they close', () => {
    documentElement.style.overflow = 'clip';
    const { rerender } = render(<Page one={false} />);
    rerender(<Page one />);
    rerender(<Page one two />);
    expect(documentElement.style.overflow).toBe('hidden');
    rerender(<Page one={false} two />);
    expect(documentElement.style.overflow).toBe('hidden');
    expect(byId('main')).toHaveAttribute('inert');
    rerender(<Page one={false} />);
    expect(documentElement.style.overflow).toBe('clip');
    expect(byId('main')).not.toHaveAttribute('inert');
    documentElement.style.overflow = '';
  });

  it('focuses what it is told to, and returns to the opener that it is told of', () => {
    const openerRef: RefObject<HTMLElement | null> = { current: null };
    const first: RefObject<HTMLElement | null> = { current: null };
    const { rerender } = render(<Page one={false} openerRef={openerRef} first={first} />);
    openerRef.current = byId('opener');
    first.current = byId('one-second');
    rerender(<Page one openerRef={openerRef} first={first} />);
    expect(byId('one-second')).toHaveFocus();
    rerender(<Page one={false} openerRef={openerRef} first={first} />);
    expect(byId('opener')).toHaveFocus();
    expect(openerRef.current).toBeNull();
  });

  it('returns to the main content when what opened it is gone, and when it is taken away open', () => {
    const { rerender, unmount } = render(<Page one={false} />);
    byId('opener').focus();
    rerender(<Page one />);
    rerender(<Page one opener={false} />);
    rerender(<Page one={false} opener={false} />);
    expect(byId('main')).toHaveFocus();
    rerender(<Page one />);
    unmount();
    expect(documentElement.style.overflow).toBe('');
  });
});

describe('a layer that is not modal', () => {
  const held: { opener?: Opener } = {};
  const close = vi.fn();

  function Page({ open, trigger = true }: { open: boolean; trigger?: boolean }) {
    const opener = useOpener(open, close);
    useEffect(() => {
      held.opener = opener;
    });
    return (
      <main id="main" tabIndex={-1}>
        {trigger && (
          <button type="button" id="trigger" ref={opener.triggerRef}>
            Open
          </button>
        )}
        <button type="button" id="origin">
          Other
        </button>
        <div id="layer">
          <button type="button" id="inside">
            Inside
          </button>
        </div>
      </main>
    );
  }

  /** What Radix does when the layer has closed. */
  function giveBack({ vetoed = false } = {}): Event {
    const event = new Event('close', { cancelable: true });
    if (vetoed) event.preventDefault();
    byId('layer').addEventListener('close', (heard) => held.opener?.giveBack(heard), { once: true });
    byId('layer').dispatchEvent(event);
    return event;
  }

  it('gives the focus to its trigger, and keeps Radix from doing so', () => {
    render(<Page open />);
    byId('inside').focus();
    expect(giveBack().defaultPrevented).toBe(true);
    expect(byId('trigger')).toHaveFocus();
  });

  it('does nothing where the page has vetoed', () => {
    render(<Page open />);
    byId('inside').focus();
    giveBack({ vetoed: true });
    expect(byId('inside')).toHaveFocus();
  });

  it('closes when its trigger goes, and gives the focus to where it came from', async () => {
    const { rerender } = render(<Page open />);
    byId('origin').focus();
    held.opener?.noteOrigin();
    byId('inside').focus();
    close.mockClear();
    await act(async () => {
      rerender(<Page open trigger={false} />);
      await Promise.resolve();
    });
    expect(close).toHaveBeenCalledTimes(1);
    giveBack();
    expect(byId('origin')).toHaveFocus();
  });

  it('does not close when a trigger goes while it is closed, or with the whole page', async () => {
    const { rerender, unmount } = render(<Page open={false} />);
    close.mockClear();
    await act(async () => {
      rerender(<Page open={false} trigger={false} />);
      await Promise.resolve();
    });
    rerender(<Page open />);
    unmount();
    await Promise.resolve();
    expect(close).not.toHaveBeenCalled();
  });
});
