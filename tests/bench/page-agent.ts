/** The measurements of one click, in ms from `pointerdown`. */
export interface Sample {
  /** Interaction to Next Paint, which the browser rounds to 8 ms. */
  inp: number | null;
  /** Time to the first paint after the click. */
  next: number | null;
  /** Time until the expected element is painted. */
  shown: number | null;
}

interface Run extends Sample {
  done: boolean;
}

export interface Agent {
  /** Measures the next click. Looks for the selector `shown` in every frame for at least `period` ms. */
  arm: (shown: string, period: number) => void;
  run: Run;
}

declare global {
  interface Window {
    bench: Agent;
  }
}

/** Runs in the page before its scripts. The function is serialized, so it cannot use variables of this module. */
export function installAgent(): void {
  /** The time limit for the expected element. */
  const timeoutMs = 5000;
  let events: PerformanceEventTiming[] = [];
  new PerformanceObserver((list) => {
    events.push(...(list.getEntries() as PerformanceEventTiming[]).filter(({ interactionId }) => interactionId));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  const isVisible = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { visibility, opacity } = getComputedStyle(element);
      return width > 0 && height > 0 && visibility === 'visible' && Number(opacity) > 0.01;
    });
  /** Calls back in the first task after the current frame. */
  const afterPaint = (tell: (now: number) => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => tell(performance.now()), { once: true });
    port1.start();
    port2.postMessage(null);
  };

  window.bench = {
    run: { inp: null, next: null, shown: null, done: true },
    arm: (shown, period) => {
      const run: Run = { inp: null, next: null, shown: null, done: false };
      window.bench.run = run;
      events = [];
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          let found = false;
          const frame = (): void => {
            if (!found && isVisible(shown)) {
              found = true;
              afterPaint((now) => (run.shown = now - timeStamp));
            }
            const time = performance.now() - timeStamp;
            if (time < period || (!found && time < timeoutMs)) {
              requestAnimationFrame(frame);
            } else {
              run.inp = events.length > 0 ? Math.max(...events.map(({ duration }) => duration)) : 16;
              run.done = true;
            }
          };
          requestAnimationFrame(frame);
          addEventListener(
            'click',
            () => requestAnimationFrame(() => afterPaint((now) => (run.next = now - timeStamp))),
            { capture: true, once: true },
          );
        },
        { capture: true, once: true },
      );
    },
  };
}
