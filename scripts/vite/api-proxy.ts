import { type ProxyOptions } from 'vite';

/**
 * Serves the data API at the app's own origin, as the hosting does. `npm start` starts it; API_PORT changes its port. The key is a
 * regular expression, because a plain `/api` would include the page `/api-setup`.
 */
export function apiProxy(): Record<string, ProxyOptions> {
  const target = `http://localhost:${process.env.API_PORT || 8787}`;
  return {
    '^/api/': {
      target,
      configure: (proxy) => {
        // The response of the hosting when no instance of the API is running, so that the app handles both alike.
        proxy.on('error', (_error, _request, response) => {
          if (!('writeHead' in response) || response.headersSent) return;
          const detail = `The data API does not respond at ${target}. Start it with "npm start".`;
          response
            .writeHead(503, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' })
            .end(JSON.stringify({ type: 'about:blank', title: 'Service Unavailable', status: 503, detail }));
        });
      },
    },
  };
}
