// @ts-check

/**
 * Serves built assets on this machine as the hosting does (scripts/hosting.mjs), so that the second page of a tab does not request
 * the code of the first again.
 */
export const cacheAssets = {
  name: 'cache-assets',
  configurePreviewServer: (/** @type {import('vite').PreviewServer} */ { middlewares }) => {
    middlewares.use('/assets', (request, response, next) => {
      // Compressing a file for each request takes more time than it saves.
      delete request.headers['accept-encoding'];
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    });
  },
};
