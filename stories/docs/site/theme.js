// Before the first paint, and in frames: applies what the reader has chosen with the tools.
(() => {
  const apply = () => {
    for (const attribute of ['data-theme', 'dir', 'data-contrast']) {
      const value = localStorage.getItem(`waymark-docs-${attribute}`);
      if (value) document.documentElement.setAttribute(attribute, value);
      else document.documentElement.removeAttribute(attribute);
    }
  };
  try {
    apply();
    addEventListener('storage', apply);
  } catch {
    // The browser stores nothing: the page follows the system.
  }
})();
