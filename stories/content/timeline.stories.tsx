import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, GitBranch, Key, TriangleAlert } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Timeline, TimelineItem } from 'waymark';

const meta = {
  title: 'Content/Timeline',
  component: Timeline,
  argTypes: { children: { description: 'The events.', control: false } },
  args: {
    'aria-label': 'Activity of the connection',
    children: (
      <>
        <TimelineItem
          tone="success"
          start={<Check />}
          end={<time dateTime="2026-11-28T09:12">09:12</time>}
          description="Answered after 180 ms."
        >
          Connection tested
        </TimelineItem>
        <TimelineItem start={<Key />} end={<time dateTime="2026-11-28T08:40">08:40</time>}>
          Key renewed by Ada Fischer
        </TimelineItem>
        <TimelineItem end={<time dateTime="2026-11-27T17:05">Yesterday</time>}>Connection created</TimelineItem>
      </>
    ),
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An ordered list: screen readers announce the position of each event and the total number. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Activity of the connection' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Markers with and without icons, every tone, a description and long text. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-8 bg-paper p-4 sm:grid-cols-2">
      <Timeline aria-label="With icons">
        <TimelineItem tone="success" start={<Check />} end="09:12" description="Answered after 180 ms.">
          Connection tested
        </TimelineItem>
        <TimelineItem tone="warning" start={<TriangleAlert />} end="08:50">
          The quota is used to 90 %
        </TimelineItem>
        <TimelineItem tone="error" start={<TriangleAlert />} end="08:41" description="The key has expired.">
          Connection failed
        </TimelineItem>
        <TimelineItem start={<Key />} end="08:40">
          Key renewed by Ada Fischer, who is an administrator of every workspace of this account
        </TimelineItem>
        <TimelineItem tone="info" start={<GitBranch />}>
          Branch created
        </TimelineItem>
      </Timeline>
      <Timeline aria-label="With dots">
        {(['primary', 'secondary', 'info', 'success', 'warning', 'error', 'neutral'] as const).map((tone) => (
          <TimelineItem key={tone} tone={tone} end="Yesterday">
            {tone}
          </TimelineItem>
        ))}
      </Timeline>
    </div>
  ),
};
