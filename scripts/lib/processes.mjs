// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import process from 'node:process';

/**
 * @typedef {object} StartOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] the whole environment of the child; default: this process's own
 * @property {'capture' | 'inherit'} [output] default: `capture`
 * @property {(text: string) => void} [onOutput] called with every piece of captured output
 * @property {boolean} [ipc] opens a message channel, which also tells the child when this process is gone
 * @property {number} [timeout] ends the child after so many milliseconds
 */

/**
 * @typedef {object} Running
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => string} output what has been captured so far
 * @property {Promise<{ code: number, timedOut: boolean }>} finished never rejects; a child that could not be started has code 127
 * @property {() => Promise<void>} stop ends the child and everything it started
 */

const isWindows = process.platform === 'win32';

/** @type {Set<Running>} */
const running = new Set();
/** @type {Set<() => unknown>} */
const closers = new Set();

let signalExitCode = 130;
let guarded = false;
let ending = false;

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
function signalTree(pid, signal) {
  if (pid === undefined) return false;
  try {
    if (isWindows) {
      spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    } else {
      process.kill(-pid, signal);
    }
    return true;
  } catch {
    return false; // already gone
  }
}

/** @param {number | undefined} pid */
function treeLives(pid) {
  if (pid === undefined || isWindows) return false;
  try {
    process.kill(-pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {number | undefined} pid @param {number} milliseconds */
async function waitForTree(pid, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (treeLives(pid) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Ends every process that was started here, and runs what {@link onEnd} registered. */
export async function stopAll() {
  await Promise.allSettled([
    ...[...closers].map(async (close) => close()),
    ...[...running].map((entry) => entry.stop()),
  ]);
}

function guard() {
  if (guarded) return;
  guarded = true;
  const end = async (/** @type {number} */ code) => {
    if (ending) return;
    ending = true;
    // A closer that hangs must not keep the terminal.
    await Promise.race([stopAll(), new Promise((resolve) => setTimeout(resolve, 5000))]);
    process.exit(code);
  };
  process.on('SIGINT', () => void end(signalExitCode));
  process.on('SIGTERM', () => void end(signalExitCode === 0 ? 0 : 143));
  process.on('SIGHUP', () => void end(129));
  process.on('uncaughtException', (error) => {
    console.error(error);
    void end(1);
  });
  process.on('unhandledRejection', (error) => {
    console.error(error);
    void end(1);
  });
  // The last resort, whatever the way out was: synchronous, and without mercy.
  process.on('exit', () => {
    for (const { child } of running) signalTree(child.pid, 'SIGKILL');
  });
}

/** Makes Ctrl+C an orderly end rather than an interruption. @param {number} code */
export function setSignalExitCode(code) {
  signalExitCode = code;
  guard();
}

/** Whether a signal has asked this process to end. */
export function isEnding() {
  return ending;
}

/** Runs `close` when this process is asked to end. @param {() => unknown} close */
export function onEnd(close) {
  guard();
  closers.add(close);
}

/**
 * Starts a process in a group of its own, so that it can be ended together with whatever it starts,
 * and so that Ctrl+C reaches it through us, in order.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {StartOptions} [options]
 * @returns {Running}
 */
export function start(command, args, options = {}) {
  guard();
  const capture = options.output !== 'inherit';
  const child = spawn(command, [...args], {
    cwd: options.cwd,
    env: options.env ?? process.env,
    detached: !isWindows,
    windowsHide: true,
    // Only npm.cmd needs it, and only there; arguments are the project's own constants.
    shell: isWindows && /\.cmd$/i.test(command),
    stdio: [
      'ignore',
      capture ? 'pipe' : 'inherit',
      capture ? 'pipe' : 'inherit',
      ...(options.ipc ? /** @type {const} */ (['ipc']) : []),
    ],
  });

  let captured = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (/** @type {string} */ text) => {
      captured += text;
      options.onOutput?.(text);
    });
  }

  let timedOut = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const finished = new Promise((resolve) => {
    child.once('error', (error) => {
      captured += `${error.message}\n`;
      resolve({ code: 127, timedOut });
    });
    // Not "close": a forgotten grandchild that holds the pipe must not hold us.
    child.once('exit', (code) => {
      const settle = () => resolve({ code: code ?? 1, timedOut });
      if (!capture) return settle();
      child.once('close', settle);
      setTimeout(settle, 2000).unref();
    });
  }).then((result) => {
    clearTimeout(timer);
    // What it left behind goes with it.
    signalTree(child.pid, 'SIGKILL');
    running.delete(entry);
    return result;
  });

  /** @type {Running} */
  const entry = {
    child,
    output: () => captured,
    finished,
    async stop() {
      if (!running.has(entry)) return;
      signalTree(child.pid, 'SIGTERM');
      await waitForTree(child.pid, 2500);
      signalTree(child.pid, 'SIGKILL');
      await waitForTree(child.pid, 1000);
      running.delete(entry);
    },
  };
  running.add(entry);
  if (options.timeout) {
    timer = setTimeout(() => {
      timedOut = true;
      void entry.stop();
    }, options.timeout);
  }
  return entry;
}

/**
 * Runs Node itself on a file.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {StartOptions} [options]
 */
export function startNode(file, args = [], options = {}) {
  return start(process.execPath, [file, ...args], options);
}
