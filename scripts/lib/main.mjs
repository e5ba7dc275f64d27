// @ts-check
import process from 'node:process';
import { assertNode } from './node-version.mjs';
import { isEnding } from './processes.mjs';
import { UserError } from './user-error.mjs';

/**
 * Runs a command of the project: its return value is the exit code, a {@link UserError} is shown
 * as its sentence alone, anything else with its stack because it is a bug.
 *
 * @param {() => Promise<number | void>} command
 */
export async function main(command) {
  let code = 1;
  try {
    assertNode();
    code = (await command()) ?? 0;
  } catch (error) {
    if (!isEnding()) console.error(error instanceof UserError ? error.message : error);
  }
  // A signal has ended the children under the command's feet; whoever handles it also says the exit code.
  if (isEnding()) await new Promise(() => {});
  // Explicit: a child or a socket that is still open must not keep a finished command alive.
  process.exit(code);
}
