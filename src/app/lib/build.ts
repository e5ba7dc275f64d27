/** The entry scripts of a built page. Their hashed names change with each deployment. */
const entryScripts = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g;
const timeoutMs = 8000;

export const currentBuild = idOf(
  Array.from(document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]'), ({ src }) => src),
);

/**
 * Requests the site's page and returns the id of the deployed build. Returns null if the request fails or the response
 * is not a page of the app, such as a public network's login page.
 */
export async function deployedBuild(): Promise<string | null> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const page = response.ok ? await response.text() : '';
    return idOf(Array.from(page.matchAll(entryScripts), ([, src = '']) => src)) || null;
  } catch {
    return null;
  }
}

/** Drops the origin, because a site can have several. */
function idOf(scripts: readonly string[]): string {
  return scripts.map((script) => script.replace(/^https?:\/\/[^/]+/, '')).join(' ');
}

/** Unregisters all service workers of this origin. An earlier site's worker would keep serving its files. */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.allSettled(registrations.map((registration) => registration.unregister()));
  } catch {
    // The API is missing or denied.
  }
}
