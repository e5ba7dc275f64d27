/** Saves a file in the folder that the browser downloads to. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file in a later task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
