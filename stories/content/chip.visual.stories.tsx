import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { Avatar, Chip, type ChipSize, type ChipVariant, tones } from 'waymark';

const meta = { title: 'Content/Chip/Visual', component: Chip, tags: ['!autodocs'] } satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants: ChipVariant[] = ['soft', 'solid', 'outline'];
const sizes: ChipSize[] = ['md', 'sm'];
const ignore = (): void => undefined;

/** Every variant in every tone and size, with what can stand beside the text. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-3 bg-paper p-4">
      {sizes.flatMap((size) =>
        variants.map((variant) => (
          <div key={`${size}-${variant}`} className="flex flex-wrap items-center gap-2">
            {tones.map((tone) => (
              <Chip key={tone} size={size} variant={variant} tone={tone}>
                {tone}
              </Chip>
            ))}
            <Chip size={size} variant={variant} tone="primary" avatar={<CircleCheck aria-hidden />}>
              Icon
            </Chip>
            <Chip size={size} variant={variant} tone="primary" onRemove={ignore}>
              {`Removable ${variant} ${size}`}
            </Chip>
          </div>
        )),
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone="secondary" avatar={<Avatar size="sm" name="John Doe" tone="primary" decorative />}>
          John Doe
        </Chip>
        <Chip
          tone="secondary"
          avatar={<Avatar size="sm" name="Walter Wong" tone="primary" decorative />}
          onRemove={ignore}
        >
          Walter Wong
        </Chip>
        <Chip asChild tone="primary">
          <a href="#documentation">As a link</a>
        </Chip>
        <Chip className="max-w-header-brand">Longer than the room that it has been given</Chip>
      </div>
    </div>
  ),
};
