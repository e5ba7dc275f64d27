import lzString from 'lz-string';
import { useEffect, useId, useState } from 'react';
import { Alert, Button, CopyButton, useDirection, useTheme } from 'waymark';
import { CodeEditor } from './code-editor';
import { compile, type Problem } from './compile';
import type { FromFrame, ToFrame } from './frame';

const firstSample = 'controls/button-1';

/** How long the user must pause typing before the code runs. */
const runDelayMs = 400;

async function sampleCode(id: string): Promise<string> {
  const response = await fetch('/playground/samples.json');
  const samples = (await response.json()) as Partial<Record<string, string>>;
  return samples[id] ?? '';
}

/** An editor with the code of the URL, `#sample=controls/button-1` or compressed code in `#code=`, and its result. */
export function Playground() {
  const [loaded, setLoaded] = useState<{ code: string; isIncomplete: boolean }>();
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { sample = firstSample, code = '' } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
      const shared = lzString.decompressFromEncodedURIComponent(code);
      setLoaded({ code: shared || (await sampleCode(sample)), isIncomplete: code !== '' && !shared });
    };
    const handlePopState = (): void => void load();
    handlePopState();
    // Unlike `hashchange`, it also fires for a link to the same URL.
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, []);
  return (
    <div className="grid grid-cols-1 gap-4">
      {loaded?.isIncomplete && <Alert tone="warning">The link is not complete. This is a sample.</Alert>}
      {loaded && <Workbench key={loaded.code} initial={loaded.code} />}
    </div>
  );
}

function Workbench({ initial }: { initial: string }) {
  const [code, setCode] = useState(initial);
  const [resets, setResets] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const help = useId();

  function reset(): void {
    setCode(initial);
    setProblem(undefined);
    setResets(resets + 1);
  }

  return (
    <>
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
        <Button size="sm" variant="tonal" tone="neutral" onClick={reset}>
          Reset
        </Button>
      </div>
      <p id={help} className="text-caption text-muted">
        Tab leaves the editor. Ctrl+[ and Ctrl+], or ⌘[ and ⌘], change the indentation of a line.
      </p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <CodeEditor
          key={`editor-${resets}`}
          code={initial}
          onChange={setCode}
          aria-label="Code of the sample"
          aria-describedby={help}
        />
        <div className="flex h-120 flex-col">
          <div role="status">
            {problem && (
              <Alert
                tone="error"
                live="off"
                title={problem.line === undefined ? 'Error' : `Error in line ${problem.line}`}
                className="mb-4"
              >
                {problem.message}
              </Alert>
            )}
          </div>
          <Result key={`result-${resets}`} code={code} onResult={setProblem} />
        </div>
      </div>
    </>
  );
}

const fileUrl = (name: string): string => new URL(`/playground/${name}`, location.href).href;

interface ResultProps {
  code: string;
  /** Called after each run. */
  onResult: (problem: Problem | undefined) => void;
}

/** Runs the code in a frame that can read neither this page nor its storage in the browser. */
function Result({ code, onResult }: ResultProps) {
  const [frame, setFrame] = useState<Window | null>();
  const { resolvedMode: theme, resolvedContrast: contrast } = useTheme();
  const direction = useDirection();

  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<FromFrame>): void => {
      if (source === frame) onResult(data.problem);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame, onResult]);

  useEffect(() => {
    frame?.postMessage({ globals: { theme, contrast, direction } } satisfies ToFrame, '*');
  }, [frame, theme, contrast, direction]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const compiled = compile(code);
      if ('problem' in compiled) onResult(compiled.problem);
      else frame?.postMessage({ code: compiled.code } satisfies ToFrame, '*');
    }, runDelayMs);
    return () => clearTimeout(timer);
  }, [frame, code, onResult]);

  return (
    <iframe
      title="Result"
      // Without `allow-same-origin`, the origin of the frame is opaque. Without `allow-forms`, forms fire no `submit`
      // event.
      sandbox="allow-scripts allow-forms"
      srcDoc={`<!doctype html><html lang="en"><link rel="stylesheet" href="${fileUrl('frame.css')}"><body><script src="${fileUrl('frame.js')}"></script></body></html>`}
      onLoad={(event) => setFrame(event.currentTarget.contentWindow)}
      className="min-h-0 w-full grow rounded border border-border bg-canvas"
    />
  );
}
