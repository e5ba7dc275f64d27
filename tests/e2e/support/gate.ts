export interface Gate {
  /** Resolves when it is opened. */
  opened: Promise<void>;
  open: () => void;
}

/** What holds an answer up until a test lets it through. */
export function createGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
