import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Maximize, Search, Settings } from 'lucide-react';
import { IconButton, type IconButtonSize, type IconButtonVariant, tones } from 'waymark';

const meta = {
  title: 'Controls/IconButton/Visual',
  component: IconButton,
  tags: ['!autodocs'],
  args: { label: 'Notifications' },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants: IconButtonVariant[] = ['soft', 'ghost'];
const sizes: IconButtonSize[] = ['sm', 'md', 'lg'];

/** Every variant in every tone, size and state. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-4 bg-paper p-4 text-text">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <span className="w-header-chip text-h6">{variant}</span>
          {tones.map((tone) => (
            <IconButton key={tone} variant={variant} tone={tone} label={`Notifications, ${variant} ${tone}`}>
              <Bell aria-hidden />
            </IconButton>
          ))}
          <IconButton variant={variant} disabled label={`Notifications, ${variant} disabled`}>
            <Bell aria-hidden />
          </IconButton>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <span className="w-header-chip text-h6">sizes</span>
        {sizes.map((size) => (
          <IconButton key={size} size={size} label={`Search, ${size}`}>
            <Search aria-hidden />
          </IconButton>
        ))}
        <IconButton aria-expanded label="Settings, open">
          <Settings aria-hidden />
        </IconButton>
        <IconButton aria-expanded tone="primary" label="Full screen, open">
          <Maximize aria-hidden />
        </IconButton>
      </div>
    </div>
  ),
};
