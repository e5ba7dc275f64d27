import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TagInput } from 'waymark';

it('splits a pasted list, ignores repeated tags, and submits one entry per tag', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form aria-label="Form">
      <TagInput label="Tags" name="tag" required defaultSelected={new Set(['urgent'])} />
      <button type="submit">Save</button>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  form.addEventListener('submit', onSubmit);
  await user.click(screen.getByRole('textbox', { name: 'Tags' }));
  await user.paste('billing, urgent\nsales');
  await user.keyboard('late');
  // Leaving the field adds the text as a tag.
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(new FormData(form).getAll('tag')).toEqual(['urgent', 'billing', 'sales', 'late']);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
