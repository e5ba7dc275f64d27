import { useLayoutEffect, useState } from 'react';
import { observeSize } from '../../lib/observe-size';
import { firstSize, type PlotSize } from './plot-layout';

/**
 * The size of an element in pixels, and its font size. A server and the first render assume a size: the `viewBox` scales the
 * SVG until the element is measured, so that nothing moves around it.
 */
export function usePlotSize(element: HTMLElement | null): PlotSize {
  const [size, setSize] = useState(firstSize);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      // An element that is not displayed has no size.
      if (width === 0 || height === 0) return;
      const font = Number.parseFloat(getComputedStyle(element).fontSize) || firstSize.font;
      setSize((known) =>
        known.width === width && known.height === height && known.font === font ? known : { width, height, font },
      );
    };
    // Before the observer, which reports in the next frame: a pointer may already move.
    measure();
    return observeSize(element, measure);
  }, [element]);
  return size;
}
