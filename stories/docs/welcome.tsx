import { Copy } from 'lucide-react';
import facts from 'virtual:kit-facts';
import { Button } from 'waymark';
import { colorPairs, modes } from 'waymark/tokens';
import * as Live from './live.stories';
import { Live as LiveStory, PageLink } from './site/blocks';

const commands = {
  npm: 'npm create waymark@latest',
  pnpm: 'pnpm create waymark@latest',
  yarn: 'yarn create waymark',
  bun: 'bun create waymark@latest',
};

/** The headline, two ways in, the command that creates a project, and a page of the kit. */
export function Hero() {
  return (
    <div className="doc-hero">
      <div>
        <h1>Dashboards that everyone can use</h1>
        <p>
          {facts.families} React components for the shell, the data and the forms of a dashboard. Keyboard, screen
          readers, dark, contrast, right to left: tested on every one.
        </p>
        <div className="doc-ways">
          <Button asChild size="lg">
            <PageLink page="documentation-installation--docs">Get started</PageLink>
          </Button>
          <a href="#components">Browse {facts.families} components</a>
        </div>
        <div className="doc-code doc-command">
          <div role="group" aria-label="Package manager" hidden data-commands>
            {Object.entries(commands).map(([name, command]) => (
              <button key={name} type="button" aria-pressed={name === 'npm'} data-command={command}>
                {name}
              </button>
            ))}
          </div>
          <button type="button" hidden data-copy>
            <Copy aria-hidden />
            <span>Copy</span>
          </button>
          <pre dir="ltr">
            <code>{commands.npm}</code>
          </pre>
        </div>
      </div>
      <LiveStory of={Live.Shell} />
    </div>
  );
}

const number = new Intl.NumberFormat('en');
const kilobytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });

/** Four figures of the kit, which the build counts and measures, each with a link to its report. */
export function Facts() {
  const figures = [
    [
      'documentation-sizes--docs',
      kilobytes.format(facts.firstPageBytes / 1000),
      'a page with header, drawer and card, compressed, without React',
    ],
    ['documentation-accessibility--docs', number.format(facts.keyboardRows), 'keyboard interactions, each with a test'],
    [
      'documentation-foundations-color--docs',
      number.format(colorPairs.length * modes.length),
      'contrasts of two colors, tested in four color schemes',
    ],
    ['documentation-languages--documentation', '3', 'languages, and yours'],
  ] as const;
  return (
    <ul className="doc-facts" aria-label="Figures of this build">
      {figures.map(([page, figure, label]) => (
        <li key={page}>
          <PageLink page={page} className="doc-fact">
            <strong>{figure}</strong>
            <span>{label}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
