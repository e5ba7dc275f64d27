import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Meter, PasswordField, type PasswordFieldOptions } from 'waymark';
import { defaultPasswordStatus, minPasswordLength, useAuth } from '../service';
import type { PasswordRule, PasswordStatus } from '../types';

const ruleTexts: Record<PasswordRule['id'], (value?: number) => string> = {
  'min-length': (value) => `At least ${value} characters`,
  'max-length': (value) => `At most ${value} characters`,
  'lower-case': () => 'A lowercase letter',
  'upper-case': () => 'An uppercase letter',
  digit: () => 'A digit',
  symbol: () => 'A symbol, such as ! or -',
};

const fairBits = 40;
const strongBits = 64;
/** How long typing must pause before the strength is announced, in milliseconds. */
const announceDelayMs = 1000;

interface NewPasswordFieldProps extends Omit<PasswordFieldOptions, 'value' | 'label'> {
  label: string;
  value: string;
  status: PasswordStatus;
  /** Public information about the user, such as the name and address, which adds no strength. */
  known: readonly string[];
}

/** A field for a new password. While the user types, it shows the requirements and the password strength. */
export function NewPasswordField({ status, known, ...props }: NewPasswordFieldProps) {
  const id = useId();
  const bits = passwordBits(props.value, ['Waymark', ...known]);
  const strength = bits < fairBits ? 'Weak' : bits < strongBits ? 'Fair' : 'Strong';
  return (
    <div className="grid gap-2">
      <PasswordField
        autoComplete="new-password"
        required
        aria-describedby={props.error === undefined ? id : undefined}
        {...props}
      />
      <div className="grid gap-2 text-caption">
        <div id={id} className="grid gap-1">
          {/* An element, because an `aria-label` on the list would replace the rules in the field's description. */}
          <p id={`${id}-label`} className="sr-only">
            Password requirements
          </p>
          <ul role="list" aria-labelledby={`${id}-label`} className="grid gap-1">
            {status.rules.map((rule) => {
              const Icon = rule.met ? CircleCheck : Circle;
              return (
                <li
                  key={rule.id}
                  data-state={rule.met ? 'met' : 'missing'}
                  className={`flex gap-1.5 ${rule.met ? 'text-success' : 'text-muted'}`}
                >
                  <Icon aria-hidden className="size-4 shrink-0" />
                  <span>
                    {ruleTexts[rule.id](rule.value)}
                    {rule.met && <span className="sr-only"> (done)</span>}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
        {props.value !== '' && (
          <Meter
            label="Password strength"
            size="sm"
            value={Math.min(bits, strongBits * 1.5)}
            max={strongBits * 1.5}
            low={fairBits}
            high={strongBits}
            optimum={strongBits * 1.5}
            valueText={strength}
          />
        )}
        <Announcement
          text={props.value === '' ? '' : `Password strength: ${strength.toLowerCase()}. ${missingText(status)}`}
        />
      </div>
    </div>
  );
}

/** Announces a message after a pause instead of after every key press. */
function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), announceDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}

/** Returns the message for a new password; undefined if it is valid. The provider's policy may still reject it. */
export function newPasswordProblem(password: string, status: PasswordStatus): string | undefined {
  if (password === '') return 'Enter a new password.';
  if (!status.isValid) return missingText(status);
  return password.length < minPasswordLength ? `Use at least ${minPasswordLength} characters.` : undefined;
}

function missingText({ rules }: PasswordStatus): string {
  const missing = rules
    .filter(({ met }) => !met)
    .map((rule) => ruleTexts[rule.id](rule.value).replace(/^\w/, (letter) => letter.toLowerCase()));
  return missing.length === 0 ? 'It meets all requirements.' : `Still required: ${missing.join(', ')}.`;
}

export function usePasswordStatus(password: string): PasswordStatus {
  const { service } = useAuth();
  const [checked, setChecked] = useState<{ password: string; status: PasswordStatus }>();
  useEffect(() => {
    let current = true;
    service.validatePassword(password).then(
      (status) => current && setChecked({ password, status }),
      // Without the library, the default policy applies.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [service, password]);
  if (checked === undefined) return defaultPasswordStatus(password);
  // The result for an earlier password has the same rules, but does not show which of them this password meets.
  return checked.password === password ? checked.status : { ...checked.status, isValid: true };
}

/** Common passwords. They add almost no strength to a password that contains them. */
const common =
  'password passwort qwertyuiop qwertz qwerty azerty asdfgh zxcvbn letmein welcome iloveyou ' +
  'monkey dragon football baseball sunshine princess master shadow admin login secret';

/** Characters that commonly replace a letter, and these letters. */
const disguises = { written: '@431!0$57', meant: 'aaeiiosst' };

const alphabets = [
  { pattern: /[a-z]/, size: 26 },
  { pattern: /[A-Z]/, size: 26 },
  { pattern: /\d/, size: 10 },
  { pattern: /[^a-zA-Z\d]/, size: 33 },
];

/** The weight of a character that is predictable from the previous one ("aaa", "123"). */
const guessed = 0.25;

/**
 * Estimates the strength of a password in bits, for a `Meter`. Common words, substituted letters and sequences count
 * less. The estimate is only advisory: below 40 bits, a password is weak, and from 64 bits up, it is strong.
 * @param known public information, such as the names of the user and the site
 */
export function passwordBits(password: string, known: readonly string[] = []): number {
  if (password === '') return 0;
  const symbols = alphabets.reduce((sum, { pattern, size }) => sum + (pattern.test(password) ? size : 0), 0);
  const rest = withoutGuessable(password.toLowerCase(), known);
  let worth = 0;
  for (let index = 0; index < rest.length; index += 1) {
    worth += Math.abs(rest.charCodeAt(index) - rest.charCodeAt(index - 1)) <= 1 ? guessed : 1;
  }
  // "abcabcabc" is long, but contains little information.
  return Math.min(worth, new Set(rest).size * 2) * Math.log2(symbols);
}

/** Returns the password with each guessable word replaced by one character. */
function withoutGuessable(password: string, known: readonly string[]): string {
  const words = [
    ...common.split(' '),
    ...known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2),
  ];
  let written = password;
  let meant = Array.from(
    password,
    (character) => disguises.meant[disguises.written.indexOf(character)] ?? character,
  ).join('');
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    let at: number | undefined;
    while ((at = [meant.indexOf(word), written.indexOf(word)].find((index) => index >= 0)) !== undefined) {
      written = `${written.slice(0, at)}\0${written.slice(at + word.length)}`;
      meant = `${meant.slice(0, at)}\0${meant.slice(at + word.length)}`;
    }
  }
  return written;
}
