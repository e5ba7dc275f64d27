import { type ReactNode, startTransition, useId, useState } from 'react';
import {
  BarChart,
  Card,
  CardAction,
  CardContent,
  CardHeader,
  CardTitle,
  Chart,
  EmptyState,
  LineChart,
  SegmentedControl,
  SegmentedControlItem,
  Skeleton,
} from 'waymark';
import { amountsBySeries, figuresOf, hasSparseSeries, seriesOf } from '../../data/figures';
import { addsUp } from '../../../rows/query';
import { usualMeasure } from '../../../rows/roles';
import { amountOptions, cellText, compactCell } from '../../data/value-formats';
import { cutText } from '../../../rows/texts';
import { measureName } from '../../lib/formats';
import { bucketOf, defaultRange } from '../../../rows/ranges';
import { FigureCards } from '../../shell/figure-cards';
import { RowsTable } from '../../shell/rows-table';
import { ResponseTree } from './response-tree';
import type { Preview } from './use-connection-test';
import { focusFirstField, useEditor } from './use-editor';
import { Activity, ShoppingCart, Siren } from 'lucide-react';
import { useEnvironment } from '../../config/env';

const maxColumns = 4;
/** The maximum length of text in two lines. */
const maxTextLength = 200;

export function PreviewCard({ children }: { children?: ReactNode }) {
  const { draft, result, preview } = useEditor();
  const [view, setView] = useState('dashboard');
  const hasChart = draft.roles.time !== null;
  const shown = view === 'dashboard' && !hasChart ? 'table' : view;
  return (
    <Card asChild>
      <section aria-labelledby="preview-title">
        <CardHeader>
          <CardTitle id="preview-title">Preview</CardTitle>
          {result && (
            <CardAction className="-my-2">
              <SegmentedControl
                aria-labelledby="preview-title"
                size="sm"
                value={shown}
                onValueChange={(next) => startTransition(() => setView(next))}
              >
                <SegmentedControlItem value="dashboard" disabled={!hasChart}>
                  Dashboard
                </SegmentedControlItem>
                <SegmentedControlItem value="table">Table</SegmentedControlItem>
                <SegmentedControlItem value="response">Response</SegmentedControlItem>
              </SegmentedControl>
            </CardAction>
          )}
        </CardHeader>
        <CardContent className="grid grid-cols-1 gap-4">
          {result && !hasChart && (
            <p className="text-caption text-muted">
              <bdi>Choose a column as time to see a chart.</bdi>
            </p>
          )}
          {result === null ? (
            <EmptyState
              size="sm"
              level={3}
              title="Nothing to preview yet"
              description="Test the connection to see its rows here."
            />
          ) : shown === 'response' ? (
            <ResponseTree key={result.id} result={result} />
          ) : preview === null ? (
            <Skeleton shape="block" className="h-60" />
          ) : shown === 'table' ? (
            <PreviewTable preview={preview} />
          ) : (
            <PreviewDashboard preview={preview} />
          )}
          {result === null && children}
        </CardContent>
      </section>
    </Card>
  );
}

function PreviewDashboard({ preview: { shown, range } }: { preview: Preview }) {
  const { draft } = useEditor();
  const measure = usualMeasure(draft);
  const bucket = bucketOf(draft.range ?? range ?? defaultRange);
  const title = `${measureName(measure, draft.words)} by ${bucket}`;
  const series = seriesOf(shown.groups, draft, measure);
  const rows = shown.buckets.map((one) => ({ ...amountsBySeries(one, series, measure), start: new Date(one.start) }));
  const [now] = useState(Date.now);
  return (
    <div className="grid gap-5">
      <FigureCards
        isPreview
        // The last one does not fit beside the others.
        figures={figuresOf(shown, undefined, { connection: draft, measure, now }).slice(0, 3)}
      />
      <Chart
        title={title}
        data={rows}
        x="start"
        xLabel="Time"
        series={series}
        numberFormat={amountOptions(draft, measure)}
        interval={bucket}
        bucketed
      >
        {addsUp(measure) ? <BarChart /> : <LineChart connectNulls={hasSparseSeries(shown)} />}
      </Chart>
    </div>
  );
}

function PreviewTable({ preview }: { preview: Preview }) {
  const { draft } = useEditor();
  if (draft.columns.every(({ isHidden }) => isHidden)) {
    return (
      <EmptyState
        size="sm"
        level={3}
        title="No columns to preview"
        description="The rows have no fields, or their columns are not shown in the grid."
      />
    );
  }
  return (
    <RowsTable
      aria-label="Preview of the rows"
      classNames={{ table: 'table-fixed' }}
      rows={preview.page.rows}
      settings={draft}
      connection={draft}
      maxColumns={maxColumns}
      textOf={(cell, column) => cutText(compactCell(cell, column) ?? cellText(cell, column, draft, 0), maxTextLength)}
      textClass="line-clamp-2"
    />
  );
}

const root = '/examples';

/** Examples from scripts/vite/example-apis.ts, each with a different response shape. */
const examples = [
  { id: 'orders', name: 'Orders', text: 'Nested, in pages', Icon: ShoppingCart },
  { id: 'incidents', name: 'Incidents', text: 'A plain list', Icon: Siren },
  { id: 'sensors', name: 'Sensors', text: 'Columns of values', Icon: Activity },
] as const;

export function ExampleGallery() {
  const { formRef, change, runTest } = useEditor();
  const id = useId();
  const { demo } = useEnvironment();
  // `npm start` sets the demo account and serves the examples, neither of which exists in production.
  if (demo === null) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h4 id={id} className="text-h5 text-heading">
        Or try an example
      </h4>
      <ul role="list" className="grid gap-3 sm:grid-cols-3">
        {examples.map(({ id: example, name, text, Icon }) => (
          <li key={example}>
            <button
              type="button"
              className="flex w-full cursor-pointer items-center gap-3 rounded border border-divider bg-paper p-3 text-start hover:bg-hover"
              onClick={() => {
                const settings = { name, url: `${window.location.origin}${root}/${example}` };
                // The clicked button is about to disappear.
                focusFirstField(formRef.current);
                change(settings);
                void runTest(settings);
              }}
            >
              <Icon aria-hidden className="size-5 shrink-0 text-secondary-text" />
              <span className="grid min-w-0">
                <span className="text-h5 text-heading">{name}</span>
                <span className="text-caption text-muted">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
