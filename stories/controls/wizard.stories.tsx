import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, DescriptionList, DescriptionListDetails, DescriptionListItem, DescriptionListTerm } from 'waymark';
import { TextField, Wizard } from 'waymark';

const meta = {
  title: 'Controls/Wizard',
  component: Wizard,
  argTypes: { steps: { control: false }, value: { control: false }, onFinish: { control: false } },
  args: {
    'aria-label': 'New connection',
    onFinish: fn(() => undefined),
    steps: [
      { value: 'address', title: 'Address', content: <TextField label="Name" name="name" required /> },
      {
        value: 'key',
        title: 'Sign-in',
        content: <TextField label="Key" name="key" />,
        validate: (data) => (data.get('key') === 'expired' ? 'This key has expired.' : null),
      },
      {
        value: 'review',
        title: 'Review',
        content: ({ data, goTo }) => (
          <>
            <DescriptionList>
              <DescriptionListItem>
                <DescriptionListTerm>Name</DescriptionListTerm>
                <DescriptionListDetails>{data.get('name') as string}</DescriptionListDetails>
              </DescriptionListItem>
            </DescriptionList>
            <Button variant="outline" className="justify-self-start" onClick={() => goTo('address')}>
              Change the address
            </Button>
          </>
        ),
      },
    ],
  },
} satisfies Meta<typeof Wizard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each step is validated. Going back keeps the entries, and the last step shows them. */
export const Playground: Story = {
  parameters: { keyboard: ['wizard-enter', 'wizard-tab', 'wizard-space'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(name);
    // The browser reports the missing name.
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Weather{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Step 2 of 3: Sign-in' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('expired{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This key has expired.');
    await userEvent.keyboard('{Control>}a{/Control}valid');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('heading', { name: 'Step 1 of 3: Address' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Weather');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveValue('valid');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('definition')).toHaveTextContent('Weather');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(args.onFinish).toHaveBeenCalledTimes(1);
  },
};

/** A step in the middle, and a step with an error. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => {
    const steps = [
      { value: 'address', title: 'Address', description: 'api.example.com', content: null },
      {
        value: 'key',
        title: 'Sign-in',
        content: <TextField label="Key" hint="You find it in your account." />,
        validate: () => 'This key has expired.',
      },
      { value: 'review', title: 'Review', content: null },
    ];
    return (
      <div className="grid gap-8 bg-paper p-4 sm:grid-cols-2">
        <Wizard aria-label="In the middle" steps={steps} defaultValue="key" onFinish={() => undefined} />
        <Wizard aria-label="With an error" steps={steps} defaultValue="key" onFinish={() => undefined} data-failed />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLFormElement>('[data-failed]')?.requestSubmit();
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
