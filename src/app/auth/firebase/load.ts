import type { Environment } from '../../config/env';
import type { LoadedAuthService } from '../auth-service';

/** Loads the Firebase library and starts it. */
export async function loadFirebaseAuthService(
  environment: Pick<Environment, 'firebase' | 'emulatorUrl'>,
): Promise<LoadedAuthService> {
  return (await import('./auth-service')).createFirebaseAuthService(environment);
}
