import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  PlanCard,
  PlanCardAction,
  ProfileMenu,
  ProfileMenuBody,
  ProfileMenuContent,
  ProfileMenuHeader,
  ProfileMenuToggles,
  ProfileMenuTrigger,
  SearchField,
  Switch,
} from 'waymark';
import { Bar } from './notifications.samples';
import { SamplePlan, SampleProfile } from './profile-menu.samples';

const meta = {
  title: 'Patterns/ProfileMenu',
  component: ProfileMenu,
  argTypes: { children: { control: false }, open: { control: false } },
  args: {
    name: 'John Doe',
    children: (
      <>
        <ProfileMenuTrigger />
        <SampleProfile />
      </>
    ),
    onOpenChange: fn(),
  },
  render: (args) => (
    <Bar>
      <ProfileMenu {...args} />
    </Bar>
  ),
} satisfies Meta<typeof ProfileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { src: '' } };

const popup = () => screen.findByRole('dialog', { name: 'Profile of John Doe' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/**
 * The chip opens the popup on click, Enter and Space and focuses the search field. Escape closes the popup and
 * returns focus to the chip.
 */
export const Keyboard: Story = {
  tags: ['feature'],
  args: { onOpenChange: fn() },
  parameters: { keyboard: ['profile-menu-enter', 'profile-menu-space', 'profile-menu-tab', 'profile-menu-escape'] },
  play: async ({ args, canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Profile of John Doe, JD' });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    const layer = within(await popup());
    await expect(layer.getByRole('heading', { name: 'Good Morning, John Doe' })).toBeVisible();
    await expect(layer.getByText('Project Admin')).toBeVisible();
    const field = layer.getByRole('searchbox', { name: 'Search profile options' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('placeholder', 'Search profile options');
    await userEvent.keyboard('logout');
    await expect(layer.getAllByRole('listitem')).toHaveLength(3);

    const premium = layer.getByRole('link', { name: /^Go Premium/ });
    await expect(premium).toHaveAttribute('target', '_blank');
    await expect(premium).toHaveAttribute('rel', 'noopener noreferrer');
    const [dnd, allow] = [
      layer.getByRole('switch', { name: 'Start DND Mode' }),
      layer.getByRole('switch', { name: 'Allow Notifications' }),
    ];
    await expect(dnd).toBeChecked();
    await expect(allow).not.toBeChecked();
    premium.focus();
    await userEvent.tab();
    await expect(dnd).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(dnd).not.toBeChecked();
    await userEvent.tab();
    await expect(allow).toHaveFocus();
    await userEvent.tab();
    await expect(layer.getByRole('link', { name: 'Account Settings' })).toHaveFocus();
    await userEvent.tab();
    await expect(layer.getByRole('link', { name: 'Social Profile 02' })).toHaveFocus();
    await userEvent.tab();
    await expect(layer.getByRole('button', { name: 'Logout' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(chip).toHaveFocus());
    await userEvent.keyboard(' ');
    await popup();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

/** The consumer controls the open state and closes the popup when the user selects an entry. */
export const CloseOnSelect: Story = {
  tags: ['feature'],
  render: function Render() {
    const [open, setOpen] = useState(false);
    const [chosen, setChosen] = useState('Nothing');
    return (
      <>
        <Bar>
          <ProfileMenu name="John Doe" open={open} onOpenChange={setOpen}>
            <ProfileMenuTrigger />
            <SampleProfile
              onSelectEntry={(entry) => {
                setChosen(entry);
                setOpen(false);
              }}
            />
          </ProfileMenu>
        </Bar>
        <p className="p-4">Chosen: {chosen}</p>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chip = canvas.getByRole('button', { name: 'Profile of John Doe, JD' });
    await userEvent.click(chip);
    await userEvent.click(within(await popup()).getByRole('button', { name: 'Logout' }));
    await gone();
    await expect(canvas.getByText('Chosen: Logout')).toBeVisible();
    await waitFor(() => expect(chip).toHaveFocus());
  },
};

/** Escape clears the search field first, then closes the popup. */
export const EscapeOrder: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button');
    await userEvent.click(chip);
    const layer = await popup();
    const field = within(layer).getByRole('searchbox');
    await userEvent.type(field, 'account');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(layer).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(chip).toHaveFocus());
  },
};

/** The link of the card grows on hover and shrinks while pressed, unless the user prefers reduced motion. */
export const PlanCardMotion: Story = {
  tags: ['feature'],
  render: () => (
    <div className="max-w-profile-max">
      <SamplePlan />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Go Premium (opens in a new tab)' });
    const motion = link.parentElement;
    await expect(motion).toHaveAttribute('data-slot', 'plan-card-motion');
    // The classes only apply if the user has not asked for reduced motion.
    await expect(motion?.className).toContain('motion-safe:hover:scale-105');
    await expect(motion?.className).toContain('motion-safe:active:scale-95');
    await expect(link).toHaveAttribute('href', 'https://www.w3.org/WAI/ARIA/apg/');
  },
};

/** Without a safe `href` the link is disabled text. */
export const WithoutHref: Story = {
  tags: ['feature', '!dev'],
  render: () => (
    // oxlint-disable-next-line no-script-url -- an unsafe URL that must not become a link
    <PlanCardAction href="javascript:alert(1)">Go Premium</PlanCardAction>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Go Premium' });
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
  },
};

const many = Array.from({ length: 30 }, (_, index) => `Connection ${index + 1}`);

/**
 * The popup is 300 to 350 px wide, 14 px below the chip and inside the viewport. The header stays in place; the body
 * scrolls and is at most as high as the viewport minus 250 px.
 */
export const ScrollingBody: Story = {
  tags: ['feature'],
  args: {
    name: 'Maximiliana Konstantinopoulou-Featherstonehaugh',
    children: (
      <>
        <ProfileMenuTrigger aria-label="Profile of John Doe" />
        <ProfileMenuContent aria-label="Profile of John Doe">
          <ProfileMenuHeader greeting="Good Morning," subtitle="Project Admin">
            <SearchField />
          </ProfileMenuHeader>
          <ProfileMenuBody>
            {many.map((name) => (
              <Button key={name} variant="tonal">
                {name}
              </Button>
            ))}
          </ProfileMenuBody>
        </ProfileMenuContent>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button');
    await userEvent.click(chip);
    const layer = await popup();
    const body = layer.querySelector('[data-slot="profile-menu-body"]');
    await waitFor(async () => {
      const { left, right, top, bottom } = layer.getBoundingClientRect();
      await expect(Math.round(right - left)).toBeGreaterThanOrEqual(300);
      await expect(Math.round(right - left)).toBeLessThanOrEqual(350);
      await expect(Math.round(top - chip.getBoundingClientRect().bottom)).toBe(14);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await expect(body?.clientHeight).toBeLessThanOrEqual(window.innerHeight - 250);
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
    await expect(layer.scrollHeight).toBeLessThanOrEqual(layer.clientHeight);
  },
};

/**
 * Role, name and states follow the [dialog pattern](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/) of a
 * non-modal dialog. It is not a menu, because it contains a field, switches and links.
 */
export const AriaAttributes: Story = {
  tags: ['feature', '!dev'],
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button');
    await expect(chip).toHaveAccessibleName('Profile of John Doe, JD');
    await expect(chip).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(chip).toHaveAttribute('aria-expanded', 'false');
    chip.focus();
    await userEvent.keyboard('{Enter}');
    const layer = await popup();
    await expect(layer).not.toHaveAttribute('aria-modal', 'true');
    await expect(chip).toHaveAttribute('aria-expanded', 'true');
    await expect(chip).toHaveAttribute('aria-controls', layer.id);
    await waitFor(() => expect(layer).toContainElement(document.activeElement as HTMLElement));
    await expect(within(layer).queryByRole('menu')).not.toBeInTheDocument();
    await expect(within(layer).getByRole('list')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(chip).toHaveFocus());
    await expect(chip).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The chip with initials and without a name, closed and open, the popup, and its cards on their own. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="min-h-200 bg-canvas">
      <Bar>
        <ProfileMenu name="Ada Fischer">
          <ProfileMenuTrigger />
        </ProfileMenu>
        <ProfileMenu name="">
          <ProfileMenuTrigger aria-label="Profile" />
        </ProfileMenu>
        <ProfileMenu name="John Doe" defaultOpen>
          <ProfileMenuTrigger />
          <SampleProfile />
        </ProfileMenu>
      </Bar>
      <div className="grid gap-4 p-4 sm:max-w-dialog">
        <PlanCard title="More connections" description="Twenty connections, each with its own quota and alerts.">
          <PlanCardAction href="#plans" tone="primary" variant="outline" size="sm">
            Compare plans
          </PlanCardAction>
        </PlanCard>
        <PlanCard title="No plan available">
          <PlanCardAction>Go Premium</PlanCardAction>
        </PlanCard>
        <ProfileMenuToggles>
          <Switch label="Start DND Mode" labelPosition="start" defaultChecked />
          <Switch label="Allow Notifications" labelPosition="start" hint="In this browser only." />
          <Switch label="Send reports" labelPosition="start" disabled />
        </ProfileMenuToggles>
      </div>
    </div>
  ),
};
