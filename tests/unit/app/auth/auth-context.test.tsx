// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth, useUser } from '../../../../src/app/auth/auth-context';
import { ada, createFakeAuthService } from './fake-auth-service';

function Session() {
  const { state } = useAuth();
  const user = useUser();
  return <p>{`${state.status} ${user?.displayName ?? 'no user'}`}</p>;
}

describe('a component that shows the session', () => {
  it('updates when the session changes', () => {
    const service = createFakeAuthService();
    render(
      <AuthProvider service={service}>
        <Session />
      </AuthProvider>,
    );
    expect(screen.getByText('loading no user')).toBeInTheDocument();
    act(() => service.set({ status: 'signed-in', user: ada }));
    expect(screen.getByText('signed-in Ada')).toBeInTheDocument();
    act(() => service.set({ status: 'signed-out' }));
    expect(screen.getByText('signed-out no user')).toBeInTheDocument();
  });

  it('subscribes once under StrictMode, and unsubscribes on unmount', () => {
    const service = createFakeAuthService();
    const { unmount } = render(
      <StrictMode>
        <AuthProvider service={service}>
          <Session />
          <Session />
        </AuthProvider>
      </StrictMode>,
    );
    expect(service.listenerCount()).toBe(1);
    unmount();
    expect(service.listenerCount()).toBe(0);
  });

  it('throws an error that names the missing provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Session />)).toThrow('useAuth must be used inside AuthProvider.');
  });
});
