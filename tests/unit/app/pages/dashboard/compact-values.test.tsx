import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ownConnection } from '../../../../../src/app/data/json-api/connection';
import type { DataRow } from '../../../../../src/rows/query';
import { rowColumns } from '../../../../../src/app/pages/dashboard/cards/row-columns';

const full = '20,500,000,000,000,000';

/** Returns the tooltip of an element that receives keyboard focus. */
async function tooltipOf(element: HTMLElement): Promise<string | null | undefined> {
  vi.spyOn(element, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  await act(async () => element.focus());
  return document.querySelector('[data-slot="tooltip"]')?.textContent;
}

it('an abbreviated number shows all of its digits in the accessible name and tooltip of its cell', async () => {
  const column = { pointer: '/v', name: 'Volume', type: 'number' } as const;
  const settings = {
    columns: [{ pointer: '/n', name: 'Name', type: 'text' } as const, column],
    roles: { time: null, value: '/v', group: null, label: '/n', id: null },
  };
  const row: DataRow = {
    id: '1',
    key: '1',
    time: null,
    value: 2.05e16,
    group: null,
    label: 'A',
    cells: ['A', 2.05e16],
  };
  const { columns } = rowColumns(settings, ownConnection, vi.fn(), []);
  const volume = columns.find(({ header }) => header === 'Volume');
  render(volume?.cell?.(row, { tabIndex: -1, value: row.value }));
  const value = screen.getByRole('button', { name: full });
  expect(value).toHaveTextContent('20,500T');
  expect(value).toHaveAttribute('tabindex', '-1');
  expect(await tooltipOf(value)).toContain(full);
});
