import { useEffect, useId, useRef, useState } from 'react';
import { Alert, Button } from 'waymark';
import type { KitGlobals } from '../../../.storybook/globals';
import { CodeEditor } from './code-editor';
import { compile } from './compile';
import type { FromFrame, Problem, ToFrame } from './messages';
import { decodeCode, encodeCode } from './share';

const firstSample = 'controls/button-1';

/** How long the user must pause typing before the code runs. */
const runDelayMs = 400;

/** Returns the code that the URL specifies: `#sample=controls/button-1`, or `#code=` with compressed code. */
async function codeOf(hash: string): Promise<string> {
  const { sample = firstSample, code } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  if (code !== undefined) return decodeCode(code);
  const response = await fetch('/playground/samples.json');
  const samples = (await response.json()) as Partial<Record<string, string>>;
  return samples[sample] ?? '';
}

/** An editor with the sample that the URL specifies, and its result. */
export function Playground() {
  const [loaded, setLoaded] = useState<{ code: string; message?: string }>();
  useEffect(() => {
    const load = (): void => {
      codeOf(location.hash).then(
        (code) => setLoaded({ code }),
        async () => setLoaded({ code: await codeOf(''), message: 'The link is not complete. This is a sample.' }),
      );
    };
    load();
    // Unlike `hashchange`, it also fires for a link to the same URL.
    window.addEventListener('popstate', load);
    return () => window.removeEventListener('popstate', load);
  }, []);
  return (
    <div className="grid grid-cols-1 gap-4">
      {loaded?.message && <Alert tone="warning">{loaded.message}</Alert>}
      {loaded && <Workbench key={loaded.code} initial={loaded.code} />}
    </div>
  );
}

function Workbench({ initial }: { initial: string }) {
  const [code, setCode] = useState(initial);
  const [resets, setResets] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const [outcome, setOutcome] = useState('');
  const help = useId();

  function copy(text: string, name: string): void {
    navigator.clipboard.writeText(text).then(
      () => setOutcome(`${name} copied`),
      () => setOutcome('The browser refused to copy. Select the text instead.'),
    );
  }

  async function share(): Promise<void> {
    const hash = `#code=${await encodeCode(code)}`;
    history.replaceState(null, '', hash);
    copy(location.href, 'Link');
  }

  function reset(): void {
    setCode(initial);
    setProblem(undefined);
    setResets(resets + 1);
    setOutcome('The code is that of the sample again');
  }

  return (
    <>
      <div role="group" aria-label="Code" className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="outline" onClick={() => copy(code, 'Code')}>
          Copy
        </Button>
        <Button size="sm" variant="outline" onClick={() => void share()}>
          Copy link
        </Button>
        <Button size="sm" variant="outline" onClick={reset}>
          Reset
        </Button>
        <span role="status" className="text-caption text-muted">
          {outcome}
        </span>
      </div>
      <p id={help} className="text-caption text-muted">
        Tab leaves the editor. Ctrl+[ and Ctrl+], or ⌘[ and ⌘], change the indentation of a line.
      </p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <div className="h-120">
          <CodeEditor
            key={resets}
            code={initial}
            onChange={setCode}
            aria-label="Code of the sample"
            aria-describedby={help}
          />
        </div>
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
          <Result key={resets} code={code} onResult={setProblem} />
        </div>
      </div>
    </>
  );
}

const fileUrl = (name: string): string => new URL(`/playground/${name}`, location.href).href;

const send = (frame: HTMLIFrameElement | null, message: ToFrame): void =>
  frame?.contentWindow?.postMessage(message, '*');

interface ResultProps {
  code: string;
  /** Called after each run. */
  onResult: (problem: Problem | undefined) => void;
}

/** Runs the code in a frame that can read neither this page nor its storage in the browser. */
function Result({ code, onResult }: ResultProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<FromFrame>): void => {
      if (source === frame.current?.contentWindow) onResult(data.problem);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [onResult]);

  useEffect(() => {
    if (!isReady) return undefined;
    const root = document.documentElement;
    const sendGlobals = (): void => {
      const { theme, contrast } = root.dataset;
      send(frame.current, { globals: { theme, contrast, direction: root.dir || 'ltr' } as KitGlobals });
    };
    sendGlobals();
    const observer = new MutationObserver(sendGlobals);
    observer.observe(root, { attributeFilter: ['data-theme', 'dir', 'data-contrast'] });
    return () => observer.disconnect();
  }, [isReady]);

  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => {
      const compiled = compile(code);
      if ('problem' in compiled) onResult(compiled.problem);
      else send(frame.current, { code: compiled.code });
    }, runDelayMs);
    return () => clearTimeout(timer);
  }, [isReady, code, onResult]);

  return (
    <iframe
      ref={frame}
      title="Result"
      // Without `allow-same-origin`, the origin of the frame is opaque. Without `allow-forms`, forms fire no `submit`
      // event.
      sandbox="allow-scripts allow-forms"
      srcDoc={`<!doctype html><html lang="en"><link rel="stylesheet" href="${fileUrl('frame.css')}"><body><script src="${fileUrl('frame.js')}"></script></body></html>`}
      onLoad={() => setIsReady(true)}
      className="min-h-0 w-full grow rounded border border-border bg-canvas"
    />
  );
}
