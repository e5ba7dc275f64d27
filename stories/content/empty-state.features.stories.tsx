import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plug, SearchX, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, Card, CardContent, CardHeader, CardTitle, EmptyState, Link } from 'waymark';

const meta = {
  title: 'Content/EmptyState/Features',
  component: EmptyState,
  args: { title: 'No connections yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At first use it says what will be here, and leads there. */
export const FirstUse: Story = {
  render: () => (
    <Card>
      <EmptyState
        icon={<Plug />}
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

/** After a search that found nothing it says what was looked for, and takes the search back. */
export const NothingFound: Story = {
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
            icon={<SearchX />}
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

/** Below a card's title its heading is one level deeper; the size of the text does not follow it. */
export const InsideCard: Story = {
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
          icon={<TriangleAlert />}
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

/** Long words break, and actions stand below each other where there is no room beside. */
export const LongText: Story = {
  render: () => (
    <div className="w-drawer">
      <EmptyState
        title="Donaudampfschifffahrtsgesellschaftskapitänsverzeichnis"
        description="No captains were imported."
        actions={
          <>
            <Button>Import the captains again</Button>
            <Button variant="outline">Show the last import</Button>
          </>
        }
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const state = canvasElement.querySelector('[data-slot="empty-state"]') as HTMLElement;
    await expect(state.scrollWidth).toBeLessThanOrEqual(state.clientWidth);
  },
};
