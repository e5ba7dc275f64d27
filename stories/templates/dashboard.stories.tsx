import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dashboard } from './dashboard';
import { home } from './menu';
import { OtherPage } from './other-page';
import { Shell } from './shell';
import { SampleRouter, sourceOf } from './templates.samples';

const meta = {
  title: 'Templates/Dashboard',
  component: Dashboard,
  tags: ['page'],
  parameters: {
    layout: 'fullscreen',
    docs: { source: sourceOf('dashboard'), story: { inline: false, iframeHeight: 760 } },
  },
  args: { loading: false },
  render: (args) => (
    <SampleRouter>
      {(path) => <Shell path={path}>{path === home ? <Dashboard {...args} /> : <OtherPage path={path} />}</Shell>}
    </SampleRouter>
  ),
} satisfies Meta<typeof Dashboard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The initial state with loaded data. */
export const Default: Story = { tags: ['visual'] };

/**
 * A keyboard walkthrough: the skip link, the breadcrumbs, a toast, the search field, which passes its text to the command
 * palette, and the color mode.
 */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const main = canvas.getByRole('main');
    const root = document.documentElement;

    // Skip the menu.
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(main).toHaveFocus();
    await userEvent.tab();
    await expect(within(main).getByRole('link', { name: 'Home' })).toHaveFocus();
    within(main).getByRole('button', { name: 'Test Weather service' }).focus();
    await userEvent.keyboard('{Enter}');
    // Focus the toast first: its timer could end during slow queries.
    await userEvent.keyboard('{F8}');
    const toasts = within(canvas.getByRole('region', { name: 'Messages' }));
    await expect(toasts.getByText('Weather service is responding')).toBeVisible();
    await expect(canvas.getByText('Weather service is responding').closest('[data-slot="toast"]')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Weather service is responding')).not.toBeInTheDocument());
    await expect(within(main).getByRole('button', { name: 'Test Weather service' })).toHaveFocus();

    // The search field passes its text to the palette.
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    search.focus();
    await fireEvent.change(search, { target: { value: 'settings' } });
    await userEvent.keyboard('{Enter}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus());
    await expect(palette.getByRole('combobox')).toHaveValue('settings');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const menuOfPages = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(menuOfPages.getByRole('link', { name: 'Settings', current: 'page' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    // The shortcut opens the palette from anywhere. The color mode changes and changes back.
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Color mode: Dark');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(root).toHaveAttribute('data-theme', 'dark'));
    canvas.getByRole('button', { name: 'Color mode' }).focus();
    await userEvent.keyboard('{Enter}');
    const menuOfModes = await screen.findByRole('menu');
    await expect(within(menuOfModes).getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await userEvent.keyboard('s{Enter}');
    await waitFor(() => expect(root.dataset.theme).not.toBe('dark'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Only one popup of the header, or flyout of the mini drawer, is open at a time. */
export const OnePopupAtATime: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const popups = {
      notifications: { opener: canvas.getByRole('button', { name: /^Notifications/ }) },
      profile: { opener: canvas.getByRole('button', { name: /John Doe/ }) },
      mode: { opener: canvas.getByRole('button', { name: 'Color mode' }) },
    } as const;
    const names = Object.keys(popups) as (keyof typeof popups)[];
    const openLayers = () => [...document.querySelectorAll('[role="dialog"], [role="menu"], [data-slot="flyout"]')];
    const onlyOpen = (name: keyof typeof popups) =>
      waitFor(async () => {
        const open = names.filter((other) => popups[other].opener.getAttribute('aria-expanded') === 'true');
        await expect(open).toEqual([name]);
        await expect(openLayers()).toHaveLength(1);
      });
    const noneOpen = () => waitFor(() => expect(openLayers()).toHaveLength(0));

    // By pointer: open each popup after each other one.
    for (const first of names) {
      for (const second of names.filter((name) => name !== first)) {
        await userEvent.click(popups[first].opener);
        await onlyOpen(first);
        await userEvent.click(popups[second].opener);
        await onlyOpen(second);
        await userEvent.keyboard('{Escape}');
        await noneOpen();
      }
    }

    // By keyboard: a popup closes when focus leaves it.
    for (const first of names) {
      for (const second of names.filter((name) => name !== first)) {
        popups[first].opener.focus();
        await userEvent.keyboard('{Enter}');
        await onlyOpen(first);
        popups[second].opener.focus();
        await userEvent.keyboard('{Enter}');
        await onlyOpen(second);
        await userEvent.keyboard('{Escape}');
        await noneOpen();
      }
    }

    // The palette closes the open popup, and no popup is open after it closes.
    for (const name of names) {
      await userEvent.click(popups[name].opener);
      await onlyOpen(name);
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(async () => {
        await expect(openLayers()).toEqual([screen.getByRole('dialog', { name: 'Command palette' })]);
      });
      await userEvent.keyboard('{Escape}');
      await noneOpen();
    }

    // A flyout of the mini drawer and a popup of the header.
    await userEvent.click(canvas.getByRole('button', { name: 'Main menu' }));
    const group = await canvas.findByRole('button', { name: 'Authentication' });
    await userEvent.click(group);
    await waitFor(() => expect(openLayers()).toHaveLength(1));
    await userEvent.click(popups.profile.opener);
    await onlyOpen('profile');
    await userEvent.keyboard('{Escape}');
    await noneOpen();
    await userEvent.click(canvas.getByRole('button', { name: 'Main menu' }));
  },
};
