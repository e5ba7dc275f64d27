/** The English labels of a chart. */
export const chartLabels = {
  /** The name of the switch between the chart and its table. */
  chartView: 'View',
  /** The items of this switch. */
  chartViewChart: 'Chart',
  chartViewTable: 'Table',
  /** The name of a chart's legend, whose buttons show and hide series. */
  chartLegend: 'Series',
  /** The text of the button that copies a chart's table. */
  chartCopy: 'Copy as CSV',
  /**
   * The names of the buttons that download a picture of the chart, and the message if the picture cannot be created.
   */
  chartDownloadPng: 'Download as PNG',
  chartDownloadSvg: 'Download as SVG',
  chartDownloadFailed: 'The image could not be created. Try the other format, or take a screenshot.',
  /** The text for a missing value. */
  chartNoValue: 'No value',
  /**
   * Displayed below a chart if some values are not numbers. Labels with `plural` contain a form for each plural
   * category of the language.
   */
  chartLeftOut:
    '{count, plural, one {# value is left out: it is not a number.} other {# values are left out: they are not numbers.}}',
  /** Displayed below a chart of parts if some values are below zero and thus cannot be parts of a whole. */
  chartNegative:
    '{count, plural, one {# value is left out: it is below zero.} other {# values are left out: they are below zero.}}',
  /** Displayed below a chart with a logarithmic axis if some values are not above zero. */
  chartOutOfLog:
    '{count, plural, one {# value is left out: a logarithmic axis begins above zero.} other {# values are left out: a logarithmic axis begins above zero.}}',
  /** The buttons of a zoomable chart, and the announcement of the range that is displayed. */
  chartZoomIn: 'Zoom in',
  chartZoomUndo: 'Undo zoom',
  chartZoomed: 'Showing {first} to {last}',
  /**
   * The name of the list of parts beside a donut chart, the text for a part, and the name of the part that combines the
   * smallest values.
   */
  chartParts: 'Parts',
  chartPart: '{x}: {value}, {share}',
  chartOther: 'Other',
  /** Displayed instead of a chart if there is no data, if nothing matches the filters, or if all series are hidden. */
  chartEmpty: 'No data yet',
  chartNoMatch: 'Nothing matches the filters',
  chartClearFilters: 'Clear filters',
  chartHidden: 'All series are hidden',
  chartShowAll: 'Show all series',
  /** Displayed when a chart's data cannot be loaded. */
  chartError: 'The data could not be loaded',
  chartTryAgain: 'Try again',
  /** Displayed when a chart's data cannot be updated; `{time}` is replaced with the time of the last update. */
  chartStale: 'Not updated. Showing data from {time}.',
  /** Displayed instead if the time of the last update is unknown. */
  chartNotUpdated: 'The data could not be updated',
  /** The name of a point: `{x}` is replaced with its position, `{values}` with a list of `chartValue`. */
  chartPoint: '{x}: {values}',
  chartValue: '{series} {value}',
  /** The name of a position whose bucket is still in progress, such as the current day. */
  chartIncomplete: '{x}, in progress',
  /**
   * The last lines of the tooltip for stacked columns: the bucket's total, and what a click does on a column or on the
   * selected column.
   */
  chartTotal: 'Total',
  chartSelectHint: 'Click to select',
  chartClearHint: 'Click to clear',
  /**
   * The parts of a chart's summary. `{range}` is replaced with a position or `chartRange`, `{series}` with a list of
   * `chartCourse`.
   */
  chartSummary: '{count, plural, one {# point} other {# points}}, {range}: {series}.',
  chartRange: '{first} to {last}',
  chartCourse: '{series} from {first} to {last}, highest {highest} on {x}',
  /** The summary for categories, which have no order. `{series}` is replaced with a list of `chartExtremes`. */
  chartCategories: '{count, plural, one {# category} other {# categories}}: {series}.',
  chartExtremes: '{series} from {lowest} ({lowestX}) to {highest} ({x})',
  chartMoreSeries: '{count, plural, one {# more series} other {# more series}}',
  /** Displayed above a table that does not show all rows. */
  chartRows: 'The first {count} of {total} rows. “Copy as CSV” copies all of them.',
};

/** The labels of a chart and of the `Chart` around it. */
export type ChartLabels = typeof chartLabels;
