/** Returns the result of a promise. Rejects with the error of `onLimit`, if it returns one when the time is over. */
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
