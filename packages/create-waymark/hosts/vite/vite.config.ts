import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The browsers that Waymark supports.
export default defineConfig({
  plugins: [react()],
  build: { cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'] },
});
