import { _addOrOverwriteComponent as replaceComponent } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';

declare module 'firebase/app' {
  // Exported by the library for its own packages and left out of its public types.
  export function _addOrOverwriteComponent(app: FirebaseApp, component: object): void;
}

/**
 * Replaces the library's usage statistics by none. It reads them from IndexedDB before each request, so in a browser whose
 * IndexedDB never answers no request would ever leave. Has to run before authentication is initialised.
 */
export function disableHeartbeat(app: FirebaseApp): void {
  replaceComponent(app, {
    name: 'heartbeat',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => ({ triggerHeartbeat: async () => {}, getHeartbeatsHeader: async () => '' }),
  });
}
