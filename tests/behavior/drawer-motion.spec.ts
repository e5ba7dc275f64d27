import { expect, type Page, test } from '@playwright/test';
import { openStory } from './support/stories';

interface Positions {
  /** The distinct positions of the floating button. */
  button: number[];
  /** The distinct positions of the content beside the drawer. */
  content: number[];
}

/** Presses the drawer's toggle and records the horizontal positions in each frame until the movement to `state` has ended. */
function recordMovement(page: Page, state: 'open' | 'mini'): Promise<Positions> {
  return page.evaluate(async (target) => {
    const find = (selector: string): HTMLElement => {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    };
    const button = find('main .fixed button');
    const content = find('[data-slot="app-shell-content"]');
    const positions = { button: new Set<number>(), content: new Set<number>() };
    find('[data-slot="drawer-toggle"]').click();
    for (let hasMoved = false; ;) {
      await new Promise(requestAnimationFrame);
      positions.button.add(button.getBoundingClientRect().x);
      positions.content.add(content.getBoundingClientRect().x);
      const isMoving = content.getAnimations().length > 0;
      if (hasMoved && !isMoving) break;
      hasMoved ||= isMoving && content.dataset.state === target;
    }
    return { button: [...positions.button], content: [...positions.content] };
  }, state);
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`a floating button stays in place while the drawer opens and collapses, ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openStory(page, 'navigation-appshell--fixed-button', { direction });
    await expect(page.locator('[data-slot="drawer"]')).toHaveAttribute('data-state', 'mini');

    for (const state of ['open', 'mini'] as const) {
      const { button, content } = await recordMovement(page, state);
      expect(content.length, 'positions of the content').toBeGreaterThan(2);
      expect(button, 'positions of the button').toHaveLength(1);
    }
  });
}
