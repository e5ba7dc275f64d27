import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { Button, Card, CardAction, CardContent, CardFooter, CardHeader, CardTitle, IconButton, tones } from 'waymark';

const meta = { title: 'Content/Card/Visual', component: Card, tags: ['!autodocs'] } satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every variant, every tone, with and without its parts. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Card>
          <CardHeader>
            <CardTitle>Plain, with all its parts</CardTitle>
            <CardAction>
              <IconButton size="sm" label="Refresh">
                <RefreshCw aria-hidden />
              </IconButton>
            </CardAction>
          </CardHeader>
          <CardContent>Each connection is tested every hour, and its last answer is kept for thirty days.</CardContent>
          <CardFooter>
            <Button size="sm">Edit connection</Button>
            <Button size="sm" variant="ghost">
              Cancel
            </Button>
          </CardFooter>
        </Card>
        <Card>
          <CardContent className="grid gap-4">
            <p>Plain, with cards inside</p>
            <Card variant="outlined">
              <CardHeader>
                <CardTitle>Outlined</CardTitle>
              </CardHeader>
              <CardContent>Tested every hour.</CardContent>
            </Card>
          </CardContent>
        </Card>
      </div>
      <div className="grid gap-4 bg-paper p-4 sm:grid-cols-4">
        {tones.map((tone) => (
          <Card key={tone} variant="soft" tone={tone}>
            <CardContent>
              <CardTitle>Soft</CardTitle>
              <p className="mt-1">in {tone}</p>
            </CardContent>
          </Card>
        ))}
      </div>
    </div>
  ),
};
