import { tsxLanguage } from '@codemirror/lang-javascript';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';

function highlighted(code: string, language: string): ReactNode[] {
  if (!/^[jt]sx?$/.test(language)) return [code];
  const parts: ReactNode[] = [];
  const put = (text: string, classes = ''): void => {
    const name = /tok-(comment|keyword|string2?|number|bool|typeName|propertyName)/.exec(classes)?.[0];
    parts.push(
      name ? (
        <span key={parts.length} className={name}>
          {text}
        </span>
      ) : (
        text
      ),
    );
  };
  highlightCode(code, tsxLanguage.parser.parse(code), classHighlighter, put, () => put('\n'));
  return parts;
}

export interface CodeProps {
  code: string;
  language: string;
  /** Margins, and overrides for a block inside another component. */
  className?: string;
}

/** A code block with a copy button, which the site's script operates. */
export function Code({ code, language, className = 'my-4' }: CodeProps) {
  return (
    <div className={`relative ${className}`}>
      <button
        type="button"
        data-copy
        // At the end of the code, which is left-to-right on every page.
        className="absolute top-1.5 right-1.5 inline-flex cursor-pointer items-center gap-2 rounded bg-sunk px-2 py-1 text-[12px] font-medium text-text print:hidden noscript:hidden [&>svg]:size-4"
      >
        <Copy aria-hidden />
        <span>Copy</span>
      </button>
      <pre
        dir="ltr"
        role="group"
        aria-label="Code"
        data-scrolls
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area has to be focusable
        tabIndex={0}
        className="max-h-120 overflow-auto rounded border border-divider bg-sunk py-4 ps-4 pe-24 font-mono text-[13px] leading-[1.6] text-text print:max-h-none! print:overflow-visible print:whitespace-pre-wrap"
      >
        <code>{highlighted(code.trimEnd(), language)}</code>
      </pre>
    </div>
  );
}
