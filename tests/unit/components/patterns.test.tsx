import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotificationHeader } from 'waymark';

describe('the count of the notifications', () => {
  it('is announced with its meaning, without padding zeros', () => {
    render(<NotificationHeader title="All Notification" count="05" />);
    expect(screen.getByText('5 notifications')).toBeInTheDocument();
    expect(screen.getByText('05').closest('[aria-hidden]')).not.toBeNull();
  });

  it('can be announced with a custom text', () => {
    render(
      <NotificationHeader title="This week" count="99+" labels={{ notificationCount: 'More than {count} messages' }} />,
    );
    expect(screen.getByText('More than 99+ messages')).toBeInTheDocument();
  });
});
