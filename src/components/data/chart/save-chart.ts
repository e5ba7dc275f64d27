import { saveFile } from '../../lib/save-file';
import type { ChartImageFormat } from './chart-image';

export type { ChartImageFormat } from './chart-image';

/**
 * Saves a picture of a `Chart` with its title and legend, in the colors on the screen. The code that draws the picture
 * loads on demand.
 * @param chart the root element of the `Chart`
 * @param fileName the name without the extension
 * @param caption a line of text below the chart, such as its period and source
 * @throws Error if the chart displays its table or no data, or if the browser cannot create the picture
 */
export async function saveChart(
  chart: Element,
  format: ChartImageFormat,
  fileName: string,
  caption?: string,
): Promise<void> {
  const { chartImage } = await import('./chart-image');
  saveFile(await chartImage(chart, format, caption), `${fileName}.${format}`);
}
