import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app';
import './app.css';
import { createAuthService } from './auth/service';
import { parseEnvironment } from './config/env';
import { createRoutes } from './router/router';
import { unregisterServiceWorkers } from './lib/build';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');
const root = createRoot(container);

// A page remains usable without its stylesheet; a missing script still rejects.
window.addEventListener('vite:preloadError', (event) => {
  if (/preload CSS/i.test(event.payload.message)) event.preventDefault();
});
void unregisterServiceWorkers();

const result = parseEnvironment(import.meta.env, { mode: import.meta.env.MODE });
if (result.ok) {
  const { env } = result;
  const service = createAuthService(async (session) =>
    (await import('./auth/firebase')).createFirebaseAuth(env, session),
  );
  import.meta.hot?.dispose(() => service.dispose());
  root.render(
    <StrictMode>
      <App environment={env} service={service} router={createBrowserRouter(createRoutes(service, env.apiOrigins))} />
    </StrictMode>,
  );
} else {
  const { problems } = result;
  // Not awaited: the page's chunk may import the entry chunk, so a top-level await would cause a deadlock.
  void import('./pages/configuration/configuration-page').then(({ ConfigurationPage }) =>
    root.render(<ConfigurationPage problems={problems} />),
  );
}
