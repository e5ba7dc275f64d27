import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import './app.css';
import { createFirebaseAuthService } from './auth/firebase-auth-service';
import { parseEnvironment } from './env';
import { createRouter } from './router';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');
const root = createRoot(container);

// A worker of an earlier site at this address would go on answering with that site's files.
void navigator.serviceWorker
  ?.getRegistrations()
  .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
  .catch(() => undefined);

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
