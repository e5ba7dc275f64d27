import { type Connect, type Plugin, runnerImport } from 'vite';
import type * as Api from './src/api';

const { module: api } = await runnerImport<typeof Api>('./src/api.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
});

const answer: Connect.NextHandleFunction = (request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(api.findOrders(searchParams)));
};

/** Answers `/api/orders` in development and in the preview. In your project, set `server.proxy` to the address of your API. */
export const ordersApi = (): Plugin => ({
  name: 'orders-api',
  configureServer: ({ middlewares }) => void middlewares.use('/api/orders', answer),
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/api/orders', answer),
});
