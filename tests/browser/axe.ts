import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type ContextSpec, type PartialResult, type RunOptions } from 'axe-core';

const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};
/** What a theme decides. Names, roles and order are the same in both. */
const colourRules: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
/** It shows what somebody else wrote, and what runs no script cannot be looked into. */
const screen: ContextSpec = { exclude: [['iframe[sandbox]']] };

/**
 * Every element that axe looks at, also one without a fault, comes back with its address in three notations, each of which is
 * searched for in the whole document: most of a look's time. A fault is reported by the element's own HTML; rules that
 * compare frames need the ancestry.
 */
const withoutAddresses = `axe.utils.nodeSerializer.update({
  toSpec: ({ source, ancestry, nodeIndexes, fromFrame }) =>
    ({ source, ancestry, nodeIndexes, fromFrame, selector: [''], xpath: [''] }),
});`;
const script = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
${withoutAddresses}`;

/** The screen as it is has nothing that axe objects to: in light by every rule, in dark by those about colours. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await untilDrawn(page);
    await load(page);
    const { violations } = await analyze(page, colorScheme === 'light' ? everyRule : colourRules);
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

/**
 * Into the page's own document. What the protocol evaluates directly is compiled once for all documents of a process;
 * Playwright passes it on as an argument, which is copied, and compiled anew for each.
 */
async function load(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: script });
  await session.detach();
  if (exceptionDetails) throw new Error(`Axe could not be loaded: ${exceptionDetails.text}`);
}

/** Once more where axe itself failed: an element went while it was looked at. */
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
 * What axe finds in a frame and in those within it. Axe is loaded once into each document: its own runner loads it, and
 * opens another page, for every look, which took longer than the looks themselves.
 */
async function lookInto(frame: Frame, context: ContextSpec, options: RunOptions): Promise<(PartialResult | null)[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(script);
  // As text: Playwright copies objects value by value, which took twice as long as the look itself.
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
    // One that went meanwhile has nothing to show.
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
