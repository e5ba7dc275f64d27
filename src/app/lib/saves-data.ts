/** Returns whether the user asked the browser to reduce data usage. */
export function savesData(): boolean {
  // `navigator.connection` exists in Chromium only, and TypeScript's DOM library does not declare it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
