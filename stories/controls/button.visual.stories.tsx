import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button, type ButtonSize, type ButtonVariant, tones } from 'waymark';

const meta = { title: 'Controls/Button/Visual', component: Button, tags: ['!autodocs'] } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants: ButtonVariant[] = ['solid', 'soft', 'outline', 'ghost'];
const sizes: ButtonSize[] = ['sm', 'md', 'lg'];

/** Every variant in every tone, size and state. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-4 bg-paper p-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-2">
          {tones.map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>
              {tone}
            </Button>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        {sizes.map((size) => (
          <Button key={size} size={size} startIcon={<Plus />}>
            Size {size}
          </Button>
        ))}
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <Button variant="outline" disabled>
          Disabled
        </Button>
      </div>
    </div>
  ),
};
