// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedRequests } from '../../../scripts/emulator/seeds.mjs';
import { demoFirebase, emulatorEnv, placeholderEnv } from '../../../scripts/lib/app-env.mjs';
import { demoAccount, readAccounts } from '../../../scripts/lib/emulator.mjs';
import { emulatorRoot } from '../../../scripts/lib/paths.mjs';

const accounts = readAccounts();

describe('the accounts that the emulator starts with', () => {
  it('are the four that people and tests rely on', () => {
    expect(Object.entries(accounts).map(([name, { email }]) => [name, email])).toEqual([
      ['demo', 'demo@waymark.example'],
      ['disabled', 'disabled@waymark.example'],
      ['unverified', 'unverified@waymark.example'],
      ['social', 'social@waymark.example'],
    ]);
    expect(demoAccount()).toEqual({ email: 'demo@waymark.example', password: 'waymark-demo' });
    expect(accounts.disabled.disabled).toBe(true);
    expect(accounts.unverified.emailVerified).toBe(false);
    expect(accounts.social.password).toBeUndefined();
    expect(accounts.social.provider.providerId).toBe('google.com');
  });

  it('have ids of their own, and passwords that the provider takes', () => {
    const all = Object.values(accounts);
    expect(new Set(all.map(({ localId }) => localId)).size).toBe(all.length);
    expect(all.every(({ password }) => password === undefined || password.length >= 6)).toBe(true);
    expect(all.every(({ displayName }) => displayName.trim() !== '')).toBe(true);
  });
});

describe('seeding', () => {
  it('turns the protection of e-mail addresses on before there is any account', () => {
    const [first, second] = seedRequests('demo-x', accounts);
    expect(first).toEqual({
      method: 'PATCH',
      path: '/emulator/v1/projects/demo-x/config',
      body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    });
    expect(second.path).toContain('/projects/demo-x/accounts:batchCreate');
  });

  it('gives a password only to accounts that have one, and a provider likewise', () => {
    const { users } = seedRequests('demo-x', accounts)[1].body;
    const [demo, , , social] = users;
    expect(demo.rawPassword).toBe('waymark-demo');
    expect(demo).not.toHaveProperty('password');
    expect(demo).not.toHaveProperty('providerUserInfo');
    expect(social).not.toHaveProperty('rawPassword');
    expect(social.providerUserInfo).toEqual([
      {
        providerId: 'google.com',
        rawId: 'waymark-social-google',
        email: 'social@waymark.example',
        displayName: social.displayName,
      },
    ]);
  });
});

describe('the values that the app is built with', () => {
  it('name the emulator and the demo account only where there is an emulator', () => {
    expect(emulatorEnv('http://localhost:9099')).toEqual({
      VITE_AUTH_EMULATOR_URL: 'http://localhost:9099',
      VITE_DEMO_EMAIL: 'demo@waymark.example',
      VITE_DEMO_PASSWORD: 'waymark-demo',
    });
    expect(placeholderEnv).toMatchObject({ VITE_AUTH_EMULATOR_URL: '', VITE_DEMO_EMAIL: '', VITE_DEMO_PASSWORD: '' });
    expect(Object.keys(placeholderEnv)).toEqual(expect.arrayContaining(Object.keys(demoFirebase)));
  });

  it('belong to a project that Firebase itself treats as a demo', () => {
    expect(demoFirebase.VITE_FIREBASE_PROJECT_ID).toMatch(/^demo-/);
  });
});

describe('the emulator package', () => {
  it('is pinned, because the emulator is started by an internal function', () => {
    const { dependencies } = JSON.parse(readFileSync(join(emulatorRoot, 'package.json'), 'utf8'));
    expect(dependencies['firebase-tools']).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
