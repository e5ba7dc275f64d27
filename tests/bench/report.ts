import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The measurements of each sample and their names in the report. */
export const figures = {
  inp: 'INP',
  next: 'click to the next paint',
  shown: 'click to painted',
  script: 'script',
} as const;
export type Figure = keyof typeof figures;

export interface Row {
  interaction: string;
  figure: Figure;
  values: readonly number[];
}

/** Returns the value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const round = (value: number): string => (Number.isNaN(value) ? '–' : String(Math.round(value)));

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ interaction, figure, values }) =>
    [interaction, figures[figure], round(quantile(values, 0.5)), round(quantile(values, 0.95))].join(' | '),
  );
  return ['interaction | figure | median | p95', '--- | --- | ---: | ---:', ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
}

const file = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const start = '<!-- written by npm run bench -->';

/** Writes the last measurement to `docs/benchmarks.md`, below its heading. */
export function writeReport(
  rows: readonly Row[],
  { browser, repetitions }: { browser: string; repetitions: number },
): string {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const about = `${new Date().toISOString().slice(0, 10)}, ${machine}, Chromium ${browser}, ${repetitions} repetitions, CPU throttled by a factor of four,
machine load ${(loadavg()[0] ?? 0).toFixed(1)}. Times in ms.`;
  const text = `${about}\n\n${table(rows)}`;
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before.slice(0, before.indexOf(start))}${start}\n\n${text}\n`);
  return text;
}
