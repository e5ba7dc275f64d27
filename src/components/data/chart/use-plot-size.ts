import { useLayoutEffect, useState } from 'react';
import { observeSize } from '../../lib/observe-size';
import { firstSize, type PlotSize } from './plot-layout';

/**
 * Returns the size of an element and its font size, in pixels. A server and the first render assume a size; until the
 * element is measured, the `viewBox` scales the SVG so that nothing around it moves.
 */
export function usePlotSize(element: HTMLElement | null): PlotSize {
  const [size, setSize] = useState(firstSize);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      // An element that is not displayed has a size of zero.
      if (width === 0 || height === 0) return;
      const font = Number.parseFloat(getComputedStyle(element).fontSize) || firstSize.font;
      setSize((known) =>
        known.width === width && known.height === height && known.font === font ? known : { width, height, font },
      );
    };
    // Measure now, because the observer reports only in the next frame, and a pointer may already be moving.
    measure();
    return observeSize(element, measure);
  }, [element]);
  return size;
}
