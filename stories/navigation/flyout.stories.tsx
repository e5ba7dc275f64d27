import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { flyoutParts, FlyoutProvider, LazyFlyoutProvider, type MenuEntry } from 'waymark';
import { entries, MiniShell } from './flyout.samples';
import { part } from './shell.samples';

const meta = {
  title: 'Navigation/Flyout',
  component: FlyoutProvider,
  argTypes: { children: { control: false } },
  args: { children: null },
  render: () => <MiniShell />,
} satisfies Meta<typeof FlyoutProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rest on a group, press it, or go there by keyboard; the button in the bar opens the drawer. */
export const Playground: Story = { render: () => <MiniShell className="h-160" /> };

const openFlyouts = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-slot="flyout"][data-state="open"]'),
];

function partsOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    canvas,
    authentication: canvas.getByRole('button', { name: 'Authentication' }),
    settings: canvas.getByRole('button', { name: 'Settings' }),
  };
}

const middle = (element: Element): { clientX: number; clientY: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** A pointer: it moves to an element, over all that lies there, and leaves what it has been at. */
function startPointer() {
  const user = userEvent.setup();
  return (element: Element, coords = middle(element)): Promise<unknown> => user.pointer({ target: element, coords });
}

/** The arrow that points to the flyout opens it and goes in; inside, the arrows move, and Escape or the arrow back returns. */
export const ByKeyboard: Story = {
  tags: ['feature'],
  parameters: {
    keyboard: [
      'flyout-arrow-in',
      'flyout-arrows',
      'flyout-home-end',
      'flyout-arrow-back',
      'flyout-escape',
      'flyout-enter',
      'flyout-space',
      'flyout-tab',
    ],
  },
  play: async ({ canvasElement }) => {
    const { canvas, authentication, settings } = partsOf(canvasElement);
    authentication.focus();
    await userEvent.keyboard('{ArrowRight}');
    const login = await canvas.findByRole('link', { name: 'Login' });
    await waitFor(() => expect(login).toHaveFocus());
    await expect(authentication).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(login).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(authentication).toHaveFocus();
    await expect(authentication).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{Enter}');
    await expect(authentication).toHaveAttribute('aria-expanded', 'true');
    await expect(authentication).toHaveFocus();
    // The flyout follows its button in the page, and so in the order of Tab.
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(authentication).toHaveFocus();
    await expect(authentication).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard(' ');
    await expect(authentication).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(settings).toHaveFocus();
    await waitFor(() => expect(authentication).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** A pointer that rests on a group opens it; one that leaves for somewhere else closes it. */
export const OnHover: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const { authentication } = partsOf(canvasElement);
    const moveTo = startPointer();
    await moveTo(authentication);
    await waitFor(() => expect(authentication).toHaveAttribute('aria-expanded', 'true'));
    const [flyout] = openFlyouts(canvasElement);
    if (!flyout) throw new Error('There is no flyout.');
    await moveTo(flyout);
    await expect(flyout).toHaveAttribute('data-state', 'open');
    await moveTo(part(canvasElement, 'app-bar'));
    await waitFor(() => expect(authentication).toHaveAttribute('aria-expanded', 'false'));
    await expect(document.activeElement).toBe(document.body);
  },
};

/** The straight way from a button to the far end of its flyout leads over the next button, which does not take over. */
export const TheStraightWay: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const { authentication, settings } = partsOf(canvasElement);
    // Its steps follow each other without a pause: a slow machine would let the pointer rest on its way.
    const user = userEvent.setup({ delay: null });
    await user.pointer({ target: settings, coords: middle(settings) });
    await waitFor(() => expect(settings).toHaveAttribute('aria-expanded', 'true'));
    const [flyout] = openFlyouts(canvasElement);
    if (!flyout) throw new Error('There is no flyout.');
    // From the lower end of the button, down to the last entry: over what stands below the button.
    const from = settings.getBoundingClientRect();
    await waitFor(() => expect(flyout.getBoundingClientRect().left).toBeGreaterThan(from.right));
    const to = flyout.getBoundingClientRect();
    const below = within(canvasElement).getByRole('link', { name: 'API Setup' });
    await user.pointer([
      { target: settings, coords: { clientX: from.right - 6, clientY: from.bottom - 2 } },
      { target: below, coords: { clientX: from.right - 2, clientY: from.bottom + 2 } },
      { target: flyout, coords: { clientX: to.left + 10, clientY: to.bottom - 10 } },
    ]);
    await expect(settings).toHaveAttribute('aria-expanded', 'true');
    await expect(flyout).toHaveAttribute('data-state', 'open');
    await expect(authentication).toHaveAttribute('aria-expanded', 'false');
    // Back on another button, at rest, that one opens, and the first closes.
    await user.pointer({ target: authentication, coords: middle(authentication) });
    await waitFor(() => expect(authentication).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(settings).toHaveAttribute('aria-expanded', 'false'));
    await expect(openFlyouts(canvasElement)).toHaveLength(1);
  },
};

/** A press on what the pointer has opened already keeps it open; only the next press closes it. A finger just presses. */
export const HoverAndPress: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const { authentication, settings } = partsOf(canvasElement);
    const moveTo = startPointer();
    await moveTo(authentication);
    await waitFor(() => expect(authentication).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(authentication);
    await expect(authentication).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(authentication);
    await expect(authentication).toHaveAttribute('aria-expanded', 'false');
    // A finger: it enters, presses and lifts, and what it opened stays.
    await fireEvent.pointerEnter(settings, { pointerType: 'touch' });
    await userEvent.pointer([{ keys: '[TouchA]', target: settings }]);
    await expect(settings).toHaveAttribute('aria-expanded', 'true');
    await userEvent.pointer([{ keys: '[TouchA]', target: settings }]);
    await expect(settings).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A second one closes the first, however they were opened; a press elsewhere and Escape close the one that is open. */
export const OneAtATime: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const { canvas, authentication, settings } = partsOf(canvasElement);
    await userEvent.click(authentication);
    await expect(openFlyouts(canvasElement)).toHaveLength(1);
    await userEvent.click(settings);
    await expect(settings).toHaveAttribute('aria-expanded', 'true');
    await expect(authentication).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(part(canvasElement, 'app-bar'));
    await waitFor(() => expect(settings).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(settings);
    await userEvent.click(await canvas.findByRole('link', { name: 'Billing' }));
    await expect(settings).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(settings).toHaveFocus());
  },
};

/** A level more opens inside the flyout, which grows; Escape closes the whole and returns to the button. */
export const NestedLevel: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const { canvas, settings } = partsOf(canvasElement);
    settings.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const team = canvas.getByRole('button', { name: 'Team' });
    await expect(team).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Members' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(settings).toHaveFocus();
    await expect(openFlyouts(canvasElement)).toHaveLength(0);
  },
};

/** The group stands for the current page while its list is closed, and hands the mark over to the link when it opens. */
export const CurrentPage: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const { canvas, authentication } = partsOf(canvasElement);
    const marked = (): Element[] => [...canvasElement.querySelectorAll('nav [aria-current]')];
    await userEvent.click(authentication);
    await userEvent.click(await canvas.findByRole('link', { name: 'Register' }));
    await waitFor(() => expect(marked()).toEqual([authentication]));
    await expect(authentication).toHaveAttribute('aria-current', 'true');
    await userEvent.click(authentication);
    const register = await canvas.findByRole('link', { name: 'Register' });
    await expect(register).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(marked()).toEqual([register]));
  },
};

/** Right to left it opens to the left, and the arrows change places. */
export const RightToLeft: Story = {
  tags: ['feature'],
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { canvas, authentication } = partsOf(canvasElement);
    authentication.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Login' })).toHaveFocus());
    const [flyout] = openFlyouts(canvasElement);
    await waitFor(() =>
      expect(flyout?.getBoundingClientRect().right).toBeLessThan(authentication.getBoundingClientRect().left),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(authentication).toHaveFocus();
    await expect(openFlyouts(canvasElement)).toHaveLength(0);
  },
};

const long: readonly MenuEntry[] = [
  {
    id: 'reports',
    type: 'group',
    children: [
      ...(entries[0]?.children ?? []),
      {
        id: 'weeks',
        type: 'collapse',
        title: 'Weekly reports',
        children: Array.from({ length: 40 }, (_, index) => ({
          id: `week-${index + 1}`,
          type: 'item' as const,
          title: `Week ${index + 1}`,
          url: `/reports/${index + 1}`,
        })),
      },
    ],
  },
];

/** At the foot of the window it moves up, and what is longer than the window scrolls inside it. */
export const NearTheEdge: Story = {
  tags: ['feature'],
  render: () => <MiniShell menu={long} />,
  play: async ({ canvasElement }) => {
    const { canvas } = partsOf(canvasElement);
    const weeks = canvas.getByRole('button', { name: 'Weekly reports' });
    weeks.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Week 1' })).toHaveFocus());
    const [flyout] = openFlyouts(canvasElement);
    if (!flyout) throw new Error('There is no flyout.');
    await waitFor(() => expect(flyout.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(flyout.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(flyout.scrollHeight).toBeGreaterThan(flyout.clientHeight);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Week 40' })).toHaveFocus();
  },
};

/** In a mini drawer a plain entry tells its title beside it, to the pointer and to the focus; the name was there before. */
export const TitlesOfTiles: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['flyout-tooltip'] },
  play: async ({ canvasElement }) => {
    const { canvas, settings } = partsOf(canvasElement);
    const apiSetup = canvas.getByRole('link', { name: 'API Setup' });
    await userEvent.hover(apiSetup);
    const tooltip = await waitFor(() => part(document, 'tooltip'));
    await expect(tooltip).toHaveTextContent('API Setup');
    await waitFor(() =>
      expect(tooltip.getBoundingClientRect().left).toBeGreaterThan(apiSetup.getBoundingClientRect().right),
    );
    await userEvent.unhover(apiSetup);
    await waitFor(() => expect(document.querySelector('[data-slot="tooltip"]')).toBeNull());
    settings.focus();
    await userEvent.tab();
    await expect(apiSetup).toHaveFocus();
    await waitFor(() => expect(part(document, 'tooltip')).toHaveTextContent('API Setup'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[data-slot="tooltip"]')).toBeNull());
    await expect(apiSetup).toHaveFocus();
  },
};

/** In an open drawer a tooltip shows only where a title is cut. */
export const TitlesThatAreCut: Story = {
  tags: ['feature'],
  render: () => (
    <MiniShell
      defaultOpen
      menu={[
        {
          id: 'connections',
          type: 'group',
          title: 'Connections',
          children: [
            { id: 'weather', type: 'item', title: 'Weather stations of the northern coast', url: '/weather' },
            { id: 'tides', type: 'item', title: 'Tides', url: '/tides' },
          ],
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('link', { name: 'Tides' }));
    canvas.getByRole('link', { name: 'Weather stations of the northern coast' }).focus();
    await waitFor(() => expect(part(document, 'tooltip')).toHaveTextContent('Weather stations of the northern coast'));
    canvas.getByRole('link', { name: 'Tides' }).focus();
    await waitFor(() => expect(document.querySelector('[data-slot="tooltip"]')).toBeNull());
  },
};

// In your page: `async () => (await import('./flyout-parts')).flyoutParts`, a module that exports them from 'waymark'.
const loadParts = () => Promise.resolve(flyoutParts);

function LaterProvider({ children }: { children: ReactNode }) {
  return <LazyFlyoutProvider load={loadParts}>{children}</LazyFlyoutProvider>;
}

/** The code of the flyouts may come after the menu has shown: a page that begins with an open drawer needs none at first. */
export const LoadedLater: Story = {
  tags: ['feature'],
  render: () => <MiniShell Provider={LaterProvider} />,
  play: async ({ canvasElement }) => {
    const { canvas, settings } = partsOf(canvasElement);
    const apiSetup = canvas.getByRole('link', { name: 'API Setup' });
    await userEvent.hover(apiSetup);
    await waitFor(() => expect(part(document, 'tooltip')).toHaveTextContent('API Setup'));
    await userEvent.unhover(apiSetup);
    await userEvent.click(settings);
    await expect(openFlyouts(canvasElement)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openFlyouts(canvasElement)).toHaveLength(0));
    await expect(settings).toHaveFocus();
  },
};

/** When the drawer opens while a flyout has the focus, the focus stays on the group's button. */
export const DrawerOpensMeanwhile: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const { canvas, authentication } = partsOf(canvasElement);
    authentication.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Login' })).toHaveFocus());
    await fireEvent.click(canvas.getByRole('button', { name: 'Open main menu' }));
    await expect(part(canvasElement, 'drawer')).toHaveAttribute('data-state', 'open');
    await waitFor(() => expect(authentication).toHaveFocus());
    await expect(openFlyouts(canvasElement)).toHaveLength(0);
  },
};

/**
 * What the WAI-ARIA Authoring Practices' own tests ask of their example of disclosure navigation with top-level links:
 * the state and the control of each button, the visibility of each list, the current page, every key.
 */
export const AriaPractices: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const { canvas, authentication, settings } = partsOf(canvasElement);
    for (const button of [authentication, settings]) {
      await expect(button.tagName).toBe('BUTTON');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).not.toHaveAttribute('aria-haspopup');
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
      await expect(list).toBeVisible();
      await expect(list?.querySelector('ul')).not.toBeNull();
      await expect(list?.querySelector('[role="menu"], [role="menuitem"]')).toBeNull();
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    // Enter and Space toggle.
    for (const key of ['{Enter}', ' ']) {
      settings.focus();
      await userEvent.keyboard(key);
      await expect(settings).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard(key);
      await expect(settings).toHaveAttribute('aria-expanded', 'false');
    }
    // Escape in the list closes it and goes to the button.
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(settings).toHaveFocus();
    // Shift+Tab goes back to the button, and the list stays.
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(settings).toHaveFocus();
    await expect(settings).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A flyout with the level below it open, and the current entry marked; beside it a tooltip's drawer at rest. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      <MiniShell label="With a flyout" bar={false} />
      <MiniShell label="At rest" bar={false} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('navigation');
    if (!first) throw new Error('There is no menu.');
    await userEvent.click(within(first).getByRole('button', { name: 'Settings' }));
    await userEvent.click(within(first).getByRole('button', { name: 'Team' }));
  },
};
