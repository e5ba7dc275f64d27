import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NavMenu, NavMenuEntries } from 'waymark';
import { menu } from '../../../../../src/app/config/menu';

const at = (path: string) => (
  <NavMenu>
    <NavMenuEntries entries={menu} currentPath={path} />
  </NavMenu>
);

describe("the group of the app's menu", () => {
  it('opens on a page of one of its entries, and can be closed there', async () => {
    const { rerender } = render(at('/'));
    const group = screen.getByRole('button', { name: 'Authentication' });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    rerender(at('/pages/register'));
    expect(group).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: /^register/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'false');
    rerender(at('/pages/register?again'));
    expect(group).toHaveAttribute('aria-expanded', 'false');
  });
});
