import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ExportTheme } from '../../../stories/docs/export-theme.samples';
import { RebrandPlayground } from '../../../stories/docs/rebranding.samples';

afterEach(() => sessionStorage.clear());

const exported = () => screen.getByRole('region', { name: 'CSS variables, code' });

it('exports the brand that was entered in the playground', () => {
  const playground = render(<RebrandPlayground />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Primary color' }), { target: { value: '#a31545' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Secondary color' }), { target: { value: 'red' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Compact' }));
  playground.unmount();
  render(<ExportTheme />);
  expect(screen.getByRole('textbox', { name: 'Primary color' })).toHaveValue('#a31545');
  expect(exported()).toHaveTextContent('--wm-color-primary: light-dark(#a31545');
  expect(exported()).toHaveTextContent('--wm-density: 0.75;');
  // An unsupported value is not stored.
  expect(screen.getByRole('textbox', { name: 'Secondary color' })).toHaveValue('#8e4a00');
});

it.each(['{', '{"radius":99}'])('starts with the default brand when the stored one is %s', (stored) => {
  sessionStorage.setItem('waymark-brand', stored);
  render(<ExportTheme />);
  expect(exported()).toHaveTextContent('--wm-radius: 12px;');
});
