// Writes the tokens as files in the format of the Design Tokens Community Group.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { designTokens } from '../../src/components/tokens/design-tokens';

/** Writes the resolver to a folder, and beside it a file for each of its sources. */
export async function writeTokens(folder: string): Promise<void> {
  const { sets, modifiers, ...resolver } = designTokens();
  const { contexts, ...mode } = modifiers.mode;
  const write = (name: string, content: object): Promise<void> =>
    writeFile(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  const refTo = (name: string) => [{ $ref: `${name}.tokens.json` }];
  await write('base.tokens.json', sets.base.sources[0]);
  for (const [name, [group]] of Object.entries(contexts)) await write(`${name}.tokens.json`, group);
  await write('waymark.resolver.json', {
    ...resolver,
    sets: { base: { sources: refTo('base') } },
    modifiers: {
      mode: { ...mode, contexts: Object.fromEntries(Object.keys(contexts).map((name) => [name, refTo(name)])) },
    },
  });
}
