import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AuthProvider,
  createAuthService,
  type LoadedAuth,
  type SessionStore,
  useAuth,
  useUser,
} from '../../../../src/app/auth/service';
import { usePasswordStatus } from '../../../../src/app/auth/ui/password-checklist';
import { ada, createFakeAuthService } from './fake-auth-service';

const request = { email: 'ada@example.com', password: 'secret-7', keepSignedIn: true };
let library: LoadedAuth;
/** The store that the library publishes the session to. */
let session: SessionStore;
let finishLoading: () => void;
const load = vi.fn<(store: SessionStore) => Promise<LoadedAuth>>();

beforeEach(() => {
  vi.useFakeTimers();
  library = createFakeAuthService(undefined, { signIn: async () => session.set({ status: 'signed-in', user: ada }) });
  load.mockReset().mockImplementation((store) => {
    session = store;
    return new Promise((resolve) => {
      finishLoading = () => resolve(library);
    });
  });
});

const loaded = async (): Promise<void> => {
  finishLoading();
  await vi.advanceTimersByTimeAsync(0);
};

describe('without a stored session', () => {
  it('is signed out before the library has loaded', async () => {
    const service = createAuthService(load);
    expect(service.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(load).not.toHaveBeenCalled();
    const listener = vi.fn();
    service.subscribe(listener);
    const signIn = vi.spyOn(library, 'signIn');
    const outcome = service.signIn(request);
    expect(load).toHaveBeenCalledOnce();
    await loaded();
    await outcome;
    expect(signIn).toHaveBeenCalledExactlyOnceWith(request);
    expect(service.getSnapshot()).toEqual({ status: 'signed-in', user: ada });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('loads the library when the page is idle, without a notification', async () => {
    const service = createAuthService(load);
    const listener = vi.fn();
    service.subscribe(listener);
    await vi.advanceTimersByTimeAsync(2000);
    expect(load).toHaveBeenCalledOnce();
    await loaded();
    session.set({ status: 'signed-out' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('rejects a request if the code cannot load, and loads it again for the next request', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const service = createAuthService(load);
    await expect(service.signIn(request)).rejects.toMatchObject({ code: 'network-request-failed' });
    expect(service.getSnapshot()).toEqual({ status: 'signed-out' });
    const outcome = service.signIn(request);
    await loaded();
    await outcome;
    expect(service.getSnapshot()).toMatchObject({ status: 'signed-in' });
  });

  it('checks passwords against the default policy if the code cannot load', async () => {
    load.mockRejectedValue(new TypeError());
    const service = createAuthService(load);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <AuthProvider service={service}>{children}</AuthProvider>
    );
    const { result } = renderHook(() => usePasswordStatus('12345'), { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(load).toHaveBeenCalled();
    expect(result.current).toMatchObject({ isValid: false });
  });
});

describe('if a session may be stored', () => {
  beforeEach(() => localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}'));

  it('shows nothing until the library knows the session', async () => {
    const service = createAuthService(load);
    expect(service.getSnapshot()).toEqual({ status: 'loading' });
    expect(load).toHaveBeenCalledOnce();
    await loaded();
    expect(service.getSnapshot()).toEqual({ status: 'loading' });
    session.set({ status: 'signed-in', user: ada });
    expect(service.getSnapshot()).toEqual({ status: 'signed-in', user: ada });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.getSnapshot()).toMatchObject({ status: 'signed-in' });
  });

  it('reports a slow start after four seconds and recovers', async () => {
    const service = createAuthService(load);
    await vi.advanceTimersByTimeAsync(3999);
    expect(service.getSnapshot()).toEqual({ status: 'loading' });
    await vi.advanceTimersByTimeAsync(1);
    expect(service.getSnapshot()).toEqual({ status: 'stalled' });
    await loaded();
    session.set({ status: 'signed-in', user: ada });
    expect(service.getSnapshot()).toMatchObject({ status: 'signed-in' });
  });

  it('reports immediately that the code cannot load', async () => {
    load.mockRejectedValueOnce(new TypeError());
    const service = createAuthService(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(service.getSnapshot()).toEqual({ status: 'stalled' });
  });
});

it('waits for the library when the page returns from a provider', () => {
  sessionStorage.setItem('waymark:redirect', '{"provider":"github.com"}');
  expect(createAuthService(load).getSnapshot()).toEqual({ status: 'loading' });
});

it('disposes of the library with the service', async () => {
  const dispose = vi.spyOn(library, 'dispose');
  const service = createAuthService(load);
  service.preload();
  await loaded();
  service.dispose();
  expect(dispose).toHaveBeenCalledOnce();
});

it('ends a library that loads after the disposal, and ignores its session', async () => {
  const dispose = vi.spyOn(library, 'dispose');
  const service = createAuthService(load);
  const listener = vi.fn();
  service.subscribe(listener);
  service.preload();
  service.dispose();
  await loaded();
  session.set({ status: 'signed-in', user: ada });
  expect(dispose).toHaveBeenCalledOnce();
  expect(listener).not.toHaveBeenCalled();
});

function Session() {
  const { state } = useAuth();
  const user = useUser();
  return <p>{`${state.status} ${user?.displayName ?? 'no user'}`}</p>;
}

describe('a component that shows the session', () => {
  beforeEach(() => vi.useRealTimers());

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

  it('throws an error that names the missing provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Session />)).toThrow('useAuth must be used inside AuthProvider.');
  });
});
