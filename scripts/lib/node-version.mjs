// @ts-check
import process from 'node:process';
import { UserError } from './user-error.mjs';

/**
 * Mirrors `engines` in package.json, which npm itself only warns about.
 *
 * @param {string} version such as `20.19.0` or `v22.12.0`
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** @throws {UserError} when this Node is too old. */
export function assertNode() {
  if (!isSupportedNode(process.versions.node)) {
    throw new UserError(
      `Waymark needs Node 20.19 or later, or 22.12 or later, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
    );
  }
}
