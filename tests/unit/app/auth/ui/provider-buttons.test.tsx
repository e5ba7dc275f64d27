import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AuthError } from '../../../../../src/app/auth/errors';
import { AuthProvider } from '../../../../../src/app/auth/service';
import { ProviderButtons } from '../../../../../src/app/auth/ui/provider-buttons';
import { createFakeAuthService } from '../fake-auth-service';

interface Attempt {
  provider: string;
  resolve: () => void;
  reject: (error: unknown) => void;
}

function open() {
  const attempts: Attempt[] = [];
  render(
    <AuthProvider service={createFakeAuthService()}>
      <ProviderButtons
        providers={['google.com', 'github.com']}
        signIn={(provider) => new Promise((resolve, reject) => attempts.push({ provider, resolve, reject }))}
      />
    </AuthProvider>,
  );
  const click = (name: string) =>
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Continue with ?${name}$`) }));
  return { attempts, click };
}

describe("the providers' buttons", () => {
  it('open the window synchronously on click and stay enabled', () => {
    const { attempts, click } = open();
    click('Google');
    click('GitHub');
    expect(attempts.map(({ provider }) => provider)).toEqual(['google.com', 'github.com']);
    expect(screen.getByRole('status').textContent).toBe('Continue in the GitHub window.');
  });

  it('report only the latest attempt', async () => {
    const { attempts, click } = open();
    click('Google');
    click('GitHub');
    await act(async () => attempts[0]?.reject(new AuthError('popup-closed')));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => attempts[1]?.reject(new AuthError('popup-closed')));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The sign-in window was closed/);
    click('Google');
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => attempts[2]?.resolve());
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
