// Preloaded by the emulator: changes how it handles requests. The emulator has no options for this, but its library
// Exegesis does.
import { createRequire } from 'node:module';

const ofFirebase = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));

/**
 * The calls that the emulator rejects with 501, and the response of a new Firebase project: a policy of six characters, no bot
 * check, and a revoked token.
 *
 * @type {Readonly<Record<string, object>>}
 */
const missingCalls = {
  'GET /identitytoolkit.googleapis.com/v2/passwordPolicy': {
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
    enforcementState: 'OFF',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  },
  'GET /identitytoolkit.googleapis.com/v2/recaptchaConfig': {
    recaptchaKey: 'projects/demo-waymark/keys/none',
    recaptchaEnforcementState: ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'].map((provider) => ({
      provider,
      enforcementState: 'OFF',
    })),
  },
  'POST /identitytoolkit.googleapis.com/v2/accounts:revokeToken': {},
};

/** @typedef {(request: any, response: any, next: () => void) => void} Handler */

/** @type {{ middleware: (document: object, options: object) => Promise<Handler> }} */
const exegesis = ofFirebase('exegesis-express');
const { middleware } = exegesis;

exegesis.middleware = async (document, options) => {
  // Compiles the validators of a call on its first request. Compiling all of them takes three quarters of the startup
  // time.
  const handle = await middleware(document, { ...options, lazyCompileValidationSchemas: true });
  return (request, response, next) => {
    // The emulator closes idle connections, and resets a request that reaches one of them.
    response.setHeader('Connection', 'close');
    const missing = missingCalls[`${request.method} ${request.path}`];
    if (missing) response.json(missing);
    else handle(request, response, next);
  };
};
