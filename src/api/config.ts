import { scryptSync } from 'node:crypto';
import path from 'node:path';

export type Mode = 'production' | 'development' | 'test';

/** A Postgres server, or the folder of the embedded server. */
export type DatabaseConfig = { url: string } | { folder: string };

/** The environment is not valid. For each problem, the message contains a line that states what to change. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const modes: readonly Mode[] = ['production', 'development', 'test'];
const demoProject = /^demo-[a-z0-9-]+$/;

/**
 * Whether to accept the Auth emulator's tokens. They are not signed, so anyone can create one; they are never accepted
 * in production or for projects that exist.
 */
export function acceptsEmulatorTokens(options: { mode: Mode; projectId: string; emulatorHost: string }): boolean {
  return options.mode !== 'production' && demoProject.test(options.projectId) && options.emulatorHost !== '';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables and collects the problems found in them. */
function createReader(env: Environment) {
  const problems: string[] = [];
  const read = (name: string): string => env[name]?.trim() ?? '';
  const refuseIf = (isWrong: boolean, problem: string): void => {
    if (isWrong) problems.push(problem);
  };
  // The strict rules also apply to a deployment that does not set NODE_ENV.
  const mode = modes.find((other) => other === (read('NODE_ENV') || 'production'));
  refuseIf(!mode, `NODE_ENV is none of ${modes.join(', ')}.`);
  const readNumber = (name: string, fallback: number, max: number): number => {
    const number = Number(read(name) || fallback);
    refuseIf(
      !Number.isInteger(number) || number < 0 || number > max,
      `${name} is not a whole number from 0 to ${max}.`,
    );
    return number;
  };
  const isProduction = mode !== 'development' && mode !== 'test';
  const check = (): void => {
    if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  };
  return { read, refuseIf, readNumber, mode: mode ?? 'production', isProduction, check };
}

type Reader = ReturnType<typeof createReader>;

/** Reads the database configuration from environment variables. Throws a `ConfigError`. */
export function readDatabaseConfig(env: Environment): DatabaseConfig {
  const reader = createReader(env);
  const config = readDatabase(reader);
  reader.check();
  return config;
}

function readDatabase({ read, refuseIf, isProduction }: Reader): DatabaseConfig {
  const url = read('DATABASE_URL');
  refuseIf(
    url !== '' && !/^postgres(?:ql)?:\/\//.test(url),
    'DATABASE_URL is not the address of a Postgres database: postgres://user:password@host:5432/name.',
  );
  refuseIf(
    url === '' && isProduction,
    'DATABASE_URL is missing. Set it to your Postgres database, or set NODE_ENV=development to use the embedded one.',
  );
  return url === '' ? { folder: path.resolve(read('DATA_FOLDER') || '.data') } : { url };
}

/**
 * Derives the key that signs download links from `DOWNLOAD_KEY`, or else from the database password, so all servers of
 * a database use the same key. Deriving the key is deliberately slow, so a signed link does not make the password
 * easier to guess.
 */
function readDownloadKey(env: Environment): Uint8Array | undefined {
  // `URL` rejects an address without a host, such as that of a socket.
  const [, password = ''] = /^\w+:\/\/[^:@/?#]*:([^@/?#]*)@/.exec(env.DATABASE_URL?.trim() ?? '') ?? [];
  const secret = env.DOWNLOAD_KEY?.trim() || password;
  if (secret === '') return undefined;
  return scryptSync(secret, 'waymark/readings.csv', 32, { cost: 2 ** 17, maxmem: 2 ** 28 });
}

/** ID token claims whose values come from user input. */
const ownClaims = ['name', 'picture', 'email', 'email_verified', 'phone_number'];

/** Reads the configuration from environment variables. Throws a `ConfigError`. */
export function readConfig(env: Environment) {
  const reader = createReader(env);
  const { read, readNumber, refuseIf, mode, isProduction } = reader;
  const projectId = read('FIREBASE_PROJECT_ID');
  const emulatorHost = read('FIREBASE_AUTH_EMULATOR_HOST');
  const acceptsUnsigned = acceptsEmulatorTokens({ mode, projectId, emulatorHost });
  refuseIf(
    !/^[a-z][a-z0-9-]{4,}$/.test(projectId),
    'FIREBASE_PROJECT_ID is not a project id. Set it to the id of your Firebase project.',
  );
  refuseIf(
    emulatorHost !== '' && !acceptsUnsigned,
    'FIREBASE_AUTH_EMULATOR_HOST is for development with a project whose id begins with "demo-". Remove the variable.',
  );
  for (const name of ['TENANT_CLAIM', 'ROLE_CLAIM']) {
    const problem = `${name} is a claim that users set themselves. Name one that only your server sets.`;
    refuseIf(ownClaims.includes(read(name)), problem);
  }
  const database = readDatabase(reader);
  const demoReadings = readNumber('DEMO_READINGS', 'folder' in database && !isProduction ? 100_000 : 0, 1_000_000);
  refuseIf(
    demoReadings > 0 && isProduction,
    'DEMO_READINGS replaces old readings with generated ones. Remove the variable in production.',
  );
  refuseIf(
    isProduction && read('NODE_TLS_REJECT_UNAUTHORIZED') === '0',
    'NODE_TLS_REJECT_UNAUTHORIZED turns off the check of certificates. Remove the variable in production.',
  );
  const config = {
    mode,
    /** The address on which the server listens. */
    host: isProduction ? '0.0.0.0' : 'localhost',
    port: readNumber('PORT', 8787, 65_535),
    /** The Firebase project whose ID tokens are accepted. */
    projectId,
    /** Whether the unsigned ID tokens of the Auth emulator are accepted, instead of signed ones. */
    acceptsEmulatorTokens: acceptsUnsigned,
    /** The ID token claims that contain the tenant and the role, or undefined for the defaults. */
    tenantClaim: read('TENANT_CLAIM') || undefined,
    roleClaim: read('ROLE_CLAIM') || undefined,
    /** Whether a user without a tenant is assigned a personal tenant. */
    hasPersonalTenants: !isProduction,
    database,
    /** The number of whole months, besides the current one, whose readings are kept; undefined keeps all. */
    keepMonths: readNumber('KEEP_MONTHS', 0, 9999) || undefined,
    /** The number of generated readings, dated up to now, to keep in the database. With 0, none are generated. */
    demoReadings,
  };
  reader.check();
  return { ...config, downloadKey: readDownloadKey(env) };
}

export type ApiConfig = ReturnType<typeof readConfig>;
