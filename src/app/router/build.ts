/** A script that a page of the built site begins with; the names of these change with each deployment. */
const entryScripts = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g;
/** How long an answer may take, in ms. */
const patience = 8000;

/** The name of the build that this page runs. */
export const currentBuild = nameOf(
  Array.from(document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]'), ({ src }) => src),
);

/**
 * Asks the site which build it serves now. Returns null when it does not answer, or somebody else answers in its place, such
 * as the login of a public network.
 */
export async function deployedBuild(): Promise<string | null> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const page = response.ok ? await response.text() : '';
    return nameOf(Array.from(page.matchAll(entryScripts), ([, src = '']) => src)) || null;
  } catch {
    return null;
  }
}

/** Without its origin, because a site may be reached by several. */
function nameOf(scripts: readonly string[]): string {
  return scripts.map((script) => script.replace(/^https?:\/\/[^/]+/, '')).join(' ');
}
