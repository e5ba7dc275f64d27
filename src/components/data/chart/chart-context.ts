import { createContext, type ReactNode, use, useMemo } from 'react';
import { useLabels } from '../../providers/labels';
import { type ChartLabels, chartLabels } from './chart-labels';
import { type ChartData, type ChartModel, useChartModel } from './chart-model';

/** The values that a `Chart` provides to the chart inside it. */
interface ChartContextValue {
  model: ChartModel;
  labels: Partial<ChartLabels> | undefined;
  /** Displayed instead of the plot, such as a skeleton. */
  placeholder: ReactNode;
  /** Whether the data could not be updated. */
  isStale: boolean;
  titleId: string;
  summaryId: string;
}

export const ChartContext = createContext<ChartContextValue | null>(null);

export const useChartContext = (): ChartContextValue | null => use(ChartContext);

const noData: ChartData = { data: [], x: '', series: [] };

/**
 * Returns the model of a chart, based on its own data or on that of the surrounding `Chart`.
 * @param part the name of the component, used in the error
 * @throws Error if there is no data
 */
export function useModel(part: string, { data, x, series, ...options }: Partial<ChartData>): ChartModel {
  const around = useChartContext();
  const isComplete = data !== undefined && x !== undefined && series !== undefined;
  const own = useChartModel(isComplete ? { data, x, series, ...options } : noData);
  if (isComplete) return own;
  if (around) return around.model;
  throw new Error(`${part} needs the props data, x and series, or a Chart around it that has them.`);
}

/** Returns a function that resolves a label of a chart and fills in its placeholders. */
export function useChartText(own: Partial<ChartLabels> | undefined, locale: string) {
  const around = useChartContext()?.labels;
  return useLabels(
    chartLabels,
    useMemo(() => ({ ...around, ...own }), [around, own]),
    locale,
  );
}

export type ChartText = ReturnType<typeof useChartText>;
