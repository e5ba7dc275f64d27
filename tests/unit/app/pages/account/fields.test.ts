import { describe, expect, it } from 'vitest';
import { newEmailProblem } from '../../../../../src/app/pages/account/email-row';
import { normalizePhoneNumber, phoneNumberProblem } from '../../../../../src/app/pages/account/second-factor-row';

describe('a phone number', () => {
  it.each([
    ['+44 7700 900123', '+447700900123'],
    ['0044 (7700) 900-123', '+447700900123'],
    [' +1.202.555.0143 ', '+12025550143'],
    ['+49‑30‑123456', '+4930123456'],
    ['+４４７７００９００１２３', '+447700900123'],
  ])('"%s" is sent as %s', (typed, sent) => {
    expect(normalizePhoneNumber(typed)).toBe(sent);
    expect(phoneNumberProblem(typed)).toBeUndefined();
  });

  it.each([
    ['', /Enter your phone number/],
    ['07700 900123', /country code/],
    ['+0 7700 900123', /like \+44/],
    ['+44', /like \+44/],
    ['+44 7700 900123 456 789', /like \+44/],
    ['+44 call me', /like \+44/],
  ])('"%s" is rejected', (typed, message) => {
    expect(phoneNumberProblem(typed)).toMatch(message);
  });
});

describe('a new email address', () => {
  it('must differ from the current address by more than case', () => {
    expect(newEmailProblem(' ADA@example.com', 'ada@example.com')).toMatch(/already your address/);
    expect(newEmailProblem('ada@example.org', 'ada@example.com')).toBeUndefined();
    expect(newEmailProblem('ada@example.org', null)).toBeUndefined();
  });

  it('must have the format of an email address', () => {
    expect(newEmailProblem('', null)).toMatch(/Enter your email address/);
    expect(newEmailProblem('ada', null)).toMatch(/like name@example.com/);
  });
});
