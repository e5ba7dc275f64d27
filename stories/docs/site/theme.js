// Before the first paint, and in frames: applies what the reader has chosen with the tools.
(() => {
  const apply = () => {
    for (const [name, attribute] of Object.entries({ theme: 'data-theme', dir: 'dir', contrast: 'data-contrast' })) {
      const value = localStorage.getItem(`waymark-docs-${name}`);
      if (value) document.documentElement.setAttribute(attribute, value);
      else document.documentElement.removeAttribute(attribute);
    }
  };
  try {
    apply();
    // Of this window, and of another one.
    addEventListener('waymark-docs', apply);
    addEventListener('storage', apply);
  } catch {
    // The browser stores nothing: the page follows the system.
  }
})();
