import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  Field,
  FieldControl,
  FooterLinks,
  IconButton,
  List,
  ListItem,
  ListItemText,
  SearchField,
  Slider,
  Switch,
  TabsNav,
  TabsNavLink,
  TabsTrigger,
  TabsList,
  TabsContent,
  Tabs,
} from 'waymark';

const field = (): HTMLInputElement => screen.getByRole('searchbox');

describe('Switch', () => {
  it('is named by its label through ARIA as well', () => {
    render(<Switch label="Allow notifications" />);
    expect(screen.getByRole('switch')).toHaveAttribute('aria-labelledby', screen.getByText('Allow notifications').id);
  });
});

describe('Slider', () => {
  it('displays the value after a form reset', () => {
    const { container } = render(
      <form aria-label="Settings">
        <Slider label="Timeout" defaultValue={15} valueText={(value) => `${value} s`} />
      </form>,
    );
    const slider = screen.getByRole('slider');
    fireEvent.change(slider, { target: { value: '30' } });
    expect(screen.getByText('30 s')).toBeInTheDocument();
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    fireEvent.change(slider, { target: { value: '40' } });
    expect(container).toHaveTextContent('Timeout40 s');
  });
});

describe('FooterLinks', () => {
  it('is a list in WebKit as well, which needs the explicit role', () => {
    const { container } = render(<FooterLinks />);
    expect(container.firstElementChild).toHaveAttribute('role', 'list');
  });
});

describe('Tabs', () => {
  it('selects with an arrow key without a click', async () => {
    const onClick = vi.fn();
    render(
      // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- an analytics listener
      <div onClick={onClick}>
        <Tabs defaultValue="address">
          <TabsList aria-label="Orders API">
            <TabsTrigger value="address">Address</TabsTrigger>
            <TabsTrigger value="log">Log</TabsTrigger>
          </TabsList>
        </Tabs>
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('refers only to panels that are rendered', () => {
    const tabs = (panels: boolean) => (
      <Tabs defaultValue="address">
        <TabsList aria-label="Orders API">
          <TabsTrigger value="address">Address</TabsTrigger>
          <TabsTrigger value="log">Log</TabsTrigger>
        </TabsList>
        <TabsContent value="address">The service address.</TabsContent>
        {panels && <TabsContent value="log">The last call.</TabsContent>}
      </Tabs>
    );
    const { rerender } = render(tabs(false));
    expect(screen.getByRole('tab', { name: 'Address' })).toHaveAttribute(
      'aria-controls',
      screen.getByRole('tabpanel').id,
    );
    expect(screen.getByRole('tab', { name: 'Log' })).not.toHaveAttribute('aria-controls');
    rerender(tabs(true));
    expect(screen.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-controls');
    rerender(tabs(false));
    expect(screen.getByRole('tab', { name: 'Log' })).not.toHaveAttribute('aria-controls');
  });
});

describe('Tabs with manual activation', () => {
  it('have the focused tab in the tab order, and the selected one after focus has left', async () => {
    render(
      <Tabs defaultValue="log" activationMode="manual">
        <TabsList aria-label="Orders API">
          <TabsTrigger value="address">Address</TabsTrigger>
          <TabsTrigger value="log">Log</TabsTrigger>
        </TabsList>
        <TabsContent value="log">The last call.</TabsContent>
      </Tabs>,
    );
    const [address, log] = screen.getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    expect(address).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(log).toHaveFocus();
  });
});

describe('TabsNav', () => {
  it('marks the link of the current page, also of a link that marks itself', () => {
    render(
      <TabsNav aria-label="Account">
        <TabsNavLink href="/account" current>
          Profile
        </TabsNavLink>
        <TabsNavLink asChild>
          <a href="/account/social" aria-current="page">
            Social
          </a>
        </TabsNavLink>
        <TabsNavLink href="javascript:alert(1)">Unsafe</TabsNavLink>
      </TabsNav>,
    );
    const [profile, social, unsafe] = screen.getAllByRole('link');
    expect(profile).toHaveAttribute('aria-current', 'page');
    expect(social).toHaveAttribute('aria-current', 'page');
    expect(unsafe).not.toHaveAttribute('href');
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('ListItem', () => {
  it('renders its action beside the link, also in a fragment or from a component', () => {
    const Remove = () => <IconButton aria-label="Remove" />;
    render(
      <List>
        <ListItem
          href="#weather"
          action={
            <>
              <Remove />
              <Switch aria-label="Active" />
            </>
          }
        >
          <ListItemText primary="Weather" />
        </ListItem>
      </List>,
    );
    const link = screen.getByRole('link', { name: 'Weather' });
    expect(link).not.toContainElement(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('listitem')).toContainElement(screen.getByRole('switch', { name: 'Active' }));
    expect(link).not.toContainElement(screen.getByRole('switch'));
  });
});

describe('SearchField', () => {
  it('passes the Escape that clears it to the handler of the consumer, and not to a layer', async () => {
    const onKeyDown = vi.fn();
    const close = vi.fn();
    const closeLayer = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) close();
    };
    document.addEventListener('keydown', closeLayer, { capture: true });
    render(<SearchField defaultValue="weather" onKeyDown={onKeyDown} />, {});
    await userEvent.type(field(), '{Escape}');
    expect(field()).toHaveValue('');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
    await userEvent.type(field(), '{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', closeLayer, { capture: true });
  });

  it('listens on the window once for all fields, and not after the last one is gone', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const keydown = (calls: unknown[][]) => calls.filter(([type]) => type === 'keydown').length;
    const { rerender, unmount } = render([<SearchField key="1" />, <SearchField key="2" />], {
      reactStrictMode: false,
    });
    expect(keydown(added.mock.calls)).toBe(1);
    rerender([<SearchField key="1" />]);
    expect(keydown(removed.mock.calls)).toBe(0);
    unmount();
    expect(keydown(removed.mock.calls)).toBe(1);
    vi.restoreAllMocks();
  });
});

describe('FieldControl', () => {
  it('connects a group, which a label cannot name, and keeps its own description', () => {
    render(
      <Field label="Color" hint="Shown in charts." error="Select a color">
        <FieldControl aria-describedby="more" data-testid="colors">
          <div role="group" />
        </FieldControl>
      </Field>,
    );
    const group = screen.getByRole('group', { name: 'Color' });
    expect(group).toBe(screen.getByTestId('colors'));
    expect(group).toHaveAccessibleDescription('Select a color Shown in charts.');
    expect(group.getAttribute('aria-describedby')).toMatch(/^more /);
    expect(group).toHaveAttribute('aria-invalid', 'true');
  });

  it('must be inside a Field', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<FieldControl>{<textarea />}</FieldControl>)).toThrow(
      'FieldControl must be used inside <Field>.',
    );
    vi.restoreAllMocks();
  });
});
