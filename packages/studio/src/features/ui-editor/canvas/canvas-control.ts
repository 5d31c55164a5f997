/**
 * Keeps the canvas in sync with the work: sends the parts that have changed, records which node each fault belongs
 * to, and replaces the frame if its script hangs. Independent of React.
 */
import type {
  BoxSpace,
  CanvasAnswer,
  CanvasMessage,
  CanvasRequest,
  HitNode,
  Rect,
} from '@coverwright/app-runtime/canvas-messages';
import { type CanvasChunk, createChunkCutter, fromMark, toMark } from '@coverwright/component-tree/canvas-chunks';
import { rootChunkId } from '@coverwright/component-tree/chunk-cuts';
import type { TreeDocument } from '@coverwright/component-tree/document';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { readCanvasAnswer } from '../../../canvas-channel/canvas-answers.ts';
import { type CanvasFrame, openCanvasFrame } from '../../../canvas-channel/canvas-frame.ts';
import { watchFrameStart } from '../../../canvas-channel/frame-start.ts';
import { type CanvasFault, toFault } from './canvas-faults.ts';

/** Everything except the template, which changes with each edit. */
export type CanvasSetting = Pick<
  CanvasRequest,
  'name' | 'script' | 'components' | 'variants' | 'theme' | 'texts' | 'locale'
>;

export interface CanvasState {
  /** Each generation needs a new frame. */
  readonly generation: number;
  /** Missing if the frame's script could not be loaded. */
  readonly status: 'starting' | 'shown' | 'hung' | 'missing';
  readonly faults: readonly CanvasFault[];
  /** Keyed by node id: one rectangle for each copy of the node, in pixels of the frame. */
  readonly rects: ReadonlyMap<string, readonly Rect[]>;
  /** For the same nodes: their margins and paddings. */
  readonly spaces: ReadonlyMap<string, BoxSpace>;
}

export interface CanvasControl {
  get(): CanvasState;
  subscribe(listener: () => void): () => void;
  /** Attaches the frame of the current generation; returns a function that detaches it. */
  attach(element: HTMLIFrameElement): () => void;
  /** Starts over with another component, script or look. */
  show(setting: CanvasSetting, document: TreeDocument, css: string): void;
  /** @param css undefined if unchanged */
  edit(document: TreeDocument, css: string | undefined): void;
  /** Sets the nodes whose rectangles are reported. */
  watch(ids: readonly string[]): void;
  /**
   * Returns the node at a position; undefined if the frame cannot answer.
   * @param purpose set for a moving pointer: only one such request is pending per purpose, followed by the newest
   * one;
   *    those in between never resolve
   */
  hit(x: number, y: number, purpose?: PassingPurpose): Promise<HitNode | null | undefined>;
  /** The nodes completely within a rectangle; undefined if the frame cannot answer. */
  within(rect: Rect): Promise<readonly string[] | undefined>;
  outline(isShown: boolean): void;
  scroll(x: number, y: number, deltaX: number, deltaY: number): void;
  reveal(id: string): void;
  retry(): void;
}

export type PassingPurpose = 'hover' | 'drop';

type TakeHit = (node: HitNode | null | undefined) => void;

interface Question {
  readonly x: number;
  readonly y: number;
  readonly take: TakeHit;
}

interface SentChunk {
  readonly chunk: CanvasChunk;
  readonly requestId: number;
  /** The chunk previously sent under the same id. */
  readonly before: CanvasChunk | undefined;
}

const patienceMs = 8_000;
const faultsMax = 50;
/** Limits requests, because untrusted code runs in the frame. */
const picturesOfFrameMax = 50;
/** Vue's compiler caches every text that it has compiled; a new frame frees that memory. */
const editsOfFrameMax = 2_000;

const noRects: ReadonlyMap<string, readonly Rect[]> = new Map();
const noSpaces: ReadonlyMap<string, BoxSpace> = new Map();

/** Returns the content of a stored image; undefined if visitors cannot read it. */
type ReadPicture = (address: string) => Promise<string | undefined>;

export function createCanvasControl(readPicture: ReadPicture): CanvasControl {
  return new Control(readPicture);
}

class Control implements CanvasControl {
  #state: CanvasState = { generation: 0, status: 'starting', faults: [], rects: noRects, spaces: noSpaces };
  readonly #listeners = new Set<() => void>();
  #frame: CanvasFrame | undefined;
  #isReady = false;
  #lastId = 0;
  #editCount = 0;
  #shown: { readonly setting: CanvasSetting; document: TreeDocument; css: string } | undefined;
  #cutter = createChunkCutter();
  readonly #sent = new Map<string, SentChunk>();
  readonly #faults = new Map<string, CanvasFault[]>();
  #watched: readonly string[] = [];
  #waiting: ReturnType<typeof setTimeout> | undefined;
  readonly #questions = new Map<number, TakeHit>();
  /** Purposes with a pending request; the value is the newest question waiting for it to finish. */
  readonly #passing = new Map<PassingPurpose, Question | undefined>();
  readonly #searches = new Map<number, (marks: readonly string[] | undefined) => void>();
  #isOutlined = false;
  #expectedId = 0;
  readonly #readPicture: ReadPicture;
  /** The number of images that the frame may still request. */
  #picturesLeft = picturesOfFrameMax;

  constructor(readPicture: ReadPicture) {
    this.#readPicture = readPicture;
  }

  readonly get = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly attach = (element: HTMLIFrameElement) => {
    this.#isReady = false;
    this.#picturesLeft = picturesOfFrameMax;
    const frame = openCanvasFrame(element, (data) => this.#receive(data));
    this.#frame = frame;
    const endWatch = watchFrameStart(
      element,
      () => this.#isReady,
      () => this.#set({ status: 'missing' }),
    );
    return () => {
      endWatch();
      frame.close();
      this.#stopWaiting();
      if (this.#frame === frame) this.#frame = undefined;
    };
  };

  show(setting: CanvasSetting, document: TreeDocument, css: string): void {
    this.#shown = { setting, document, css };
    // The content that hung may have been changed.
    if (this.#state.status === 'hung') this.#set({ status: 'starting' });
    if (this.#isReady) this.#open();
  }

  edit(document: TreeDocument, css: string | undefined): void {
    if (this.#shown === undefined) return;
    this.#shown.document = document;
    if (css !== undefined) this.#shown.css = css;
    if (!this.#isReady || this.#state.status !== 'shown') return;
    this.#editCount += 1;
    if (this.#editCount > editsOfFrameMax) return this.#replace('starting');
    this.#sendChanges(css);
  }

  watch(ids: readonly string[]): void {
    // Measuring nodes forces a layout in the frame, so skip it if nothing has changed.
    if (ids.length === this.#watched.length && ids.every((id, at) => id === this.#watched[at])) return;
    this.#watched = ids;
    this.#sendIfReady({ type: 'watch', marks: ids.map(toMark) });
  }

  async hit(x: number, y: number, purpose?: PassingPurpose): Promise<HitNode | null | undefined> {
    return new Promise((take) => {
      const question = { x, y, take };
      if (purpose === undefined) this.#ask(question);
      else if (this.#passing.has(purpose)) {
        this.#passing.get(purpose)?.take(undefined);
        this.#passing.set(purpose, question);
      } else this.#askPassing(purpose, question);
    });
  }

  #ask({ x, y, take }: Question): void {
    if (!this.#isReady) return take(undefined);
    const id = this.#nextId();
    this.#questions.set(id, take);
    this.#frame?.send({ type: 'hit', id, x, y });
    this.#expectAnswer(id);
  }

  #askPassing(purpose: PassingPurpose, { x, y, take }: Question): void {
    this.#passing.set(purpose, undefined);
    this.#ask({
      x,
      y,
      take: (node) => {
        take(node);
        const next = this.#passing.get(purpose);
        this.#passing.delete(purpose);
        if (next) this.#askPassing(purpose, next);
      },
    });
  }

  async within(rect: Rect): Promise<readonly string[] | undefined> {
    if (!this.#isReady) return undefined;
    const id = this.#nextId();
    return new Promise((answer) => {
      this.#searches.set(id, answer);
      this.#frame?.send({ type: 'within', id, rect });
    });
  }

  outline(isShown: boolean): void {
    this.#isOutlined = isShown;
    this.#sendIfReady({ type: 'outlines', isShown });
  }

  scroll(x: number, y: number, deltaX: number, deltaY: number): void {
    this.#sendIfReady({ type: 'scroll', x, y, deltaX, deltaY });
  }

  reveal(id: string): void {
    this.#sendIfReady({ type: 'reveal', mark: toMark(id) });
  }

  readonly retry = () => this.#replace('starting');

  #set(changes: Partial<CanvasState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #setFaults(): void {
    const faults = this.#listFaults();
    if (faults.length > 0 || this.#state.faults.length > 0) this.#set({ faults });
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #sendIfReady(message: CanvasMessage): void {
    if (this.#isReady) this.#frame?.send(message);
  }

  /** A frame whose script hangs cannot receive messages; only removing it stops the script. */
  #replace(status: 'starting' | 'hung'): void {
    this.#stopWaiting();
    this.#isReady = false;
    for (const id of this.#questions.keys()) this.#answer(id, undefined);
    for (const id of this.#searches.keys()) this.#answerSearch(id, undefined);
    this.#editCount = 0;
    this.#set({ generation: this.#state.generation + 1, status, rects: noRects, spaces: noSpaces });
  }

  /** Expects an answer to the last message. A frame whose process has crashed does not answer either. */
  #expectAnswer(id: number): void {
    this.#expectedId = id;
    this.#waiting ??= setTimeout(() => this.#replace('hung'), patienceMs);
  }

  /** Any answer shows that the frame is alive; it may be the answer to an earlier message. */
  #noteAnswer(id: number): void {
    if (this.#waiting === undefined) return;
    this.#stopWaiting();
    if (id < this.#expectedId) this.#expectAnswer(this.#expectedId);
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  #open(): void {
    if (this.#shown === undefined || this.#state.status === 'hung') return;
    const { setting, document, css } = this.#shown;
    const id = this.#nextId();
    this.#sent.clear();
    this.#faults.clear();
    this.#cutter = createChunkCutter();
    const chunks = this.#takeChunks(this.#cutter.cut(document), id);
    this.#frame?.send({ type: 'canvas', id, chunks, css, ...setting });
    this.#frame?.send({ type: 'watch', marks: this.#watched.map(toMark) });
    if (this.#isOutlined) this.#frame?.send({ type: 'outlines', isShown: true });
    this.#set({ status: 'shown', faults: this.#listFaults() });
    this.#expectAnswer(id);
  }

  #sendChanges(css: string | undefined): void {
    if (this.#shown === undefined) return;
    const id = this.#nextId();
    const cut = this.#cutter.cut(this.#shown.document);
    const isChanged = (chunk: CanvasChunk) => this.#sent.get(chunk.id)?.chunk.template !== chunk.template;
    const left = new Set(cut.map((chunk) => chunk.id));
    const removed = [...this.#sent.keys()].filter((chunkId) => !left.has(chunkId));
    for (const chunkId of removed) {
      this.#sent.delete(chunkId);
      this.#faults.delete(chunkId);
    }
    const chunks = this.#takeChunks(cut.filter(isChanged), id);
    this.#frame?.send({ type: 'edit', id, chunks, removed: removed.map(toMark), ...(css !== undefined && { css }) });
    this.#setFaults();
    this.#expectAnswer(id);
  }

  /**
   * Returns the chunks that may be passed to Vue's compiler; others are reported as faults, and their part of the
   * page remains unchanged.
   */
  #takeChunks(chunks: readonly CanvasChunk[], requestId: number) {
    return chunks.flatMap((chunk) => {
      this.#sent.set(chunk.id, { chunk, requestId, before: this.#sent.get(chunk.id)?.chunk });
      const [problem] = chunk.isPlain ? [] : parseTemplate(chunk.template).problems;
      this.#faults.set(chunk.id, problem ? [toFault(chunk, { part: 'template', ...problem }, undefined)] : []);
      return problem
        ? []
        : [{ id: chunk.id === rootChunkId ? rootChunkId : toMark(chunk.id), template: chunk.template }];
    });
  }

  #receive(data: unknown): void {
    if (isReady(data)) {
      this.#isReady = true;
      if (this.#state.status === 'hung') return;
      this.#open();
      return;
    }
    const answer = readCanvasAnswer(data);
    if (answer) this.#takeAnswer(answer);
  }

  #takeAnswer(answer: CanvasAnswer): void {
    if (answer.type === 'rects') {
      this.#set({
        rects: new Map(answer.rects.map(({ mark, rects }) => [toId(mark), rects])),
        spaces: new Map(answer.rects.flatMap(({ mark, space }) => (space ? [[toId(mark), space]] : []))),
      });
    } else if (answer.type === 'within') {
      this.#answerSearch(answer.id, answer.marks.map(toId));
    } else if (answer.type === 'picture') {
      void this.#sendPicture(answer.address);
    } else if (answer.type === 'hit') {
      this.#noteAnswer(answer.id);
      this.#answer(answer.id, answer.node);
    } else if (answer.type === 'drawn') {
      this.#noteAnswer(answer.id);
    } else {
      this.#takeFault(answer);
    }
  }

  async #sendPicture(address: string): Promise<void> {
    const frame = this.#frame;
    this.#picturesLeft -= 1;
    const content = this.#picturesLeft < 0 ? undefined : await this.#readPicture(address);
    if (content !== undefined && frame === this.#frame) frame?.send({ type: 'picture', address, content });
  }

  #answer(id: number, node: HitNode | null | undefined): void {
    const answer = this.#questions.get(id);
    this.#questions.delete(id);
    answer?.(node);
  }

  #answerSearch(id: number, ids: readonly string[] | undefined): void {
    const answer = this.#searches.get(id);
    this.#searches.delete(id);
    answer?.(ids);
  }

  #takeFault(fault: Extract<CanvasAnswer, { type: 'fault' }>): void {
    const chunkId = fault.chunk === '' ? rootChunkId : toId(fault.chunk);
    const sent = this.#sent.get(chunkId);
    // The fault may concern a text that has since been replaced.
    if (sent === undefined || fault.id < sent.requestId) return;
    const faults = this.#faults.get(chunkId) ?? [];
    if (fault.isBlank && this.#cutter.refine(chunkId)) {
      this.#sendChanges(undefined);
      // The failing part will report the fault again.
      if (this.#sent.get(chunkId) !== sent) return;
    }
    const next = toFault(sent.chunk, fault, sent.before);
    if (
      faults.length >= faultsMax ||
      faults.some(({ message, nodeId }) => message === next.message && nodeId === next.nodeId)
    )
      return;
    this.#faults.set(chunkId, [...faults, next]);
    this.#setFaults();
  }

  #listFaults(): readonly CanvasFault[] {
    return [...this.#faults.values()].flat().slice(0, faultsMax);
  }
}

function isReady(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'ready';
}

/** A mark that the studio did not create belongs to no node. */
function toId(mark: string): string {
  try {
    return fromMark(mark);
  } catch {
    return '';
  }
}
