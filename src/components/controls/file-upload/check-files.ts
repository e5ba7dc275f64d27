/** The rules for accepted files. */
export interface FileRules {
  /** The accepted types, in the syntax of the `accept` attribute: extensions, MIME types, or `image/*`. */
  accept?: string;
  /** The maximum size in bytes. */
  maxSize?: number;
  /** The maximum number of files in the list. */
  maxFiles: number;
}

export type FileProblem = 'type' | 'size' | 'count';

/** Whether a file matches an `accept` attribute, which the browser does not check for dropped or pasted files. */
export function matchesAccept({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const types = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  if (types.length === 0) return true;
  const mime = type.toLowerCase();
  return types.some((wanted) => {
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? mime.startsWith(wanted.slice(0, -1)) : mime === wanted;
  });
}

/** Divides new files into accepted and rejected ones, with the first reason for each rejection. */
export function checkFiles(files: readonly File[], count: number, { accept, maxSize, maxFiles }: FileRules) {
  const accepted: File[] = [];
  const refused: { file: File; problem: FileProblem }[] = [];
  for (const file of files) {
    if (!matchesAccept(file, accept)) refused.push({ file, problem: 'type' });
    else if (maxSize !== undefined && file.size > maxSize) refused.push({ file, problem: 'size' });
    else if (count + accepted.length >= maxFiles) refused.push({ file, problem: 'count' });
    else accepted.push(file);
  }
  return { accepted, refused };
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** Formats a size in the largest unit that results in at least 1, such as "2.4 MB". */
export function formatSize(bytes: number, locale: string): string {
  const power = Math.min(Math.max(0, Math.floor(Math.log10(bytes || 1) / 3)), units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
