// A key press in the text of a document in a real browser, until the letter is painted: in a short table, in the longest one
// that opens as rich text, and in one of 1,000 rows, which opens as source. All alternate.
import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import { provideChromium } from '../scripts/provide-chromium.mjs';
import { signIn, type Tokens } from '../tests/browser/api.ts';
import { createDocument } from '../tests/browser/html-pdf/given-documents.ts';
import { startServer } from '../tests/browser/running-server.ts';
import { enterSession } from '../tests/browser/session.ts';
import { type BenchResult, median } from './bench-result.ts';

const rowCounts = { short: 10, longest: 300, source: 1000 } as const;
type TextName = keyof typeof rowCounts;
const names = Object.keys(rowCounts) as readonly TextName[];

const rounds = 12;
const keysPerRound = 5;
const keyBudgetMs = 50;

function tableOf(rows: number): string {
  const cells = (row: number) => `<td>Member ${row}</td><td>Plan A</td><td>HKD 1,234.50</td><td>{{ policy.id }}</td>`;
  const lines = Array.from({ length: rows }, (_, row) => `<tr>${cells(row)}</tr>`);
  return `<style>td { border: 1px solid #999 }</style><table style="width: 100%">\n${lines.join('\n')}\n</table>`;
}

interface OpenText {
  readonly page: Page;
  readonly frame: Frame;
}

async function openText(browser: Browser, url: string, tokens: Tokens, name: TextName): Promise<OpenText> {
  const id = await createDocument(url, tokens, { html: tableOf(rowCounts[name]) });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enterSession(page, 'test_dev', tokens);
  await page.goto(`${url}/templates/html-pdf/${id}`);
  const place = page.locator(name === 'source' ? '.cm-content' : '.tox-edit-area__iframe');
  await place.waitFor();
  const inner = name === 'source' ? page.mainFrame() : await (await place.elementHandle())?.contentFrame();
  if (!inner) throw new Error(`The text with ${rowCounts[name]} rows did not open.`);
  await inner.getByText('Member 0').first().click();
  return { page, frame: inner };
}

/** Milliseconds per key. */
async function timeKey({ page, frame }: OpenText): Promise<number> {
  await frame.evaluate(() => {
    const painted = new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        requestAnimationFrame(() => {
          // A message is delivered after the frame that this callback belongs to has been painted.
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      };
      window.addEventListener('keydown', begin, { capture: true, once: true });
    });
    Object.assign(window, { painted });
  });
  await page.keyboard.press('a');
  return frame.evaluate(async () => Reflect.get(window, 'painted') as Promise<number>);
}

export async function benchRichText(): Promise<BenchResult[]> {
  const { executablePath, env } = await provideChromium();
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  try {
    const tokens = await signIn(server.url, 'test_dev');
    const open = async (name: TextName) => openText(browser, server.url, tokens, name);
    const texts = { short: await open('short'), longest: await open('longest'), source: await open('source') };
    const times: Record<TextName, number[]> = { short: [], longest: [], source: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        await texts[name].page.bringToFront();
        for (let key = 0; key < keysPerRound; key += 1) times[name].push(await timeKey(texts[name]));
      }
    }
    return report({ short: median(times.short), longest: median(times.longest), source: median(times.source) });
  } finally {
    await browser.close();
    await server.stop();
  }
}

function report(medians: Readonly<Record<TextName, number>>): BenchResult[] {
  const round = (ms: number) => Number(ms.toFixed(1));
  for (const name of names)
    console.log(`a key in a text with ${rowCounts[name]} table rows (${name}): ${round(medians[name])} ms`);
  return [
    {
      name: `a key in rich text with ${rowCounts.longest} table rows, of ${keyBudgetMs} ms`,
      figures: { longestMs: round(medians.longest), shortMs: round(medians.short) },
      ratio: medians.longest / keyBudgetMs,
      atMost: 1,
    },
    {
      name: `a key in a text with ${rowCounts.source} table rows as it opens, of ${keyBudgetMs} ms`,
      figures: { sourceMs: round(medians.source), shortMs: round(medians.short) },
      ratio: medians.source / keyBudgetMs,
      atMost: 1,
    },
  ];
}
