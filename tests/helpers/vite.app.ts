import { fileURLToPath } from 'node:url';
import { mergeConfig, type PreviewServer } from 'vite';
import config from '../../vite.config.ts';

/** The app as the tests build and serve it. */
export const appDir = fileURLToPath(new URL('../../dist/app-e2e', import.meta.url));

export default mergeConfig(config, {
  build: { outDir: appDir },
  plugins: [
    {
      name: 'cache-assets',
      // As the hosting does (firebase.json), so that the second page of a tab does not request the code of the first again.
      configurePreviewServer: ({ middlewares }: PreviewServer) => {
        middlewares.use('/assets', (_request, response, next) => {
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
          next();
        });
      },
    },
  ],
});
