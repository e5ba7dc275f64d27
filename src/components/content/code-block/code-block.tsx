'use client';

import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { CopyButton } from '../../controls/copy-button';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { useOverflow } from '../../lib/use-overflow';

export interface CodeBlockOptions extends Omit<ComponentProps<'div'>, 'children'> {
  /** The code. It is displayed left to right in every language. */
  code: string;
  /** Returns the code as colored elements, for example from a syntax highlighter. @default plain text */
  highlight?: (code: string) => ReactNode;
  /** Whether long lines wrap instead of scrolling. @default false */
  wrap?: boolean;
  /** Whether a button for copying the code is displayed. @default true */
  copyable?: boolean;
  /** Controls before the copy button, such as a download link. */
  actions?: ReactNode;
}

/** A `label` is displayed above the code. */
export type CodeBlockProps = AccessibleName & CodeBlockOptions;

/**
 * One or more lines of code, with a button for copying them. Long code scrolls: set a maximum height with `className`.
 */
export function CodeBlock({
  label,
  'aria-label': name,
  'aria-labelledby': labelledBy,
  code,
  highlight,
  wrap = false,
  copyable = true,
  actions,
  className,
  ...props
}: CodeBlockProps) {
  const id = useId();
  const area = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(area);
  const copyId = `${id}-copy`;
  const labelId = label ? `${id}-label` : labelledBy;
  const tools = (copyable || actions) && (
    <div className="ms-auto flex shrink-0 flex-wrap items-center justify-end gap-1 p-1">
      {actions}
      {copyable && (
        <CopyButton
          id={copyId}
          // "Copy", followed by the name of the code.
          aria-labelledby={labelId && `${copyId} ${labelId}`}
          size="sm"
          text={code}
        />
      )}
    </div>
  );
  return (
    <div
      data-slot="code-block"
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded border border-divider bg-paper text-text',
        className,
      )}
      {...props}
    >
      {label && (
        <div className="flex flex-wrap items-center gap-x-3 border-b border-divider">
          <span id={labelId} data-slot="code-block-label" className="min-w-0 px-3 py-1.5 text-h5 text-heading">
            {label}
          </span>
          {tools}
        </div>
      )}
      <div className="flex min-h-0 items-start">
        <pre
          ref={area}
          data-slot="code-block-code"
          dir="ltr"
          role="group"
          aria-label={name}
          aria-labelledby={labelId}
          {...(overflows ? { tabIndex: 0 } : {})}
          className={cn(
            'max-h-full min-w-0 grow self-stretch overflow-auto p-3 font-mono text-caption -outline-offset-2',
            wrap && 'whitespace-pre-wrap wrap-anywhere',
          )}
        >
          {/* As wide as its longest line, so that `useOverflow` notices when the code changes. */}
          <code className="block w-fit min-w-full">{highlight ? highlight(code) : code}</code>
        </pre>
        {!label && tools}
      </div>
    </div>
  );
}
