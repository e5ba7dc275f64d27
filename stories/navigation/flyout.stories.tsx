import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { FlyoutProvider, type MenuEntry } from 'waymark';
import { entries, MiniShell } from './flyout.samples';
import { part, withRouter } from './shell.samples';

const meta = {
  title: 'Navigation/Flyout',
  component: FlyoutProvider,
  argTypes: { children: { control: false } },
  args: { children: null },
  decorators: [withRouter],
  render: () => <MiniShell />,
} satisfies Meta<typeof FlyoutProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hover, click or focus a group. The button in the bar opens the drawer. */
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

/** Returns a function that moves the pointer to an element. */
function startPointer() {
  const user = userEvent.setup();
  return (element: Element, coords = middle(element)): Promise<unknown> => user.pointer({ target: element, coords });
}

/**
 * The arrow key toward the flyout opens it and moves focus inside. The arrow keys move between links. Escape and the
 * opposite arrow key return focus to the button.
 */
export const Keyboard: Story = {
  tags: ['feature', '!dev'],
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
    // The flyout follows its button in the DOM, and so in the tab order.
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

/** A flyout opens when the pointer rests on its group and closes when the pointer leaves. */
export const Hover: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const { authentication } = partsOf(canvasElement);
    const moveTo = startPointer();
    await moveTo(authentication);
    await waitFor(() => expect(authentication).toHaveAttribute('aria-expanded', 'true'));
    const [flyout] = openFlyouts(canvasElement);
    if (!flyout) throw new Error('No flyout is open.');
    await moveTo(flyout);
    await expect(flyout).toHaveAttribute('data-state', 'open');
    await moveTo(part(canvasElement, 'app-bar'));
    await waitFor(() => expect(authentication).toHaveAttribute('aria-expanded', 'false'));
    await expect(document.activeElement).toBe(document.body);
  },
};

/** The direct path from a button to its flyout crosses other buttons, which do not open meanwhile. */
export const DiagonalPointerPath: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const { authentication, settings } = partsOf(canvasElement);
    // No delay between the steps, so that the pointer does not rest on a slow machine.
    const user = userEvent.setup({ delay: null });
    await user.pointer({ target: settings, coords: middle(settings) });
    await waitFor(() => expect(settings).toHaveAttribute('aria-expanded', 'true'));
    const [flyout] = openFlyouts(canvasElement);
    if (!flyout) throw new Error('No flyout is open.');
    // From the bottom of the button to the last link, across the button below.
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
    // When the pointer rests on another button, that flyout opens and the first one closes.
    await user.pointer({ target: authentication, coords: middle(authentication) });
    await waitFor(() => expect(authentication).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(settings).toHaveAttribute('aria-expanded', 'false'));
    await expect(openFlyouts(canvasElement)).toHaveLength(1);
  },
};

/** A click keeps a flyout open that hover opened; the next click closes it. Touch opens and closes by taps. */
export const HoverThenClick: Story = {
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
    // Touch: `pointerenter` comes before the tap, and the flyout stays open.
    await fireEvent.pointerEnter(settings, { pointerType: 'touch' });
    await userEvent.pointer([{ keys: '[TouchA]', target: settings }]);
    await expect(settings).toHaveAttribute('aria-expanded', 'true');
    await userEvent.pointer([{ keys: '[TouchA]', target: settings }]);
    await expect(settings).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Opening a second flyout closes the first one. A click elsewhere closes the open one. */
export const OneAtATime: Story = {
  tags: ['feature', '!dev'],
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

/** A nested group expands inside the flyout. Escape closes the whole flyout. */
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

/** While its list is closed, a group with the current page has `aria-current="true"`. */
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

/** In right-to-left pages the flyout opens to the left and the arrow keys are swapped. */
export const RightToLeft: Story = {
  tags: ['feature', '!dev'],
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

/** Near the bottom of the window the flyout moves up. A flyout taller than the window scrolls. */
export const Overflow: Story = {
  tags: ['feature'],
  render: () => <MiniShell menu={long} />,
  play: async ({ canvasElement }) => {
    const { canvas } = partsOf(canvasElement);
    const weeks = canvas.getByRole('button', { name: 'Weekly reports' });
    weeks.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Week 1' })).toHaveFocus());
    const [flyout] = openFlyouts(canvasElement);
    if (!flyout) throw new Error('No flyout is open.');
    await waitFor(() => expect(flyout.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(flyout.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(flyout.scrollHeight).toBeGreaterThan(flyout.clientHeight);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Week 40' })).toHaveFocus();
  },
};

/** In a mini drawer a tooltip shows the title of a link on hover and focus. */
export const Tooltips: Story = {
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

/** In an open drawer a tooltip shows a title only if it is cut off. */
export const TruncatedTitles: Story = {
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

/** When the drawer opens while focus is in a flyout, focus moves to the button of the group. */
export const DrawerOpens: Story = {
  tags: ['feature', '!dev'],
  play: async ({ canvasElement }) => {
    const { canvas, authentication } = partsOf(canvasElement);
    authentication.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Login' })).toHaveFocus());
    await fireEvent.click(canvas.getByRole('button', { name: 'Main menu' }));
    await expect(part(canvasElement, 'drawer')).toHaveAttribute('data-state', 'open');
    await waitFor(() => expect(authentication).toHaveFocus());
    await expect(openFlyouts(canvasElement)).toHaveLength(0);
  },
};

/**
 * The keys and states of the [disclosure navigation
 * example](https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/).
 */
export const AriaPractices: Story = {
  tags: ['feature', '!dev'],
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
    // Enter and Space toggle the flyout.
    for (const key of ['{Enter}', ' ']) {
      settings.focus();
      await userEvent.keyboard(key);
      await expect(settings).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard(key);
      await expect(settings).toHaveAttribute('aria-expanded', 'false');
    }
    // Escape in the list closes it and focuses the button.
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(settings).toHaveFocus();
    // Shift + Tab focuses the button and keeps the list open.
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(settings).toHaveFocus();
    await expect(settings).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A mini drawer with an open flyout and an expanded group, and one at rest. */
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
    if (!first) throw new Error('The story has no menu.');
    await userEvent.click(within(first).getByRole('button', { name: 'Settings' }));
    await userEvent.click(within(first).getByRole('button', { name: 'Team' }));
  },
};
