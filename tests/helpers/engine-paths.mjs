// @ts-check
// Plain JavaScript: scripts/setup.mjs reads it too.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The first program of these names in a folder of the `PATH`. */
export const onPath = (/** @type {readonly string[]} */ ...names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

const libraryFolders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'];

/** The programs that run Firefox and WebKitGTK, and Chromium without windows. A program that is not installed is undefined. */
export const findEngines = () => ({
  headlessShell: onPath('chromium-headless-shell'),
  firefox: process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox'),
  webKitDriver: onPath('WebKitWebDriver'),
  miniBrowser: libraryFolders
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')))
    .find((file) => existsSync(file)),
  xvfb: onPath('Xvfb'),
});
