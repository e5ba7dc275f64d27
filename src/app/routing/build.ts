/** The script that a page of the built site begins with; its name changes with each deployment. */
const entryScript = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;
/** How long an answer may take, in ms. */
const patience = 8000;

/** The name of the build that this page runs. */
export const currentBuild = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/**
 * Asks the site which build it serves now. Returns null when it does not answer, or somebody else answers in its place, such
 * as the login of a public network.
 */
export async function deployedBuild(): Promise<string | null> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    const [, script] = entryScript.exec(response.ok ? await response.text() : '') ?? [];
    return script === undefined ? null : new URL(script, response.url || window.location.href).href;
  } catch {
    return null;
  }
}
