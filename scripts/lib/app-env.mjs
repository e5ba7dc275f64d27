import accounts from '../emulator/accounts.json' with { type: 'json' };

export const projectId = 'demo-waymark';
export const demoAccount = accounts.demo;

/**
 * The Firebase values of the demo project. The emulator accepts any values.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const demoFirebase = {
  VITE_FIREBASE_API_KEY: 'demo-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000',
  VITE_AUTH_PROVIDERS: 'google.com,github.com',
};

/**
 * Points the app at the emulator and shows the demo account on the login page.
 *
 * @param {string} emulatorUrl
 */
export function emulatorEnv(emulatorUrl) {
  const { email, password } = demoAccount;
  return { VITE_AUTH_EMULATOR_URL: emulatorUrl, VITE_DEMO_EMAIL: email, VITE_DEMO_PASSWORD: password };
}

/**
 * A nonexistent project, for a production build in which no test signs in. The empty values override those of the
 * developer's own .env files.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const placeholderEnv = {
  ...demoFirebase,
  VITE_FIREBASE_AUTH_DOMAIN: 'waymark-placeholder.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'waymark-placeholder',
  VITE_AUTH_PROVIDERS: '',
  VITE_API_ORIGINS: '',
  VITE_AUTH_EMULATOR_URL: '',
  VITE_DEMO_EMAIL: '',
  VITE_DEMO_PASSWORD: '',
};
