'use client';

import { Check, Copy, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import type { ControlSize } from '../../lib/control-size';
import { useLabels } from '../../providers/labels';
import type { Tone } from '../../tokens';
import { Button } from '../button';
import { IconButton, type IconButtonVariant } from '../icon-button';
import { copyButtonLabels } from './copy-button-labels';
import { copyText } from './copy-text';

/** How long the button shows the outcome. */
const outcomeMs = 2000;

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The text to copy, or a function that returns the text when the button is clicked. */
  text: string | (() => string);
  /** The button's text. Without it, the button is an icon that is named by the `copy` label. */
  children?: ReactNode;
  /** The visual emphasis. @default 'ghost' */
  variant?: IconButtonVariant;
  /** The color tone. @default 'neutral' */
  tone?: Tone;
  /** The size, as for a `Button` or, without `children`, for an `IconButton`. @default 'md' */
  size?: ControlSize;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof copyButtonLabels>;
}

/** A button that copies text, then shows and announces whether copying succeeded. */
export function CopyButton({
  text,
  children,
  variant = 'ghost',
  tone = 'neutral',
  labels,
  onClick,
  ...props
}: CopyButtonProps) {
  const label = useLabels(copyButtonLabels, labels);
  const [outcome, setOutcome] = useState<{ name: 'copied' | 'copyFailed' } | null>(null);
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = window.setTimeout(() => setOutcome(null), outcomeMs);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const message = outcome && label(outcome.name);
  const Icon = !outcome ? Copy : outcome.name === 'copied' ? Check : X;
  const button = {
    'data-slot': 'copy-button',
    'data-state': !outcome ? 'idle' : outcome.name === 'copied' ? 'copied' : 'failed',
    variant,
    tone,
    ...props,
    onClick: composeEventHandlers(onClick, () => {
      copyText(typeof text === 'string' ? text : text()).then(
        () => setOutcome({ name: 'copied' }),
        () => setOutcome({ name: 'copyFailed' }),
      );
    }),
  };
  return (
    <>
      {/* Placed before the button, which may be the last child of a group. */}
      <span role="status" className="sr-only">
        {message}
      </span>
      {children === undefined ? (
        <IconButton aria-label={label('copy')} {...button}>
          <Icon aria-hidden />
        </IconButton>
      ) : (
        <Button {...button} start={<Icon />}>
          {/* The message overlaps the text, so the button is not narrower than its text. */}
          <span className="grid *:[grid-area:1/1]">
            <span aria-hidden={Boolean(message)} className={message ? 'invisible' : undefined}>
              {children}
            </span>
            {message && <span>{message}</span>}
          </span>
        </Button>
      )}
    </>
  );
}
