import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ordersApi } from './orders-api.ts';

export default defineConfig({
  plugins: [react(), ordersApi()],
  resolve: { tsconfigPaths: true },
  build: { cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'] },
  // Your server replaces this text in index.html by a new nonce for each response, and sends it in the Content-Security-Policy.
  html: { cspNonce: 'CSP_NONCE' },
});
