/** Saves a file, or the resource at an address on this site, to the browser's download folder. */
export function saveFile(file: Blob | string, name: string): void {
  const url = typeof file === 'string' ? file : URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL later, because the browser reads the file in a later task.
  if (url !== file) setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
