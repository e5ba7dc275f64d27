import type { Locator } from '@playwright/test';

/** Operates a `DataGrid`. @param grid the locator of the element with the `grid` or `table` role */
export function gridOf(grid: Locator) {
  const rows = grid.locator('[data-slot="data-grid-row"]');
  return {
    /** The rendered rows. A grid with many rows renders only those in view. */
    rows,
    /** The cell of a rendered row, identified by the row index and the column id. */
    cell: (row: number, column: string): Locator => rows.nth(row).locator(`[data-column="${column}"]`),
    /** The cells of a column, identified by its id: `await expect(column('city')).toHaveText(['Bonn', 'Oslo'])`. */
    column: (id: string): Locator => rows.locator(`[data-column="${id}"]`),
    /** Sorts by a column, identified by its id. Call it again to reverse the direction. */
    sort: (id: string): Promise<void> =>
      grid.locator(`[data-slot="data-grid-header"][data-column="${id}"]`).getByRole('button').first().click(),
  };
}

/** The element that a control refers to in `aria-controls`, such as its open layer. */
async function controlled(control: Locator): Promise<Locator> {
  const id = await control.getAttribute('aria-controls');
  return control.page().locator(`[id="${id}"]`);
}

/** Operates a `Combobox`. @param input the locator of the element with the `combobox` role */
export function comboboxOf(input: Locator) {
  return {
    /** Filters the list by text. */
    filter: (text: string): Promise<void> => input.fill(text),
    /** Opens the list and selects the option with the name. */
    select: async (name: string): Promise<void> => {
      if ((await input.getAttribute('aria-expanded')) !== 'true') await input.click();
      await (await controlled(input)).getByRole('option', { name, exact: true }).click();
    },
  };
}

/** Operates a `DateField`. @param field the locator of the element with the `group` role and the label of the field */
export function dateFieldOf(field: Locator) {
  const trigger = field.locator('xpath=..').locator('[data-slot="date-field-trigger"]');
  return {
    /** Enters a date given as `yyyy-mm-dd`. */
    enter: async (date: string): Promise<void> => {
      for (const [index, part] of ['year', 'month', 'day'].entries()) {
        await field.locator(`[data-segment="${part}"]`).fill(date.split('-')[index] ?? '');
      }
    },
    /** Opens the calendar and selects a day of the displayed month. */
    pick: async (day: number): Promise<void> => {
      await trigger.click();
      const calendar = await controlled(trigger);
      await calendar.getByRole('gridcell').getByText(String(day), { exact: true }).click();
    },
  };
}

/** Operates a `Menu`. @param trigger the locator of the button that opens it */
export function menuOf(trigger: Locator) {
  const open = async (): Promise<void> => {
    if ((await trigger.getAttribute('aria-expanded')) !== 'true') await trigger.click();
  };
  return {
    open,
    /** Opens the menu and selects the item with the name. */
    select: async (name: string): Promise<void> => {
      await open();
      await (await controlled(trigger)).getByRole('menuitem', { name, exact: true }).click();
    },
  };
}
