// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { RouterLink } from '../../../src/app/router/link';
import { registerPage } from '../../../src/app/router/preload';

const load = vi.fn(async () => () => null);

function link(props: Parameters<typeof RouterLink>[0]): HTMLElement {
  load.mockClear();
  registerPage('/reports', [load]);
  render(
    <MemoryRouter>
      <RouterLink {...props}>Reports</RouterLink>
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Reports' });
}

describe('R8: a link of the app', () => {
  it.each([
    ['pointed at', fireEvent.pointerEnter],
    ['touched', fireEvent.touchStart],
    ['reached by keyboard', fireEvent.focus],
  ])('fetches its page ahead when it is %s, after what its owner does', (_what, act) => {
    const own = vi.fn(() => expect(load).not.toHaveBeenCalled());
    act(link({ href: '/reports', onPointerEnter: own, onTouchStart: own, onFocus: own }));
    expect(own).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });

  it('fetches nothing for another tab, nor for another site, and tells its owner all the same', () => {
    const own = vi.fn();
    fireEvent.focus(link({ href: '/reports', target: '_blank', onFocus: own }));
    expect(load).not.toHaveBeenCalled();
    expect(own).toHaveBeenCalledOnce();
  });

  it.each(['https://example.com/', '//example.com/', 'mailto:a@b.example', '#'])('leaves %s to the browser', (href) => {
    expect(link({ href })).toHaveAttribute('href', href);
  });
});
