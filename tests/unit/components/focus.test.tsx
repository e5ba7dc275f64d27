import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommandPalette, Dialog, DialogContent, DialogTrigger } from 'waymark';
import { focusInside, getReturnTargets, restoreFocus } from '../../../src/components/lib/return-focus';
import { type ModalOptions, useModal } from '../../../src/components/lib/use-modal';
import { type ReturnFocus, useReturnFocus } from '../../../src/components/lib/use-return-focus';

function page(html: string): void {
  document.body.innerHTML = html;
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`#${id} not found`);
  return element;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('moving the focus into a layer', () => {
  it('prefers the first control, then the layer itself', () => {
    page(
      '<div id="layer" tabindex="-1"><button disabled>A</button><a href="#x" id="link">B</a><input id="field"></div><div id="bare" tabindex="-1">C</div>',
    );
    focusInside(byId('layer'));
    expect(byId('link')).toHaveFocus();
    focusInside(byId('bare'));
    expect(byId('bare')).toHaveFocus();
  });
});

describe('the return targets of a layer', () => {
  it('are the focused element and the triggers of the layers around it', () => {
    page(`
      <button id="page" aria-controls="dialog">A</button>
      <div id="dialog" role="dialog"><button id="chooser">B</button></div>
      <div id="menu" role="menu" aria-labelledby="chooser"><div id="item" role="menuitem" tabindex="-1">C</div></div>`);
    expect(getReturnTargets(byId('item')).map(({ id }) => id)).toEqual(['item', 'chooser', 'page']);
  });

  it('are empty for the body, and end where layers refer to each other', () => {
    page(
      '<div id="one" role="dialog"><button id="a" aria-controls="two">A</button></div><div id="two" role="dialog"><button id="b" aria-controls="one">B</button></div>',
    );
    expect(getReturnTargets(document.body)).toEqual([]);
    expect(getReturnTargets(null)).toEqual([]);
    expect(getReturnTargets(byId('a')).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('work with an id that is not a valid selector', () => {
    page('<button id="trigger">A</button><div id="layer" role="dialog"><button id="inside">B</button></div>');
    byId('layer').id = 'a "quoted" id';
    byId('trigger').setAttribute('aria-controls', 'a "quoted" id');
    expect(getReturnTargets(byId('inside')).map(({ id }) => id)).toEqual(['inside', 'trigger']);
  });
});

describe('restoring the focus', () => {
  const html =
    '<main id="main" tabindex="-1"><button id="first">A</button><button id="second">B</button></main><div id="layer"><button id="inside">C</button></div>';

  it('moves to the first target that accepts it', () => {
    page(html);
    byId('inside').focus();
    const gone = document.createElement('button');
    restoreFocus([null, gone, byId('second')], byId('layer'));
    expect(byId('second')).toHaveFocus();
  });

  it('moves to the main content when no target is left, else to the first control', () => {
    page(html);
    byId('inside').focus();
    restoreFocus([], byId('layer'));
    expect(byId('main')).toHaveFocus();
    page('<p>A</p><button id="only">B</button>');
    restoreFocus([]);
    expect(byId('only')).toHaveFocus();
  });

  it('keeps the focus where the user has moved it meanwhile', () => {
    page(html);
    byId('second').focus();
    restoreFocus([byId('first')], byId('layer'));
    expect(byId('second')).toHaveFocus();
  });

  it('moves it from the main landmark, which a click on plain content focuses', () => {
    page(html);
    byId('main').focus();
    restoreFocus([byId('first')], byId('layer'));
    expect(byId('first')).toHaveFocus();
    byId('main').focus();
    restoreFocus([], byId('layer'));
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
    onOpenAutoFocus,
    onCloseAutoFocus,
  }: {
    one: boolean;
    two?: boolean;
    opener?: boolean;
    openerRef?: RefObject<HTMLElement | null>;
    onOpenAutoFocus?: (event: Event) => void;
    onCloseAutoFocus?: (event: Event) => void;
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
        <Layer
          name="one"
          open={one}
          openerRef={openerRef}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
        />
        <Layer name="two" open={two} />
      </>
    );
  }

  const { documentElement } = document;

  it('moves the focus inside, makes the rest inert and locks scrolling until it closes', () => {
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

  it('keeps the page locked while another layer is open, in any order of closing', () => {
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

  /** Lets the environment report whether the user has just clicked or pressed a key. */
  const setUserActivation = (isActive: boolean) =>
    vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { isActive } } }));

  it('makes content inert that is added to the page while it is open', async () => {
    setUserActivation(false);
    const { rerender } = render(<Page one />);
    const widget = document.createElement('div');
    document.body.append(widget);
    await waitFor(() => expect(widget).toHaveAttribute('inert'));
    rerender(<Page one={false} />);
    expect(widget).not.toHaveAttribute('inert');
  });

  it('keeps a popup of another library usable that the user opens from it', async () => {
    setUserActivation(true);
    const { rerender } = render(<Page one />);
    const popup = document.createElement('div');
    document.body.append(popup);
    // The observers of a document are called in order, so the one of the layer has seen the popup.
    await Promise.resolve();
    expect(popup).not.toHaveAttribute('inert');
    // A further layer opens above the popup.
    rerender(<Page one two />);
    expect(popup).toHaveAttribute('inert');
    rerender(<Page one two={false} />);
    expect(popup).not.toHaveAttribute('inert');
    popup.remove();
  });

  it('returns the focus to the given opener', () => {
    const openerRef: RefObject<HTMLElement | null> = { current: null };
    const { rerender } = render(<Page one={false} openerRef={openerRef} />);
    openerRef.current = byId('opener');
    rerender(<Page one openerRef={openerRef} />);
    rerender(<Page one={false} openerRef={openerRef} />);
    expect(byId('opener')).toHaveFocus();
    expect(openerRef.current).toBeNull();
  });

  it('lets the consumer move the focus on opening and on closing', () => {
    const focus = (id: string) => (event: Event) => {
      event.preventDefault();
      byId(id).focus();
    };
    const handlers = { onOpenAutoFocus: focus('one-second'), onCloseAutoFocus: focus('main') };
    const { rerender } = render(<Page one={false} {...handlers} />);
    byId('opener').focus();
    rerender(<Page one {...handlers} />);
    expect(byId('one-second')).toHaveFocus();
    rerender(<Page one={false} {...handlers} />);
    expect(byId('main')).toHaveFocus();
  });

  it('returns the focus to the main content when the opener is gone, and unlocks the page when it is unmounted', () => {
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

describe('a non-modal layer', () => {
  const held: { returnFocus?: ReturnFocus } = {};
  const close = vi.fn();

  function Page({ open, trigger = true }: { open: boolean; trigger?: boolean }) {
    const returnFocus = useReturnFocus(open, close);
    useEffect(() => {
      held.returnFocus = returnFocus;
    });
    return (
      <main id="main" tabIndex={-1}>
        {trigger && (
          <button type="button" id="trigger" ref={returnFocus.triggerRef}>
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

  it('returns the focus to its trigger', () => {
    render(<Page open />);
    byId('inside').focus();
    held.returnFocus?.restoreFocus(byId('layer'));
    expect(byId('trigger')).toHaveFocus();
  });

  it('closes when its trigger is unmounted, and returns the focus to the element that had it before', async () => {
    const { rerender } = render(<Page open />);
    byId('origin').focus();
    held.returnFocus?.captureFocus();
    byId('inside').focus();
    close.mockClear();
    await act(async () => {
      rerender(<Page open trigger={false} />);
      await Promise.resolve();
    });
    expect(close).toHaveBeenCalledTimes(1);
    held.returnFocus?.restoreFocus(byId('layer'));
    expect(byId('origin')).toHaveFocus();
  });

  it('does not close when its trigger is unmounted while it is closed, or with the whole page', async () => {
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

describe('a dialog in an engine that does not focus a clicked button', () => {
  function Controlled() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent aria-label="Rename" showCloseButton={false}>
            Content
          </DialogContent>
        </Dialog>
      </>
    );
  }

  it.each([
    [
      'its trigger',
      <Dialog key="trigger">
        <DialogTrigger>Open</DialogTrigger>
        <DialogContent aria-label="Rename" showCloseButton={false}>
          Content
        </DialogContent>
      </Dialog>,
    ],
    ['the button that was clicked', <Controlled key="controlled" />],
  ])('returns the focus to %s', (_, dialog) => {
    render(
      <>
        <button type="button">First on the page</button>
        {dialog}
      </>,
    );
    const button = screen.getByRole('button', { name: 'Open' });
    // Unlike `userEvent`, this leaves the focus where it is.
    fireEvent.click(button);
    expect(screen.getByRole('dialog', { name: 'Rename' })).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });
});

it('keeps the list of the command palette out of the Tab order', () => {
  const { unmount } = render(<CommandPalette defaultOpen commands={[{ id: 'home', title: 'Home' }]} />);
  expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1');
  unmount();
});
