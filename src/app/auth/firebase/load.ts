import type { Environment } from '../../config/env';
import type { LoadedAuthService } from '../auth-service';
import { hideUnresponsiveIndexedDb } from './internals';

/** Loads the Firebase library and starts it. */
export async function loadFirebaseAuthService(
  environment: Pick<Environment, 'firebase' | 'emulatorUrl'>,
): Promise<LoadedAuthService> {
  const [{ createFirebaseAuthService }, restoreIndexedDb] = await Promise.all([
    import('./auth-service'),
    hideUnresponsiveIndexedDb(),
  ]);
  const service = createFirebaseAuthService(environment);
  return {
    ...service,
    dispose: () => {
      service.dispose();
      restoreIndexedDb();
    },
  };
}
