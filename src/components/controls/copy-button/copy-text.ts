/**
 * Copies text to the clipboard. Falls back to the browser's copy command if the Clipboard API is unavailable, such as
 * on a page without HTTPS, or denies access. Call it in a click or key handler.
 * @throws Error if the browser does not allow copying
 */
export async function copyText(text: string): Promise<void> {
  try {
    // Without HTTPS, `clipboard` is undefined and this line throws as well.
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!runCopyCommand(text)) throw error;
  }
}

/** Returns whether the browser requested the text. The command does not require a selection or move focus. */
function runCopyCommand(text: string): boolean {
  let isCopied = false;
  const handleCopy = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
    isCopied = true;
  };
  document.addEventListener('copy', handleCopy, { capture: true });
  // Deprecated, but the only option without the Clipboard API.
  document.execCommand?.('copy');
  document.removeEventListener('copy', handleCopy, { capture: true });
  return isCopied;
}
