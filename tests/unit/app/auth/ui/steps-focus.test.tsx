// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AuthError } from '../../../../../src/app/auth/auth-error';
import type { SecondFactorChallenge } from '../../../../../src/app/auth/auth-service';
import { AuthLink } from '../../../../../src/app/auth/ui/auth-link';
import { SecondFactorForm } from '../../../../../src/app/auth/ui/second-factor-form';
import { ForgotPasswordPage } from '../../../../../src/app/pages/forgot-password/forgot-password-page';
import { showPage } from '../../pages/show-page';

afterEach(cleanup);

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const phone = (uid: string) => ({ uid, displayName: null, phoneNumber: `+44*****${uid}`, enrolledAt: null });

function challenge(uids: readonly string[], sendCode: SecondFactorChallenge['sendCode']): SecondFactorChallenge {
  return { factors: uids.map(phone), sendCode, confirm: async () => {} };
}

describe('what takes the place of something that was pressed has the focus', () => {
  it('the form, after a link was sent to another address', async () => {
    showPage(ForgotPasswordPage, { user: null });
    fireEvent.change(screen.getByLabelText('Email Address'), { target: { value: 'ada@example.com' } });
    await press('Send Link');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your email' }));
    await press('Use another address');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Forgot password?' }));
    expect(screen.getByLabelText('Email Address')).toHaveProperty('value', 'ada@example.com');
    await press('Send Link');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your email' }));
  });

  it('the way to send a code, where the first could not be sent', async () => {
    const refused = challenge(['1'], () => Promise.reject(new AuthError('too-many-requests')));
    await act(async () => showPage(() => <SecondFactorForm challenge={refused} onDone={() => {}} />, { user: null }));
    expect(screen.getByRole('alert').textContent).toContain('Too many attempts.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Send a code/ }));
  });

  it('the choice of phones, and the code of the one that was chosen', async () => {
    const both = challenge(['1', '2'], async () => {});
    showPage(() => <SecondFactorForm challenge={both} onDone={() => {}} />, { user: null });
    await press(/^Send a code .*2$/);
    expect(document.activeElement).toBe(screen.getByLabelText('Code from the text message'));
    await press('Use another phone');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Send a code .*1$/ }));
  });
});

describe('a link between the pages', () => {
  it('takes the way back along, and nothing else of the address', () => {
    showPage(() => <AuthLink to="/login">Login</AuthLink>, {
      user: null,
      address: '/auth/action?oobCode=secret&from=%2Fa%3Fb%3D1',
    });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/login?from=%2Fa%3Fb%3D1');
  });
});
