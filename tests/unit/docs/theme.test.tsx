import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ThemeEditor } from '../../../stories/docs/theme.samples';

const exported = () => screen.getByRole('group', { name: 'CSS variables' });

it('keeps the theme when the page is reloaded', () => {
  const editor = render(<ThemeEditor />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Primary color' }), { target: { value: '#a31545' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Secondary color' }), { target: { value: 'red' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Font' }), { target: { value: 'system-ui, sans-serif' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Compact' }));
  editor.unmount();
  render(<ThemeEditor />);
  expect(screen.getByRole('textbox', { name: 'Primary color' })).toHaveValue('#a31545');
  expect(exported()).toHaveTextContent('--wm-color-primary: light-dark(#a31545');
  expect(exported()).toHaveTextContent('--wm-density: 0.75;');
  expect(exported()).toHaveTextContent('--wm-font: system-ui, sans-serif;');
  // An unsupported value is not stored.
  expect(screen.getByRole('textbox', { name: 'Secondary color' })).toHaveValue('#8e4a00');
});

it.each(['{', '{"radius":99}'])('starts with the default theme when the stored one is %s', (stored) => {
  sessionStorage.setItem('waymark-brand', stored);
  render(<ThemeEditor />);
  expect(exported()).toHaveTextContent('--wm-radius: 12px;');
});
