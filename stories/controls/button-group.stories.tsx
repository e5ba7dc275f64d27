import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, ChevronDown, ChevronLeft, ChevronRight, Italic, Underline } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  ButtonGroup,
  type ButtonGroupOptions,
  type ButtonSize,
  type ButtonVariant,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  Toggle,
} from 'waymark';

type Args = ButtonGroupOptions & { 'aria-label': string };

const meta = {
  title: 'Controls/ButtonGroup',
  component: ButtonGroup,
  subcomponents: { Toggle },
  argTypes: { orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] } },
  args: { 'aria-label': 'Format' },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const pressed = fn();

/** Toggles in a group: each is a tab stop and keeps its own state. */
export const Playground: Story = {
  args: { orientation: 'horizontal' },
  parameters: { keyboard: ['toggle-enter', 'toggle-space'] },
  render: (args) => (
    <ButtonGroup {...args}>
      <Toggle aria-label="Bold" defaultPressed onPressedChange={pressed}>
        <Bold aria-hidden />
      </Toggle>
      <Toggle aria-label="Italic">
        <Italic aria-hidden />
      </Toggle>
      <Toggle aria-label="Underline">
        <Underline aria-hidden />
      </Toggle>
    </ButtonGroup>
  ),
  play: async ({ canvasElement }) => {
    pressed.mockClear();
    const group = within(within(canvasElement).getByRole('group', { name: 'Format' }));
    const bold = group.getByRole('button', { name: 'Bold', pressed: true });
    await userEvent.tab();
    await expect(bold).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(bold).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await expect(pressed.mock.calls).toEqual([[false], [true]]);
    await userEvent.tab();
    await expect(group.getByRole('button', { name: 'Italic', pressed: false })).toHaveFocus();
  },
};

interface SaveProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  onSave?: (way: string) => void;
}

function Save({ onSave, ...look }: SaveProps) {
  return (
    <ButtonGroup aria-label="Save">
      <Button {...look} onClick={() => onSave?.('save')}>
        Save
      </Button>
      <Menu>
        <MenuTrigger asChild>
          <Button {...look} aria-label="More ways to save">
            <ChevronDown aria-hidden />
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem onSelect={() => onSave?.('copy')}>Save as a copy</MenuItem>
          <MenuItem onSelect={() => onSave?.('template')}>Save as a template</MenuItem>
        </MenuContent>
      </Menu>
    </ButtonGroup>
  );
}

const save = fn();

/** A split button: the main action, and a menu of its variants. */
export const SplitButton: Story = {
  tags: ['feature'],
  render: () => <Save onSave={save} />,
  play: async ({ canvasElement }) => {
    save.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(save).toHaveBeenLastCalledWith('save');
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'More ways to save' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Save as a copy' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(save).toHaveBeenLastCalledWith('template');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

const variants: ButtonVariant[] = ['solid', 'tonal', 'outline', 'ghost', 'plain'];

/** Every variant and size, toggles, and a column. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="flex flex-wrap items-start gap-4 bg-paper p-4">
      {variants.map((variant) => (
        <Save key={variant} variant={variant} />
      ))}
      <Save variant="outline" size="sm" />
      <Save variant="outline" size="lg" />
      <ButtonGroup aria-label="Month">
        <Button variant="outline" tone="neutral" aria-label="Previous month">
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </Button>
        <Button variant="outline" tone="neutral">
          Today
        </Button>
        <Button variant="outline" tone="neutral" aria-label="Next month">
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Levels">
        <Toggle defaultPressed>High</Toggle>
        <Toggle>Middle</Toggle>
        <Toggle defaultPressed>Low</Toggle>
      </ButtonGroup>
      <ButtonGroup aria-label="Levels, in a column" orientation="vertical">
        <Toggle>High</Toggle>
        <Toggle defaultPressed>Middle</Toggle>
        <Toggle>Low</Toggle>
      </ButtonGroup>
      <div className="flex flex-wrap gap-2">
        <Toggle variant="ghost">Ghost</Toggle>
        <Toggle variant="plain">Plain</Toggle>
        <Toggle size="sm" defaultPressed>
          Small
        </Toggle>
        <Toggle disabled>Disabled</Toggle>
        <Toggle disabled defaultPressed>
          Disabled
        </Toggle>
      </div>
    </div>
  ),
};
