import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, Card, type ButtonSize, type ButtonVariant, Chip, IconButton, TextField, tones } from 'waymark';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Save' },
  argTypes: {
    variant: { control: 'inline-radio', options: ['solid', 'tonal', 'outline', 'ghost', 'plain'] },
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    start: { control: false },
    end: { control: false },
    asChild: { control: false },
    children: { description: 'The text; also the accessible name.', control: 'text' },
    disabled: { description: 'Whether the button is disabled.', control: 'boolean' },
    onClick: { description: 'Called on click, by pointer or keyboard, except while `loading`.' },
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    children: 'Save connection',
    onClick: fn(),
    variant: 'solid',
    tone: 'primary',
    size: 'md',
    loading: false,
    fullWidth: false,
    disabled: false,
  },
};

/** Enter and Space click the button. */
export const PressedByKeyboard: Story = {
  tags: ['feature', '!dev'],
  args: { children: 'Test connection', onClick: fn() },
  parameters: { keyboard: ['button-enter', 'button-space'] },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Test connection' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Buttons, icon buttons and chips share a text baseline without a layout around them, with or without an icon. */
export const InOneLine: Story = {
  tags: ['feature'],
  render: () => (
    <p data-testid="line">
      <Button>Save</Button> <Button start={<Plus />}>New connection</Button>{' '}
      <Button variant="outline" end={<ArrowRight />}>
        Next
      </Button>{' '}
      <IconButton aria-label="Add">
        <Plus aria-hidden />
      </IconButton>{' '}
      <Chip>Active</Chip>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const middles = [...within(canvasElement).getByTestId('line').children].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return top + height / 2;
    });
    for (const middle of middles) await expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThanOrEqual(1);
  },
};

/** Icons are decorative and not part of the accessible name. */
export const WithIcons: Story = {
  tags: ['feature'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button start={<Plus />}>New connection</Button>
      <Button variant="tonal" end={<ArrowRight />}>
        Continue
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'New connection' })).toBeVisible();
  },
};

/** While the action runs, the button keeps focus, announces the state and ignores clicks. */
export const Busy: Story = {
  tags: ['feature'],
  args: { onClick: fn() },
  render: function Render({ onClick }) {
    const [busy, setBusy] = useState(false);
    return (
      <Button
        loading={busy}
        onClick={(event) => {
          onClick?.(event);
          setBusy(true);
        }}
      >
        Save changes
      </Button>
    );
  },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Save changes Working');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** A busy submit button does not submit its form, by click or by Enter in a field. */
export const BusyInForm: Story = {
  tags: ['feature', '!dev'],
  args: { onClick: fn() },
  render: function Render({ onClick }) {
    const [sent, setSent] = useState(0);
    return (
      <form
        className="grid max-w-100 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <TextField label="Connection name" defaultValue="Weather service" />
        <Button type="submit" loading={sent > 0} onClick={onClick}>
          Save connection
        </Button>
        <p role="status" className="text-caption text-muted">
          {sent === 0 ? 'Not sent yet' : `Sent ${sent} time`}
        </p>
      </form>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent 1 time');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent 1 time');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** The button submits a form only with `type="submit"`. */
export const NoAccidentalSubmit: Story = {
  tags: ['feature', '!dev'],
  args: { onClick: fn() },
  render: ({ onClick }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = 'true';
      }}
      aria-label="Connection"
    >
      <Button variant="outline" onClick={onClick}>
        Test connection
      </Button>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-sent');
  },
};

const variants: ButtonVariant[] = ['solid', 'tonal', 'outline', 'ghost', 'plain'];
const sizes: ButtonSize[] = ['sm', 'md', 'lg'];

/** Every variant in every tone, size and state. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4 bg-paper p-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-2">
          {(variant === 'plain' ? tones.slice(0, 1) : tones).map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>
              {tone}
            </Button>
          ))}
        </div>
      ))}
      <Card className="items-start p-4">
        <Button variant="plain">On a card</Button>
      </Card>
      <div className="flex flex-wrap items-center gap-2">
        {sizes.map((size) => (
          <Button key={size} size={size} start={<Plus />}>
            Size {size}
          </Button>
        ))}
        <Button loading>Busy</Button>
        <Button disabled>Disabled</Button>
        <Button variant="outline" disabled>
          Disabled
        </Button>
        <Button variant="plain" disabled>
          Disabled
        </Button>
      </div>
    </div>
  ),
};
