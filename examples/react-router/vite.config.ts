import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'] },
});
