import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardContent, LoadingBar, Progress, tones } from 'waymark';

const meta = {
  title: 'Content/Progress/Visual',
  component: Progress,
  tags: ['!autodocs'],
  args: { label: 'Storage in use' },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every tone, size and state, on paper and on a tint; the loading bar in a frame instead of the viewport. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-6 bg-paper p-4 text-text sm:grid-cols-2">
      <div className="grid content-start gap-4">
        {tones.map((tone, index) => (
          <Progress key={tone} label={tone} tone={tone} value={30 + index * 10} showLabel />
        ))}
      </div>
      <div className="grid content-start gap-4">
        <Progress label="Empty" value={0} showLabel />
        <Progress label="One in a hundred" value={1} showLabel />
        <Progress label="Complete" value={100} showLabel />
        <Progress label="Nobody can tell" showLabel />
        <Progress label="Small" size="sm" value={60} showLabel />
        <Progress label="Small, nobody can tell" size="sm" showLabel />
        <Card variant="soft">
          <CardContent>
            <Progress label="On a tint" value={80} valueText="28/35 GB" showLabel />
          </CardContent>
        </Card>
        <div className="h-drawer-mini overflow-hidden rounded bg-canvas contain-layout">
          <LoadingBar />
        </div>
      </div>
    </div>
  ),
};
