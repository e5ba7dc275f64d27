import { createEngine, type Engine } from '../../../../../src/app/data/rows/engine';

export const encode = (text: string): Uint8Array[] => [new TextEncoder().encode(text)];

/** Returns an engine that has read a response, given as a value or as the text of one. */
export function readResponse(response: unknown, text = JSON.stringify(response)): Engine {
  const engine = createEngine();
  const { problem } = engine.read('a', encode(text), null, null);
  if (problem !== null) throw new Error(`The response is not readable: ${problem}.`);
  return engine;
}
