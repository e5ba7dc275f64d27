import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  AppShellMain,
  Button,
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerHeader,
  DrawerProvider,
  DrawerToggle,
  Link,
  type MenuEntry,
} from 'waymark';
import { Frame, menu, SampleAppBar, SampleDrawer, SampleUsage, withRouter } from './shell.samples';

const meta = {
  title: 'Navigation/Drawer',
  component: DrawerProvider,
  argTypes: {
    variant: { control: 'inline-radio', options: ['auto', 'permanent', 'modal'] },
    open: { control: false },
    children: { control: false },
  },
  args: { onOpenChange: fn(), children: null },
  decorators: [withRouter],
  render: (args) => (
    <DrawerProvider {...args}>
      <Frame className="h-160">
        <SampleAppBar />
        <SampleDrawer />
        <Page />
      </Frame>
    </DrawerProvider>
  ),
} satisfies Meta<typeof DrawerProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { variant: 'permanent', defaultOpen: true },
  // The initial state is read once: remount when one of these controls changes.
  render: (args) => (
    <DrawerProvider key={`${args.variant} ${args.defaultOpen}`} {...args}>
      <Frame className="h-160">
        <SampleAppBar />
        <SampleDrawer footer={<SampleUsage />} />
      </Frame>
    </DrawerProvider>
  ),
};

/** The page beside or below the drawer. */
function Page() {
  return (
    <div className="flex h-full items-center justify-end p-6 pt-header">
      <Button variant="outline">Test connection</Button>
    </div>
  );
}

function partsOf(canvasElement: HTMLElement) {
  const part = (slot: string): HTMLElement => {
    const element = canvasElement.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
    if (!element) throw new Error(`No element has data-slot="${slot}".`);
    return element;
  };
  return { drawer: part('drawer'), toggle: part('drawer-toggle'), part };
}

const isInert = (element: Element): boolean => element.closest('[inert]') !== null;

/** Beside the page the toggle switches between open and mini. Its name describes the next action. */
export const Permanent: Story = {
  tags: ['feature'],
  args: { variant: 'permanent' },
  parameters: { keyboard: ['drawer-toggle-enter', 'drawer-toggle-space'] },
  play: async ({ args, canvasElement }) => {
    const { drawer, toggle } = partsOf(canvasElement);
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await expect(toggle).toHaveAccessibleName('Main menu');
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(drawer).toHaveAttribute('data-state', 'mini');
    await expect(toggle).toHaveAccessibleName('Main menu');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    // A mini drawer is not inert, and its entries keep their accessible names.
    await expect(isInert(drawer)).toBe(false);
    await expect(within(drawer).getByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
    await waitFor(() => expect(drawer.offsetWidth).toBe(72));
    await userEvent.keyboard(' ');
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(drawer.offsetWidth).toBe(260));
    await expect(toggle).toHaveFocus();
  },
};

/** Above the page the drawer takes focus, the rest of the page is inert, and Escape returns focus to the toggle. */
export const Modal: Story = {
  tags: ['feature'],
  args: { variant: 'modal' },
  parameters: { keyboard: ['drawer-modal-open', 'drawer-escape'] },
  play: async ({ args, canvasElement }) => {
    const { drawer, toggle } = partsOf(canvasElement);
    const outside = within(canvasElement).getByText('Test connection');
    await expect(drawer).toHaveAttribute('data-state', 'closed');
    await expect(isInert(drawer)).toBe(true);
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(drawer).toHaveAttribute('role', 'dialog');
    await expect(drawer).toHaveAccessibleName('Main menu');
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await expect(isInert(outside)).toBe(true);
    await expect(isInert(toggle)).toBe(true);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect(drawer).toHaveAttribute('data-state', 'closed');
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(isInert(drawer)).toBe(true);
    await expect(isInert(outside)).toBe(false);
    await expect(document.documentElement.style.overflow).toBe('');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** A click on the scrim or on the close button closes the drawer. */
export const ClickOutside: Story = {
  tags: ['feature', '!dev'],
  args: { variant: 'modal', defaultOpen: true },
  play: async ({ canvasElement }) => {
    const { drawer, toggle, part } = partsOf(canvasElement);
    await userEvent.click(part('drawer-scrim'));
    await expect(drawer).toHaveAttribute('data-state', 'closed');
    await userEvent.click(toggle);
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await userEvent.click(part('drawer-close'));
    await expect(drawer).toHaveAttribute('data-state', 'closed');
    await waitFor(() => expect(toggle).toHaveFocus());
  },
};

/**
 * Clicking a link closes the modal drawer, even if it links to the current page. A group only expands and collapses.
 */
export const CloseOnNavigation: Story = {
  tags: ['feature'],
  args: { variant: 'modal' },
  parameters: { keyboard: ['drawer-entry-enter'] },
  play: async ({ canvasElement }) => {
    const { drawer, toggle } = partsOf(canvasElement);
    await userEvent.click(toggle);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Authentication' }));
    await expect(drawer).toHaveAttribute('data-state', 'open');
    const entry = within(drawer).getByRole('link', { name: 'API Setup' });
    entry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(drawer).toHaveAttribute('data-state', 'closed');
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.click(toggle);
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await userEvent.click(entry);
    await expect(drawer).toHaveAttribute('data-state', 'closed');
    await expect(document.querySelector('[data-slot="drawer-toggle"][inert], main[inert]')).toBeNull();
  },
};

const reports: readonly MenuEntry[] = [
  ...menu,
  {
    id: 'reports',
    type: 'group',
    title: 'Reports',
    children: Array.from({ length: 24 }, (_, index) => ({
      id: `week-${index + 1}`,
      type: 'item' as const,
      title: `Week ${index + 1}`,
      url: `/reports/${index + 1}`,
    })),
  },
];

/** A long menu scrolls between the header and the footer of the drawer. */
export const LongMenu: Story = {
  tags: ['feature'],
  args: { variant: 'permanent' },
  render: (args) => (
    <DrawerProvider {...args}>
      <Frame className="h-160">
        <SampleAppBar />
        <SampleDrawer entries={reports} footer={<SampleUsage />} />
      </Frame>
    </DrawerProvider>
  ),
  play: async ({ canvasElement }) => {
    const { drawer, part } = partsOf(canvasElement);
    const content = part('drawer-content');
    await expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
    await expect(content.scrollWidth).toBe(content.clientWidth);
    const foot = part('drawer-footer').getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(drawer.getBoundingClientRect().bottom);
  },
};

/** Call `preventDefault` in `onClick` or `onKeyDown` to keep the drawer open. */
export const PreventClosing: Story = {
  tags: ['feature'],
  args: { variant: 'modal' },
  render: (args) => (
    <DrawerProvider {...args}>
      <Frame className="h-120">
        <div className="p-4">
          <DrawerToggle />
        </div>
        <Drawer
          onClick={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.preventDefault();
          }}
        >
          <DrawerHeader>
            <DrawerClose onClick={(event) => event.preventDefault()} />
          </DrawerHeader>
          <DrawerContent>
            <Link href="#kept">Keeps the drawer open</Link>
          </DrawerContent>
        </Drawer>
      </Frame>
    </DrawerProvider>
  ),
  play: async ({ canvasElement }) => {
    const { drawer, toggle, part } = partsOf(canvasElement);
    await userEvent.click(toggle);
    await userEvent.click(within(drawer).getByRole('link'));
    await userEvent.click(part('drawer-close'));
    await userEvent.keyboard('{Escape}');
    await expect(drawer).toHaveAttribute('data-state', 'open');
    // A click on the scrim cannot be prevented.
    await userEvent.click(part('drawer-scrim'));
    await expect(drawer).toHaveAttribute('data-state', 'closed');
  },
};

/** If the element that opened the drawer has been removed, focus moves to the main content. */
export const OpenerRemoved: Story = {
  tags: ['feature', '!dev'],
  args: { variant: 'modal' },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <DrawerProvider {...args} open={open} onOpenChange={setOpen}>
        <Frame className="h-120">
          <SampleDrawer />
          <AppShellMain className="items-start p-5">
            {open ? <p>The menu is open.</p> : <Button onClick={() => setOpen(true)}>Open the menu</Button>}
          </AppShellMain>
        </Frame>
      </DrawerProvider>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the menu' }));
    const drawer = canvasElement.querySelector('[data-slot="drawer"]');
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveFocus());
  },
};

/** When the variant changes while the modal drawer is open, it becomes permanent and nothing remains inert. */
export const VariantChange: Story = {
  tags: ['feature', '!dev'],
  render: function Render(args) {
    const [docked, setDocked] = useState(false);
    const [open, setOpen] = useState(false);
    return (
      <DrawerProvider
        {...args}
        variant={docked ? 'permanent' : 'modal'}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange?.(next);
          setOpen(next);
        }}
      >
        <Frame className="h-120">
          <SampleAppBar />
          <Drawer>
            <DrawerContent className="pt-4">
              <Button
                fullWidth
                variant="tonal"
                onClick={() => {
                  setDocked(!docked);
                  setOpen(!docked);
                }}
              >
                {docked ? 'Undock the menu' : 'Dock the menu'}
              </Button>
            </DrawerContent>
          </Drawer>
        </Frame>
      </DrawerProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const { drawer, toggle } = partsOf(canvasElement);
    await userEvent.click(toggle);
    await expect(isInert(toggle)).toBe(true);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Dock the menu' }));
    await expect(drawer).toHaveAttribute('data-variant', 'permanent');
    await expect(drawer).not.toHaveAttribute('role');
    await expect(isInert(toggle)).toBe(false);
    await expect(document.documentElement.style.overflow).toBe('');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Undock the menu' }));
    await expect(drawer).toHaveAttribute('data-state', 'closed');
    await expect(isInert(toggle)).toBe(false);
  },
};

const states = [
  { name: 'Open', variant: 'permanent', defaultOpen: true },
  { name: 'Mini', variant: 'permanent', defaultOpen: false },
  { name: 'Modal', variant: 'modal', defaultOpen: true },
] as const;

/** Permanent, open and mini, and modal. */
export const Sheet: Story = {
  tags: ['visual'],
  // One of the drawers is modal, which would make the documentation page inert.
  parameters: { docs: { story: { inline: false, iframeHeight: 800 } } },
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      {states.map(({ name, ...state }) => (
        <DrawerProvider key={name} {...state}>
          <Frame className="h-180" role="group" aria-label={name}>
            <section>
              <SampleAppBar avatar={false} />
            </section>
            <SampleDrawer label={name} footer={<SampleUsage label={`Storage, ${name}`} />} />
          </Frame>
        </DrawerProvider>
      ))}
    </div>
  ),
};
