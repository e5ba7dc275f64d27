// @ts-check
import { demoAccount, projectId } from './emulator.mjs';

/**
 * The Firebase values of the demo project, which the emulator takes without looking at them.
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
 * What an app that talks to the emulator is built with.
 *
 * @param {string} emulatorUrl
 */
export function emulatorEnv(emulatorUrl) {
  const { email, password } = demoAccount();
  return { VITE_AUTH_EMULATOR_URL: emulatorUrl, VITE_DEMO_EMAIL: email, VITE_DEMO_PASSWORD: password };
}

/**
 * What the production build of the tests is built with: complete and well-formed, of no real
 * project. The empty values undo what a person's own .env files may say.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const placeholderEnv = {
  VITE_FIREBASE_API_KEY: 'placeholder-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'waymark-placeholder.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'waymark-placeholder',
  VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000',
  VITE_AUTH_PROVIDERS: '',
  VITE_AUTH_EMULATOR_URL: '',
  VITE_DEMO_EMAIL: '',
  VITE_DEMO_PASSWORD: '',
};
