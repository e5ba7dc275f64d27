// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bundleFirstPaint } from '../../../../scripts/vite/first-paint';

it('the first-paint script is one small classic script that never throws', async () => {
  const code = await bundleFirstPaint();
  expect(code.length).toBeLessThan(1300);
  // The context is not a module and lacks the globals of a page.
  expect(() => runInNewContext(code)).not.toThrow();
});
