// A browser page in a separate context. Documents are written into it one after another; scripts are disabled.
import {
  type Heading,
  PageEnded,
  type PageLoading,
  type PrintOptions,
  type PrintPage,
  type RefusedAddress,
} from '../browser/browser.ts';
import type { FontCoverage } from '../fonts/font-coverage.ts';
import { failures } from '../failures.ts';
import { genericFamilies } from '../fonts/font-configuration.ts';
import { type CdpEvent, type CdpParams, type CdpPipe, CdpRefusal } from './cdp-pipe.ts';
import type { PageProcess, RendererWatch } from './renderer-watch.ts';
import { documentAddress, DocumentRequests, type FileLimits, type PausedRequest } from './document-requests.ts';
import { emptyDocument, emptyPicture } from './empty-answers.ts';
import { adoptStandardStyle, findUnrequested, hideBrokenPictures, markHeadings } from './page-expressions.ts';

/** Things that may affect the next document: a policy, an address that is opened later. */
const lastingMarkup = /http-equiv/i;

/** Removed before anything is requested. */
const unrequestedMarkup = /<(?:i?frame|object|embed|video|audio)\b|file:/i;

/** This address is never requested. */
const writtenPicture = /(?:data|file):/i;

const pointsPerInch = 72;

export interface PageOpening {
  readonly pipe: CdpPipe;
  readonly limits: FileLimits;
  readonly watch: RendererWatch;
  readonly coverage: FontCoverage | undefined;
  /** Throws if documents would be printed without the fonts. */
  readonly requireFonts: () => void;
}

interface PageIds {
  readonly contextId: string;
  readonly sessionId: string;
  readonly frameId: string;
}

export class ChromiumPage implements PrintPage {
  readonly #opening: PageOpening;
  readonly #contextId: string;
  readonly #sessionId: string;
  readonly #frameId: string;
  readonly #process: PageProcess;
  #requests: DocumentRequests | undefined;
  /** Belongs to the current document; its header and footer are parts of it. */
  #shown: PageLoading | undefined;
  #loading: PromiseWithResolvers<void> | undefined;
  #isClearing = false;
  #isClear = false;
  /** Whether the current content may affect the next document, even another part of the same one. */
  #isLasting = false;
  /** The reason why the page has ended. */
  #over: Error | undefined;

  private constructor(opening: PageOpening, process: PageProcess, { contextId, sessionId, frameId }: PageIds) {
    this.#opening = opening;
    this.#process = process;
    this.#contextId = contextId;
    this.#sessionId = sessionId;
    this.#frameId = frameId;
    opening.pipe.listen(sessionId, {
      hear: (event) => this.#hear(event),
      end: (reason) => this.#end(reason),
    });
  }

  static async open(opening: PageOpening): Promise<ChromiumPage> {
    const { pipe, watch } = opening;
    const { browserContextId } = await pipe.send('Target.createBrowserContext', { disposeOnDetach: true });
    const process = watch.expect();
    try {
      const page = await ChromiumPage.#create(opening, process, String(browserContextId));
      await watch.identify(process);
      return page;
    } catch (error) {
      watch.forget(process);
      throw error;
    }
  }

  static async #create(opening: PageOpening, process: PageProcess, browserContextId: string): Promise<ChromiumPage> {
    const { pipe } = opening;
    // A target's main frame has the target's name.
    const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
    const ids = { contextId: browserContextId, sessionId: String(sessionId), frameId: String(targetId) };
    const page = new ChromiumPage(opening, process, ids);
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
    this.#opening.requireFonts();
    // Parts of one document may share files, and each gets its own warnings about missing ones.
    const isPart = loading === this.#shown && !this.#isLasting && this.#requests?.refused.length === 0;
    if (!isPart) await this.#prepare(loading);
    const requests = new DocumentRequests(loading, this.#opening.limits);
    this.#requests = requests;
    this.#shown = loading;
    this.#isLasting = lastingMarkup.test(html);
    if (this.#isLasting) this.#isClear = false;
    await this.#opening.watch.during(() =>
      this.#whole(this.#send('Page.setDocumentContent', { frameId: this.#frameId, html })),
    );
    if (requests.hasAny) this.#isClear = false;
    const unrequested = unrequestedMarkup.test(html) ? ((await this.evaluate(findUnrequested)) as string[]) : [];
    const broken = requests.hasAny || writtenPicture.test(html) ? await this.#hideBroken(requests.refused) : [];
    return [...requests.refused, ...unrequested.map((url) => ({ url, reason: 'REFUSED' as const })), ...broken];
  }

  async #prepare({ fontFaces }: PageLoading): Promise<void> {
    // The previous document would request the fonts unsuccessfully, and they would count as broken.
    if (fontFaces !== undefined) this.#isClear = false;
    await this.clear();
    if (fontFaces === undefined) return;
    this.#isClear = false;
    await this.evaluate(adoptStandardStyle(fontFaces));
  }

  async #hideBroken(known: readonly RefusedAddress[]): Promise<RefusedAddress[]> {
    const broken = (await this.evaluate(hideBrokenPictures)) as [url: string, written: string][];
    const reportedUrls = new Set(known.map(({ url }) => url));
    const unreported = broken.filter(([url]) => !reportedUrls.has(url) && !/^file:/i.test(url));
    return unreported.map(([, url]) => ({ url, reason: 'NO_PICTURE' }));
  }

  processorMs(): Promise<number | undefined> {
    return this.#opening.watch.processorMs(this.#process);
  }

  get retainsMemory(): boolean | undefined {
    return this.#opening.watch.retainsMemory(this.#process);
  }

  get coverage(): FontCoverage | undefined {
    return this.#opening.coverage;
  }

  get isClear(): boolean {
    return this.#isClear && this.#over === undefined;
  }

  async clear(): Promise<void> {
    if (this.isClear) return;
    this.#isClearing = true;
    await this.#whole(this.#send('Page.navigate', { url: documentAddress }));
    await this.evaluate(adoptStandardStyle());
    this.#requests = undefined;
    this.#shown = undefined;
    this.#isLasting = false;
    this.#isClear = true;
  }

  async headings(): Promise<readonly Heading[]> {
    return (await this.evaluate(markHeadings)) as Heading[];
  }

  async evaluate(expression: string): Promise<unknown> {
    const { result } = await this.#send('Runtime.evaluate', { expression, returnByValue: true });
    return (result as { value?: unknown }).value;
  }

  async evaluateOnPaper(expression: string, widthPx: number): Promise<unknown> {
    const window = { width: widthPx, height: widthPx, deviceScaleFactor: 1, mobile: false };
    await Promise.all([
      this.#send('Emulation.setEmulatedMedia', { media: 'print' }),
      this.#send('Emulation.setDeviceMetricsOverride', window),
    ]);
    const value = await this.#opening.watch.during(() => this.evaluate(expression));
    await Promise.all([
      this.#send('Emulation.setEmulatedMedia', { media: '' }),
      this.#send('Emulation.clearDeviceMetricsOverride'),
    ]);
    return value;
  }

  async print({ paper, marginsPt, isTagged, scale, pageRanges }: PrintOptions): Promise<Uint8Array> {
    const parameters = {
      paperWidth: paper.widthPt / pointsPerInch,
      paperHeight: paper.heightPt / pointsPerInch,
      marginTop: marginsPt.top / pointsPerInch,
      marginRight: marginsPt.right / pointsPerInch,
      marginBottom: marginsPt.bottom / pointsPerInch,
      marginLeft: marginsPt.left / pointsPerInch,
      printBackground: true,
      generateTaggedPDF: isTagged ?? false,
      generateDocumentOutline: isTagged ?? false,
      ...(scale !== undefined && { scale }),
      ...(pageRanges !== undefined && { pageRanges }),
    };
    const { data } = await this.#opening.watch.during(() => this.#send('Page.printToPDF', parameters));
    return Buffer.from(String(data), 'base64');
  }

  async close(): Promise<void> {
    if (this.#over !== undefined) return;
    this.#end(new PageEnded({ isOverMemory: false }));
    await this.#dispose();
  }

  /** Ends the page's process, whatever it is doing; the browser may already have ended. */
  async #dispose(): Promise<void> {
    const { pipe } = this.#opening;
    await pipe.send('Target.disposeBrowserContext', { browserContextId: this.#contextId }).catch(() => undefined);
  }

  #end(reason: Error): void {
    if (this.#over !== undefined) return;
    this.#over = reason;
    this.#opening.pipe.forget(this.#sessionId, reason);
    this.#loading?.reject(reason);
  }

  async #send(method: string, params: CdpParams = {}): Promise<CdpParams> {
    if (this.#over !== undefined) throw this.#over;
    try {
      return await this.#opening.pipe.send(method, params, this.#sessionId);
    } catch (error) {
      // A process that ends midway may be detected here first.
      if (error instanceof CdpRefusal) await this.#crash();
      throw this.#over ?? error;
    }
  }

  /** Resolves when the document is complete. */
  async #whole(command: Promise<CdpParams>): Promise<void> {
    this.#loading = Promise.withResolvers();
    if (this.#over !== undefined) this.#loading.reject(this.#over);
    await Promise.all([this.#loading.promise, command]);
    this.#loading = undefined;
  }

  #hear({ method, params }: CdpEvent): void {
    if (method === 'Page.loadEventFired') this.#loading?.resolve();
    if (method === 'Inspector.targetCrashed') void this.#crash();
    if (method === 'Fetch.requestPaused') void this.#answer(params as unknown as PausedRequest);
  }

  async #crash(): Promise<void> {
    if (this.#over === undefined) await this.#fail(new PageEnded({ isOverMemory: this.#opening.watch.takeEnded() }));
  }

  async #fail(reason: Error): Promise<void> {
    if (this.#over !== undefined) return;
    this.#end(reason);
    await this.#dispose();
  }

  async #answer(paused: PausedRequest): Promise<void> {
    const { requestId } = paused;
    if (this.#requests?.mayRequest(paused) === false) return this.#fail(failures.addresses(this.#opening.limits));
    const answer = this.#isOwnNavigation(paused)
      ? emptyDocument
      : // If loading the file fails, the document sees a missing file.
        ((await this.#requests?.answer(paused).catch(() => undefined)) ??
        (paused.resourceType === 'Image' ? emptyPicture : undefined));
    // Aborted leaves the document unchanged; other reasons replace it with an error page.
    const { pipe } = this.#opening;
    const done =
      answer === undefined
        ? pipe.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }, this.#sessionId)
        : pipe.send('Fetch.fulfillRequest', { requestId, ...answer }, this.#sessionId);
    // The page may be closed, or the request cancelled, before the answer arrives.
    await done.catch(() => undefined);
  }

  #isOwnNavigation({ resourceType, request }: PausedRequest): boolean {
    const isOwn = this.#isClearing && resourceType === 'Document' && request.url === documentAddress;
    if (isOwn) this.#isClearing = false;
    return isOwn;
  }
}
