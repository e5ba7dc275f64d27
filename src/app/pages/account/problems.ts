/** Returns the messages of the fields that have one. */
export function problemsOf<Name extends string>(
  checks: Record<Name, string | undefined>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(checks).filter(([, problem]) => problem !== undefined)) as Partial<
    Record<Name, string>
  >;
}
