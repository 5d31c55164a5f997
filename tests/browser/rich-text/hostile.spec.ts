// Stored text that attacks its viewers: none of it runs, nothing is requested, and the token is not read.
import type { Frame, Page } from '@playwright/test';
import { type Canary, withCanary } from '../canary.ts';
import { expect, type RichTextScreen, test as base } from './harness.ts';
import { payloads } from './payloads.ts';

const test = base.extend<{ canary: Canary }>({ canary: withCanary });

/** Records reads of the token and calls of `caught`. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('token', 'the secret');
    Reflect.set(window, 'catches', []);
    const note = (what: unknown): void => void Reflect.get(window, 'catches').push(String(what));
    Reflect.set(window, 'caught', note);
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function getItem(name) {
      if (name === 'token') note('the token was read');
      return read.call(this, name);
    };
    window.addEventListener('message', () => note('a message came'));
  });
}

async function expectNothing(page: Page, canary: Canary, address: string): Promise<void> {
  const pageCount = page.context().pages().length;
  const catches: unknown = await page.evaluate(() => Reflect.get(window, 'catches'));
  const found = { catches, heard: canary.heard, address: page.url(), pageCount };
  expect(found).toEqual({ catches: [], heard: [], address, pageCount: 1 });
}

const touched = 'a, area, button, input, summary, p:not(body > p:first-child)';

/** Clicks everything in the text, as a user might. The paragraph before the payload is never part of it. */
async function touch(page: Page, frame: Frame): Promise<void> {
  const element = await frame.frameElement();
  const outer = await element.boundingBox();
  // One at a time: a click may move the following elements.
  for (let at = 0; ; at += 1) {
    const middle = await frame.evaluate(middleOf, { selector: touched, at });
    if (middle === undefined || !outer) return;
    if (middle) await page.mouse.click(outer.x + middle.x, outer.y + middle.y);
  }
}

/** Its position on the screen; null if it is not rendered, undefined after the last one. */
function middleOf({ selector, at }: { readonly selector: string; readonly at: number }) {
  const element = document.querySelectorAll(selector)[at];
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return width === 0 || height === 0 ? null : { x: x + width / 2, y: y + height / 2 };
}

async function openEach(
  page: Page,
  canary: Canary,
  open: (html: string) => Promise<Frame>,
  after: (frame: Frame, html: string) => Promise<void>,
): Promise<void> {
  await watch(page);
  const address = page.url();
  for (const [index, payload] of payloads.entries()) {
    const html = `<p>a${index}</p>${payload.replaceAll('CANARY', canary.url)}<p>b</p>`;
    await test.step(payload, async () => {
      await after(await open(html), html);
      await expectNothing(page, canary, address);
    });
  }
}

test('there are enough payloads', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(80);
});

test('nothing has an effect in the editor, and the text is unchanged', async ({ richText, page, canary }) => {
  await openEach(
    page,
    canary,
    (html) => richText.next(html, 'editor'),
    async (frame, html) => {
      expect(await richText.value()).toBe(html);
      await touch(page, frame);
      await expectOnlyHarmless(frame);
    },
  );
});

test('nothing has an effect when it is pasted', async ({ richText, page, canary }) => {
  const frame = await richText.edit('<p>a</p>');
  await openEach(
    page,
    canary,
    async (html) => {
      await frame.evaluate((content) => {
        document.body.focus();
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', content);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, html);
      return frame;
    },
    async () => {
      await expectOnlyHarmless(frame);
      await page.evaluate(() => Reflect.get(window, 'hugerte').activeEditor.setContent('', { guarded: true }));
    },
  );
});

test('nothing has an effect in a preview, and its links do nothing', async ({ richText, page, canary }) => {
  await openEach(
    page,
    canary,
    (html) => richText.next(html, 'preview'),
    async (frame, html) => {
      // The paragraph before the payload, and then the end of the document, which some payloads swallow.
      const [, before = ''] = /^<p>(a\d+)/.exec(html) ?? [];
      await untilWritten(frame, before);
      await frame.waitForLoadState();
      await touch(page, frame);
      expect(new URL(frame.url()).protocol).toBe('about:');
    },
  );
});

/** Without locators: for them Playwright injects its library into each of the documents. */
async function untilWritten(frame: Frame, text: string): Promise<void> {
  const isWritten = async () =>
    frame
      .evaluate((wanted) => [...document.querySelectorAll('p')].some((one) => one.textContent === wanted), text)
      .catch(() => false);
  await expect.poll(isWritten, { intervals: [10, 20, 40, 80] }).toBe(true);
}

async function expectOnlyHarmless(frame: Frame): Promise<void> {
  const found = await frame.evaluate(() => {
    const acting = 'script,iframe,object,embed,form,input,button,svg,math,base,meta,link,style,template,video,audio';
    const elements = [...document.body.querySelectorAll('*')];
    return [
      ...elements.filter((element) => element.matches(acting)).map((element) => element.outerHTML),
      ...elements.flatMap((element) =>
        [...element.attributes]
          .filter(({ name, value }) => name.startsWith('on') || /^\s*(java|vb)script|^data:text/i.test(value))
          .map(({ name, value }) => `${name}=${value}`),
      ),
    ];
  });
  expect(found).toEqual([]);
}

test.afterEach(({ richText }: { richText: RichTextScreen }) => {
  const own = new URL(richText.page.url()).host;
  const foreign = richText.asked.filter((address) => /^https?:/.test(address) && new URL(address).host !== own);
  expect(foreign).toEqual([]);
});
