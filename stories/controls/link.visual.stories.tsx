import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardContent, Link, type Tone, tones } from 'waymark';

const meta = { title: 'Controls/Link/Visual', component: Link, tags: ['!autodocs'] } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every tone, alone and in a text, on the grounds that a link stands on. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-4 bg-paper p-4 text-text">
      <div className="flex flex-wrap gap-6">
        <Link href="#primary">Primary</Link>
        <Link href="#inherit" tone="inherit">
          Inherit
        </Link>
        <Link href="https://www.w3.org/" newTab>
          In a new tab
        </Link>
        <Link href="https://www.w3.org/WAI/" newTab showIcon={false}>
          In a new tab, without its icon
        </Link>
        <Link>Without an address</Link>
      </div>
      <p>
        In a text: <Link href="#keys">create a key</Link>, then{' '}
        <Link href="#connect" tone="inherit">
          connect the service
        </Link>
        .
      </p>
      <p className="text-caption text-muted">
        In a caption: <Link href="#caption">primary</Link> and{' '}
        <Link href="#caption-inherit" tone="inherit">
          inherit
        </Link>
        .
      </p>
      <p className="bg-canvas p-3">
        On the content area: <Link href="#canvas">primary</Link>
      </p>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone: Tone) => (
          <Card key={tone} variant="soft" tone={tone}>
            <CardContent>
              <Link href={`#${tone}`} tone="inherit">
                On {tone}
              </Link>
            </CardContent>
          </Card>
        ))}
      </div>
    </div>
  ),
};
