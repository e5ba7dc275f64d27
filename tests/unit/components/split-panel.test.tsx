import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DirectionProvider, SplitPanel } from 'waymark';
import { stubMatchMedia } from '../../helpers/match-media';

const panes = { start: 'List', end: 'Preview' };

it('swaps the arrow keys in right-to-left layouts', async () => {
  const changed = vi.fn();
  render(
    <DirectionProvider direction="rtl" scope="subtree">
      <SplitPanel aria-label="List" {...panes} onValueChange={changed} />
    </DirectionProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(changed).toHaveBeenLastCalledWith(55);
});

it('displays a collapsed pane in a narrow window, where there is no separator', () => {
  stubMatchMedia((query) => query.includes('min-width'));
  const { unmount } = render(<SplitPanel aria-label="List" {...panes} collapsible value={0} />);
  expect(screen.getByText('List')).toHaveAttribute('inert');
  unmount();
  stubMatchMedia(() => false);
  render(<SplitPanel aria-label="List" {...panes} collapsible value={0} />);
  expect(screen.getByText('List')).not.toHaveAttribute('inert');
});

it('clamps a size outside its range', () => {
  render(<SplitPanel aria-label="List" {...panes} defaultValue={120} min={30} max={10} />);
  expect(screen.getByRole('separator')).toHaveAttribute('aria-valuenow', '30');
});
