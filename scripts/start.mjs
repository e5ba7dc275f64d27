// @ts-check
// `npm start`: the app on the real Firebase Auth emulator, from a fresh clone on.
import process from 'node:process';
import { demoFirebase, emulatorEnv } from './lib/app-env.mjs';
import { startDevServer } from './lib/dev-server.mjs';
import { demoAccount, startEmulator } from './lib/emulator.mjs';
import { ensureEmulatorInstalled, ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { isPortFree, readPorts, takenPortMessage } from './lib/ports.mjs';
import { setSignalExitCode, stopAll } from './lib/processes.mjs';
import { UserError } from './lib/user-error.mjs';

await main(async () => {
  setSignalExitCode(0); // Ctrl+C is how it is meant to be stopped

  const ports = readPorts(process.env);
  const assertFree = async () => {
    if (!(await isPortFree(ports.app))) throw new UserError(takenPortMessage('PORT', ports.app));
    if (!(await isPortFree(ports.emulator)))
      throw new UserError(takenPortMessage('AUTH_EMULATOR_PORT', ports.emulator));
  };
  await assertFree(); // before a minute of installing

  await ensureInstalled();
  await ensureEmulatorInstalled();

  // At the same time: each waits for its own modules more than for the processor.
  const emulatorUrl = `http://localhost:${ports.emulator}`;
  const starting = [
    startEmulator({ port: ports.emulator }),
    startDevServer({ port: ports.app, env: emulatorEnv(emulatorUrl), defaults: demoFirebase }),
  ];
  let emulator, url;
  try {
    [emulator, { url }] = /** @type {[Awaited<ReturnType<typeof startEmulator>>, { url: string }]} */ (
      await Promise.all(starting)
    );
  } catch (error) {
    await Promise.allSettled(starting);
    await stopAll();
    throw error;
  }

  const { email, password } = demoAccount();
  console.log(
    [
      '',
      '  Waymark is running.',
      '',
      `  Address   ${url}`,
      `  E-mail    ${email}`,
      `  Password  ${password}`,
      '',
      '  Press Ctrl+C to stop.',
      '',
    ].join('\n'),
  );

  const lastWords = await emulator.stopped;
  throw new Error(`The Auth emulator stopped by itself.\n${lastWords}`);
});
