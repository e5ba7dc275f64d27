import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AuthError } from '../../../../../src/app/auth/errors';
import type { SecondFactorChallenge } from '../../../../../src/app/auth/types';
import { AuthLink } from '../../../../../src/app/auth/ui/auth-form';
import { SecondFactorForm } from '../../../../../src/app/auth/ui/second-factor';
import { ForgotPasswordPage } from '../../../../../src/app/pages/forgot-password/forgot-password-page';
import { showPage } from '../../pages/show-page';

const click = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const phone = (uid: string) => ({ uid, displayName: null, phoneNumber: `+44*****${uid}`, enrollmentTime: '' });

function challenge(uids: readonly string[], sendCode: SecondFactorChallenge['sendCode']): SecondFactorChallenge {
  return { factors: uids.map(phone), sendCode, confirm: async () => {} };
}

describe('the focus after a click on a button that disappears', () => {
  it('moves to the heading when the user returns to the form and sends another link', async () => {
    showPage(ForgotPasswordPage, { user: null });
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'ada@example.com' } });
    await click('Send link');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your email' }));
    await click('Use another address');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Forgot password?' }));
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'ada@example.com');
    await click('Send link');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your email' }));
  });

  it('moves to the send button when the first code could not be sent', async () => {
    const refused = challenge(['1'], () => Promise.reject(new AuthError('too-many-requests')));
    await act(async () => showPage(() => <SecondFactorForm challenge={refused} onDone={() => {}} />, { user: null }));
    expect(screen.getByRole('alert').textContent).toContain('Too many attempts.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Send a code/ }));
  });

  it('moves to the code of the selected phone and back to the list', async () => {
    const both = challenge(['1', '2'], async () => {});
    showPage(() => <SecondFactorForm challenge={both} onDone={() => {}} />, { user: null });
    await click(/^Send a code .*2$/);
    expect(document.activeElement).toBe(screen.getByLabelText('Code from the text message'));
    await click('Use another phone');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Send a code .*1$/ }));
  });
});

it('a link between the pages keeps only the return path', () => {
  showPage(() => <AuthLink to="/login">Login</AuthLink>, {
    user: null,
    address: '/auth/action?oobCode=secret&from=%2Fa%3Fb%3D1',
  });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/login?from=%2Fa%3Fb%3D1');
});
