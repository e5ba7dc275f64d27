import { defineConfig } from '@playwright/test';
import { appSuite, storySuite } from '../helpers/suite';

const app = await appSuite('audit');
const stories = await storySuite('audit');

export default defineConfig({
  ...app,
  workers: 2,
  timeout: 180_000,
  webServer: [app.webServer ?? [], stories.webServer ?? []].flat(),
  projects: [
    { name: 'app', testMatch: 'app.spec.ts' },
    { name: 'stories', testMatch: 'stories.spec.ts', use: { baseURL: stories.use?.baseURL } },
  ],
});
