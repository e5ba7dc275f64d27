import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextField, Wizard } from 'waymark';

const steps = [
  { value: 'name', title: 'Name', content: <TextField label="Name" name="name" /> },
  { value: 'key', title: 'Key', content: <TextField label="Key" name="key" /> },
];

it('keeps the entries after a failed request, and then submits all of them', async () => {
  const user = userEvent.setup();
  const onFinish = vi.fn<(data: FormData) => Promise<void>>().mockRejectedValueOnce(new Error('Offline'));
  render(<Wizard aria-label="New connection" steps={steps} onFinish={onFinish} />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Weather{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Key' }), 'k-1{Enter}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onFinish).toHaveBeenCalledTimes(2);
  expect(Object.fromEntries(onFinish.mock.lastCall?.[0] ?? [])).toEqual({ name: 'Weather', key: 'k-1' });
});

it('waits for a step to be checked, and ignores a second press during the check', async () => {
  const user = userEvent.setup();
  let answer: (error: string | null) => void = () => undefined;
  const validate = vi.fn(
    () =>
      new Promise<string | null>((resolve) => {
        answer = resolve;
      }),
  );
  const changed = vi.fn();
  const [first, ...others] = steps;
  render(
    <Wizard
      aria-label="New connection"
      steps={[{ value: 'name', title: 'Name', content: first?.content, validate }, ...others]}
      onFinish={() => undefined}
      onValueChange={changed}
    />,
  );
  const next = screen.getByRole('button', { name: 'Next' });
  await user.click(next);
  await user.click(next);
  expect(validate).toHaveBeenCalledTimes(1);
  expect(changed).not.toHaveBeenCalled();
  answer(null);
  expect(await screen.findByRole('textbox', { name: 'Key' })).toBeInTheDocument();
  expect(changed.mock.calls).toEqual([['key']]);
});
