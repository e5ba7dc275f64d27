// @ts-check
import { connect, createServer } from 'node:net';
import { UserError } from './user-error.mjs';

// "localhost" is either of them, and which one is tried first differs between systems and browsers.
const loopbacks = ['127.0.0.1', '::1'];

/** @param {number} port @param {string} host */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // A machine without IPv6 cannot have the port taken there.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @param {number} port @param {string} host */
function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const settle = (/** @type {boolean} */ result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(1000, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

/**
 * Whether nothing listens on the port of either loopback address.
 *
 * @param {number} port
 */
export async function isPortFree(port) {
  for (const host of loopbacks) {
    // macOS lets a loopback address be bound beside a server on all addresses, so ask for an answer too.
    if ((await answers(port, host)) || !(await canListen(port, host))) return false;
  }
  return true;
}

/**
 * A free port below the range from which systems hand out ports by themselves, so that it is very
 * likely still free some minutes later.
 *
 * @param {readonly number[]} [taken] ports not to return
 */
export async function findFreePort(taken = []) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (!taken.includes(port) && (await isPortFree(port))) return port;
  }
  throw new UserError('No free port was found between 20000 and 29999: close some programs and try again.');
}

/**
 * @param {string} name the environment variable
 * @param {string | undefined} value
 * @param {number} fallback used when the variable is absent or empty
 * @throws {UserError} when the value is not a port
 */
export function readPort(name, value, fallback) {
  const text = value?.trim() ?? '';
  if (text === '') return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new UserError(`${name} must be a whole number from 1 to 65535, and it is "${text}".`);
  }
  return port;
}

/**
 * The two addresses of `npm start`.
 *
 * @param {Record<string, string | undefined>} env
 * @throws {UserError} when one of them is no port, or both are the same
 */
export function readPorts(env) {
  const app = readPort('PORT', env.PORT, 5173);
  const emulator = readPort('AUTH_EMULATOR_PORT', env.AUTH_EMULATOR_PORT, 9099);
  if (app === emulator) {
    throw new UserError(`PORT and AUTH_EMULATOR_PORT are both ${app}: set one of them to another port.`);
  }
  return { app, emulator };
}

/** @param {string} name @param {number} port */
export function takenPortMessage(name, port) {
  return `Port ${port} is taken: set ${name} to a free port, for example ${name}=${port < 65_000 ? port + 10 : port - 10} npm start.`;
}
