import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PreloadPageProvider } from '../../../../src/app/lib/lazy-with-preload';
import { RouterLink } from '../../../../src/app/lib/router-link';

const preload = vi.fn();

beforeEach(() => preload.mockClear());

function link(props: Parameters<typeof RouterLink>[0]): HTMLElement {
  render(
    <PreloadPageProvider value={preload}>
      <MemoryRouter>
        <RouterLink {...props}>Reports</RouterLink>
      </MemoryRouter>
    </PreloadPageProvider>,
  );
  return screen.getByRole('link', { name: 'Reports' });
}

describe('an app link', () => {
  it.each([
    ['the pointer enters the link', fireEvent.pointerEnter],
    ['the link is touched', fireEvent.touchStart],
    ['the link receives focus', fireEvent.focus],
  ])("preloads its page when %s, after the consumer's handler has run", (_what, act) => {
    const own = vi.fn(() => expect(preload).not.toHaveBeenCalled());
    act(link({ href: '/reports', onPointerEnter: own, onTouchStart: own, onFocus: own }));
    expect(own).toHaveBeenCalledOnce();
    expect(preload).toHaveBeenCalledExactlyOnceWith('/reports');
  });

  it('preloads nothing for a new tab', () => {
    const own = vi.fn();
    fireEvent.focus(link({ href: '/reports', target: '_blank', onFocus: own }));
    expect(preload).not.toHaveBeenCalled();
    expect(own).toHaveBeenCalledOnce();
  });

  it.each(['https://example.com/', '//example.com/', 'mailto:a@b.example', '#'])('leaves %s to the browser', (href) => {
    expect(link({ href })).toHaveAttribute('href', href);
  });
});
