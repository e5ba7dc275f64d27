/** The user from `@testing-library/user-event`, as returned by `userEvent.setup()`. */
export interface TestUser {
  click: (element: Element) => Promise<void>;
  clear: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  keyboard: (text: string) => Promise<void>;
}

const textOf = (element: Element): string => (element.textContent ?? '').trim();

/** The element among `elements` with the given text. @throws Error that lists the text found instead */
function withText(elements: readonly HTMLElement[], text: string, kind: string): HTMLElement {
  const found = elements.find((element) => textOf(element) === text);
  if (found) return found;
  throw new Error(`There is no ${kind} "${text}". There are: ${elements.map(textOf).join(', ') || 'none'}.`);
}

const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

/** The element that a control refers to in `aria-controls`, such as its open layer. */
const controlled = (control: Element): HTMLElement | null =>
  control.ownerDocument.getElementById(control.getAttribute('aria-controls') ?? '');

/** Operates a `DataGrid`. @param grid the element with the `grid` or `table` role */
export function gridOf(user: TestUser, grid: HTMLElement) {
  const rows = (): HTMLElement[] => all(grid, '[data-slot="data-grid-row"]');
  const header = (id: string): HTMLElement => {
    const found = all(grid, '[data-slot="data-grid-header"]').find(({ dataset }) => dataset.column === id);
    if (!found) throw new Error(`The grid has no column "${id}".`);
    return found;
  };
  return {
    /** The rendered rows. A grid with many rows renders only those in view. */
    rows,
    /** The cell of a rendered row, identified by the row index and the column id. */
    cell: (row: number, column: string): HTMLElement | undefined =>
      all(rows()[row] ?? grid.ownerDocument.createElement('div'), '[data-column]').find(
        ({ dataset }) => dataset.column === column,
      ),
    /** The text of each cell in a column, which is identified by its id. */
    column: (id: string): string[] =>
      rows().map((row) => textOf(all(row, '[data-column]').find(({ dataset }) => dataset.column === id) ?? row)),
    /** Sorts by a column, identified by its id. Call it again to reverse the direction. */
    sort: async (id: string): Promise<void> => {
      const button = header(id).querySelector('button');
      if (!button) throw new Error(`The column "${id}" cannot be sorted.`);
      await user.click(button);
    },
  };
}

/** Operates a `Combobox`. @param input the element with the `combobox` role */
export function comboboxOf(user: TestUser, input: HTMLElement) {
  const options = (): HTMLElement[] => {
    const list = controlled(input);
    return list ? all(list, '[role="option"]') : [];
  };
  return {
    /** The options of the open list. */
    options,
    /** Filters the list by text. */
    filter: async (text: string): Promise<void> => {
      await user.clear(input);
      await user.type(input, text);
    },
    /** Opens the list and selects the option with the text. */
    select: async (text: string): Promise<void> => {
      if (input.getAttribute('aria-expanded') !== 'true') await user.click(input);
      await user.click(withText(options(), text, 'option'));
    },
  };
}

/** Operates a `DateField`. @param field the element with the `group` role and the label of the field */
export function dateFieldOf(user: TestUser, field: HTMLElement) {
  return {
    /** The date as `yyyy-mm-dd`, or an empty string. */
    value: (): string => field.dataset.value ?? '',
    /** Enters a date given as `yyyy-mm-dd`. */
    enter: async (date: string): Promise<void> => {
      for (const [index, part] of ['year', 'month', 'day'].entries()) {
        const [segment] = all(field, `[data-segment="${part}"]`);
        if (!segment) throw new Error('The element is not the group of a DateField.');
        await user.type(segment, date.split('-')[index] ?? '');
      }
    },
    /** Opens the calendar and selects a day of the displayed month. */
    pick: async (day: number): Promise<void> => {
      const trigger = field.parentElement?.querySelector('[data-slot="date-field-trigger"]');
      if (!trigger) throw new Error('The element is not the group of a DateField.');
      await user.click(trigger);
      const calendar = controlled(trigger);
      const days = calendar ? all(calendar, '[role="gridcell"]') : [];
      await user.click(withText(days, String(day), 'day'));
    },
  };
}

/** Operates a `Menu`. @param trigger the button that opens it */
export function menuOf(user: TestUser, trigger: HTMLElement) {
  const items = (): HTMLElement[] => {
    const menu = controlled(trigger);
    return menu ? all(menu, '[role^="menuitem"]') : [];
  };
  const open = async (): Promise<void> => {
    const isOpen = (): boolean => trigger.getAttribute('aria-expanded') === 'true';
    if (!isOpen()) await user.click(trigger);
    // The menus of a grid open when their code has loaded, which takes at most a second.
    for (let attempt = 0; attempt < 100 && !isOpen(); attempt += 1) await new Promise((done) => setTimeout(done, 10));
  };
  return {
    open,
    /** The items of the open menu. */
    items,
    /** Opens the menu and selects the item with the text. */
    select: async (text: string): Promise<void> => {
      await open();
      await user.click(withText(items(), text, 'item'));
    },
  };
}
