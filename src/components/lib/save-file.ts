/** Saves a file, or what is at an address of this site, in the folder that the browser downloads to. */
export function saveFile(file: Blob | string, name: string): void {
  const url = typeof file === 'string' ? file : URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads a file in a later task.
  if (url !== file) setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
