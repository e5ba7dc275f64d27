import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Meter } from 'waymark';
import type { PasswordRule, PasswordStatus } from '../auth-types';
import { passwordBits } from '../forms/password-strength';

const ruleTexts: Record<PasswordRule['id'], (value: number) => string> = {
  'min-length': (value) => `At least ${value} characters`,
  'max-length': (value) => `At most ${value} characters`,
  'lower-case': () => 'A lower-case letter',
  'upper-case': () => 'An upper-case letter',
  digit: () => 'A digit',
  symbol: () => 'A symbol, such as ! or -',
};

/** The strength of a fair and of a strong password, in bits. */
const fairBits = 40;
const strongBits = 64;
/** How long typing has to pause before the strength is announced, in milliseconds. */
const announceDelayMs = 1000;

export interface PasswordChecklistProps {
  /** For the password field's `aria-describedby`. */
  id: string;
  password: string;
  /** The result of `usePasswordStatus`. */
  status: PasswordStatus;
  /** What others know about the user, such as name and address; it adds no strength. */
  known?: readonly string[];
}

/** The requirements and the strength of a password while the user types it. */
export function PasswordChecklist({ id, password, status, known }: PasswordChecklistProps) {
  const bits = passwordBits(password, known);
  const strength = bits < fairBits ? 'Weak' : bits < strongBits ? 'Fair' : 'Strong';
  return (
    <div className="grid gap-2 text-caption">
      <div id={id} className="grid gap-1">
        {/* An element: an `aria-label` of the list would replace the rules in the field's description. */}
        <p id={`${id}-label`} className="sr-only">
          Password requirements
        </p>
        <ul role="list" aria-labelledby={`${id}-label`} className="grid gap-1">
          {status.rules.map((rule) => (
            <li
              key={rule.id}
              data-state={rule.met ? 'met' : 'missing'}
              className={rule.met ? 'flex gap-1.5 text-success' : 'flex gap-1.5 text-muted'}
            >
              {rule.met ? (
                <CircleCheck aria-hidden className="size-4 shrink-0" />
              ) : (
                <Circle aria-hidden className="size-4 shrink-0" />
              )}
              <span>
                {ruleText(rule)}
                {rule.met && <span className="sr-only"> (done)</span>}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {password !== '' && (
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
        text={password === '' ? '' : `Password strength: ${strength.toLowerCase()}. ${missingText(status)}`}
      />
    </div>
  );
}

/** Announces a text once it has not changed for a while, not after every key. */
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

/** Returns one sentence about the rules that a password does not meet. */
export function missingText({ rules }: PasswordStatus): string {
  const missing = rules
    .filter(({ met }) => !met)
    .map((rule) => ruleText(rule).replace(/^\w/, (letter) => letter.toLowerCase()));
  return missing.length === 0 ? 'It meets all requirements.' : `Still required: ${missing.join(', ')}.`;
}

function ruleText({ id, value = 0 }: PasswordRule): string {
  return ruleTexts[id](value);
}
