// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth, useUser } from '../../../../src/app/auth/auth-context';
import { ada, createFakeAuthService } from './fake-auth-service';

afterEach(cleanup);

function Session() {
  const { state } = useAuth();
  const user = useUser();
  return <p>{`${state.status} ${user?.displayName ?? 'nobody'}`}</p>;
}

describe('a part of the app that shows the session', () => {
  it('follows it', () => {
    const service = createFakeAuthService();
    render(
      <AuthProvider service={service}>
        <Session />
      </AuthProvider>,
    );
    expect(screen.getByText('loading nobody')).toBeInTheDocument();
    act(() => service.set({ status: 'signed-in', user: ada }));
    expect(screen.getByText('signed-in Ada')).toBeInTheDocument();
    act(() => service.set({ status: 'signed-out' }));
    expect(screen.getByText('signed-out nobody')).toBeInTheDocument();
  });

  it('listens once, also under StrictMode, and not after it is gone', () => {
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

  it('is told which provider it lacks', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Session />)).toThrow('useAuth must be used inside AuthProvider.');
  });
});
