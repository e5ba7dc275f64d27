/** Unregisters every service worker of this origin. One of an earlier site would keep serving the files of that site. */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.allSettled(registrations.map((registration) => registration.unregister()));
  } catch {
    // The API is missing or denied.
  }
}
