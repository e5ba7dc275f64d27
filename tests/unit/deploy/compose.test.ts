import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, readDatabaseConfig, type Environment } from '../../../src/api/config';
import { parseEnvironment } from '../../../src/app/config/env';

interface Service {
  image?: string;
  build?: string | { context: string; dockerfile: string; args: Record<string, string | null> };
  user?: string;
  command?: string[];
  environment: Record<string, string | number>;
  networks?: string[];
  ports?: string[];
  volumes?: string[];
  cap_drop?: string[];
  healthcheck?: { disable?: boolean; test?: string[] };
  depends_on?: Record<string, { condition: string }>;
}

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const text = read('compose.yaml');
const compose = parse(text, { merge: true }) as { services: Record<string, Service>; volumes: object };
const serviceOf = (name: string): Service => compose.services[name] ?? expect.fail(`compose.yaml has no ${name}`);
const services = Object.entries(compose.services);
const dockerfile = read('Dockerfile');
const siteDockerfile = read('deploy/site.Dockerfile');

const given: Record<string, string> = {
  POSTGRES_PASSWORD: 'postgres-secret',
  OWNER_PASSWORD: 'owner-secret',
  API_PASSWORD: 'api-secret',
  FIREBASE_PROJECT_ID: 'my-project',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:0123456789abcdef',
};

/** Replaces the variables as Compose does: `${A}`, `${A:-default}`, `${A:?message}`. */
const replaceVariables = (values: Record<string, string | number | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      String(value ?? '').replace(
        /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
        (_, variable: string, fallback?: string) => given[variable] ?? fallback ?? '',
      ),
    ]),
  );

/** What the image sets, and then the service. */
const environmentOf = (name: string): Record<string, string> => ({
  ...Object.fromEntries(
    [...dockerfile.matchAll(/^ENV (\w+)=(\S+)$/gm)].map(([, key = '', value]) => [key, value ?? '']),
  ),
  ...replaceVariables(serviceOf(name).environment),
});

/** The names of the variables that a function reads. */
function namesRead(env: Environment, readAll: (env: Environment) => unknown): Set<string> {
  const names = new Set<string>();
  const get = (target: Environment, name: string): string | undefined => {
    names.add(name);
    return target[name];
  };
  readAll(new Proxy(env, { get }));
  return names;
}

/** The grants of a text with SQL. */
const grantsIn = (sql: string, role: string): string[] =>
  [...sql.matchAll(/grant ([\w, ]+ on [\w, ]+?)(?: to (\w+))?(?=[;`])/g)]
    .filter(([, , to]) => to === undefined || to === role)
    .map(([, grant = '']) => grant)
    .toSorted();

describe('compose.yaml', () => {
  it('requires each variable that has no default, and has no default password', () => {
    const required = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name));
    const used = [...text.matchAll(/\$\{(\w+)(?!\w|:-)/g)].map(([, name]) => name);
    expect(required).toEqual(new Set(used));
    expect([...required].toSorted()).toEqual(Object.keys(given).toSorted());
    for (const [, { environment }] of services) {
      for (const [name, value] of Object.entries(environment)) {
        if (name.endsWith('PASSWORD')) expect(value, name).toMatch(/^\$\{\w+:\?/);
      }
    }
  });

  it('names files that exist', () => {
    const bound = services.flatMap(([, { volumes = [] }]) => volumes.filter((volume) => volume.startsWith('./')));
    const built = services.map(([, { build }]) => (typeof build === 'object' ? build.dockerfile : 'Dockerfile'));
    for (const file of [...bound.map((volume) => volume.split(':', 1)[0] ?? ''), ...built]) {
      expect(existsSync(path.join(root, file)), file).toBe(true);
    }
    for (const source of [dockerfile, siteDockerfile].flatMap(copiedFiles)) {
      expect(existsSync(path.join(root, source)), source).toBe(true);
    }
  });

  it('drops the rights of each service, and runs none as root', () => {
    // The image of PgBouncer and the one of the site end with another user than root.
    const ownUser = ['pgbouncer', 'site'];
    for (const [name, { cap_drop, user, build }] of services) {
      expect(cap_drop, name).toEqual(['ALL']);
      if (build === '.') expect(dockerfile.split('FROM').at(-1)).toContain('\nUSER node\n');
      else if (!ownUser.includes(name)) expect(user, name).toBe('postgres');
    }
    expect(siteDockerfile).toMatch(/^FROM nginxinc\/nginx-unprivileged:/m);
  });

  it('pins each image by its digest', () => {
    const images = [dockerfile, siteDockerfile, text].flatMap((file) =>
      [...file.matchAll(/^(?:FROM| *image:) (\S+)/gm)].map(([, image = '']) => image),
    );
    const unpinned = images.filter((image) => !/^\S+:\S+@sha256:[0-9a-f]{64}$/.test(image));
    expect(new Set(unpinned)).toEqual(new Set(['waymark-api']));
    expect(new Set(images.filter((image) => image.startsWith('node:'))).size).toBe(1);
  });

  it('gives the data API what it reads, a database role without more rights than it needs, and PgBouncer', () => {
    const env = environmentOf('api');
    const { mode, port, projectId, database } = readConfig(env);
    expect({ mode, projectId }).toEqual({ mode: 'production', projectId: given.FIREBASE_PROJECT_ID });
    expect([...namesRead(env, readConfig)]).toEqual(expect.arrayContaining(Object.keys(env)));

    const bouncer = replaceVariables(serviceOf('pgbouncer').environment);
    expect(bouncer.POOL_MODE).toBe('transaction');
    expect(database).toEqual({
      url: `postgres://${bouncer.DB_USER}:${bouncer.DB_PASSWORD}@pgbouncer:${bouncer.LISTEN_PORT}/${bouncer.DB_NAME}`,
    });
    expect(bouncer.DB_NAME).toBe(serviceOf('postgres').environment.POSTGRES_DB);
    expect(read('deploy/roles.sh')).toContain(`create role ${bouncer.DB_USER} login password :'api_password';`);
    expect(grantsIn(read('deploy/grants.sql'), 'waymark_api')).toEqual(
      grantsIn(read('docs/deploy.md'), 'waymark_reader'),
    );

    expect(dockerfile).toContain(`EXPOSE ${port}\n`);
    expect(serviceOf('api').healthcheck?.test?.join(' ')).toContain(`http://localhost:${port}/api/v1/health"`);
    expect(read('deploy/site.conf.template')).toContain(`http://api:${port};`);
  });

  it('migrates the database as its owner, without PgBouncer, before the API starts', () => {
    const env = environmentOf('migrate');
    expect(readDatabaseConfig(env)).toEqual({
      url: `postgres://waymark_owner:${given.OWNER_PASSWORD}@postgres:5432/waymark`,
    });
    expect(read('deploy/roles.sh')).toContain('alter database :"DBNAME" owner to waymark_owner;');
    const commands = serviceOf('migrate').command?.at(-1)?.split(' && ');
    expect(commands).toEqual(['node main.js migrate', 'node main.js maintain']);
    expect(read('src/api/main.ts')).toMatch(/migrate: migrateDatabase,\s+maintain: maintainDatabase,/);
    expect(serviceOf('grants').depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
    expect(serviceOf('api').depends_on).toEqual({
      migrate: { condition: 'service_completed_successfully' },
      grants: { condition: 'service_completed_successfully' },
      pgbouncer: { condition: 'service_healthy' },
    });
  });

  it('waits for services that exist and have a health check', () => {
    for (const [name, { depends_on = {} }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        if (condition === 'service_healthy')
          expect(serviceOf(other).healthcheck?.test, `${name}: ${other}`).toBeDefined();
      }
    }
    expect(siteDockerfile).toMatch(/^HEALTHCHECK /m);
  });

  it('builds the site with a valid environment, and publishes nothing but the site', () => {
    const { build } = serviceOf('site');
    const args = typeof build === 'object' ? build.args : {};
    expect([...siteDockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)).toEqual(Object.keys(args));
    expect(parseEnvironment(replaceVariables(args), { mode: 'production' })).toMatchObject({ ok: true });
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['site']);
    const ports = [...read('deploy/site.conf.template').matchAll(/^ {2}listen (\d+);$/gm)].map(([, port]) => port);
    expect(serviceOf('site').ports?.map((published) => published.split(':').at(-1))).toEqual(ports);
    expect(serviceOf('site').ports?.every((published) => published.startsWith('127.0.0.1:'))).toBe(true);
    expect(serviceOf('site').networks ?? []).not.toContain('database');
  });
});

/** What a Dockerfile copies from the repository. */
function copiedFiles(source: string): string[] {
  return [...source.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
}
