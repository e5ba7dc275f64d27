import { transform } from 'sucrase';

/** An error in the code, from the compiler or from running it. */
export interface Problem {
  message: string;
  line?: number | undefined;
}

/** Compiles the code of the editor to a function body with `require` and `exports`. The line numbers do not change. */
export function compile(code: string): { code: string } | { problem: Problem } {
  try {
    return transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      preserveDynamicImport: true,
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, message = text, line] = /^(?:Error parsing .+?: )?([^]+) \((\d+):\d+\)$/.exec(text) ?? [];
    return { problem: { message, line: line === undefined ? undefined : Number(line) } };
  }
}
