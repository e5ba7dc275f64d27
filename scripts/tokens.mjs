// Writes src/components/tokens/tokens.css from the tokens in TypeScript.
import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./src/components/tokens/css.ts', { configFile: false, logLevel: 'warn' });
await writeFile(new URL('../src/components/tokens/tokens.css', import.meta.url), module.tokensToCss());
console.log('Wrote src/components/tokens/tokens.css');
