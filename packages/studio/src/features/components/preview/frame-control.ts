/**
 * Keeps a preview frame up to date, and replaces the frame if its script hangs: it cannot receive messages then, and
 * only removing the frame stops it. Independent of React.
 */
import type { PreviewAnswer, PreviewProblem, RenderRequest } from '@coverwright/app-runtime/preview-messages';
import { openComponentFrame, type ComponentFrame } from '../../../canvas-channel/component-frame.ts';
import { watchFrameStart } from '../../../canvas-channel/frame-start.ts';

export type FrameContent = Omit<RenderRequest, 'type' | 'id'>;

export interface FrameState {
  /** Each generation needs a new frame. */
  readonly generation: number;
  /** Missing if the frame's script could not be loaded. */
  readonly status: 'starting' | 'shown' | 'hung' | 'missing';
  /** The problems of the content that was sent last. */
  readonly problems: readonly PreviewProblem[];
}

export const startState: FrameState = { generation: 0, status: 'starting', problems: [] };

/** Compiling a large component takes less than this, even on a slow computer. */
const renderPatienceMs = 8_000;
const pingPauseMs = 2_000;
const pingPatienceMs = 5_000;
const problemsMax = 50;

interface Sent {
  readonly id: number;
  readonly content: FrameContent;
}

export class FrameControl {
  private readonly onChange: (state: FrameState) => void;
  private state: FrameState = startState;
  private frame: ComponentFrame | undefined;
  private isReady = false;
  private latest: Sent | undefined;
  private hungId: number | undefined;
  /** The initial content of a new frame. */
  private lastGood: FrameContent | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: (state: FrameState) => void) {
    this.onChange = onChange;
  }

  /** Attaches the frame of the current generation; returns a function that detaches it. */
  attach(element: HTMLIFrameElement): () => void {
    const frame = openComponentFrame(element, (answer) => this.take(answer));
    this.frame = frame;
    const pinging = setInterval(() => this.ping(), pingPauseMs);
    const endWatch = watchFrameStart(
      element,
      () => this.isReady,
      () => this.change({ status: 'missing' }),
    );
    return () => {
      endWatch();
      clearInterval(pinging);
      this.stopWaiting();
      frame.close();
      this.frame = undefined;
      this.isReady = false;
    };
  }

  show(content: FrameContent): void {
    this.latest = { id: (this.latest?.id ?? 0) + 1, content };
    this.sendLatest();
  }

  /** Tries again to show a component that hung, or to load the frame. */
  retry(): void {
    this.hungId = undefined;
    const { generation, status } = this.state;
    this.change({ generation: status === 'missing' ? generation + 1 : generation, status: 'starting' });
    this.sendLatest();
  }

  private take(answer: PreviewAnswer): void {
    if (answer.type === 'ready') {
      this.isReady = true;
      this.sendLatest();
    } else if (answer.type === 'pong' || answer.id === 0) this.stopWaiting();
    else if (answer.id === this.latest?.id) this.takeOutcome(answer, this.latest.content);
  }

  private takeOutcome(answer: Exclude<PreviewAnswer, { type: 'ready' | 'pong' }>, content: FrameContent): void {
    if (answer.type === 'problem') {
      this.change({ problems: [...this.state.problems, answer.problem].slice(-problemsMax) });
      return;
    }
    this.stopWaiting();
    if (answer.problems.every(({ part }) => part === 'render')) this.lastGood = content;
    this.change({ status: 'shown', problems: answer.problems });
  }

  private sendLatest(): void {
    const { isReady, latest, hungId, lastGood } = this;
    if (!isReady || !latest) return;
    const isHung = latest.id === hungId;
    const content = isHung ? lastGood : latest.content;
    if (!content) return;
    this.frame?.send({ type: 'render', id: isHung ? 0 : latest.id, ...content });
    this.expectAnswer(renderPatienceMs);
  }

  private ping(): void {
    if (!this.isReady || this.waiting !== undefined || document.visibilityState !== 'visible') return;
    this.frame?.send({ type: 'ping', id: 0 });
    this.expectAnswer(pingPatienceMs);
  }

  private expectAnswer(patienceMs: number): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.replace(), patienceMs);
  }

  private stopWaiting(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
  }

  private replace(): void {
    const { latest, hungId, lastGood, state } = this;
    this.stopWaiting();
    this.isReady = false;
    // Content that rendered before but hangs later is not restored either.
    if (hungId === latest?.id || latest?.content === lastGood) this.lastGood = undefined;
    this.hungId = latest?.id;
    this.change({ generation: state.generation + 1, status: 'hung', problems: [] });
  }

  private change(next: Partial<FrameState>): void {
    this.state = { ...this.state, ...next };
    this.onChange(this.state);
  }
}
