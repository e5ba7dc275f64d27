import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Switch, Tab, TabList, TabPanel, Tabs } from 'waymark';

describe('Switch', () => {
  it('is named by its label through ARIA as well', () => {
    render(<Switch label="Allow notifications" />);
    expect(screen.getByRole('switch')).toHaveAttribute('aria-labelledby', screen.getByText('Allow notifications').id);
  });
});

describe('Tabs', () => {
  it('selects with an arrow key without a click', async () => {
    const onClick = vi.fn();
    render(
      // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- an analytics listener
      <div onClick={onClick}>
        <Tabs defaultValue="address">
          <TabList label="Orders API">
            <Tab value="address">Address</Tab>
            <Tab value="log">Log</Tab>
          </TabList>
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
        <TabList label="Orders API">
          <Tab value="address">Address</Tab>
          <Tab value="log">Log</Tab>
        </TabList>
        <TabPanel value="address">The service address.</TabPanel>
        {panels && <TabPanel value="log">The last call.</TabPanel>}
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
