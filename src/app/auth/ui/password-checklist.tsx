import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Meter } from 'waymark';
import type { PasswordRule, PasswordStatus } from '../auth-service';
import { passwordBits } from '../forms/password-strength';

const ruleTexts: Record<PasswordRule['id'], (value: number) => string> = {
  'min-length': (value) => `At least ${value} characters`,
  'max-length': (value) => `At most ${value} characters`,
  'lower-case': () => 'A lower-case letter',
  'upper-case': () => 'An upper-case letter',
  digit: () => 'A digit',
  symbol: () => 'A symbol, such as ! or -',
};

/** From how many bits on a password is fair, and from how many strong. */
const fairBits = 40;
const strongBits = 64;
/** How long a person has to pause in typing to hear how the password stands, in milliseconds. */
const pause = 1000;

export interface PasswordChecklistProps {
  /** For the password field's `aria-describedby`. */
  id: string;
  password: string;
  /** What `usePasswordStatus` says of the password. */
  status: PasswordStatus;
  /** What others know of the person, such as their name and their address; it makes no password stronger. */
  known?: readonly string[];
}

/** What the password needs and has, and how strong it is, while it is typed. */
export function PasswordChecklist({ id, password, status, known }: PasswordChecklistProps) {
  const bits = passwordBits(password, known);
  const strength = bits < fairBits ? 'Weak' : bits < strongBits ? 'Fair' : 'Strong';
  return (
    <div className="grid gap-2 text-caption">
      <div id={id} className="grid gap-1">
        {/* By an element: a label of the list's own would take the place of the rules where they describe the field. */}
        <p id={`${id}-label`} className="sr-only">
          Your password needs
        </p>
        <ul aria-labelledby={`${id}-label`} className="grid gap-1">
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
          showLabel
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

/** Speaks a text that has not changed for a while: not at every key. */
function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}

/** Says which rules a password does not meet, in one sentence. */
export function missingText({ rules }: PasswordStatus): string {
  const missing = rules
    .filter(({ met }) => !met)
    .map((rule) => ruleText(rule).replace(/^\w/, (letter) => letter.toLowerCase()));
  return missing.length === 0 ? 'It has all that it needs.' : `Still needed: ${missing.join(', ')}.`;
}

function ruleText({ id, value = 0 }: PasswordRule): string {
  return ruleTexts[id](value);
}
