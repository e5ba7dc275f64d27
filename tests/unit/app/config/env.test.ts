// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../../../src/app/config/env';

const real = {
  VITE_FIREBASE_API_KEY: 'AIzaSyExample0123456789',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-project',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:0123456789abcdef',
};
const emulator = { ...real, VITE_AUTH_EMULATOR_URL: 'http://localhost:9099' };
const demo = { VITE_DEMO_EMAIL: 'demo@example.com', VITE_DEMO_PASSWORD: 'demo-password' };

function problemsOf(raw: Record<string, unknown>, mode = 'development') {
  const result = parseEnvironment(raw, { mode });
  return result.ok ? [] : result.problems;
}

describe('the environment', () => {
  it('requires four values for a real project', () => {
    expect(parseEnvironment(real, { mode: 'production' })).toEqual({
      ok: true,
      env: {
        firebase: {
          apiKey: real.VITE_FIREBASE_API_KEY,
          authDomain: real.VITE_FIREBASE_AUTH_DOMAIN,
          projectId: real.VITE_FIREBASE_PROJECT_ID,
          appId: real.VITE_FIREBASE_APP_ID,
        },
        emulatorUrl: null,
        providers: [],
        apiOrigins: [],
        demo: null,
      },
    });
  });

  it('supports the emulator with a demo account', () => {
    const result = parseEnvironment(
      { ...emulator, ...demo, VITE_FIREBASE_AUTH_DOMAIN: 'localhost:9099' },
      { mode: 'development' },
    );
    expect(result).toMatchObject({
      ok: true,
      env: { emulatorUrl: 'http://localhost:9099', demo: { email: 'demo@example.com', password: 'demo-password' } },
    });
  });

  it('ignores whitespace around a value', () => {
    expect(
      parseEnvironment({ ...real, VITE_FIREBASE_PROJECT_ID: ' my-project\n' }, { mode: 'production' }),
    ).toMatchObject({ env: { firebase: { projectId: 'my-project' } } });
  });

  it('reports every missing value at once', () => {
    const problems = problemsOf({ VITE_FIREBASE_API_KEY: '   ', VITE_FIREBASE_APP_ID: 7 });
    expect(problems.map(({ name }) => name)).toEqual(Object.keys(real));
    for (const { message } of problems) expect(message).toMatch(/^is missing\. Set it to .+\.$/);
  });

  it.each([
    ['VITE_FIREBASE_API_KEY', 'two words'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://my-project.firebaseapp.com'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'my-project.firebaseapp.com/path'],
    ['VITE_FIREBASE_AUTH_DOMAIN', '-host'],
    ['VITE_FIREBASE_PROJECT_ID', 'My Project'],
    ['VITE_FIREBASE_PROJECT_ID', 'ab'],
    ['VITE_FIREBASE_APP_ID', '1:1234567890:ios:0123456789abcdef'],
    ['VITE_FIREBASE_APP_ID', 'my-app'],
  ])('rejects %s with the value %s', (name, value) => {
    expect(problemsOf({ ...real, [name]: value })).toEqual([
      { name, message: expect.stringMatching(/^is malformed\. Set it to .+\.$/) },
    ]);
  });

  it('never repeats a key or a password in a message', () => {
    const problems = problemsOf({ ...real, VITE_FIREBASE_API_KEY: 'hush hush', VITE_DEMO_PASSWORD: 'hush-hush' });
    expect(problems).toHaveLength(2);
    expect(JSON.stringify(problems)).not.toContain('hush');
  });

  it.each(['http://127.0.0.1:9099', 'http://[::1]:9099/', 'https://auth.localhost'])(
    'accepts the emulator at %s',
    (url) => {
      expect(parseEnvironment({ ...real, VITE_AUTH_EMULATOR_URL: url }, { mode: 'test' })).toMatchObject({
        ok: true,
        env: { emulatorUrl: url.replace(/\/$/, '') },
      });
    },
  );

  it.each([
    'localhost:9099',
    'ftp://localhost',
    'http://localhost:9099/auth',
    'http://me@localhost:9099',
    'http://',
    'nonsense',
  ])('rejects %s as emulator URL', (url) => {
    expect(problemsOf({ ...real, VITE_AUTH_EMULATOR_URL: url })).toEqual([
      { name: 'VITE_AUTH_EMULATOR_URL', message: expect.stringContaining('is malformed') },
    ]);
  });

  it.each([
    'http://192.168.0.2:9099',
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
  ])('rejects an emulator on another machine, which would receive passwords: %s', (url) => {
    expect(problemsOf({ ...real, VITE_AUTH_EMULATOR_URL: url })).toEqual([
      { name: 'VITE_AUTH_EMULATOR_URL', message: expect.stringContaining('names another machine') },
    ]);
  });

  it('rejects the emulator in a production build', () => {
    expect(problemsOf(emulator, 'production')).toEqual([
      { name: 'VITE_AUTH_EMULATOR_URL', message: 'must not be set in a production build. Remove it.' },
    ]);
  });

  it.each([
    ['without a password', { ...emulator, VITE_DEMO_EMAIL: 'demo@example.com' }],
    ['without an email', { ...emulator, VITE_DEMO_PASSWORD: 'secret' }],
    ['in a real project', { ...real, ...demo }],
  ])('rejects a demo account %s', (_name, env) => {
    expect(problemsOf(env)).toMatchObject([{ name: 'VITE_DEMO_EMAIL' }]);
  });

  it('lists the providers in order without duplicates', () => {
    const env = { ...real, VITE_AUTH_PROVIDERS: ' github.com , google.com,, github.com ' };
    expect(parseEnvironment(env, { mode: 'production' })).toMatchObject({
      env: { providers: ['github.com', 'google.com'] },
    });
    expect(parseEnvironment({ ...real, VITE_AUTH_PROVIDERS: ' ' }, { mode: 'production' })).toMatchObject({
      env: { providers: [] },
    });
  });

  it('reports an unknown provider together with the supported ones', () => {
    expect(problemsOf({ ...real, VITE_AUTH_PROVIDERS: 'google.com,google,constructor' })).toEqual([
      {
        name: 'VITE_AUTH_PROVIDERS',
        message:
          'names google, constructor, which this app does not support. Choose from google.com, github.com, apple.com, facebook.com, twitter.com, microsoft.com.',
      },
    ]);
  });

  it('accepts only origins as receivers of the ID token', () => {
    const origins = 'https://api.example.com, http://localhost:8080';
    expect(parseEnvironment({ ...real, VITE_API_ORIGINS: origins }, { mode: 'production' })).toMatchObject({
      env: { apiOrigins: ['https://api.example.com', 'http://localhost:8080'] },
    });
    for (const bad of [
      'https://api.example.com/v1',
      'http://api.example.com',
      'api.example.com',
      '*',
      'https://*.a.example',
    ]) {
      expect(problemsOf({ ...real, VITE_API_ORIGINS: bad }), bad).toMatchObject([{ name: 'VITE_API_ORIGINS' }]);
    }
  });
});
