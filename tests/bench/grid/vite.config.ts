import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { kitAliases } from '../../../vite.config.ts';

/** A production build of the grid beside a plain virtual list. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  resolve: { alias: kitAliases },
  build: { outDir: fileURLToPath(new URL('../../../dist/bench-grid', import.meta.url)), emptyOutDir: true },
});
