// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRouter } from '../../../../src/app/router/app-router';
import { PageArrival } from '../../../../src/app/router/page-arrival';
import { createMemoryNavigation } from './memory-navigation';

const scrolls: (ScrollToOptions | string)[] = [];
let grow: () => void = () => undefined;

beforeEach(() => {
  scrolls.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  window.sessionStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
  Object.assign(window, {
    scrollTo: (options: ScrollToOptions) => {
      scrolls.push(options);
      Object.assign(window, { scrollY: options.top });
    },
    scrollY: 0,
  });
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolls.push(`#${this.id}`);
  };
});

function open(address = '/') {
  const page = (path: string, name: string) => ({
    path,
    element: (
      <main>
        <h1>{name}</h1>
        <button>Go</button>
      </main>
    ),
  });
  const { navigation } = createMemoryNavigation(
    [
      {
        element: (
          <>
            <Outlet />
            <PageArrival />
          </>
        ),
        children: [page('/', 'Home'), page('/reports', 'Reports'), { path: '/empty', element: null }],
      },
    ],
    [address],
  );
  render(
    <StrictMode>
      <AppRouter navigation={navigation} />
    </StrictMode>,
  );
  const { navigator } = navigation;
  const go = (to: string | number) => act(() => (typeof to === 'number' ? navigator.go(to) : navigator.push(to)));
  const scrollBy = (top: number) => {
    Object.assign(window, { scrollY: top });
    window.dispatchEvent(new Event('scroll'));
  };
  return { go, scrollBy };
}

const heading = (name: string) => screen.getByRole('heading', { name });

describe('R10: a person who comes to a page', () => {
  it('keeps the focus when the site was loaded', () => {
    open();
    expect(document.body).toHaveFocus();
  });

  it('has it on the heading after a link, also past a redirect', () => {
    const { go } = open();
    go('/reports');
    expect(heading('Reports')).toHaveFocus();
    go('/empty');
    go('/');
    expect(heading('Home')).toHaveFocus();
  });

  it.each(['/reports?tab=2', '/reports#main', '/reports?tab=2#%E0%A4%A'])(
    'keeps it on the same page, at %s',
    (address) => {
      const { go } = open('/reports');
      const button = screen.getByRole('button');
      button.focus();
      go(address);
      expect(button).toHaveFocus();
    },
  );

  it('is at the top of a new page, and on the way back where it was left', () => {
    const { go, scrollBy } = open();
    scrollBy(250);
    go('/reports');
    expect(window.scrollY).toBe(0);
    scrollBy(90);
    go(-1);
    expect(window.scrollY).toBe(250);
    go(1);
    expect(window.scrollY).toBe(90);
  });

  it('stays where a filter of the page changes', () => {
    const { go, scrollBy } = open();
    scrollBy(250);
    go('/?range=month');
    expect(window.scrollY).toBe(250);
    go('/?range=month');
    expect(window.scrollY).toBe(0);
  });

  it('comes to the place that the address names, as soon as it is there', () => {
    const { go } = open();
    go('/reports#row-3');
    expect(scrolls).not.toContain('#row-3');
    heading('Reports').id = 'row-3';
    grow();
    expect(scrolls.at(-1)).toBe('#row-3');
  });

  it('is left alone when moving before a late page has grown', () => {
    const { go } = open();
    go('/reports#row-3');
    window.dispatchEvent(new Event('wheel'));
    heading('Reports').id = 'row-3';
    grow();
    expect(scrolls).not.toContain('#row-3');
  });
});
