import { useState } from 'react';
import { Button } from 'waymark';

interface CopyableProps {
  label: string;
  text: string;
  /** The name of the file for the download. Without it, the text can only be copied. */
  fileName?: string;
}

/** A block of code with a button that copies it, and a link that downloads it. */
export function Copyable({ label, text, fileName }: CopyableProps) {
  const [result, setResult] = useState({ text: '', message: '' });
  return (
    <section aria-label={label} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-h5 text-heading">{label}</p>
        <span className="flex items-center gap-3">
          <span role="status" className="text-caption text-muted">
            {result.text === text && result.message}
          </span>
          <Button
            size="sm"
            variant="outline"
            aria-label={`Copy the ${label.toLowerCase()}`}
            onClick={() => {
              navigator.clipboard.writeText(text).then(
                () => setResult({ text, message: 'Copied' }),
                () => setResult({ text, message: 'The browser refused to copy. Select the text instead.' }),
              );
            }}
          >
            Copy
          </Button>
          {fileName && (
            <Button asChild size="sm" variant="outline">
              <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={fileName}>
                Download {fileName}
              </a>
            </Button>
          )}
        </span>
      </div>
      <pre
        dir="ltr"
        role="region"
        aria-label={`${label}, code`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area has to be focusable
        tabIndex={0}
        className="max-h-drawer overflow-auto rounded border border-divider bg-paper p-3 font-mono text-caption"
      >
        <code>{text}</code>
      </pre>
    </section>
  );
}
