/** The window that `setUpDom` simulates. */
export interface DomSetup {
  /** The window's width in pixels. Below 900 px, the kit's drawer is modal. @default 1280 */
  width?: number;
  /** The height of the window and of scroll containers in pixels. A grid renders the rows that fit. @default 800 */
  height?: number;
  /** The height of a grid row in pixels. @default 48 */
  rowHeight?: number;
  /** The media features that match in addition to the width, such as `prefers-color-scheme: dark`. @default [] */
  features?: readonly string[];
}

type Restore = () => void;

function define(target: object, name: string, descriptor: PropertyDescriptor): Restore {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

/**
 * Whether the media query matches the width and the features. It supports `min-width`, `max-width`, `and` and commas.
 */
function matches(query: string, features: readonly string[]): boolean {
  return query.split(',').some((part) =>
    [...part.matchAll(/\(([^)]+)\)/g)].every(([, feature = '']) => {
      const [, edge, pixels] = /^\s*(min|max)-width:\s*([\d.]+)px\s*$/.exec(feature) ?? [];
      if (!edge) return features.includes(feature.trim());
      return edge === 'min' ? window.innerWidth >= Number(pixels) : window.innerWidth <= Number(pixels);
    }),
  );
}

/** Reports an element's size once, when it is first observed, because sizes never change. */
class FixedSizeObserver {
  readonly #callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const { offsetWidth: inlineSize = 0, offsetHeight: blockSize = 0 } = target as Partial<HTMLElement>;
    const size = [{ inlineSize, blockSize }];
    this.#callback(
      [
        {
          target,
          contentRect: target.getBoundingClientRect(),
          borderBoxSize: size,
          contentBoxSize: size,
          devicePixelContentBoxSize: size,
        },
      ],
      this,
    );
  }

  unobserve(): void {}

  disconnect(): void {}
}

/**
 * Adds what tests of the kit need to jsdom: `matchMedia`, `ResizeObserver`, `scrollIntoView`, and element sizes, so a
 * grid with many rows renders those that fit. Call it in a Vitest or Jest setup file, or in a test. Returns a function
 * that restores the window.
 */
export function setUpDom({ width = 1280, height = 800, rowHeight = 48, features = [] }: DomSetup = {}): Restore {
  const matchMedia = (media: string) => ({
    media,
    get matches() {
      return matches(media, features);
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  const heightOf = {
    get(this: Element) {
      return this.matches('[role="row"]') ? rowHeight : height;
    },
  };
  const widthOf = { get: () => width };
  const element = HTMLElement.prototype;
  const restores = [
    define(window, 'innerWidth', { value: width, writable: true }),
    define(window, 'innerHeight', { value: height, writable: true }),
    define(window, 'matchMedia', { value: matchMedia, writable: true }),
    define(window, 'ResizeObserver', { value: FixedSizeObserver, writable: true }),
    define(element, 'scrollIntoView', { value: () => undefined, writable: true }),
    define(element, 'offsetHeight', heightOf),
    define(element, 'offsetWidth', widthOf),
    define(Element.prototype, 'clientHeight', heightOf),
    define(Element.prototype, 'clientWidth', widthOf),
  ];
  return () => {
    for (const restore of restores) restore();
  };
}
