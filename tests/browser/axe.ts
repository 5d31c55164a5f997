import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type ContextSpec, type PartialResult, type RunOptions } from 'axe-core';

const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};
/** The rules that depend on the theme. Names, roles and order are the same in both. */
const colourRules: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
/** Excluded: the frame shows user content, and axe cannot run in a frame without scripts. */
const screen: ContextSpec = { exclude: [['iframe[sandbox]']] };

/**
 * For every element it checks, even without a violation, axe returns the address in three notations, and searches the whole
 * document for each, which takes most of the time. A violation is reported by the element's own HTML; rules that compare
 * frames need the ancestry.
 */
const withoutAddresses = `axe.utils.nodeSerializer.update({
  toSpec: ({ source, ancestry, nodeIndexes, fromFrame }) =>
    ({ source, ancestry, nodeIndexes, fromFrame, selector: [''], xpath: [''] }),
});`;
const script = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
${withoutAddresses}`;

/** Asserts that axe has no objections to the screen in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    expect.soft(await axeViolations(page, colorScheme)).toEqual([]);
  }
}

/** The objections of axe to the screen: in light mode by every rule, in dark mode by those about colours. */
export async function axeViolations(page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  await untilDrawn(page);
  await load(page);
  const { violations } = await analyze(page, colorScheme === 'light' ? everyRule : colourRules);
  return violations.map(
    ({ id, nodes }) =>
      `${colorScheme}: ${id}: ${nodes.map((node) => `${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`).join(' | ')}`,
  );
}

/** Colours are measured as rendered: fonts, the new colours and recently opened elements must be painted first. */
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

/**
 * Evaluates in the page's own document. A script evaluated through the protocol is compiled once for all documents of a
 * process; Playwright passes it as an argument, which is copied, and compiled again for each.
 */
async function load(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: script });
  await session.detach();
  if (exceptionDetails) throw new Error(`Axe could not be loaded: ${exceptionDetails.text}`);
}

/** Retries if axe itself failed: an element was removed during the check. */
async function analyze(page: Page, options: RunOptions) {
  const look = async () => axe.finishRun(await lookInto(page.mainFrame(), screen, options), options);
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes("(reading 'nthChild')")) throw error;
    return look();
  }
}

interface Look {
  readonly own: PartialResult;
  readonly children: readonly { readonly frameSelector: string; readonly frameContext: ContextSpec }[];
}

/**
 * The violations in a frame and its child frames. Axe is loaded into each document once: its official runner loads it, and
 * opens another page, for every check, which took longer than the checks themselves.
 */
async function lookInto(frame: Frame, context: ContextSpec, options: RunOptions): Promise<(PartialResult | null)[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(script);
  // As text: Playwright copies objects value by value, which took twice as long as the check itself.
  const found = await frame.evaluate(
    async ([within, wanted]) => {
      const loaded = Reflect.get(window, 'axe');
      const frames = loaded.utils.getFrameContexts(within);
      return JSON.stringify({ own: await loaded.runPartial(within, wanted), children: frames });
    },
    [context, options] as const,
  );
  const { own, children }: Look = JSON.parse(found);
  const results: (PartialResult | null)[] = [own];
  for (const { frameSelector, frameContext } of children) {
    const child = await findFrame(frame, frameSelector);
    // A frame that was removed in the meantime has no violations.
    results.push(...(child ? await lookInto(child, frameContext, options).catch(() => [null]) : [null]));
  }
  return results;
}

async function findFrame(parent: Frame, selector: string): Promise<Frame | null> {
  const handle = await parent.evaluateHandle(
    (wanted) => Reflect.get(window, 'axe').utils.shadowSelect(wanted),
    selector,
  );
  return (await handle.asElement()?.contentFrame()) ?? null;
}
