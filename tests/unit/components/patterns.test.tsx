import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotificationHeader, StorageCard } from 'waymark';

describe('the count of the notifications', () => {
  it('is announced with its meaning, without padding zeros', () => {
    render(<NotificationHeader title="All Notification" count="05" />);
    expect(screen.getByText('Notifications: 5')).toBeInTheDocument();
    expect(screen.getByText('05').closest('[aria-hidden]')).not.toBeNull();
  });

  it('is announced as the consumer says', () => {
    render(<NotificationHeader title="This week" count="99+" countLabel="More than {count} messages" />);
    expect(screen.getByText('More than 99+ messages')).toBeInTheDocument();
  });
});

describe('the storage card', () => {
  it('shows a meter and no progress bar', () => {
    render(
      <StorageCard
        title="Get Extra Space"
        caption="28/35 GB"
        meterLabel="Storage in use"
        value={28}
        max={35}
        valueText="28 of 35 GB"
      />,
    );
    expect(screen.getByRole('meter', { name: 'Storage in use' })).toHaveAttribute('aria-valuetext', '28 of 35 GB');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
