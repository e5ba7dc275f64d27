import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// The browsers that Waymark supports.
export default defineConfig({
  plugins: [reactRouter()],
  build: { cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'] },
});
