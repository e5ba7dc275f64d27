import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SkipLink } from 'waymark';
import { SkipPage } from './skip-link.samples';

const meta = {
  title: 'Navigation/SkipLink/Features',
  component: SkipLink,
  decorators: [
    (Story) => (
      <SkipPage>
        <Story />
      </SkipPage>
    ),
  ],
  args: { targetId: 'skip-link-target' },
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

const target = (): HTMLElement | null => document.querySelector<HTMLElement>('#skip-link-target');

/** It shows only with the focus, and Enter leads to the content. The address stays as it was. */
export const ShowsWithFocus: Story = {
  parameters: { keyboard: ['skip-link-tab', 'skip-link-enter'] },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to main content' });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(100);
    const { hash } = window.location;
    await userEvent.keyboard('{Enter}');
    await expect(target()).toHaveFocus();
    await expect(window.location.hash).toBe(hash);
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** A text of its own, where the content has a better name. */
export const OwnText: Story = {
  args: { children: 'Skip to the connections' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to the connections' });
    await expect(link).toHaveAttribute('href', '#skip-link-target');
    await userEvent.click(link);
    await expect(target()).toHaveFocus();
  },
};

/** `preventDefault` in `onClick` vetoes. */
export const Veto: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(target()).not.toHaveFocus();
  },
};

/** `asChild` lends looks and behaviour to a link of the page. */
export const AsChild: Story = {
  args: { asChild: true, children: <a href="#skip-link-target">Skip to the connections</a> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(target()).toHaveFocus();
  },
};
