import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme decides. Names, roles and order are the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The screen as it is has nothing that axe objects to: in light by every rule, in dark by those about colours. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await untilDrawn(page);
    const { violations } = await analyze(page, colorScheme);
    const found = violations.map(
      ({ id, nodes }) =>
        `${colorScheme}: ${id}: ${nodes.map((node) => `${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`).join(' | ')}`,
    );
    expect.soft(found).toEqual([]);
  }
}

/** Colours are measured as they are drawn: fonts, the new colours and what opened last must have been drawn before. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = async () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await nextFrame();
    await nextFrame();
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(async (animation) => animation.finished));
  });
}

/** Once more where axe itself failed: an element went while it was looked at. */
async function analyze(page: Page, colorScheme: 'light' | 'dark') {
  const builder = () => {
    // What runs no script cannot be looked into; it shows what somebody else wrote.
    const axe = new AxeBuilder({ page }).exclude('iframe[sandbox=""]');
    return colorScheme === 'light' ? axe.withTags(everyRule) : axe.withRules(colourRules);
  };
  try {
    return await builder().analyze();
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes("(reading 'nthChild')")) throw error;
    return builder().analyze();
  }
}
