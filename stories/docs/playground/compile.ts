import { transform } from 'sucrase';

/** Compiles a sample to a function body with `require` and `exports`, with the same line numbers. */
export const compile = (code: string): string =>
  transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    preserveDynamicImport: true,
  }).code;
