import { expect, type Page, test } from '@playwright/test';
import { openStory } from './support/stories';

interface Positions {
  /** The distinct positions of the floating button. */
  button: number[];
  /** The distinct positions of the content beside the drawer. */
  content: number[];
}

/**
 * Presses the drawer's toggle and records the horizontal positions in five moments of the movement. The movement is
 * paused, and long enough that it does not end between two frames on a busy machine.
 */
function recordMovement(page: Page): Promise<Positions> {
  return page.evaluate(async () => {
    const find = (selector: string): HTMLElement => {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    };
    const button = find('main .fixed button');
    const content = find('[data-slot="app-shell-content"]');
    const positions = { button: new Set<number>(), content: new Set<number>() };
    const durationMs = 60_000;
    content.style.transitionDuration = `${durationMs}ms`;
    find('[data-slot="drawer-toggle"]').click();
    while (content.getAnimations().length === 0) await new Promise(requestAnimationFrame);
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = share * durationMs;
      }
      positions.button.add(button.getBoundingClientRect().x);
      positions.content.add(content.getBoundingClientRect().x);
    }
    for (const animation of document.getAnimations()) animation.finish();
    return { button: [...positions.button], content: [...positions.content] };
  });
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`a floating button stays in place while the drawer opens and collapses, ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openStory(page, 'navigation-appshell--fixed-button', { direction });
    await expect(page.locator('[data-slot="drawer"]')).toHaveAttribute('data-state', 'mini');

    for (const state of ['open', 'mini']) {
      const { button, content } = await recordMovement(page);
      await expect(page.locator('[data-slot="drawer"]')).toHaveAttribute('data-state', state);
      expect(content.length, 'positions of the content').toBeGreaterThan(2);
      expect(button, 'positions of the button').toHaveLength(1);
    }
  });
}
