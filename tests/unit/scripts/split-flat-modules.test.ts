import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { splitFlatModules } from '../../../scripts/vite/split-flat-modules';

const flat = `
import { join } from 'other';
const registry = new Map();
let current = null;
function setCurrent(value) { current = value; }
function show() { return join(current); }
class Base {}
class Small extends Base { static create() { return new Large(); } }
class Large extends Base { create() { return new Small(); } }
Small.kind = 'small';
var Level;
(function (Level) { Level[Level['Low'] = 0] = 'Low'; })(Level || (Level = {}));
const unused = { text: 'nobody asks for this' };
unused.more = 'nor for this';
function later() { return 'only later'; }
registry.set('show', show);
export { setCurrent, show, Small, Level, unused, later as byAndBy, registry };
`;

const other = `export const join = (value) => ['joined', value].join(' ');`;

/** Bundles an entry, and one that it loads on demand, with the library above. */
async function bundle(entry: string, lazy: string, isSplit = true): Promise<{ entry: string; rest: string }> {
  const files: Record<string, string> = { '/entry.js': entry, '/lazy.js': lazy, '/flat.js': flat, '/other.js': other };
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (source) => (source === 'other' ? '/other.js' : source in files ? source : null),
        load: (id) => (id in files ? { code: files[id] ?? '', moduleSideEffects: id === '/entry.js' } : null),
      },
      ...(isSplit ? [splitFlatModules([/\/flat\.js$/])] : []),
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: '/entry.js', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((chunk) => chunk.type === 'chunk');
  const first = chunks.find(({ isEntry }) => isEntry);
  return {
    entry: first?.code ?? '',
    rest: chunks
      .filter((chunk) => chunk !== first)
      .map(({ code }) => code)
      .join('\n'),
  };
}

async function run(code: string): Promise<Record<string, unknown>> {
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    unknown
  >;
}

describe('a library in one file', () => {
  it('leaves out what nobody asks for, also what sets a property of itself', async () => {
    const use = `import { show } from '/flat.js'; export default show();`;
    expect((await bundle(use, '', false)).entry).toContain('nor for this');
    const { entry } = await bundle(use, '');
    expect(entry).not.toContain('nobody asks');
    expect(entry).not.toContain('nor for this');
  });

  it('gives a page that loads later what only that page needs', async () => {
    const { entry, rest } = await bundle(
      `import { show } from '/flat.js'; export const load = () => import('/lazy.js'); export default show();`,
      `import { byAndBy } from '/flat.js'; export default byAndBy();`,
    );
    expect(entry).not.toContain('only later');
    expect(rest).toContain('only later');
  });

  it('works as before: state, classes that need each other, enumerations, and what it does when it is imported', async () => {
    const { entry } = await bundle(
      `import { setCurrent, show, Small, Level, registry } from '/flat.js';
       setCurrent('twice');
       export default [show(), registry.get('show')(), Small.kind, new (Small.create().constructor)().create() instanceof Small, Level.Low, Level[0]];`,
      '',
    );
    expect((await run(entry)).default).toEqual(['joined twice', 'joined twice', 'small', true, 0, 'Low']);
  });
});
