/** Returns the result of a promise. If `onLimit` returns an error when the time is over, rejects with it. */
export async function withLimit<Result>(
  promise: Promise<Result>,
  limitMs: number,
  onLimit: () => Error | undefined,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = onLimit();
      if (error) reject(error);
    }, limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
