import lzString from 'lz-string';
import { useCallback, useEffect, useId, useState } from 'react';
import { Alert, Button, CopyButton, useDirection, useTheme } from 'waymark';
import { CodeEditor } from './code-editor';
import type { ToFrame } from './frame';

const firstSample = 'controls/button-1';

/** How long the user must pause typing before the code runs. */
const runDelayMs = 400;

/** Returns the code of the URL: a sample, such as `#sample=controls/button-1`, or compressed code in `#code=`. */
async function codeOfUrl(): Promise<{ code: string; isIncomplete: boolean }> {
  const { sample = firstSample, code = '' } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  const shared = lzString.decompressFromEncodedURIComponent(code);
  if (shared) return { code: shared, isIncomplete: false };
  const response = await fetch('/playground/samples.json');
  const samples = (await response.json()) as Partial<Record<string, string>>;
  return { code: samples[sample] ?? '', isIncomplete: code !== '' };
}

/** An editor with the code of the URL, and its result. */
export function Playground() {
  const [{ loads, isIncomplete }, setLoaded] = useState({ loads: 0, isIncomplete: false });
  const [code, setCode] = useState('');
  const help = useId();
  const load = useCallback(async (): Promise<void> => {
    const loaded = await codeOfUrl();
    setLoaded((before) => ({ loads: before.loads + 1, isIncomplete: loaded.isIncomplete }));
    setCode(loaded.code);
  }, []);
  useEffect(() => {
    const handlePopState = (): void => void load();
    handlePopState();
    // Unlike `hashchange`, it also fires for a link to the same URL.
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, [load]);
  if (loads === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      {isIncomplete && <Alert tone="warning">The link is not complete. This is a sample.</Alert>}
      <div role="group" aria-label="Code" className="flex flex-wrap gap-2">
        <CopyButton size="sm" variant="tonal" text={code}>
          Copy
        </CopyButton>
        <CopyButton
          size="sm"
          variant="tonal"
          text={() => new URL(`#code=${lzString.compressToEncodedURIComponent(code)}`, location.href).href}
        >
          Copy link
        </CopyButton>
        <Button size="sm" variant="tonal" tone="neutral" onClick={() => void load()}>
          Reset
        </Button>
      </div>
      <p id={help} className="text-caption text-muted">
        Tab leaves the editor. Ctrl+[ and Ctrl+], or ⌘[ and ⌘], change the indentation of a line.
      </p>
      <div key={loads} className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <CodeEditor code={code} onChange={setCode} aria-label="Code of the sample" aria-describedby={help} />
        <Result code={code} />
      </div>
    </div>
  );
}

const fileUrl = (name: string): string => new URL(`/playground/${name}`, location.href).href;

/** Runs the code in a frame that can read neither this page nor its storage in the browser. */
function Result({ code }: { code: string }) {
  const [frame, setFrame] = useState<Window | null>();
  const { resolvedMode: theme, resolvedContrast: contrast } = useTheme();
  const direction = useDirection();

  useEffect(() => {
    frame?.postMessage({ globals: { theme, contrast, direction } } satisfies ToFrame, '*');
  }, [frame, theme, contrast, direction]);

  useEffect(() => {
    const timer = setTimeout(() => frame?.postMessage({ code } satisfies ToFrame, '*'), runDelayMs);
    return () => clearTimeout(timer);
  }, [frame, code]);

  return (
    <iframe
      title="Result"
      // Without `allow-same-origin`, the origin of the frame is opaque. Without `allow-forms`, forms fire no `submit`
      // event.
      sandbox="allow-scripts allow-forms"
      srcDoc={`<!doctype html><html lang="en"><link rel="stylesheet" href="${fileUrl('frame.css')}"><body><div role="status"></div><div id="sample"></div><script src="${fileUrl('frame.js')}"></script></body></html>`}
      onLoad={(event) => setFrame(event.currentTarget.contentWindow)}
      className="h-120 w-full rounded border border-border bg-canvas"
    />
  );
}
