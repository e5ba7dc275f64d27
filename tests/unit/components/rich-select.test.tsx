import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RichSelect } from 'waymark';
import { stubMatchMedia } from '../../helpers/match-media';

const options = [
  { value: 'eu', label: 'Frankfurt', group: 'Europe' },
  { value: 'us', label: 'Virginia', group: 'Elsewhere' },
];

function renderInForm(props: object = {}) {
  render(
    <form aria-label="Form">
      <RichSelect label="Region" name="region" options={options} {...props} />
      <button type="reset">Reset</button>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return { form, region: () => new FormData(form).get('region') };
}

it('supports the value, validation and reset of a form', async () => {
  const user = userEvent.setup();
  const { form, region } = renderInForm({ required: true });
  expect(region()).toBeFalsy();
  expect(form.reportValidity()).toBe(false);
  await user.click(screen.getByRole('combobox', { name: 'Region' }));
  await user.click(screen.getByRole('option', { name: 'Virginia' }));
  expect(region()).toBe('us');
  expect(form.reportValidity()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(region()).toBeFalsy();
});

it('keeps a controlled value, and announces its groups', async () => {
  const user = userEvent.setup();
  const onValueChange = vi.fn();
  renderInForm({ value: 'eu', onValueChange });
  await user.tab();
  await user.keyboard('v');
  expect(screen.getByRole('group', { name: 'Elsewhere' })).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(onValueChange.mock.calls).toEqual([['us']]);
  expect(screen.getByRole('combobox')).toHaveTextContent('Frankfurt');
});

it('closes when focus leaves, without a selection', async () => {
  const user = userEvent.setup();
  const { region } = renderInForm();
  await user.click(screen.getByRole('combobox'));
  await user.click(document.body);
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  expect(region()).toBeFalsy();
});

it('renders a native select on a touch screen with `nativeOnTouch`', async () => {
  stubMatchMedia((query) => query.includes('coarse'));
  const { region } = renderInForm({ nativeOnTouch: true });
  const select = screen.getByRole('combobox', { name: 'Region' });
  expect(select.tagName).toBe('SELECT');
  await userEvent.selectOptions(select, 'Virginia');
  expect(region()).toBe('us');
  expect(document.querySelector('[data-slot="rich-select-control"]')).toHaveTextContent('Virginia');
});
