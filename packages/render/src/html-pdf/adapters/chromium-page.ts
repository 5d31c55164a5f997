// One page of the browser in a context of its own. Documents are written into it one after the other; scripts are off.
import {
  type Heading,
  PageEnded,
  type PageLoading,
  type PrintOptions,
  type PrintPage,
  type RefusedAddress,
} from '../browser.ts';
import { genericFamilies, standardStyle } from '../font-configuration.ts';
import { type CdpEvent, type CdpParams, type CdpPipe, CdpRefusal } from './cdp-pipe.ts';
import type { RendererMemory } from './renderer-memory.ts';
import { documentAddress, DocumentRequests, type FileLimits, type PausedRequest } from './document-requests.ts';

/** Holds for every document that is written into the page: one more lock on each door. */
const contentSecurityPolicy = [
  "default-src 'none'",
  'img-src http: https: data:',
  "style-src 'unsafe-inline' http: https: data:",
  'font-src http: https: data:',
  "form-action 'none'",
].join('; ');

/** May keep something for the next document: a policy, an address that is gone to later. */
const lastingMarkup = /http-equiv/i;

/** Is left out before anything is asked for. */
const unaskedMarkup = /<(?:i?frame|object|embed|video|audio)\b|file:/i;

const pointsPerInch = 72;

export interface PageOpening {
  readonly pipe: CdpPipe;
  readonly limits: FileLimits;
  readonly memory: RendererMemory;
}

export class ChromiumPage implements PrintPage {
  readonly #opening: PageOpening;
  readonly #contextId: string;
  readonly #sessionId: string;
  readonly #frameId: string;
  readonly #ended = Promise.withResolvers<never>();
  #requests: DocumentRequests | undefined;
  #onLoaded: () => void = () => undefined;
  #isClearing = false;
  #isClear = false;
  #isOver = false;

  private constructor(opening: PageOpening, contextId: string, sessionId: string, frameId: string) {
    this.#opening = opening;
    this.#contextId = contextId;
    this.#sessionId = sessionId;
    this.#frameId = frameId;
    this.#ended.promise.catch(() => undefined);
    opening.pipe.listen(sessionId, {
      hear: (event) => this.#hear(event),
      end: (reason) => this.#end(reason),
    });
  }

  static async open(opening: PageOpening): Promise<ChromiumPage> {
    const { pipe } = opening;
    const { browserContextId } = await pipe.send('Target.createBrowserContext', { disposeOnDetach: true });
    // A target's main frame has the target's name.
    const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
    const page = new ChromiumPage(opening, String(browserContextId), String(sessionId), String(targetId));
    await Promise.all([
      page.#send('Inspector.enable'),
      page.#send('Page.enable'),
      page.#send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      page.#send('Network.enable'),
      page.#send('Network.setCacheDisabled', { cacheDisabled: true }),
      page.#send('Emulation.setScriptExecutionDisabled', { value: true }),
      page.#send('Page.setFontFamilies', { fontFamilies: genericFamilies }),
    ]);
    await page.clear();
    return page;
  }

  async load(html: string, loading: PageLoading): Promise<readonly RefusedAddress[]> {
    await this.clear();
    const requests = new DocumentRequests(loading, this.#opening.limits);
    this.#requests = requests;
    if (lastingMarkup.test(html)) this.#isClear = false;
    const show = () =>
      Promise.all([this.#loaded(), this.#send('Page.setDocumentContent', { frameId: this.#frameId, html })]);
    await this.#opening.memory.during(show);
    if (requests.hasAny) this.#isClear = false;
    const unasked = unaskedMarkup.test(html) ? ((await this.evaluate(findUnasked)) as string[]) : [];
    return [...requests.refused, ...unasked.map((url) => ({ url, reason: 'REFUSED' as const }))];
  }

  async clear(): Promise<void> {
    if (this.#isClear) return;
    this.#isClearing = true;
    await Promise.all([this.#loaded(), this.#send('Page.navigate', { url: documentAddress })]);
    await this.evaluate(adoptStandardStyle);
    this.#requests = undefined;
    this.#isClear = true;
  }

  async headings(): Promise<readonly Heading[]> {
    return (await this.evaluate(markHeadings)) as Heading[];
  }

  async evaluate(expression: string): Promise<unknown> {
    const { result } = await this.#send('Runtime.evaluate', { expression, returnByValue: true });
    return (result as { value?: unknown }).value;
  }

  async print({ paper, marginsPt, isTagged, pageRanges }: PrintOptions): Promise<Uint8Array> {
    const parameters = {
      paperWidth: paper.widthPt / pointsPerInch,
      paperHeight: paper.heightPt / pointsPerInch,
      marginTop: marginsPt.top / pointsPerInch,
      marginRight: marginsPt.right / pointsPerInch,
      marginBottom: marginsPt.bottom / pointsPerInch,
      marginLeft: marginsPt.left / pointsPerInch,
      printBackground: true,
      generateTaggedPDF: isTagged ?? false,
      generateDocumentOutline: false,
      ...(pageRanges !== undefined && { pageRanges }),
    };
    const { data } = await this.#opening.memory.during(() => this.#send('Page.printToPDF', parameters));
    return Buffer.from(String(data), 'base64');
  }

  async close(): Promise<void> {
    if (this.#isOver) return;
    this.#end(new PageEnded({ isOverMemory: false }));
    await this.#dispose();
  }

  /** Its process ends by that, whatever it is at; the whole browser may have been faster. */
  async #dispose(): Promise<void> {
    const { pipe } = this.#opening;
    await pipe.send('Target.disposeBrowserContext', { browserContextId: this.#contextId }).catch(() => undefined);
  }

  #end(reason: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#ended.reject(reason);
    this.#opening.pipe.forget(this.#sessionId, reason);
  }

  async #send(method: string, params: CdpParams = {}): Promise<CdpParams> {
    if (this.#isOver) return this.#ended.promise;
    try {
      return await this.#opening.pipe.send(method, params, this.#sessionId);
    } catch (error) {
      // A process that ends in the middle may be told by this first.
      if (error instanceof CdpRefusal) await this.#crash();
      throw this.#isOver ? await this.#reason() : error;
    }
  }

  #reason(): Promise<unknown> {
    return this.#ended.promise.catch((reason: unknown) => reason);
  }

  #loaded(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onLoaded = resolve;
    return Promise.race([promise, this.#ended.promise]);
  }

  #hear({ method, params }: CdpEvent): void {
    if (method === 'Page.loadEventFired') this.#onLoaded();
    if (method === 'Inspector.targetCrashed') void this.#crash();
    if (method === 'Fetch.requestPaused') void this.#answer(params as unknown as PausedRequest);
  }

  async #crash(): Promise<void> {
    if (this.#isOver) return;
    this.#end(new PageEnded({ isOverMemory: this.#opening.memory.takeEnded() }));
    await this.#dispose();
  }

  async #answer(paused: PausedRequest): Promise<void> {
    const { requestId } = paused;
    const answer = this.#isOwnNavigation(paused)
      ? emptyDocument
      : // A failure of what hands files over is as good as an absent file to the document.
        await this.#requests?.answer(paused).catch(() => undefined);
    // Aborted leaves the document as it is; other reasons put an error page in its place.
    const { pipe } = this.#opening;
    const done =
      answer === undefined
        ? pipe.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }, this.#sessionId)
        : pipe.send('Fetch.fulfillRequest', { requestId, ...answer }, this.#sessionId);
    // The page may be closed, or the request called off, before the answer is there.
    await done.catch(() => undefined);
  }

  #isOwnNavigation({ resourceType, request }: PausedRequest): boolean {
    const isOwn = this.#isClearing && resourceType === 'Document' && request.url === documentAddress;
    if (isOwn) this.#isClearing = false;
    return isOwn;
  }
}

const emptyDocument: CdpParams = {
  responseCode: 200,
  responseHeaders: [
    { name: 'Content-Type', value: 'text/html; charset=utf-8' },
    { name: 'Content-Security-Policy', value: contentSecurityPolicy },
    { name: 'Cache-Control', value: 'no-store' },
  ],
  body: '',
};

/** Stays with the page when documents are written into it. */
const adoptStandardStyle = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(standardStyle)});
  document.adoptedStyleSheets = [sheet];
})()`;

/** The addresses of what no document shows, as they are written. */
const findUnasked = `(() => {
  const media = ['iframe', 'frame', 'embed', 'video', 'audio', 'video source', 'audio source', 'track'];
  const selector = media.map((name) => name + '[src]').join() + ',object[data],[src^="file:" i],link[href^="file:" i]';
  const addressOf = (element) =>
    element.getAttribute('src') ?? element.getAttribute('data') ?? element.getAttribute('href');
  const addresses = [...document.querySelectorAll(selector)].slice(0, 50).map(addressOf);
  return [...new Set(addresses)].filter((address) => !/^\\s*(data:|about:|javascript:|#|$)/i.test(address));
})()`;

/** A link to each heading that nobody sees: the places that links lead to stand in the PDF with their pages. */
const markHeadings = `(() => {
  const headings = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')];
  const links = document.createElement('div');
  links.setAttribute('style', 'position:absolute;left:0;top:0;width:0;height:0;overflow:hidden');
  const found = headings.map((heading, at) => {
    if (!heading.id) heading.id = 'coverwright-heading-' + at;
    const link = document.createElement('a');
    link.setAttribute('href', '#' + encodeURIComponent(heading.id));
    link.textContent = '.';
    links.append(link);
    return { level: Number(heading.tagName[1]), text: heading.textContent.replace(/\\s+/g, ' ').trim(), id: heading.id };
  });
  if (headings.length > 0) document.body.append(links);
  return found;
})()`;
