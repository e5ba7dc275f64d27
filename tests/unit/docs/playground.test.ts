import { expect, it } from 'vitest';
import { playgroundSamples } from '../../../scripts/kit/playground.ts';
import { samplesOf } from '../../../scripts/kit/samples.ts';
import { compile } from '../../../stories/docs/playground/compile';
import { mdxPages } from '../../../scripts/kit/mdx-pages.ts';

const pages = mdxPages();

it('each self-contained sample with a component opens in the playground', () => {
  const playable = playgroundSamples(pages);
  const ids = new Set(playable.map(({ id }) => id));
  const others = pages
    .flatMap(({ file, mdx }) => samplesOf(file, mdx))
    .filter(({ id, language }) => language === 'tsx' && !ids.has(id));
  const component = /^(?:export (?:default )?function [A-Z]|<[A-Z])/m;
  const elsewhere =
    /'(?:\.|next\/|node:|vite|@testing-library\/|@playwright\/|waymark\/testing)|create(?:Portal|Root)|attachShadow|<html/;
  const missing = others.filter(({ code }) => component.test(code) && !elsewhere.test(code)).map(({ id }) => id);
  expect(missing, 'Add what they import to stories/docs/playground/modules.ts.').toEqual([]);
  expect(playable.length).toBeGreaterThan(90);
  for (const { id, module } of playable) expect(() => compile(module), id).not.toThrow();
});

it('keeps code lines and reports the line of a syntax error', () => {
  const code = "import { Card } from 'waymark';\n\nexport const a: number = 1;\nexport default () => <Card />;";
  expect(compile(code).split('\n')[2]).toContain('a = 1');
  expect(() => compile('const a = 1;\nconst b = <Card>;')).toThrow(/Unexpected token \(2:\d+\)$/);
});
