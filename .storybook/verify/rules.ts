/** WCAG 2.0 to 2.2, A and AA, and best practice. Version 2.2 added no level A rule for which axe has a tag. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The only axe rules that are disabled for components. They require a main landmark, a level-one heading, a way to skip
 * repeated blocks, and that all content is inside a landmark, which only a page can provide. They apply to stories with
 * the tag `page`.
 */
export const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];

/** Elements for which axe cannot decide a rule and which were checked manually. */
export interface Accepted {
  rule: string;
  /** Matches the elements. */
  selector: string;
  reason: string;
}

/** Results that axe cannot and need not decide. Any other undecided result fails the test. */
export const accepted: readonly Accepted[] = [
  {
    rule: 'color-contrast',
    selector: 'kbd',
    reason: 'axe does not measure arrows. They use the same color and background as the other keys, which it measures.',
  },
  {
    rule: 'color-contrast',
    selector: '[data-slot="page-header-title"] *, [data-slot="breadcrumbs-page"] *, [data-slot="stat-card-change"] *',
    reason:
      'Solid stat cards clip their circles. axe reads the whole circles, which would reach the header and the cards above.',
  },
  {
    rule: 'color-contrast',
    selector: '[role="alertdialog"] p, [role="alertdialog"] p *, [role="dialog"] p, [role="dialog"] p *',
    reason:
      'axe gives up on text that crosses the edge of a scrolling dialog. It uses the text color on paper, a documented pair.',
  },
  {
    rule: 'color-contrast',
    selector: 'pre > code',
    reason: 'axe reads the full width of code, but its scrolling block shows only a part.',
  },
  {
    rule: 'color-contrast',
    selector: '[data-slot="plan-card-description"] *',
    reason:
      'The strip at the end of the card clips the rings. axe reads their whole circles, which would reach the text.',
  },
  {
    rule: 'color-contrast',
    selector: '[data-slot="bar-list-row"] *',
    reason:
      'axe gives up on text that crosses the end of the bar behind it. It measures the same colors in the rows whose text does not.',
  },
  {
    rule: 'color-contrast',
    selector: '[data-slot="chart-plot"] text, [data-slot="meter-bar"] text',
    reason:
      'axe treats the SVG around text as an image that may be behind it. Axis text uses the muted color on the surface around the chart, and a gauge value uses the heading color. Both are documented pairs, and nothing is drawn behind them.',
  },
];
