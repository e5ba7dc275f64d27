import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PinInput } from 'waymark';

it('accepts a pasted code without its spaces, and submits it', async () => {
  const user = userEvent.setup();
  const onComplete = vi.fn();
  render(
    <form aria-label="Form">
      <PinInput label="Code" name="code" onComplete={onComplete} />
    </form>,
  );
  await user.click(screen.getByRole('textbox', { name: 'Code' }));
  await user.paste('123 456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('code')).toBe('123456');
});

it('ignores extra and unexpected characters', async () => {
  const onComplete = vi.fn();
  render(<PinInput label="Code" length={4} onComplete={onComplete} />);
  const input = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.type(input, '1a2-3456');
  expect(input).toHaveValue('1234');
  expect(onComplete).toHaveBeenCalledTimes(1);
});

it('displays letters in any case, or dots', async () => {
  const cells = (): string => document.querySelector('[data-slot="pin-input-box"]')?.textContent ?? '';
  const { rerender } = render(<PinInput label="Code" length={4} alphanumeric />);
  await userEvent.type(screen.getByLabelText('Code'), 'aB3');
  expect(cells()).toBe('aB3');
  rerender(<PinInput label="Code" length={4} alphanumeric masked />);
  expect(cells()).toBe('•••');
});
