// The frame that runs the code of the playground. Its origin is opaque: it can read neither the documentation nor its
// storage.
import * as icons from 'lucide-react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as hookForm from 'react-hook-form';
import * as router from 'react-router';
import * as waymark from 'waymark';
import * as arabic from 'waymark/labels/ar';
import * as german from 'waymark/labels/de';
import * as tokens from 'waymark/tokens';
import { applyGlobals, type KitGlobals } from '../../../.storybook/globals';
import { compile } from './compile';
import './frame.css';
import { isProvided } from './modules';

/** To the frame: code to run, or the values of the toolbar. */
export type ToFrame = { code: string } | { globals: KitGlobals };

const modules: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'react-hook-form': hookForm,
  'react-router': router,
  'lucide-react': icons,
  waymark,
  'waymark/labels/ar': arabic,
  'waymark/labels/de': german,
  'waymark/tokens': tokens,
};

const status = ReactDomClient.createRoot(document.querySelector('[role=status]') ?? document.body);

function fail(error: unknown, lineOfScript?: number): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // The compiler adds the position to its message.
  const [, text = message, position] = /^(?:Error parsing .+?: )?([^]+) \((\d+):\d+\)$/.exec(message) ?? [];
  const line = position ?? /\bsample\.tsx:(\d+)/.exec(stack)?.[1] ?? lineOfScript;
  status.render(
    <waymark.Alert tone="error" live="off" title={line ? `Error in line ${line}` : 'Error'} className="mb-4">
      {text}
    </waymark.Alert>,
  );
}

/**
 * Returns a module that throws for missing exports. Otherwise React would report an element of the type `undefined`.
 */
function load(source: string): object {
  if (source.endsWith('.css')) return {};
  if (!isProvided(source)) {
    throw new Error(`The playground has no module "${source}". It has ${Object.keys(modules).join(', ')}.`);
  }
  return new Proxy(modules[source] ?? waymark, {
    get(target, key) {
      if (key === '__esModule') return 'default' in target;
      if (!(key in target)) throw new Error(`"${source}" has no export "${String(key)}".`);
      return Reflect.get(target, key) as unknown;
    },
  });
}

let root: ReactDomClient.Root | undefined;

function run(source: string): void {
  let code: string;
  try {
    code = compile(source);
  } catch (error) {
    fail(error);
    return;
  }
  root?.unmount();
  const script = document.createElement('script');
  script.textContent = `renderSample(function (require, exports) {${code}\n});\n//# sourceURL=sample.tsx`;
  document.head.append(script);
  script.remove();
}

function renderSample(evaluate: (require: (source: string) => object, exports: object) => void): void {
  const exported: Record<string, unknown> = {};
  evaluate(load, exported);
  const components = Object.keys(exported).filter((name) => /^[A-Z]|^default$/.test(name));
  if (components.length === 0)
    throw new Error('Export a component to render it: export default function Sample() { … }');
  status.render(null);
  const onError = (error: unknown): void => fail(error);
  root = ReactDomClient.createRoot(document.querySelector('#sample') ?? document.body, {
    onUncaughtError: onError,
    onCaughtError: onError,
  });
  const page = components.map((name) => {
    const Component = exported[name] as React.ComponentType<React.PropsWithChildren>;
    return <Component key={name}>Content</Component>;
  });
  ReactDom.flushSync(() => root?.render(<router.MemoryRouter>{page}</router.MemoryRouter>));
}

// For the script of the sample.
Object.assign(globalThis, { renderSample });

window.addEventListener('error', ({ error, message, filename, lineno }) =>
  fail(error ?? message, /frame\.js/.test(filename) ? undefined : lineno),
);
window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
// The preview has one page.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
});
document.addEventListener('submit', (event) => event.preventDefault());
window.addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== window.parent) return;
  if ('globals' in data) applyGlobals(data.globals);
  else run(data.code);
});
