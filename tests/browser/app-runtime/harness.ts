// The runtime on a separate server, under the policy of published apps. Pages with Vue's compiler may use eval.
import type { ServerResponse } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { addWidgetTexts } from '../../../packages/app-runtime/src/texts/widget-translations.ts';
import { bundle, createStyleSheet, type Bundle } from '../../app-runtime/bundle.ts';
import { test as base } from '../kept-context.ts';
import { type LoopbackServer, serveOnLoopback } from '../loopback-server.ts';

export { expect };

const policy = (scripts: string) =>
  `default-src 'none'; script-src 'self'${scripts}; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'`;
const previewPolicy =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob: data: http://127.0.0.1:*; style-src 'unsafe-inline'; img-src data:";

const pageOf = (script: string, type = 'module'): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>App</title><link rel="stylesheet" href="/app.css"></head><body><div id="root">Without scripts</div><script type="${type}" src="${script}"></script></body></html>`;

// It listens before the frame exists, which sends a message once it is ready.
const studioPage = `<!doctype html><html lang="en"><head><title>Studio</title><script src="/studio.js"></script></head><body><iframe title="Preview" sandbox="allow-scripts" src="/preview" width="800" height="600"></iframe></body></html>`;
const studioScript = `window.answers = [];
addEventListener('message', ({ source, data }) => { if (source === frames[0]) answers.push(data); });
window.render = (request) => frames[0].postMessage(request, '*');`;

const price = { amount: '469', currencyCode: 'HKD', formattedPrice: 'HKD 469.00' };
const answers: Readonly<Record<string, unknown>> = {
  '/guest': { accessToken: 'guest', expiresAt: '2999-01-01T00:00:00Z' },
  '/texts-en-US.json': { 'home.title': 'Welcome' },
  '/texts-zh-HK.json': addWidgetTexts('zh-HK', { 'home.title': '歡迎' }),
  '/graphql': { data: { products_2: { list: [{ pricing: price }] } } },
};

async function startHarness(): Promise<LoopbackServer> {
  const [widgets, app, preview] = await Promise.all([
    bundle({ entry: 'testing/every-widget.ts', withCompiler: true }),
    bundle({ entry: 'testing/demo-app.ts' }),
    bundle({ entry: 'preview/preview.ts', withCompiler: true, isSingle: true }),
  ]);
  const css = await createStyleSheet(textsOf(widgets), {});
  const scripts = new Map([widgets, app, preview].flatMap(({ files }) => [...files]));
  return serveOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const script = scripts.get(pathname);
    const answer = answers[pathname];
    if (script) send(response, 'text/javascript', script, policy(''));
    else if (pathname === '/app.css') send(response, 'text/css', css, policy(''));
    else if (pathname === '/studio.js') send(response, 'text/javascript', studioScript, policy(''));
    else if (answer) send(response, 'application/json', JSON.stringify(answer), policy(''));
    else if (pathname === '/widgets') send(response, 'text/html', pageOf('/every-widget.js'), policy(" 'unsafe-eval'"));
    else if (pathname === '/studio') send(response, 'text/html', studioPage, policy(''));
    else if (pathname === '/preview')
      send(response, 'text/html', pageOf('/preview.js', 'text/javascript').replace(/<link[^>]*>/, ''), previewPolicy);
    else if (pathname.endsWith('.js')) response.writeHead(404).end();
    else send(response, 'text/html', pageOf('/demo-app.js'), policy(''));
  });
}

function send(
  response: ServerResponse,
  type: string,
  content: string | Uint8Array,
  contentSecurityPolicy: string,
): void {
  response
    .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': contentSecurityPolicy })
    .end(content);
}

function textsOf({ files }: Bundle): string[] {
  return [...files.values()].map((bytes) => new TextDecoder().decode(bytes));
}

export class WidgetScreen {
  readonly page: Page;
  private readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  async open(section: string, locale = 'en-US'): Promise<void> {
    await this.page.goto(`${this.url}/widgets?section=${section}&locale=${locale}`);
    await this.page.getByRole('heading', { name: 'Widgets' }).waitFor();
    // Every widget is a separate chunk.
    await this.page.waitForLoadState('networkidle');
  }

  async openApp(path: string): Promise<void> {
    await this.page.goto(this.url + path);
  }

  async value(field: string): Promise<unknown> {
    return this.page.evaluate((name) => Reflect.get(window, 'state').form[name] ?? null, field);
  }

  async set(field: string, value: unknown): Promise<void> {
    await this.page.evaluate(([name, one]) => (Reflect.get(window, 'state').form[name] = one), [field, value] as const);
  }
}

export const test = base.extend<{ widgets: WidgetScreen }, { harness: LoopbackServer }>({
  harness: [
    async ({}, use) => {
      const harness = await startHarness();
      await use(harness);
      await harness.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  widgets: async ({ page, harness }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    await use(new WidgetScreen(page, harness.url));
    expect(errors).toEqual([]);
  },
});
