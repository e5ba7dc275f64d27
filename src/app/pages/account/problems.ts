/** Keeps of the checks of a form's fields those that found something. */
export function problemsOf<Name extends string>(
  checks: Record<Name, string | undefined>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(checks).filter(([, problem]) => problem !== undefined)) as Partial<
    Record<Name, string>
  >;
}
