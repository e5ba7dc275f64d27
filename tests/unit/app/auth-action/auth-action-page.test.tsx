// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { englishLabels, LabelsProvider, LinkProvider } from 'waymark';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../../../src/app/auth/auth-context';
import { EnvironmentProvider } from '../../../../src/app/environment';
import { AuthActionPage } from '../../../../src/app/pages/auth-action/auth-action-page';
import { RouterLink } from '../../../../src/app/router-link';
import { createFakeAuthService } from '../auth/fake-auth-service';

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const environment = {
  firebase: { apiKey: 'our-key', authDomain: 'a.example', projectId: 'demo', appId: '1:1:web:1' },
  emulatorUrl: null,
  providers: [],
  demo: null,
};

describe('a page with double effects', () => {
  it('looks a link up once, uses it once, and takes its code out of the address first', async () => {
    const address = '/auth/action?mode=verifyEmail&oobCode=secret-code&apiKey=our-key';
    window.history.replaceState({ idx: 0 }, '', address);
    const checkActionCode = vi.fn(async () => ({ operation: 'verify-email' as const, email: 'ada@example.com', previousEmail: null }));
    const applyActionCode = vi.fn(async () => {});
    const service = createFakeAuthService({ status: 'signed-out' }, { checkActionCode, applyActionCode });
    const router = createMemoryRouter([{ path: '/auth/action', Component: AuthActionPage }], { initialEntries: [address] });
    render(
      <StrictMode>
        <EnvironmentProvider value={environment}>
          <LabelsProvider labels={englishLabels}>
            <LinkProvider component={RouterLink}>
              <AuthProvider service={service}>
                <RouterProvider router={router} />
              </AuthProvider>
            </LinkProvider>
          </LabelsProvider>
        </EnvironmentProvider>
      </StrictMode>,
    );
    expect(window.location.href).not.toContain('secret-code');
    expect(window.history.state).toEqual({ idx: 0 });
    const button = await screen.findByRole('button', { name: 'Verify Address' });
    expect(checkActionCode).toHaveBeenCalledExactlyOnceWith('secret-code');
    expect(applyActionCode).not.toHaveBeenCalled();
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(applyActionCode).toHaveBeenCalledExactlyOnceWith('secret-code');
    expect(screen.getByRole('heading', { name: 'Your e-mail address is verified' })).toBe(document.activeElement);
  });
});
