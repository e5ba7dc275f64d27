import { startTransition, useState } from 'react';
import {
  Alert,
  BarChart,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  Chart,
  EmptyState,
  JsonViewer,
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
import type { Connection } from '../../data/connections/connection';
import type { TestResult } from '../../data/requests/test-connection';
import type { DataRow } from '../../data/rows/query';
import { formatCell } from '../../data/rows/format-cell';
import { roleNames } from '../../data/rows/roles';
import { capitalize, locale } from '../../lib/formats';
import type { Preview } from './use-preview';

/** How many columns the preview shows. */
const maxColumns = 4;

export interface PreviewCardProps {
  draft: Connection;
  result: TestResult | null;
  preview: Preview | null;
  /** Called with the JSON Pointer of a list that the user has chosen as rows. */
  onRows: (pointer: string) => void;
  /** Called with the JSON Pointer of a field within a row that the user has chosen. */
  onField: (pointer: string) => void;
}

/** What the dashboard makes of the response of the last test, and the response itself. */
export function PreviewCard({ draft, result, preview, onRows, onField }: PreviewCardProps) {
  const [tab, setTab] = useState('table');
  const hasChart = draft.roles.time !== null;
  const shown = tab === 'chart' && !hasChart ? 'table' : tab;
  return (
    <Card asChild>
      <section aria-labelledby="preview-title">
        <CardHeader>
          <CardTitle id="preview-title">Preview</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-4">
          {result === null ? (
            <EmptyState
              size="sm"
              level={3}
              title="Nothing to preview yet"
              description="Test the connection to see its rows here."
            />
          ) : (
            <Tabs value={shown} onValueChange={(next) => startTransition(() => setTab(next))}>
              <TabsList aria-label="Preview">
                <TabsTrigger value="chart" disabled={!hasChart}>
                  Chart
                </TabsTrigger>
                <TabsTrigger value="table">Table</TabsTrigger>
                <TabsTrigger value="response">Response</TabsTrigger>
              </TabsList>
              {preview?.notice && (
                <Alert tone="warning" className="mt-4">
                  {preview.notice}
                </Alert>
              )}
              <TabsContent value="chart" className="pt-4">
                {preview ? (
                  <PreviewChart draft={draft} preview={preview} />
                ) : (
                  <Skeleton shape="block" className="h-60" />
                )}
              </TabsContent>
              <TabsContent value="table" className="pt-4">
                {preview ? (
                  <PreviewTable draft={draft} preview={preview} />
                ) : (
                  <Skeleton shape="block" className="h-60" />
                )}
              </TabsContent>
              <TabsContent value="response" className="grid gap-3 pt-4">
                <p className="text-caption text-muted">
                  <bdi>Select a list to use its items as rows, or a field of a row to give it a role.</bdi>
                </p>
                <Response {...{ draft, result, onRows, onField }} />
              </TabsContent>
            </Tabs>
          )}
        </CardContent>
      </section>
    </Card>
  );
}

const previewSeries = 'count';

function PreviewChart({ draft: { words }, preview: { summary } }: { draft: Connection; preview: Preview }) {
  const rows = summary.buckets.map(({ start, count }) => ({ start: new Date(start), count }));
  const [first, second] = summary.buckets;
  const lengthMs = first && second ? second.start - first.start : 0;
  const interval = lengthMs < 7_200_000 ? 'hour' : lengthMs < 7 * 86_400_000 ? 'day' : 'month';
  return (
    <Chart
      title={capitalize(words.plural)}
      data={rows}
      x="start"
      xLabel="Time"
      series={[{ key: previewSeries, label: capitalize(words.plural) }]}
      interval={interval}
      bucketed
      locale={locale ?? navigator.language}
    >
      <BarChart yLabel={capitalize(words.plural)} />
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
  const levelOf = ({ group }: DataRow) => groupLevels.find((entry) => entry.group === group)?.level;
  return (
    <Table aria-label="Preview of the rows" className="table-fixed">
      <TableHeader>
        <TableRow>
          {shown.map(({ column: { pointer, name, type } }) => (
            <TableHead key={pointer} numeric={type === 'number'} className="wrap-anywhere">
              {name}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {preview.page.rows.map((row) => (
          <TableRow key={row.id}>
            {shown.map(({ column, index }) => {
              const text = formatCell(row.cells[index] ?? null, column);
              const level = column.pointer === roles.group ? levelOf(row) : undefined;
              return (
                <TableCell key={column.pointer} numeric={column.type === 'number'}>
                  {level ? (
                    <LevelChip level={level}>{text}</LevelChip>
                  ) : (
                    <bdi className="line-clamp-2 wrap-anywhere">{text.slice(0, 200)}</bdi>
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

/** The pointers of everything around the rows, and of the first row. */
function expandedTo(rows: string): ReadonlySet<string> {
  const keys = `${rows}/0`.replaceAll('/*', '/0').split('/');
  return new Set(keys.map((_, index) => keys.slice(0, index + 1).join('/')));
}

interface ResponseProps extends Pick<PreviewCardProps, 'draft' | 'onRows' | 'onField'> {
  result: TestResult;
}

/** The response as a tree, in which rows and fields are marked and chosen. */
function Response({ draft: { rows, roles }, result: { response, rowSets }, onRows, onField }: ResponseProps) {
  const isRowSet = (pointer: string): boolean => rowSets.some((set) => set.pointer === pointer);
  /** The pointer of a field within a row, or null: fields of the first items are displayed. */
  const fieldOf = (pointer: string): string | null => {
    if (rows === null || !pointer.startsWith(`${rows}/`)) return null;
    const [, , ...keys] = pointer.slice(rows.length).split('/');
    return keys.length === 0 ? null : `/${keys.join('/')}`;
  };
  return (
    <JsonViewer
      aria-label="Response"
      value={response.value}
      omitted={response.omitted}
      // Another list is displayed with its own first row.
      key={rows}
      defaultExpanded={expandedTo(rows ?? '')}
      className="max-h-128 overflow-auto"
      marks={
        rows === null
          ? []
          : [
              { pointer: rows, label: 'Rows', tone: 'secondary' },
              ...roleNames.flatMap((role) =>
                roles[role] === null
                  ? []
                  : [{ pointer: `${rows}/*${roles[role]}`, label: capitalize(role), tone: 'secondary' as const }],
              ),
            ]
      }
      isActivatable={(pointer) => isRowSet(pointer) || fieldOf(pointer) !== null}
      onActivate={(pointer) => {
        const field = fieldOf(pointer);
        if (isRowSet(pointer)) onRows(pointer);
        else if (field !== null) onField(field);
      }}
    />
  );
}
