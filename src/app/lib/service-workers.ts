/** Unregisters every service worker of this site: one of an earlier site would go on answering with that site's files. */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.allSettled(registrations.map((registration) => registration.unregister()));
  } catch {
    // Some browsers have none, or refuse to tell.
  }
}
