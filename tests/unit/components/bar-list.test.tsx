import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider, BarList, type BarListItem, type LinkComponentProps, LinkProvider } from 'waymark';

const items: readonly BarListItem[] = [
  { key: 'high', label: 'High', value: 60 },
  { key: 'low', label: 'Low', value: 15 },
];

const AppLink = ({ href, children, ...props }: LinkComponentProps) => (
  <a {...props} href={`/app${href}`}>
    {children}
  </a>
);

const slots = (name: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-slot="${name}"]`)];
const textsOf = (name: string) => slots(name).map((element) => element.textContent);
const barWidths = () => slots('bar-list-bar').map((bar) => bar.style.width);
const partShares = () => slots('bar-list-part').map((part) => Number(part.style.flexGrow));

it('the rows of a bar list use the link component of the provider unless the URL is unsafe', () => {
  render(
    <LinkProvider component={AppLink}>
      <BarList
        items={[
          { key: 'a', label: 'Online', value: 2, href: '/online' },
          // oxlint-disable-next-line no-script-url -- the list must not follow it
          { key: 'b', label: 'Imported', value: 1, href: 'javascript:alert(1)' },
        ]}
        onValueChange={vi.fn()}
      />
    </LinkProvider>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Online 2' })).toHaveAttribute('href', '/app/online');
  expect(screen.getByText('Imported').closest('a, button')).toBeNull();
});

describe('the bars', () => {
  it('are relative to the largest value or the maximum', () => {
    const { rerender } = render(<BarList items={items} />);
    expect(barWidths()).toEqual(['100%', '25%']);
    rerender(<BarList items={items} max={80} />);
    expect(barWidths()).toEqual(['75%', '18.75%']);
    rerender(<BarList items={items} max={30} />);
    expect(barWidths()).toEqual(['100%', '50%']);
    rerender(<BarList items={items} max={Number.NaN} />);
    expect(barWidths()).toEqual(['100%', '25%']);
  });

  it('are dimmed while the values are stale', () => {
    const { rerender } = render(<BarList items={items} />);
    const dimmed = () =>
      [...slots('bar-list-bar'), ...slots('bar-list-parts')].map((bar) => bar.className.includes('opacity-60'));
    expect(dimmed()).toEqual([false, false]);
    rerender(<BarList items={items} stale />);
    expect(dimmed()).toEqual([true, true]);
    rerender(<BarList items={items} variant="parts" stale />);
    expect(dimmed()).toEqual([true]);
  });

  const bad: readonly BarListItem[] = [
    { key: 'a', label: 'Known', value: 4 },
    { key: 'b', label: 'Negative', value: -4 },
    { key: 'c', label: 'Null', value: null },
    { key: 'd', label: 'Missing' },
    { key: 'e', label: 'Infinite', value: Number.POSITIVE_INFINITY },
    { key: 'f', label: 'Not a number', value: Number.NaN },
  ];

  it('are missing for parts without a length or share', () => {
    render(<BarList items={bad} variant="parts" />);
    expect(partShares()).toEqual([1]);
    expect(textsOf('bar-list-share')).toEqual(['100%', '-100%', '', '', '', '']);
  });

  it.each([{ value: 0 }, { value: -1 }, { value: null }])('are missing if the only value is $value', ({ value }) => {
    const only = [{ key: 'a', label: 'Only', value }];
    const { rerender } = render(<BarList items={only} />);
    expect(barWidths()).toEqual([]);
    rerender(<BarList items={only} variant="parts" />);
    expect(partShares()).toEqual([]);
  });

  it('show parts of the total', () => {
    const { rerender } = render(<BarList items={items} variant="parts" />);
    expect(partShares()).toEqual([0.8, 0.2]);
    expect(textsOf('bar-list-share')).toEqual(['80%', '20%']);
    rerender(
      <LocaleProvider locale="de">
        <BarList items={items} variant="parts" total={600} />
      </LocaleProvider>,
    );
    expect(partShares()).toEqual([0.1, 0.025]);
    expect(textsOf('bar-list-share')).toEqual(['10,0\u00A0%', '2,5\u00A0%']);
    rerender(<BarList items={items} variant="parts" total={0} />);
    expect(partShares()).toEqual([0.8, 0.2]);
  });
});

describe('an amount', () => {
  it("uses the list's format or custom text", () => {
    render(
      <BarList
        items={[
          { key: 'a', label: 'Online', value: 1234.5 },
          { key: 'b', label: 'Store', value: 12, valueText: '12 h' },
        ]}
        numberFormat={{ style: 'currency', currency: 'EUR' }}
      />,
    );
    expect(textsOf('bar-list-value')).toEqual(['€1,234.50', '12 h']);
  });

  it('describes a row of each kind with all of its digits', () => {
    const full = { value: 2e6, valueText: '2M', fullText: '2,000,001' };
    render(
      <BarList
        items={[
          { key: 'a', label: 'Toggle', ...full },
          { key: 'b', label: 'Link', ...full, href: '#b' },
          { key: 'c', label: 'Text', ...full, selectable: false },
        ]}
        onValueChange={vi.fn()}
      />,
    );
    expect(screen.getByRole('button', { name: 'Toggle 2M', pressed: false })).toHaveAccessibleDescription('2,000,001');
    expect(screen.getByRole('link', { name: 'Link 2M' })).toHaveAccessibleDescription('2,000,001');
    const text = screen.getByRole('button', { name: 'Text 2M' });
    expect(text).toHaveAccessibleDescription('2,000,001');
    expect(text).not.toHaveAttribute('aria-pressed');
  });
});
