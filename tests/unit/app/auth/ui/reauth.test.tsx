import { renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AuthError } from '../../../../../src/app/auth/errors';
import { AuthProvider, type AuthService } from '../../../../../src/app/auth/service';
import { ReauthProvider, useReauth } from '../../../../../src/app/auth/ui/reauth';
import { ada, createFakeAuthService } from '../fake-auth-service';

function setUp(methods: Partial<AuthService> = {}) {
  const service = createFakeAuthService({ status: 'signed-in', user: ada }, methods);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthProvider service={service}>
      <ReauthProvider>{children}</ReauthProvider>
    </AuthProvider>
  );
  return { reauth: renderHook(useReauth, { wrapper }).result.current.reauth };
}

const tooOld = () => Promise.reject(new AuthError('requires-recent-login'));

describe('a user whose sign-in is too old for an action', () => {
  it('continues the action after signing in again', async () => {
    const reauthenticate = vi.fn<AuthService['reauthenticate']>(async () => 'done');
    const { reauth } = setUp({ reauthenticate });
    const action = vi.fn(async () => 'saved').mockImplementationOnce(tooOld);
    const outcome = reauth(action);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Password'), 'correct-horse-7');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await outcome).toBe('saved');
    expect(reauthenticate).toHaveBeenCalledWith(expect.objectContaining({ password: 'correct-horse-7' }));
    expect(action).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked once for all waiting actions', async () => {
    const { reauth } = setUp();
    const actions = [vi.fn(async () => 'first'), vi.fn(async () => 'second')];
    const outcomes = actions.map((action) => reauth(action.mockImplementationOnce(tooOld)));
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Password'), 'correct-horse-7');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await Promise.all(outcomes)).toEqual(['first', 'second']);
  });

  it('can cancel the action', async () => {
    const { reauth } = setUp();
    const action = vi.fn(tooOld);
    const outcome = reauth(action);
    outcome.catch(() => {});
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(outcome).rejects.toMatchObject({ code: 'cancelled' });
    expect(action).toHaveBeenCalledOnce();
  });

  it('is not asked after another error', async () => {
    const { reauth } = setUp();
    await expect(reauth(() => Promise.reject(new AuthError('timeout')))).rejects.toMatchObject({ code: 'timeout' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
