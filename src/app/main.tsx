import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import './app.css';
import { createFirebaseAuthService } from './auth/firebase-auth-service';
import { parseEnvironment } from './env';
import { createRouter } from './router';
import { forgiveMissingStyles } from './routing/preload-errors';
import { unregisterServiceWorkers } from './routing/service-workers';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');
const root = createRoot(container);

forgiveMissingStyles();
void unregisterServiceWorkers();

const result = parseEnvironment(import.meta.env, { mode: import.meta.env.MODE });
if (result.ok) {
  root.render(
    <StrictMode>
      <App environment={result.env} service={createFirebaseAuthService(result.env)} router={createRouter()} />
    </StrictMode>,
  );
} else {
  const { ConfigurationPage } = await import('./pages/configuration/configuration-page');
  root.render(<ConfigurationPage problems={result.problems} />);
}
