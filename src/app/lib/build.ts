const timeoutMs = 8000;

/** Returns the paths of a page's entry scripts, whose hashed names change with each deployment. */
const idOf = (page: Document): string =>
  Array.from(page.querySelectorAll('script[type="module"][src]'), (script) =>
    // A site can have several origins.
    script.getAttribute('src')?.replace(/^https?:\/\/[^/]+/, ''),
  ).join(' ');

export const currentBuild = idOf(document);

/**
 * Requests the site's page and returns the id of the deployed build. Returns null if the request fails or the response
 * is not a page of the app, such as the login page of a public network.
 */
export async function deployedBuild(): Promise<string | null> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const page = response.ok ? await response.text() : '';
    return idOf(new DOMParser().parseFromString(page, 'text/html')) || null;
  } catch {
    return null;
  }
}

/** Unregisters all service workers of this origin. An earlier site's worker would keep serving its files. */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.allSettled(registrations.map((registration) => registration.unregister()));
  } catch {
    // The API is missing, or access is denied.
  }
}
