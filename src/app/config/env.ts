import { createRequiredContext } from '../lib/state';

/** The app's environment variables. */

const providerNames = {
  'google.com': 'Google',
  'github.com': 'GitHub',
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
  'microsoft.com': 'Microsoft',
} as const;

export type ProviderId = keyof typeof providerNames;

export interface Environment {
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
  /** The origin of the Firebase Auth emulator; null in production. */
  emulatorUrl: string | null;
  /** The providers on the authentication pages, in the order of the variable; empty if it is not set. */
  providers: readonly ProviderId[];
  /** The origins, besides the page's own, that may receive the ID token of the signed-in user. */
  apiOrigins: readonly string[];
  /** The demo account on the login page; null if there is no emulator. */
  demo: { email: string; password: string } | null;
}

export const [EnvironmentProvider, useEnvironment] = createRequiredContext<Environment>(
  'EnvironmentProvider',
  'useEnvironment',
);

export interface EnvironmentProblem {
  name: string;
  message: string;
}

export type EnvironmentResult = { ok: true; env: Environment } | { ok: false; problems: EnvironmentProblem[] };

const host = /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i;
const project = /^[a-z\d][a-z\d-]{2,28}[a-z\d]$/;
const app = /^\d+:\d+:web:[\da-f]+$/i;
export const loopback = /^(localhost|[a-z\d.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether the app supports the provider; `password` and `phone` are not providers. */
export function isProviderId(id: string): id is ProviderId {
  return Object.hasOwn(providerNames, id);
}

/** Returns the display name of a sign-in method; for an unknown method, this is its id. */
export function providerName(id: string): string {
  if (isProviderId(id)) return providerNames[id];
  if (id === 'password') return 'Email and password';
  return id === 'phone' ? 'Phone' : id;
}

/** Validates the environment. Returns the typed form or all problems. Never throws, and never repeats a secret. */
export function parseEnvironment(raw: Record<string, unknown>, { mode }: { mode: string }): EnvironmentResult {
  const problems: EnvironmentProblem[] = [];

  const read = (name: string): string => {
    const value = raw[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const readList = (name: string): string[] => {
    const parts = read(name)
      .split(',')
      .map((part) => part.trim());
    return [...new Set(parts)].filter((part) => part !== '');
  };
  const complain = (name: string, message: string): void => {
    problems.push({ name, message });
  };
  const readRequired = (name: string, pattern: RegExp, expected: string): string => {
    const value = read(name);
    if (value === '') complain(name, `is missing. Set it to ${expected}.`);
    else if (!pattern.test(value)) complain(name, `is malformed. Set it to ${expected}.`);
    return value;
  };

  const firebase = {
    apiKey: readRequired('VITE_FIREBASE_API_KEY', /^\S+$/, 'the web API key of the Firebase project, without spaces'),
    authDomain: readRequired(
      'VITE_FIREBASE_AUTH_DOMAIN',
      host,
      'the host that serves the sign-in handler, without a scheme or a path, like my-project.firebaseapp.com',
    ),
    projectId: readRequired(
      'VITE_FIREBASE_PROJECT_ID',
      project,
      'the project id: lower-case letters, digits and hyphens, like my-project',
    ),
    appId: readRequired('VITE_FIREBASE_APP_ID', app, 'the id of the web app, like 1:1234567890:web:0123456789abcdef'),
  };

  const emulatorUrl = read('VITE_AUTH_EMULATOR_URL');
  if (emulatorUrl !== '') {
    const problem =
      mode === 'production' ? 'must not be set in a production build. Remove it.' : emulatorProblem(emulatorUrl);
    if (problem !== null) complain('VITE_AUTH_EMULATOR_URL', problem);
  }

  const named = readList('VITE_AUTH_PROVIDERS');
  const providers = named.filter(isProviderId);
  if (providers.length < named.length) {
    const unknown = named.filter((id) => !isProviderId(id)).join(', ');
    complain(
      'VITE_AUTH_PROVIDERS',
      `names ${unknown}, which this app does not support. Choose from ${Object.keys(providerNames).join(', ')}.`,
    );
  }

  const apiOrigins = readList('VITE_API_ORIGINS');
  const badOrigin = apiOrigins.find((origin) => !isApiOrigin(origin));
  if (badOrigin !== undefined) {
    complain(
      'VITE_API_ORIGINS',
      `names ${badOrigin}. Set it to origins such as https://api.example.com, separated by commas: https, without a path.`,
    );
  }

  const email = read('VITE_DEMO_EMAIL');
  const password = read('VITE_DEMO_PASSWORD');
  const isPart = email === '' || password === '' || emulatorUrl === '';
  if (isPart && (email !== '' || password !== '')) {
    complain(
      'VITE_DEMO_EMAIL',
      'works only with VITE_DEMO_PASSWORD and VITE_AUTH_EMULATOR_URL. Set both, or remove the demo account.',
    );
  }

  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    env: {
      firebase,
      emulatorUrl: emulatorUrl === '' ? null : new URL(emulatorUrl).origin,
      providers,
      apiOrigins,
      demo: email === '' ? null : { email, password },
    },
  };
}

/** Accepts an origin as browsers serialize it, so origins compare as strings. Plain http is for this machine only. */
function isApiOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin, hostname } = new URL(value);
  // A wildcard would not match any origin.
  return (
    value === origin &&
    !value.includes('*') &&
    (protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname)))
  );
}

function emulatorProblem(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) return 'is malformed. Set it to an http origin on this machine, without a path.';
  return loopback.test(url.hostname)
    ? null
    : 'names another machine. Set it to an origin on this one: the emulator must run here.';
}
