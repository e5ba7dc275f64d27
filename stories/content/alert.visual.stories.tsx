import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert, type AlertTone, Button, Link } from 'waymark';

const meta = { title: 'Content/Alert/Visual', component: Alert, tags: ['!autodocs'] } satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

const alertTones: AlertTone[] = ['primary', 'success', 'warning', 'error'];

/** Every tone, from one line to all its parts. */
export const Sheet: Story = {
  render: () => (
    <div className="grid items-start gap-4 bg-paper p-4 sm:grid-cols-2">
      {alertTones.map((tone) => (
        <div key={tone} className="grid gap-3">
          <Alert tone={tone}>A line in {tone}</Alert>
          <Alert tone={tone} dismissible dismissLabel={`Dismiss ${tone}`}>
            A line in {tone} that can be taken away
          </Alert>
          <Alert
            tone={tone}
            title="The key expires on 30 June"
            dismissible
            dismissLabel={`Dismiss ${tone}, with all parts`}
            action={
              <Button size="sm" tone={tone} variant="outline">
                Create a key
              </Button>
            }
          >
            Create a new one before that, or the connection will stop.{' '}
            <Link href={`#${tone}`} tone="inherit">
              How keys work
            </Link>
          </Alert>
        </div>
      ))}
    </div>
  ),
};
