import { Fragment, use } from 'react';
import { Button } from 'waymark';
import { colorPairs, modes } from 'waymark/tokens';
import * as Live from './live.stories';
import { Live as LiveStory } from './site/blocks';
import { Code } from './site/code';
import { PageContext } from './site/page-state';

const commands = {
  npm: 'npm create waymark@latest',
  pnpm: 'pnpm create waymark@latest',
  yarn: 'yarn create waymark',
  bun: 'bun create waymark@latest',
};

/** The headline, two entry points, the command that creates a project, and a page of the kit. */
export function Hero() {
  const { facts } = use(PageContext);
  return (
    <div className="doc-hero grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,440px)_minmax(0,1fr)] lg:gap-12">
      <div>
        <h1 className="max-w-140 text-[clamp(36px,6vw,48px)] leading-[1.1] font-bold tracking-[-0.02em]">
          Dashboards that everyone can use
        </h1>
        <p className="my-5 max-w-[44ch] text-[17px]">
          {facts.families} React components for the shell, the data and the forms of a dashboard. Keyboard, screen
          readers, dark, contrast, right to left: tested on every one.
        </p>
        <div className="flex flex-wrap items-center gap-5">
          <Button asChild size="lg">
            <a href="/installation/">Get started</a>
          </Button>
          <a className="font-medium text-primary" href="#components">
            Browse {facts.families} components
          </a>
        </div>
        <fieldset className="mt-6 flex min-w-0 max-w-110 flex-wrap gap-1 overflow-clip rounded border border-divider bg-sunk px-2 pt-1">
          <legend className="sr-only">Package manager</legend>
          {Object.entries(commands).map(([name, command]) => (
            <Fragment key={name}>
              <label className="cursor-pointer border-b-2 border-transparent px-2 py-1 text-[13px] has-checked:border-secondary has-checked:font-medium has-checked:text-secondary has-focus-visible:outline-2">
                <input type="radio" name="package-manager" defaultChecked={name === 'npm'} className="sr-only" />
                {name}
              </label>
              {/* Below the names, while its own one is checked. */}
              <Code
                code={command}
                language="sh"
                className="order-1 -mx-2 hidden w-[calc(100%+1rem)] [:has(:checked)+&]:block [&>button]:top-3 [&>pre]:rounded-none [&>pre]:border-x-0 [&>pre]:border-b-0"
              />
            </Fragment>
          ))}
        </fieldset>
      </div>
      <LiveStory of={Live.Shell} />
    </div>
  );
}

/** Four figures of the kit, which the build counts and measures, each with a link to its report. */
export function Facts() {
  const { facts } = use(PageContext);
  const kilobytes = `${(facts.firstPageBytes / 1000).toFixed(1)} kB`;
  const figures = [
    ['/sizes/', kilobytes, 'a page with header, drawer and card, compressed, without React'],
    ['/accessibility/', facts.keyboardRows, 'keyboard interactions, each with a test'],
    ['/foundations/color/', colorPairs.length * modes.length, 'contrasts of two colors, tested in four color schemes'],
    ['/languages/', 3, 'languages, and yours'],
  ] as const;
  return (
    <ul className="my-8 flex flex-wrap justify-between gap-x-10 gap-y-5" aria-label="Figures of this build">
      {figures.map(([page, figure, label]) => (
        <li key={page}>
          <a href={page} className="group grid max-w-60 text-[13px] text-muted">
            <strong className="text-[20px] font-bold text-heading">
              <bdi>{figure}</bdi>
            </strong>
            <span className="group-hover:underline">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
