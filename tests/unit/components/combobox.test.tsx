import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxOption, type LoadOptions, MultiCombobox } from 'waymark';

const options: readonly ComboboxOption[] = [
  { value: 'eu', label: 'Frankfurt' },
  { value: 'us', label: 'Virginia' },
  { value: 'ap', label: 'Singapore', disabled: true },
];

const field = (): HTMLElement => screen.getByRole('combobox');
const type = (value: string): boolean => fireEvent.change(field(), { target: { value } });
const press = (key: string, init: KeyboardEventInit = {}): boolean => fireEvent.keyDown(field(), { key, ...init });
const leave = (): void => {
  act(() => field().focus());
  act(() => field().blur());
};
const names = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the text of a combobox', () => {
  it('is discarded if it is not an option', () => {
    const onValueChange = vi.fn();
    render(<Combobox label="Region" options={options} defaultValue="us" onValueChange={onValueChange} />);
    type('Atlantis');
    leave();
    expect(field()).toHaveValue('Virginia');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('becomes a custom value or selects the option with this label', () => {
    const onValueChange = vi.fn();
    render(<Combobox label="Region" allowCustomValue options={options} onValueChange={onValueChange} />);
    type(' Atlantis ');
    leave();
    type('virginia');
    leave();
    // The text of a disabled option is treated like any other text.
    type('Singapore');
    leave();
    expect(onValueChange.mock.calls).toEqual([['Atlantis'], ['us'], ['Singapore']]);
  });

  it('is the value itself if it matches no option', () => {
    render(<Combobox label="Region" options={options} value="gone" />);
    expect(field()).toHaveValue('gone');
  });

  it('remains when the window loses focus', () => {
    render(<Combobox label="Region" options={options} />);
    act(() => field().focus());
    type('Vir');
    fireEvent.blur(field());
    expect(field()).toHaveValue('Vir');
    expect(names()).toEqual(['Virginia']);
  });

  it('does not change while the consumer keeps the controlled value', () => {
    const onValueChange = vi.fn();
    render(<Combobox label="Region" options={options} value="eu" onValueChange={onValueChange} />);
    type('Vir');
    press('Enter');
    expect(onValueChange.mock.calls).toEqual([['us']]);
    expect(field()).toHaveValue('Frankfurt');
  });
});

describe('the keys of a combobox', () => {
  it('go to the input method during composition', () => {
    const onValueChange = vi.fn();
    render(<Combobox label="Region" options={options} onValueChange={onValueChange} />);
    type('Vir');
    press('Enter', { isComposing: true });
    press('Enter', { keyCode: 229 });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('have no effect after the consumer prevents them', () => {
    render(<Combobox label="Region" options={options} onKeyDown={(event) => event.preventDefault()} />);
    press('ArrowDown');
    expect(names()).toEqual([]);
  });

  it('submit the form only while the list is closed', () => {
    render(<Combobox label="Region" options={options} />);
    expect(press('Enter')).toBe(true);
    type('nothing');
    expect(press('Enter')).toBe(false);
    expect(press('Enter')).toBe(true);
  });

  it.each(['readOnly', 'disabled'])('do not open a %s field', (state) => {
    render(
      <MultiCombobox label="Regions" options={options} defaultSelected={new Set(['eu'])} {...{ [state]: true }} />,
    );
    press('ArrowDown');
    press('Backspace');
    fireEvent.click(field());
    expect(names()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Remove Frankfurt' })).not.toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('Frankfurt');
  });
});

describe('several options', () => {
  it('satisfy the browser validation', () => {
    render(<MultiCombobox label="Regions" required options={options} />);
    expect(field()).toBeInvalid();
    type('Vir');
    press('Enter');
    expect(field()).toBeValid();
    expect(field()).toHaveAttribute('aria-required', 'true');
  });

  it('accept a custom value once', () => {
    const onSelectedChange = vi.fn();
    render(<MultiCombobox label="Hosts" allowCustomValue onSelectedChange={onSelectedChange} />);
    for (const text of ['localhost', 'localhost', 'example']) {
      type(text);
      press('Enter');
    }
    expect(onSelectedChange.mock.calls).toEqual([[new Set(['localhost'])], [new Set(['localhost', 'example'])]]);
  });
});

describe('server options', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  const wait = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

  it('ignore the response to an older, aborted query', async () => {
    const requests: { query: string; signal: AbortSignal; respond: (options: ComboboxOption[]) => void }[] = [];
    const load: LoadOptions = (query, { signal }) =>
      new Promise((resolve) => {
        requests.push({ query, signal, respond: resolve });
      });
    render(<Combobox label="Customer" loadOptions={load} />);
    type('a');
    await wait(300);
    type('ab');
    await wait(300);
    const [older, newer] = requests;
    expect(requests.map(({ query }) => query)).toEqual(['a', 'ab']);
    expect([older?.signal.aborted, newer?.signal.aborted]).toEqual([true, false]);
    newer?.respond([{ value: '2', label: 'New' }]);
    await wait(0);
    older?.respond([{ value: '1', label: 'Old' }]);
    await wait(0);
    expect(names()).toEqual(['New']);

    press('Escape');
    type('abc');
    press('Escape');
    await wait(300);
    // The list was closed before the user paused.
    expect(requests).toHaveLength(2);
  });

  it('keep the name of a selected option that a later response omits', async () => {
    const load: LoadOptions = (query) => Promise.resolve([{ value: `id-${query}`, label: `Customer ${query}` }]);
    render(<Combobox label="Customer" loadOptions={load} />);
    type('a');
    await wait(300);
    press('Enter');
    expect(field()).toHaveValue('Customer a');
    type('b');
    await wait(300);
    leave();
    expect(field()).toHaveValue('Customer a');
  });

  it('include no active option while a request is pending', async () => {
    const load: LoadOptions = (query) => Promise.resolve([{ value: query, label: `Customer ${query}` }]);
    const onValueChange = vi.fn();
    render(<Combobox label="Customer" loadOptions={load} onValueChange={onValueChange} />);
    type('a');
    await wait(300);
    type('b');
    press('Enter');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('treat a function that throws as a failure', async () => {
    render(
      <Combobox
        label="Customer"
        loadOptions={() => {
          throw new Error('No network.');
        }}
      />,
    );
    type('a');
    await wait(300);
    expect(names()).toEqual(['Try again']);
  });
});
