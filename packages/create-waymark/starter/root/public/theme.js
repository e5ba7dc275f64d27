// Sets the stored color mode before the first paint. `components/providers.tsx` stores it.
try {
  const { mode } = JSON.parse(localStorage.getItem('preferences') ?? '{}');
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.theme = mode;
} catch {
  // If the browser blocks storage, the page follows the system.
}
