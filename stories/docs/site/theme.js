// Before the first paint, and in frames: applies what the reader has chosen with the tools.
function applyTools() {
  for (const attribute of ['data-theme', 'dir', 'data-contrast']) {
    const value = localStorage.getItem(`waymark-docs-${attribute}`);
    if (value) document.documentElement.setAttribute(attribute, value);
    else document.documentElement.removeAttribute(attribute);
  }
}

try {
  applyTools();
  addEventListener('storage', applyTools);
} catch {
  // Storage is blocked: the page follows the system.
}
