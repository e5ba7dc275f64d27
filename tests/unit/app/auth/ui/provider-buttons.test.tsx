// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { englishLabels, LabelsProvider } from 'waymark';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../../../../src/app/auth/auth-context';
import { AuthError } from '../../../../../src/app/auth/auth-error';
import { ProviderButtons } from '../../../../../src/app/auth/ui/provider-buttons';
import { createFakeAuthService } from '../fake-auth-service';

afterEach(cleanup);

interface Attempt {
  provider: string;
  resolve: (signedIn: boolean) => void;
  reject: (error: unknown) => void;
}

function open() {
  const attempts: Attempt[] = [];
  const onDone = vi.fn();
  const { unmount } = render(
    <StrictMode>
      <LabelsProvider labels={englishLabels}>
        <AuthProvider service={createFakeAuthService()}>
          <ProviderButtons
            providers={['google.com', 'github.com']}
            label="or continue with"
            signIn={(provider) => new Promise((resolve, reject) => attempts.push({ provider, resolve, reject }))}
            onDone={onDone}
          />
        </AuthProvider>
      </LabelsProvider>
    </StrictMode>,
  );
  const press = (name: string) =>
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Continue with ?${name}$`) }));
  return { attempts, onDone, press, unmount };
}

describe("the providers' buttons", () => {
  it('ask for the window in the press itself, and stay usable', () => {
    const { attempts, press } = open();
    press('Google');
    press('GitHub');
    expect(attempts.map(({ provider }) => provider)).toEqual(['google.com', 'github.com']);
    expect(screen.getByRole('status').textContent).toBe('Continue in the GitHub window.');
  });

  it('heed the newest attempt only', async () => {
    const { attempts, press, onDone } = open();
    press('Google');
    press('GitHub');
    await act(async () => attempts[0]?.reject(new AuthError('popup-closed')));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => attempts[1]?.reject(new AuthError('popup-closed')));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The sign-in window was closed/);
    press('Google');
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => attempts[2]?.resolve(true));
    expect(onDone).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('lead nobody away who has left the page', async () => {
    const { attempts, press, onDone, unmount } = open();
    press('Google');
    unmount();
    await act(async () => attempts[0]?.resolve(true));
    expect(onDone).not.toHaveBeenCalled();
  });
});
