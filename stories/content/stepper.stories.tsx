import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stepper, StepperItem } from 'waymark';

const meta = {
  title: 'Content/Stepper',
  component: Stepper,
  argTypes: {
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
    children: { description: 'The steps.', control: false },
  },
  args: {
    'aria-label': 'New connection',
    children: (
      <>
        <StepperItem state="complete">Address</StepperItem>
        <StepperItem state="current" description="How requests are authorized">
          Sign-in
        </StepperItem>
        <StepperItem>Test</StepperItem>
      </>
    ),
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { orientation: 'horizontal' } };

/** An ordered list. The current step and the state of the others are announced. */
export const States: Story = {
  tags: ['feature'],
  args: {
    children: (
      <>
        <StepperItem state="complete">Address</StepperItem>
        <StepperItem state="error" description="Enter a key.">
          Sign-in
        </StepperItem>
        <StepperItem state="current">Test</StepperItem>
        <StepperItem>Summary</StepperItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const items = within(within(canvasElement).getByRole('list', { name: 'New connection' })).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'AddressComplete',
      'Sign-inHas an errorEnter a key.',
      'Test',
      'Summary',
    ]);
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  },
};

/** Steps that the user has completed are buttons. */
export const Selectable: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['stepper-tab', 'stepper-enter'] },
  render: function Render(args) {
    const titles = ['Address', 'Sign-in', 'Test'];
    const [current, setCurrent] = useState(2);
    return (
      <Stepper {...args}>
        {titles.map((title, index) => (
          <StepperItem
            key={title}
            state={index === current ? 'current' : index < current ? 'complete' : 'upcoming'}
            disabled={index > current}
            onClick={() => setCurrent(index)}
          >
            {title}
          </StepperItem>
        ))}
      </Stepper>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Test' })).toHaveAttribute('aria-current', 'step');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Address Complete' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Sign-in' })).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('button', { name: 'Sign-in' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Test' })).toBeDisabled();
  },
};

const steps = (
  <>
    <StepperItem state="complete" description="api.example.com">
      Address
    </StepperItem>
    <StepperItem state="error" description="Enter a key.">
      Sign-in
    </StepperItem>
    <StepperItem state="current" description="Sends one request">
      Test of the connection
    </StepperItem>
    <StepperItem>Summary</StepperItem>
  </>
);

/** Both orientations, each state, and buttons. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-6 bg-paper p-4">
      <Stepper aria-label="Horizontal">{steps}</Stepper>
      <Stepper aria-label="Buttons">
        <StepperItem state="complete" onClick={() => undefined}>
          Address
        </StepperItem>
        <StepperItem state="current" onClick={() => undefined} data-focused>
          Sign-in
        </StepperItem>
        <StepperItem disabled onClick={() => undefined}>
          Test
        </StepperItem>
      </Stepper>
      <Stepper aria-label="Vertical" orientation="vertical">
        {steps}
      </Stepper>
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused] button')?.focus({ focusVisible: true });
  },
};
