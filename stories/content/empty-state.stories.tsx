import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plug, SearchX, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, Card, CardContent, CardHeader, CardTitle, EmptyState, Link, tones } from 'waymark';

const meta = {
  title: 'Content/EmptyState',
  component: EmptyState,
  argTypes: {
    title: { control: 'text' },
    level: { control: { type: 'range', min: 1, max: 6 } },
    description: { control: 'text' },
    start: { control: false },
    actions: { control: false },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
    tone: { control: 'select', options: tones },
  },
  args: { title: 'No connections yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    start: <Plug />,
    description: 'Connect a service to see its data here.',
    actions: <Button>Add a connection</Button>,
    level: 2,
    size: 'md',
    tone: 'primary',
  },
};

/** On first use: explains what will be displayed and offers the first step. */
export const FirstUse: Story = {
  tags: ['feature'],
  render: () => (
    <Card>
      <EmptyState
        start={<Plug />}
        title="No connections yet"
        description="Connect a service, and its figures show here. You need its address and a key."
        actions={
          <>
            <Button>Add a connection</Button>
            <Button variant="ghost" asChild>
              <a href="#import">Import a file</a>
            </Button>
          </>
        }
      />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'No connections yet' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add a connection' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Import a file' })).toHaveFocus();
  },
};

/** After a search without results: repeats the query and offers to clear it. */
export const NothingFound: Story = {
  tags: ['feature'],
  render: function Render() {
    const [query, setQuery] = useState('wether');
    return (
      <div>
        <p role="status">{query ? 'No connections match.' : '12 connections'}</p>
        {query && (
          <EmptyState
            size="sm"
            tone="neutral"
            level={3}
            start={<SearchX />}
            title={`Nothing matches “${query}”`}
            description="Look at the spelling, or take a shorter word."
            actions={
              <Button size="sm" variant="outline" onClick={() => setQuery('')}>
                Clear search
              </Button>
            }
          />
        )}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Nothing matches “wether”');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('12 connections');
  },
};

/** Inside a card, the heading is one level below the card's title. The text size is independent of the level. */
export const InsideCard: Story = {
  tags: ['feature'],
  render: () => (
    <Card className="max-w-100">
      <CardHeader>
        <CardTitle>Traffic</CardTitle>
      </CardHeader>
      <CardContent>
        <EmptyState
          size="sm"
          level={3}
          tone="warning"
          start={<TriangleAlert />}
          title="No rows in the last answer"
          description={
            <>
              The service answered, but with an empty list. Look at the <Link href="#api-setup">path to the rows</Link>.
            </>
          }
        />
      </CardContent>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 3, name: 'No rows in the last answer' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot="empty-state-icon"]')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('link', { name: 'path to the rows' })).toBeVisible();
  },
};

/** Both sizes with and without the optional parts, and every tone. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Card>
          <EmptyState
            start={<Plug />}
            title="No connections yet"
            description="Connect a service, and its figures show here. You need its address and a key."
            actions={
              <>
                <Button>Add a connection</Button>
                <Button variant="outline">Import a file</Button>
              </>
            }
          />
        </Card>
        <div className="grid gap-4">
          <Card>
            <EmptyState
              size="sm"
              start={<SearchX />}
              title="Nothing matches “wether”"
              description="Look at the spelling, or take a shorter word."
              actions={
                <Button size="sm" variant="outline">
                  Clear search
                </Button>
              }
            />
          </Card>
          <EmptyState size="sm" title="Nothing but a title" />
        </div>
      </div>
      <Card className="grid sm:grid-cols-4">
        {tones.map((tone) => (
          <EmptyState key={tone} size="sm" level={3} tone={tone} start={<Plug />} title={tone} />
        ))}
      </Card>
    </div>
  ),
};
