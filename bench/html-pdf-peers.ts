// Printing without an engine: Playwright on the same binary with the same fonts, as in its manual.
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { provideChromium } from '../scripts/provide-chromium.mjs';
import { marginsMm } from './html-pdf-documents.ts';

export interface Peers {
  /** A new browser for each document. */
  launch(html: string): Promise<Uint8Array>;
  /** A new context and page for each document, in a reused browser. */
  open(html: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

const margin = {
  top: `${marginsMm.top}mm`,
  right: `${marginsMm.right}mm`,
  bottom: `${marginsMm.bottom}mm`,
  left: `${marginsMm.left}mm`,
};

/** Both return once the document is cleaned up, like a server that waits for its cleanup. */
export async function startPeers(): Promise<Peers> {
  const { executablePath, env } = await provideChromium();
  const start = () => chromium.launch({ executablePath, env: { ...process.env, ...env } });
  const kept = await start();
  return {
    launch: async (html) => {
      const browser = await start();
      try {
        return await print(browser, html);
      } finally {
        await browser.close();
      }
    },
    open: async (html) => {
      const context = await kept.newContext();
      try {
        return await print(context, html);
      } finally {
        await context.close();
      }
    },
    close: () => kept.close(),
  };
}

async function print(opened: Browser | BrowserContext, html: string): Promise<Uint8Array> {
  const page = await opened.newPage();
  await page.setContent(html);
  return page.pdf({ format: 'A4', margin, printBackground: true });
}
