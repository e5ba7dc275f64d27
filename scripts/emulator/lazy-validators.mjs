// @ts-check
// Preloaded by the emulator: compiles the validators of a call on its first request. Otherwise the emulator compiles those of all
// calls at its start, which takes three quarters of its time, and it has no option for that. Its library Exegesis has one.
import { createRequire } from 'node:module';

const ofFirebase = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));

/** @type {{ middleware?: (document: object, options: object) => unknown }} */
const exegesis = ofFirebase('exegesis-express');
const { middleware } = exegesis;

// Without this function, the emulator only starts slower.
if (middleware) {
  exegesis.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
}
