import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The screen as it stands has nothing that axe objects to, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await analyze(page);
    const found = violations.map(
      ({ id, nodes }) =>
        `${colorScheme}: ${id}: ${nodes.map((node) => `${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`).join(' | ')}`,
    );
    expect.soft(found).toEqual([]);
  }
}

/** Once more where axe itself failed: an element went while it was looked at. */
async function analyze(page: Page) {
  const builder = () =>
    new AxeBuilder({ page })
      // What runs no script cannot be looked into; it shows what somebody else wrote.
      .exclude('iframe[sandbox=""]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  try {
    return await builder().analyze();
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes("(reading 'nthChild')")) throw error;
    return builder().analyze();
  }
}
