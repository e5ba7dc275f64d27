// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bundleFirstPaint } from '../../../../scripts/vite/first-paint';

it('the script before the first paint is one small classic script that throws nowhere', async () => {
  const code = await bundleFirstPaint();
  expect(code.length).toBeLessThan(1300);
  // Neither a module nor with anything that a page has.
  expect(() => runInNewContext(code)).not.toThrow();
});
