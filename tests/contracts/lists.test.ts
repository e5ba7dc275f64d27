// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

describe('a list without bullets', () => {
  it('is announced as a list in Safari, which needs an explicit role', () => {
    const lists = files.flatMap((file) =>
      [...readFileSync(path.join('src', file), 'utf8').matchAll(/<[uo]l[\s>][^>]*/g)].map(([tag]) => ({ file, tag })),
    );
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter(({ tag }) => !tag.includes('role="list"'))).toEqual([]);
  });
});
