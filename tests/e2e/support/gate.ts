export interface Gate {
  /** Resolves when it is opened. */
  opened: Promise<void>;
  open: () => void;
}

/** Delays a response until the test opens it. */
export function createGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
