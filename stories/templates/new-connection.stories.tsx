import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NewConnection } from './new-connection';
import { PageFrame, sourceOf } from './templates.samples';

const meta = {
  title: 'Templates/New connection',
  component: NewConnection,
  tags: ['page'],
  parameters: {
    layout: 'fullscreen',
    docs: { source: sourceOf('new-connection'), story: { inline: false, iframeHeight: 620 } },
  },
  render: () => (
    <PageFrame path="/connections">
      <NewConnection />
    </PageFrame>
  ),
} satisfies Meta<typeof NewConnection>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first step. */
export const Default: Story = { tags: ['visual'] };

/** A rejected address keeps the entries, and the review shows them. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Weather');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), 'http://api.example.com{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('https://');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Address' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), 'https://api.example.com{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Step 2 of 3: Schedule' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Every hour', { selector: 'dd' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(await canvas.findByText('Weather is connected')).toBeVisible();
  },
};
