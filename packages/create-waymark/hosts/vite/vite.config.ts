import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The alias `@/` of tsconfig.json.
  resolve: { tsconfigPaths: true },
  // The browsers that Waymark supports.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'] },
});
