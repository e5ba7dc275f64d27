import { type ReactNode, startTransition, useState } from 'react';
import {
  BarChart,
  Card,
  CardAction,
  CardContent,
  CardHeader,
  CardTitle,
  Chart,
  EmptyState,
  LevelChip,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from 'waymark';
import { type Connection, levelOf } from '../../data/json-api/connection';
import type { TestResult } from '../../data/json-api/request';
import { amountOf } from '../../../rows/query';
import { usualMeasure } from '../../../rows/roles';
import { compactCell, formatCell } from '../../lib/format-cell';
import { cutText } from '../../../rows/texts';
import { measureName } from '../../lib/formats';
import { ResponseTree, type ResponseTreeProps } from './response-tree';
import type { Preview } from './use-connection-test';

const maxColumns = 4;
/** Two lines have no more. */
const maxTextLength = 200;

export interface PreviewCardProps extends Pick<ResponseTreeProps, 'onRows' | 'onField'> {
  draft: Connection;
  result: TestResult | null;
  preview: Preview | null;
  /** Other ways to a response, displayed before the first one. */
  children?: ReactNode;
}

/** What the dashboard makes of the response of the last test, and the response itself. */
export function PreviewCard({ draft, result, preview, onRows, onField, children }: PreviewCardProps) {
  const [tab, setTab] = useState('chart');
  const hasChart = draft.roles.time !== null;
  const shown = tab === 'chart' && !hasChart ? 'table' : tab;
  const title = <CardTitle id="preview-title">Preview</CardTitle>;
  return (
    <Card asChild>
      <section aria-labelledby="preview-title">
        {result === null ? (
          <>
            <CardHeader>{title}</CardHeader>
            <CardContent className="grid gap-4">
              <EmptyState
                size="sm"
                level={3}
                title="Nothing to preview yet"
                description="Test the connection to see its rows here."
              />
              {children}
            </CardContent>
          </>
        ) : (
          <Tabs value={shown} onValueChange={(next) => startTransition(() => setTab(next))}>
            <CardHeader>
              {title}
              <CardAction className="-my-2">
                <TabsList aria-label="Preview" className="border-b-0">
                  <TabsTrigger
                    value="chart"
                    disabled={!hasChart}
                    aria-describedby={hasChart ? undefined : 'preview-no-chart'}
                  >
                    Chart
                  </TabsTrigger>
                  <TabsTrigger value="table">Table</TabsTrigger>
                  <TabsTrigger value="response">Response</TabsTrigger>
                </TabsList>
              </CardAction>
            </CardHeader>
            <CardContent>
              {!hasChart && (
                <p id="preview-no-chart" className="mb-3 text-caption text-muted">
                  <bdi>Choose a column as time to see a chart.</bdi>
                </p>
              )}
              <TabsContent value="chart" className="py-0">
                {preview ? <PreviewChart draft={draft} preview={preview} /> : loading}
              </TabsContent>
              <TabsContent value="table" className="py-0">
                {preview ? <PreviewTable draft={draft} preview={preview} /> : loading}
              </TabsContent>
              <TabsContent value="response" className="py-0">
                <ResponseTree key={result.id} {...{ draft, result, onRows, onField }} />
              </TabsContent>
            </CardContent>
          </Tabs>
        )}
      </section>
    </Card>
  );
}

const loading = <Skeleton shape="block" className="h-60" />;

/** The measure that the dashboard opens with, for all rows of the test. */
function PreviewChart({ draft, preview: { summary } }: { draft: Connection; preview: Preview }) {
  const measure = usualMeasure(draft);
  const title = measureName(measure, draft.words);
  const rows = summary.buckets.map((bucket) => ({ start: new Date(bucket.start), amount: amountOf(bucket, measure) }));
  const [first, second] = summary.buckets;
  const lengthMs = first && second ? second.start - first.start : 0;
  const interval = lengthMs < 7_200_000 ? 'hour' : lengthMs < 7 * 86_400_000 ? 'day' : 'month';
  return (
    <Chart
      title={title}
      data={rows}
      x="start"
      xLabel="Time"
      series={[{ key: 'amount', label: title }]}
      interval={interval}
      bucketed
    >
      <BarChart yLabel={title} />
    </Chart>
  );
}

function PreviewTable({ draft: { columns, roles, groupLevels }, preview }: { draft: Connection; preview: Preview }) {
  const withRole = [roles.time, roles.label, roles.group, roles.value];
  const rank = (pointer: string): number => (withRole.includes(pointer) ? withRole.indexOf(pointer) : withRole.length);
  const shown = columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => !column.isHidden)
    .toSorted((a, b) => rank(a.column.pointer) - rank(b.column.pointer))
    .slice(0, maxColumns);
  if (shown.length === 0) {
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
    <Table aria-label="Preview of the rows" classNames={{ table: 'table-fixed' }}>
      <TableHeader>
        <TableRow>
          {shown.map(({ column: { pointer, name, type } }) => (
            <TableHead key={pointer} align={type === 'number' ? 'end' : 'start'} className="wrap-anywhere">
              <bdi>{name}</bdi>
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {preview.page.rows.map((row) => (
          <TableRow key={row.id}>
            {shown.map(({ column, index }) => {
              const cell = row.cells[index] ?? null;
              const text = cutText(compactCell(cell, column) ?? formatCell(cell, column), maxTextLength);
              const level = column.pointer === roles.group ? levelOf(row.group, { groupLevels }) : null;
              return (
                <TableCell key={column.pointer} align={column.type === 'number' ? 'end' : 'start'}>
                  {level ? (
                    <LevelChip level={level}>{text}</LevelChip>
                  ) : (
                    <bdi className="line-clamp-2 wrap-anywhere">{text}</bdi>
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
