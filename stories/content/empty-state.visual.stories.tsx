import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plug, SearchX } from 'lucide-react';
import { Button, Card, EmptyState, tones } from 'waymark';

const meta = {
  title: 'Content/EmptyState/Visual',
  component: EmptyState,
  tags: ['!autodocs'],
  args: { title: 'No connections yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both sizes, with and without their parts, and every tone. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Card>
          <EmptyState
            icon={<Plug />}
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
              icon={<SearchX />}
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
          <EmptyState key={tone} size="sm" level={3} tone={tone} icon={<Plug />} title={tone} />
        ))}
      </Card>
    </div>
  ),
};
