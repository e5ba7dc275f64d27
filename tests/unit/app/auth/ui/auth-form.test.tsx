import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthError } from '../../../../../src/app/auth/errors';
import { AuthProvider } from '../../../../../src/app/auth/service';
import { AuthForm, useRequestForm } from '../../../../../src/app/auth/ui/auth-form';
import { createFakeAuthService } from '../fake-auth-service';

beforeEach(() => vi.useFakeTimers());

interface Request {
  signal: AbortSignal;
  values: Record<'email' | 'password', string>;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Renders a form whose requests the test resolves. */
function open() {
  const requests: Request[] = [];
  const onDone = vi.fn();
  function Form() {
    const form = useRequestForm({
      initial: { email: '', password: '' },
      validate: ({ email }) => (email === '' ? { email: 'Enter it.' } : {}),
      submit: (values, signal) =>
        new Promise<void>((resolve, reject) => {
          requests.push({ signal, values, resolve, reject });
        }),
      onDone,
    });
    const { error: emailError, ...email } = form.field('email');
    const { error: passwordError, ...password } = form.field('password');
    return (
      <AuthForm form={form} submit="Send" busyText="Busy">
        <input aria-label="Email" data-error={emailError} {...email} />
        <input aria-label="Password" data-error={passwordError} {...password} />
      </AuthForm>
    );
  }
  const { unmount } = render(
    <AuthProvider service={createFakeAuthService({ status: 'signed-out' })}>
      <Form />
    </AuthProvider>,
  );
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  return {
    requests,
    onDone,
    unmount,
    email,
    password,
    fill: () => {
      fireEvent.change(email, { target: { value: 'ada@example.com' } });
      fireEvent.change(password, { target: { value: ' secret ' } });
    },
    submit: () => fireEvent.submit(email.closest('form') as HTMLFormElement),
  };
}

describe('a form of the authentication pages', () => {
  it('shows and focuses the missing field without a request', () => {
    const { submit, email, requests } = open();
    submit();
    expect(email.getAttribute('data-error')).toBe('Enter it.');
    expect(document.activeElement).toBe(email);
    expect(requests).toHaveLength(0);
    fireEvent.change(email, { target: { value: 'a' } });
    expect(email.getAttribute('data-error')).toBeNull();
  });

  it('sends the exact input once for any number of submissions', async () => {
    const { fill, submit, requests, onDone } = open();
    fill();
    for (let index = 0; index < 10; index += 1) submit();
    expect(requests.map(({ values }) => values)).toEqual([{ email: 'ada@example.com', password: ' secret ' }]);
    await act(async () => requests[0]?.resolve());
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', password: ' secret ' });
    submit();
    expect(requests).toHaveLength(2);
  });

  it('shows an error below its field or above the form, and keeps the typed text', async () => {
    const { fill, submit, requests, email, password } = open();
    fill();
    submit();
    await act(async () => requests[0]?.reject(new AuthError('weak-password')));
    expect(password.getAttribute('data-error')).toMatch(/^This password is too weak/);
    expect(document.activeElement).toBe(password);
    submit();
    await act(async () => requests[1]?.reject(new AuthError('invalid-phone-number')));
    expect(screen.getByText(/^This phone number is not valid/)).toBeTruthy();
    expect([email.value, password.value]).toEqual(['ada@example.com', ' secret ']);
    submit();
    expect(screen.queryByText(/^This phone number/)).toBeNull();
  });

  it('can be canceled after five seconds and sent again', async () => {
    const { fill, submit, requests, onDone } = open();
    fill();
    submit();
    act(() => void vi.advanceTimersByTime(4999));
    expect(screen.queryByText('Cancel')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    fireEvent.click(screen.getByText('Cancel'));
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
    submit();
    await act(async () => requests[0]?.reject(new AuthError('cancelled')));
    expect(screen.getByText('Busy')).toBeTruthy();
    expect(screen.queryByText('Canceled. Nothing was changed.')).toBeNull();
    await act(async () => requests[0]?.resolve());
    await act(async () => requests[1]?.resolve());
    expect(onDone).toHaveBeenCalledOnce();
    expect(screen.getByText('Send')).toBeTruthy();
  });

  it('aborts the request when the user leaves the page', async () => {
    const { fill, submit, requests, onDone, unmount } = open();
    fill();
    submit();
    unmount();
    expect(requests[0]?.signal.aborted).toBe(true);
    await act(async () => requests[0]?.resolve());
    expect(onDone).not.toHaveBeenCalled();
  });

  it('accepts several fields at once from a password manager', () => {
    const { email, password, submit, requests } = open();
    act(() => {
      fireEvent.change(email, { target: { value: 'ada@example.com' } });
      fireEvent.change(password, { target: { value: 'secret' } });
    });
    submit();
    expect(requests[0]?.values).toEqual({ email: 'ada@example.com', password: 'secret' });
  });
});
