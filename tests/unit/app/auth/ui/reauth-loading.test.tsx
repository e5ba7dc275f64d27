// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { AuthError } from '../../../../../src/app/auth/errors';
import { ReauthProvider, useReauth } from '../../../../../src/app/auth/ui/reauth-provider';

// Test files share modules: another file may have loaded the dialog.
const code = vi.hoisted(() => {
  vi.resetModules();
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
});
vi.mock('../../../../../src/app/auth/ui/reauth-dialog', async () => {
  await code.promise;
  return { ReauthDialog: () => <div role="dialog" /> };
});
afterAll(() => vi.resetModules());

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <ReauthProvider>{children}</ReauthProvider>
  </MemoryRouter>
);

describe('while the code of the dialog loads', () => {
  it.each([
    ['presses Escape', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['presses a pointer button', () => void fireEvent.pointerDown(document.body)],
    ['goes to another page', (navigate: (to: string) => void) => navigate('/other')],
  ])('a user who %s cancels the action', async (_name, doSomethingElse) => {
    const hook = renderHook(() => ({ reauth: useReauth().reauth, navigate: useNavigate() }), { wrapper });
    const { reauth, navigate } = hook.result.current;
    const outcome = reauth(() => Promise.reject(new AuthError('requires-recent-login')));
    const canceled = expect(outcome).rejects.toMatchObject({ code: 'cancelled' });
    await act(async () => {});
    await act(async () => doSomethingElse((to) => void navigate(to)));
    await canceled;
  });

  it('the dialog does not open after the user cancels', async () => {
    const reauth = renderHook(useReauth, { wrapper }).result.current.reauth;
    const outcome = reauth(() => Promise.reject(new AuthError('requires-recent-login')));
    const canceled = expect(outcome).rejects.toMatchObject({ code: 'cancelled' });
    await act(async () => {});
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await act(async () => {
      code.resolve();
      await import('../../../../../src/app/auth/ui/reauth-dialog');
    });
    await canceled;
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
