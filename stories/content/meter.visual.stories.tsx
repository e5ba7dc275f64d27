import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardContent, Meter, tones } from 'waymark';

const meta = {
  title: 'Content/Meter/Visual',
  component: Meter,
  tags: ['!autodocs'],
  args: { label: 'Storage in use', value: 28 },
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

const texts = { good: 'Plenty of space', fair: 'Nearly full', poor: 'Full' };

/** Every tone, size and level, on paper and on a tint. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-6 bg-paper p-4 text-text sm:grid-cols-3">
      <div className="grid content-start gap-4">
        {tones.map((tone, index) => (
          <Meter key={tone} label={tone} tone={tone} value={30 + index * 10} showLabel />
        ))}
      </div>
      <div className="grid content-start gap-4">
        {[14, 28, 34].map((value) => (
          <Meter
            key={value}
            label="Storage in use"
            value={value}
            max={35}
            low={21}
            high={31}
            optimum={0}
            valueText={`${value}/35 GB`}
            levelTexts={texts}
            showLabel
          />
        ))}
        {[99, 95, 80].map((value) => (
          <Meter key={value} label="Answered" value={value} low={90} high={98} optimum={100} showLabel />
        ))}
      </div>
      <div className="grid content-start gap-4">
        <Meter label="Empty" value={0} showLabel />
        <Meter label="Full" value={100} showLabel />
        <Meter label="Small" size="sm" value={60} showLabel />
        <Meter label="Without its label" value={60} />
        <Card variant="soft">
          <CardContent>
            <Meter label="On a tint" value={28} max={35} valueText="28/35 GB" showLabel />
          </CardContent>
        </Card>
      </div>
    </div>
  ),
};
