// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { colorPairs, colors, contrastRatio, modes, requiredContrast, zIndexes } from 'waymark/tokens';
import { styleProblem } from '../../scripts/lint/index.mjs';

const kit = path.resolve('src/components');

describe('the tokens', () => {
  it('define the same color roles in every mode', () => {
    for (const mode of modes) expect(Object.keys(colors[mode])).toEqual(Object.keys(colors.light));
  });

  it.each(modes)('keep the contrast of every documented pair in %s', (mode) => {
    const failing = colorPairs
      .map(({ foreground, background, use }) => ({
        pair: `${foreground} on ${background}`,
        ratio: contrastRatio(colors[mode][foreground], colors[mode][background]),
        required: requiredContrast(use, mode),
      }))
      .filter(({ ratio, required }) => ratio < required);
    expect(failing).toEqual([]);
  });

  it('document a contrast pair for every color used for text or controls', () => {
    const painted = new Set(colorPairs.flatMap(({ foreground, background }) => [foreground, background]));
    const decoration = Object.keys(colors.light).filter((role) => !painted.has(role as keyof typeof colors.light));
    expect(decoration.filter((role) => !/-accent$|^(divider|scrim|shadow|shadow-modal)$/.test(role))).toEqual([]);
  });

  it('put the loading bar above everything else', () => {
    const others = Object.entries(zIndexes).filter(([name]) => name !== 'loading-bar');
    for (const [, zIndex] of others) expect(zIndex).toBeLessThan(zIndexes['loading-bar']);
  });

  it('reject a color in an unsupported format', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow(/in the format #rrggbb, but got "red"/);
  });
});

describe('the stylesheets', () => {
  const sheets = [
    ...readdirSync(kit).map((name) => path.join(kit, name)),
    path.resolve('src/app/app.css'),
    path.resolve('.storybook/preview.css'),
  ].filter((file) => file.endsWith('.css'));

  it.each(sheets.map((file) => path.relative(process.cwd(), file)))(
    '%s uses tokens instead of literal values',
    (file) => {
      const rules = readFileSync(file, 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        // It defines tokens instead of using them.
        .replaceAll(/@theme\s*\{[^}]*\}/g, '')
        .replaceAll(/unicode-range:[^;]*;/g, '');
      expect(styleProblem(rules)).toBeNull();
    },
  );
});
