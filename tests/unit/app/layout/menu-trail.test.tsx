import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { englishLabels, LabelsProvider, LinkProvider, type MenuEntry } from 'waymark';
import { MenuTrail } from '../../../../src/app/shell/menu-trail';
import { CustomTrail, type CustomTrailProps } from '../../../../src/app/shell/custom-trail';
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
  return render(
    <LabelsProvider labels={englishLabels}>
      <LinkProvider component={RouterLink}>
        <MemoryRouter initialEntries={[path]}>
          <MenuTrail entries={menu} />
        </MemoryRouter>
      </LinkProvider>
    </LabelsProvider>,
  );
}

/** The crumbs as they show, each with where it leads. */
async function crumbs(): Promise<(string | null)[][]> {
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
  return [...trail.querySelectorAll('[data-slot="breadcrumbs-link"]')].map((crumb) => [
    crumb.textContent,
    crumb.getAttribute('href'),
    crumb.getAttribute('aria-current'),
  ]);
}

describe('B1: the trail above a page', () => {
  it('leads from the dashboard over the group, a link where it has an address, to the page itself', async () => {
    show('/reports/weekly/12', entries);
    expect(await crumbs()).toEqual([
      ['Dashboard', '/', null],
      ['Reports', '/reports', null],
      ['Weekly', null, 'page'],
    ]);
  });

  it('names a group that has no address', async () => {
    show('/keys', entries);
    expect(await crumbs()).toEqual([
      ['Dashboard', '/', null],
      ['Access', null, null],
      ['Keys', null, 'page'],
    ]);
  });

  it('keeps its place while its code loads', async () => {
    const { container } = show('/keys', entries);
    expect(container).not.toBeEmptyDOMElement();
    await crumbs();
    expect(container.children).toHaveLength(1);
  });

  it.each(['/reports/plain', '/unknown'])('is not there on %s, whose item wants none or which is no item', (path) => {
    expect(show(path, entries).container).toBeEmptyDOMElement();
  });

  it.each([
    ['/', 0],
    ['/dashboard/default', 0],
    ['/api-setup', 0],
    ['/sample-page', 0],
    ['/pages/login', 3],
    ['/pages/register', 3],
  ])("of the app's own menu on %s has %d crumbs", async (path, count) => {
    const { container } = show(path);
    if (count === 0) expect(container).toBeEmptyDOMElement();
    else expect(await crumbs()).toHaveLength(count);
  });
});

describe("B2: a trail of the page's own", () => {
  const links = [{ title: 'Dashboard', to: '/' }, { title: 'Account' }, { title: 'Profile' }];
  const showOwn = (props: Partial<CustomTrailProps>) =>
    render(
      <LabelsProvider labels={englishLabels}>
        <CustomTrail links={links} {...props} />
      </LabelsProvider>,
    );

  it('has the steps that the page gives, links where they lead somewhere', async () => {
    showOwn({});
    expect(await crumbs()).toEqual([
      ['Dashboard', '/', null],
      ['Account', null, null],
      ['Profile', null, 'page'],
    ]);
  });

  it.each(['above', 'below'] as const)('has the title %s the trail, and a line under it', (titlePosition) => {
    const { container } = showOwn({ title: 'Profile', titleLevel: 1, titlePosition, divider: true });
    const title = screen.getByRole('heading', { name: 'Profile', level: 1 });
    const trail = screen.getByRole('navigation');
    expect(within(trail).getByText('Profile')).toHaveTextContent('Profile');
    const follows = trail.compareDocumentPosition(title) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows).toBe(titlePosition === 'below');
    expect(container.querySelector('[data-slot="breadcrumbs-divider"]')).toBeInTheDocument();
  });
});
