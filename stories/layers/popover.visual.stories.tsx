import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Checkbox, Popover, PopoverClose, PopoverContent, PopoverTitle, PopoverTrigger } from 'waymark';

const meta = {
  title: 'Layers/Popover/Visual',
  component: Popover,
  tags: ['!autodocs'],
  args: { children: null },
  parameters: { layout: 'fullscreen', visual: { fullPage: true } },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const sides = ['top', 'bottom', 'start', 'end'] as const;

/** With a title and a button, and at each of the four sides. */
export const Sheet: Story = {
  render: () => (
    <div className="grid min-h-screen grid-cols-1 place-items-center gap-24 bg-paper p-6 py-12 sm:grid-cols-2">
      {sides.map((side) => (
        <Popover key={side} open>
          <PopoverTrigger asChild>
            <Button variant="outline">{side}</Button>
          </PopoverTrigger>
          <PopoverContent side={side} label={side} className="p-3" onOpenAutoFocus={(event) => event.preventDefault()}>
            <p>
              At its <bdi>{side}</bdi>
            </p>
          </PopoverContent>
        </Popover>
      ))}
      <Popover open>
        <PopoverTrigger asChild>
          <Button>Filter</Button>
        </PopoverTrigger>
        <PopoverContent className="grid w-drawer gap-3 p-4" onOpenAutoFocus={(event) => event.preventDefault()}>
          <div className="flex items-center justify-between gap-2">
            <PopoverTitle>Filter connections</PopoverTitle>
            <PopoverClose />
          </div>
          <Checkbox label="Connected" defaultChecked />
          <Checkbox label="Failed" />
        </PopoverContent>
      </Popover>
    </div>
  ),
};
