import { useDirection as useRadixDirection } from '@radix-ui/react-direction';
import { act, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  Alert,
  Button,
  Dialog,
  DialogContent,
  type Direction,
  DirectionProvider,
  LabelsProvider,
  LocaleProvider,
  Popover,
  PopoverContent,
  PopoverTrigger,
  SearchField,
  type ThemeMode,
  ThemeProvider,
  useDirection,
  useLocale,
  useTheme,
  useTimeZone,
} from 'waymark';
import { stubMatchMedia } from '../../helpers/match-media';

const root = document.documentElement;

/** Mutation observers are called in a microtask. */
const change = (write: () => void): Promise<void> =>
  act(async () => {
    write();
    await Promise.resolve();
  });

function ShownDirection({ id = 'direction' }: { id?: string }) {
  return (
    <p data-testid={id}>
      {useDirection()} {useRadixDirection()}
    </p>
  );
}

function ShownTheme({ id = 'theme' }: { id?: string }) {
  const { mode, resolvedMode, contrast, resolvedContrast, radius, font } = useTheme();
  return <p data-testid={id}>{[mode, resolvedMode, contrast, resolvedContrast, radius, font].join(' ')}</p>;
}

describe('DirectionProvider and useDirection', () => {
  it('follow the root element without a provider', async () => {
    render(<ShownDirection />);
    expect(screen.getByTestId('direction')).toHaveTextContent('ltr');
    await change(() => root.setAttribute('dir', 'rtl'));
    expect(screen.getByTestId('direction')).toHaveTextContent('rtl');
    await change(() => root.removeAttribute('dir'));
    expect(screen.getByTestId('direction')).toHaveTextContent('ltr');
  });

  it('set the root element and Radix, and restore the previous value', () => {
    root.setAttribute('dir', 'ltr');
    const page = (direction: Direction) => (
      <DirectionProvider direction={direction}>
        <ShownDirection />
      </DirectionProvider>
    );
    const { rerender, unmount } = render(page('rtl'));
    expect(root).toHaveAttribute('dir', 'rtl');
    expect(screen.getByTestId('direction')).toHaveTextContent('rtl rtl');
    rerender(page('ltr'));
    expect(screen.getByTestId('direction')).toHaveTextContent('ltr ltr');
    rerender(page('rtl'));
    unmount();
    expect(root).toHaveAttribute('dir', 'ltr');
  });

  it('remove an attribute that was not set before', () => {
    render(<DirectionProvider direction="rtl">x</DirectionProvider>).unmount();
    expect(root).not.toHaveAttribute('dir');
  });

  it('can apply to a subtree element that keeps its other props', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <DirectionProvider direction="rtl" scope="subtree" ref={ref} className="mine" data-testid="part">
        <ShownDirection />
      </DirectionProvider>,
    );
    expect(root).not.toHaveAttribute('dir');
    expect(screen.getByTestId('part')).toHaveAttribute('dir', 'rtl');
    expect(screen.getByTestId('part')).toHaveAttribute('data-slot', 'direction');
    expect(screen.getByTestId('part')).toHaveClass('mine');
    expect(ref.current).toBe(screen.getByTestId('part'));
    expect(screen.getByTestId('direction')).toHaveTextContent('rtl rtl');
  });

  it('apply to layers that open from a subtree', () => {
    render(
      <DirectionProvider direction="rtl" scope="subtree" data-testid="part">
        <Popover defaultOpen>
          <PopoverTrigger>Filter</PopoverTrigger>
          <PopoverContent aria-label="Connections">API Setup</PopoverContent>
        </Popover>
      </DirectionProvider>,
    );
    expect(screen.getByTestId('part')).toContainElement(screen.getByRole('dialog', { name: 'Connections' }));
  });

  it('default to left-to-right on a server', () => {
    expect(renderToString(<ShownDirection />)).toContain('ltr');
    expect(
      renderToString(
        <DirectionProvider direction="rtl" scope="subtree">
          <ShownDirection />
        </DirectionProvider>,
      ),
    ).toMatch(/dir="rtl".*rtl/);
  });
});

describe('ThemeProvider and useTheme', () => {
  it('render layers in the container of the provider unless a layer sets another one', () => {
    const [shared, own] = [document.createElement('div'), document.createElement('div')];
    document.body.append(shared, own);
    const { rerender } = render(
      <ThemeProvider container={shared}>
        <Popover defaultOpen>
          <PopoverContent aria-label="Shared">Filter</PopoverContent>
        </Popover>
        <Dialog defaultOpen>
          <DialogContent aria-label="Own" container={own} />
        </Dialog>
      </ThemeProvider>,
    );
    expect(within(shared).getByRole('dialog', { name: 'Shared' })).toBeVisible();
    expect(within(own).getByRole('dialog', { name: 'Own' })).toBeVisible();
    rerender(null);
    shared.remove();
    own.remove();
  });

  it('set the root element while the provider is mounted', () => {
    root.dataset.theme = 'light';
    root.style.setProperty('--wm-radius', '2px');
    const { unmount } = render(
      <ThemeProvider mode="dark" contrast="more" radius={12} font="Georgia, serif">
        <ShownTheme />
      </ThemeProvider>,
    );
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(root).toHaveAttribute('data-contrast', 'more');
    expect(root.style.getPropertyValue('--wm-radius')).toBe('12px');
    expect(root.style.getPropertyValue('--wm-font')).toBe('Georgia, serif');
    expect(screen.getByTestId('theme')).toHaveTextContent('dark dark more more 12 Georgia, serif');
    unmount();
    expect(root).toHaveAttribute('data-theme', 'light');
    expect(root).not.toHaveAttribute('data-contrast');
    expect(root.style.getPropertyValue('--wm-radius')).toBe('2px');
    expect(root.style.getPropertyValue('--wm-font')).toBe('');
  });

  it('follow the system settings and return to them', async () => {
    stubMatchMedia((query) => /dark|contrast/.test(query));
    // As in `waymark/styles.css`. Without it, a page is light.
    root.style.colorScheme = 'light dark';
    const page = (mode: ThemeMode) => (
      <ThemeProvider mode={mode}>
        <ShownTheme />
      </ThemeProvider>
    );
    const { rerender } = render(page('light'));
    expect(screen.getByTestId('theme')).toHaveTextContent('light light system more 8');
    await change(() => rerender(page('system')));
    expect(root).not.toHaveAttribute('data-theme');
    expect(screen.getByTestId('theme')).toHaveTextContent('system dark system more 8');
  });

  it.each([
    [-4, '0px'],
    [0, '0px'],
    [24, '24px'],
    [100, '24px'],
  ])('turn a radius of %i into %s', (radius, expected) => {
    render(<ThemeProvider radius={radius}>x</ThemeProvider>);
    expect(root.style.getPropertyValue('--wm-radius')).toBe(expected);
  });

  it('can apply to a subtree that inherits the other settings', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <ThemeProvider mode="dark" radius={4} font="Georgia">
        <ThemeProvider scope="subtree" contrast="more" radius={16} ref={ref} className="mine" style={{ opacity: 0.5 }}>
          <ShownTheme />
        </ThemeProvider>
      </ThemeProvider>,
    );
    expect(ref.current).not.toHaveAttribute('data-theme');
    expect(ref.current).toHaveAttribute('data-contrast', 'more');
    expect(ref.current).toHaveAttribute('data-slot', 'theme');
    expect(ref.current).toHaveClass('mine');
    expect(ref.current?.style.getPropertyValue('--wm-radius')).toBe('16px');
    expect(ref.current?.style.getPropertyValue('--wm-font')).toBe('');
    expect(ref.current).toHaveStyle({ opacity: '0.5' });
    expect(root.style.getPropertyValue('--wm-radius')).toBe('4px');
    expect(screen.getByTestId('theme')).toHaveTextContent('system dark more more 16 Georgia');
  });

  it('set the density of the root or a subtree, and keep it otherwise', () => {
    root.dataset.density = 'compact';
    const ref = createRef<HTMLDivElement>();
    const Density = () => <p data-testid="density">{useTheme().density}</p>;
    const page = (density?: 'comfortable') => (
      <ThemeProvider density={density}>
        <Density />
        <ThemeProvider scope="subtree" density="compact" ref={ref} />
      </ThemeProvider>
    );
    const { rerender, unmount } = render(page());
    expect(screen.getByTestId('density')).toHaveTextContent('compact');
    rerender(page('comfortable'));
    expect(root).toHaveAttribute('data-density', 'comfortable');
    expect(screen.getByTestId('density')).toHaveTextContent('comfortable');
    expect(ref.current).toHaveAttribute('data-density', 'compact');
    unmount();
    expect(root).toHaveAttribute('data-density', 'compact');
  });

  it('read the root element without a provider', async () => {
    render(<ShownTheme />);
    expect(screen.getByTestId('theme')).toHaveTextContent("system light system normal 8 'Roboto'");
    await change(() => {
      root.dataset.theme = 'dark';
      root.dataset.contrast = 'more';
    });
    expect(screen.getByTestId('theme')).toHaveTextContent('dark dark more more 8');
  });

  it('render on a server', () => {
    const html = renderToString(
      <ThemeProvider scope="subtree" mode="dark" radius={12}>
        <ShownTheme />
      </ThemeProvider>,
    );
    expect(html).toMatch(/data-theme="dark"/);
    expect(html).toMatch(/--wm-radius:12px/);
  });
});

it('LabelsProvider overrides surrounding providers, with English as the default', () => {
  render(
    <LabelsProvider labels={{ buttonLoading: 'Arbeitet', search: 'Suche' }}>
      <LabelsProvider labels={{ search: 'Filter', dismiss: undefined }}>
        <Button loading>Sichern</Button>
        <SearchField />
        <Alert dismissible>Gespeichert</Alert>
      </LabelsProvider>
    </LabelsProvider>,
  );
  expect(screen.getByRole('button', { name: /Arbeitet$/ })).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeInTheDocument();
});

it('reports and ignores an unknown locale or time zone', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Shown = () => `${useLocale()} ${useTimeZone()}`;
  render(
    <LocaleProvider locale="de" timeZone="Europe/Berlin">
      <LocaleProvider locale="no_such" timeZone="Mars/Olympus">
        <Shown />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(document.body).toHaveTextContent('de Europe/Berlin');
  expect(new Set(warn.mock.calls.flat()).size).toBe(2);
});
