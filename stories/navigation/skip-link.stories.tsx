import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SkipLink } from 'waymark';
import { SkipPage } from './skip-link.samples';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  argTypes: { asChild: { control: false } },
  args: { targetId: 'skip-link-target', onClick: fn() },
  render: (args) => (
    <SkipPage>
      <SkipLink {...args} />
    </SkipPage>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { children: 'Skip to the connections' } };

const target = (): HTMLElement | null => document.querySelector<HTMLElement>('#skip-link-target');

/** The link is visible while it has focus. Enter moves focus to the content. The URL does not change. */
export const Keyboard: Story = {
  tags: ['feature'],
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

/** Custom text, for content with a more specific name. */
export const CustomText: Story = {
  tags: ['feature'],
  args: { children: 'Skip to the connections' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to the connections' });
    await expect(link).toHaveAttribute('href', '#skip-link-target');
    await userEvent.click(link);
    await expect(target()).toHaveFocus();
  },
};

/** The link with focus. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <SkipPage>
      <SkipLink targetId="skip-link-target" />
    </SkipPage>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector('a')?.focus();
  },
};
