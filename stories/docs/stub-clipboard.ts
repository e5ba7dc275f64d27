import { fn } from 'storybook/test';

/** Replaces the clipboard, which needs a permission, and returns the function that is called instead. */
export function stubClipboard() {
  const writeText = fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return writeText;
}
