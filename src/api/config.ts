import { scryptSync } from 'node:crypto';
import path from 'node:path';

export type Mode = 'production' | 'development' | 'test';

export interface ApiConfig {
  mode: Mode;
  /** Address that the server listens on. */
  host: string;
  port: number;
  /** The Firebase project whose ID tokens are accepted. */
  projectId: string;
  /** Whether the unsigned ID tokens of the Auth emulator are accepted, instead of signed ones. */
  acceptsEmulatorTokens: boolean;
  /** The claim of an ID token that names the tenant; undefined for the default. */
  tenantClaim: string | undefined;
  /** The claim that names the role; undefined for the default. */
  roleClaim: string | undefined;
  /** Whether a user without a tenant has one alone. */
  hasPersonalTenants: boolean;
  /** A Postgres server, or the folder of the embedded one. */
  database: { url: string } | { folder: string };
  /** Signs the addresses of files, the same for all servers; undefined without a secret to derive it from. */
  downloadKey: Uint8Array | undefined;
  /** How many whole months of readings are kept besides the current one; undefined for all. */
  keepMonths: number | undefined;
  /** The number of generated readings to keep in the database, dated up to now. 0 writes none. */
  demoReadings: number;
}

/** The environment is not valid. The message has one line per problem, each with what to change. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const modes: readonly Mode[] = ['production', 'development', 'test'];
const demoProject = /^demo-[a-z0-9-]+$/;

/**
 * Whether to accept the tokens of the Auth emulator. They are not signed, so anyone can write one: production and projects that
 * exist never accept them.
 */
export function acceptsEmulatorTokens(options: { mode: Mode; projectId: string; emulatorHost: string }): boolean {
  return options.mode !== 'production' && demoProject.test(options.projectId) && options.emulatorHost !== '';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables, and collects what is wrong with them. */
function createReader(env: Environment) {
  const problems: string[] = [];
  const read = (name: string): string => env[name]?.trim() ?? '';
  // A deployment that forgets NODE_ENV must get the strict rules.
  const mode = modes.find((other) => other === (read('NODE_ENV') || 'production'));
  if (!mode) problems.push(`NODE_ENV is none of ${modes.join(', ')}.`);
  return {
    problems,
    read,
    mode: mode ?? 'production',
    isProduction: mode !== 'development' && mode !== 'test',
    readNumber: (name: string, fallback: number, max: number): number => {
      const number = read(name) === '' ? fallback : Number(read(name));
      if (Number.isInteger(number) && number >= 0 && number <= max) return number;
      problems.push(`${name} is not a whole number from 0 to ${max}.`);
      return fallback;
    },
    assertNone: (): void => {
      if (problems.length > 0) throw new ConfigError(problems.join('\n'));
    },
  };
}

type Reader = ReturnType<typeof createReader>;

function readDatabase({ read, problems, isProduction }: Reader): ApiConfig['database'] {
  const url = read('DATABASE_URL');
  if (url !== '' && !/^postgres(?:ql)?:\/\//.test(url)) {
    problems.push('DATABASE_URL is not the address of a Postgres database: postgres://user:password@host:5432/name.');
  }
  if (url === '' && isProduction) {
    problems.push(
      'DATABASE_URL is missing. Set it to your Postgres database, or set NODE_ENV=development to use the embedded one.',
    );
  }
  return url === '' ? { folder: path.resolve(read('DATA_FOLDER') || '.data') } : { url };
}

/**
 * Derives the key that signs addresses of files from `DOWNLOAD_KEY`, or else from the database's password: all servers of a
 * database have the same key. The key takes long to derive, because a signed address must not help to guess a password.
 */
function readDownloadKey({ read }: Reader): Uint8Array | undefined {
  // `URL` rejects an address without a host, as of a socket.
  const [, password = ''] = /^\w+:\/\/[^:@/?#]*:([^@/?#]*)@/.exec(read('DATABASE_URL')) ?? [];
  const secret = read('DOWNLOAD_KEY') || password;
  if (secret === '') return undefined;
  return scryptSync(secret, 'waymark/readings.csv', 32, { cost: 2 ** 17, maxmem: 2 ** 28 });
}

/** Claims of an ID token that follow from what its user has entered. */
const ownClaims = ['name', 'picture', 'email', 'email_verified', 'phone_number'];

/** Reads from environment variables which database to use. Throws a `ConfigError`. */
export function readDatabaseConfig(env: Environment): ApiConfig['database'] {
  const reader = createReader(env);
  const database = readDatabase(reader);
  reader.assertNone();
  return database;
}

/** Reads the configuration from environment variables. Throws a `ConfigError`. */
export function readConfig(env: Environment): ApiConfig {
  const reader = createReader(env);
  const { read, readNumber, problems, mode, isProduction } = reader;

  const projectId = read('FIREBASE_PROJECT_ID');
  if (!/^[a-z][a-z0-9-]{4,}$/.test(projectId)) {
    problems.push('FIREBASE_PROJECT_ID is not a project id. Set it to the id of your Firebase project.');
  }

  const emulatorHost = read('FIREBASE_AUTH_EMULATOR_HOST');
  const acceptsUnsigned = acceptsEmulatorTokens({ mode, projectId, emulatorHost });
  if (emulatorHost !== '' && !acceptsUnsigned) {
    problems.push(
      'FIREBASE_AUTH_EMULATOR_HOST is for development with a project whose id begins with "demo-". Remove the variable.',
    );
  }

  for (const name of ['TENANT_CLAIM', 'ROLE_CLAIM']) {
    if (ownClaims.includes(read(name))) {
      problems.push(`${name} is a claim that users set themselves. Name one that only your server sets.`);
    }
  }

  const database = readDatabase(reader);
  const demoReadings = readNumber('DEMO_READINGS', 'folder' in database && !isProduction ? 100_000 : 0, 1_000_000);
  if (demoReadings > 0 && isProduction) {
    problems.push('DEMO_READINGS replaces old readings with generated ones. Remove the variable in production.');
  }
  if (isProduction && read('NODE_TLS_REJECT_UNAUTHORIZED') === '0') {
    problems.push(
      'NODE_TLS_REJECT_UNAUTHORIZED turns off the check of certificates. Remove the variable in production.',
    );
  }
  const port = readNumber('PORT', 8787, 65_535);
  const keepMonths = readNumber('KEEP_MONTHS', 0, 9999) || undefined;

  reader.assertNone();
  return {
    mode,
    host: isProduction ? '0.0.0.0' : 'localhost',
    port,
    projectId,
    acceptsEmulatorTokens: acceptsUnsigned,
    tenantClaim: read('TENANT_CLAIM') || undefined,
    roleClaim: read('ROLE_CLAIM') || undefined,
    hasPersonalTenants: !isProduction,
    database,
    downloadKey: readDownloadKey(reader),
    keepMonths,
    demoReadings,
  };
}
