import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { Check, Copy } from 'lucide-react';
import { use, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import facts from 'virtual:kit-facts';
import { Button, VisuallyHidden } from 'waymark';
import { colorPairs, modes } from 'waymark/tokens';
import { DocsSearch } from './docs-search';
import { installCommand } from './install-command';
import { LiveKit } from './live-kit';
import { PageLink } from './page-link';

/** The headline, three ways in, the install command and a page of the kit. */
export function Hero() {
  const { channel } = use(DocsContext);
  return (
    <Unstyled>
      <div
        data-wide-page
        className="grid items-center gap-x-12 gap-y-8 font-sans text-body text-text md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
      >
        <div>
          <h1 className="mb-3.5 text-h1 leading-[1.1] tracking-tight text-balance text-heading sm:text-[calc(var(--wm-text-h1)*1.3)]">
            Dashboards that everyone can use.
          </h1>
          <p className="mb-5.5 text-lead text-pretty text-muted">
            An accessible React and TypeScript kit of drawers, grids, charts and forms, with templates for whole pages.
            Light and dark, both writing directions, and every function by keyboard.
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button asChild className="min-h-11">
              <PageLink page="documentation-installation--docs">Get started</PageLink>
            </Button>
            <Button asChild variant="tonal" className="min-h-11">
              <PageLink page="documentation-introduction--docs" section="navigation">
                Components
              </PageLink>
            </Button>
            <Button asChild variant="tonal" className="min-h-11">
              <PageLink page="templates-overview--docs">Templates</PageLink>
            </Button>
          </div>
          <InstallCommand />
          <search className="mt-4.5 block max-w-dialog">
            <DocsSearch onSelect={(page) => channel.emit(NAVIGATE_URL, `?path=/docs/${page}`)} />
          </search>
        </div>
        <LiveKit />
      </div>
    </Unstyled>
  );
}

function InstallCommand() {
  const [outcome, setOutcome] = useState<'Copied' | 'Not allowed' | null>(null);
  return (
    <div className="mt-4.5 inline-flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 rounded border border-transparent bg-sunk py-1 ps-3.5 pe-1">
      <code dir="ltr" className="min-w-0 font-mono text-label font-normal wrap-anywhere text-text">
        {installCommand}
      </code>
      <Button
        size="sm"
        variant="ghost"
        aria-label="Copy the install command"
        start={outcome === 'Copied' ? <Check /> : <Copy />}
        onClick={() => {
          navigator.clipboard.writeText(installCommand).then(
            () => setOutcome('Copied'),
            () => setOutcome('Not allowed'),
          );
        }}
      >
        {outcome ?? 'Copy'}
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </div>
  );
}

const number = new Intl.NumberFormat('en');
const kilobytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'kilobyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Four figures of the kit, which the build counts and measures. */
export function Facts() {
  const figures = [
    [number.format(facts.families), 'component families'],
    [kilobytes.format(facts.firstPageBytes / 1000), 'a page with header, drawer and card, compressed, without React'],
    [number.format(facts.keyboardRows), 'keyboard interactions, each with a test'],
    [number.format(colorPairs.length * modes.length), 'contrasts of two colors, tested in four color schemes'],
  ];
  return (
    <Unstyled>
      <ul
        role="list"
        className="mt-12 mb-2 grid grid-cols-2 gap-3 font-sans text-text sm:gap-5 md:grid-cols-4"
        aria-label="Figures of this build"
      >
        {figures.map(([figure, label]) => (
          <li key={label} className="rounded border border-transparent bg-sunk px-4.5 py-4">
            <p className="text-h2 text-heading">{figure}</p>
            <p className="text-label font-normal text-muted">{label}</p>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
