import { javascriptLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';

const languages: Readonly<Record<string, typeof tsxLanguage>> = {
  js: javascriptLanguage,
  jsx: tsxLanguage,
  ts: tsxLanguage,
  tsx: tsxLanguage,
};

function highlighted(code: string, language: string): ReactNode[] {
  const parser = languages[language]?.parser;
  if (!parser) return [code];
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
  highlightCode(code, parser.parse(code), classHighlighter, put, () => put('\n'));
  return parts;
}

export interface CodeProps {
  code: string;
  language: string;
}

/** A block of code with a button that copies it, which the script of the site operates. */
export function Code({ code, language }: CodeProps) {
  return (
    <div className="doc-code">
      <button type="button" hidden data-copy>
        <Copy aria-hidden />
        <span>Copy</span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area has to be focusable */}
      <pre dir="ltr" tabIndex={0}>
        <code>{highlighted(code.trimEnd(), language)}</code>
      </pre>
    </div>
  );
}
