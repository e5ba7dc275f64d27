import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LinkProvider, type MenuEntry } from 'waymark';
import { MenuTrail } from '../../../../src/app/shell/main-layout';
import { CustomTrail } from '../../../../src/app/shell/custom-trail';
import { RouterLink } from '../../../../src/app/lib/router-link';

const entries: readonly MenuEntry[] = [
  {
    id: 'data',
    type: 'group',
    title: 'Data',
    children: [
      {
        id: 'reports',
        type: 'collapse',
        title: 'Reports',
        url: '/reports',
        children: [
          { id: 'weekly', type: 'item', title: 'Weekly', url: '/reports/weekly' },
          { id: 'plain', type: 'item', title: 'Plain', url: '/reports/plain', breadcrumbs: false },
        ],
      },
      {
        id: 'access',
        type: 'collapse',
        title: 'Access',
        children: [{ id: 'keys', type: 'item', title: 'Keys', url: '/keys' }],
      },
    ],
  },
];

function show(path: string, menu?: readonly MenuEntry[]) {
  return act(async () =>
    render(
      <LinkProvider component={RouterLink}>
        <MemoryRouter initialEntries={[path]}>
          <MenuTrail entries={menu} />
        </MemoryRouter>
      </LinkProvider>,
    ),
  );
}

/** Returns text, URL and `aria-current` of each crumb. */
async function crumbs(): Promise<(string | null)[][]> {
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
  return [...trail.querySelectorAll('li > :is(a, span):not(:empty)')].map((crumb) => [
    crumb.textContent,
    crumb.getAttribute('href'),
    crumb.getAttribute('aria-current'),
  ]);
}

describe('the breadcrumbs of a page', () => {
  it('lead from the dashboard through the group to the page', async () => {
    await show('/reports/weekly/12', entries);
    expect(await crumbs()).toEqual([
      ['Dashboard', '/', null],
      ['Reports', '/reports', null],
      ['Weekly', null, 'page'],
    ]);
  });

  it('reserve their height while their code loads', async () => {
    const { container } = await show('/keys', entries);
    expect(container).not.toBeEmptyDOMElement();
    await crumbs();
    expect(container.children).toHaveLength(1);
  });
});

describe('custom breadcrumbs', () => {
  const links = [{ title: 'Dashboard', to: '/' }, { title: 'Account' }, { title: 'Profile' }];

  it('show the links that the page defines', async () => {
    render(<CustomTrail links={links} />);
    expect(await crumbs()).toEqual([
      ['Dashboard', '/', null],
      ['Account', null, null],
      ['Profile', null, 'page'],
    ]);
  });
});
