// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createServer } from 'node:net';
import { findFreePort, isPortFree, readPort, readPorts, takenPortMessage } from '../../../scripts/lib/ports.mjs';

describe('reading a port', () => {
  it.each([
    [undefined, 5173],
    ['', 5173],
    ['  ', 5173],
    ['1', 1],
    [' 8080 ', 8080],
    ['65535', 65535],
  ])('takes %j as %i', (value, port) => {
    expect(readPort('PORT', value, 5173)).toBe(port);
  });

  it.each(['0', '65536', '-1', '80.5', '0x50', '1e3', 'abc', '80 81', '٨٠'])(
    'refuses %j and names the variable',
    (value) => {
      expect(() => readPort('PORT', value, 5173)).toThrow(
        `PORT must be a whole number from 1 to 65535, and it is "${value}".`,
      );
    },
  );

  it('refuses one port for both servers, also when one of them is the default', () => {
    expect(() => readPorts({ PORT: '8000', AUTH_EMULATOR_PORT: '8000' })).toThrow('both 8000');
    expect(() => readPorts({ PORT: '9099' })).toThrow('both 9099');
    expect(readPorts({})).toEqual({ app: 5173, emulator: 9099 });
  });

  it('suggests a port that exists', () => {
    expect(takenPortMessage('PORT', 5173)).toContain('PORT=5183 npm start');
    expect(takenPortMessage('PORT', 65_535)).toContain('PORT=65525 npm start');
  });
});

describe('asking whether a port is free', () => {
  it('sees a server on the loopback address', async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address();
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });

  it('finds one that is', async () => {
    const port = await findFreePort();
    expect(await isPortFree(port)).toBe(true);
    expect(await findFreePort([port])).not.toBe(port);
  });
});
