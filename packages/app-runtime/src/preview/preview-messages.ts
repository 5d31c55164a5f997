// The messages between the studio and the frame that shows a component. The frame has an opaque origin, so origins
// cannot be checked: each side accepts only messages whose source is the other's window.

export interface PreviewComponent {
  readonly name: string;
  readonly template: string;
  /** The text of a module that exports the options of a component; empty for none. */
  readonly script: string;
}

/** The environment of a component. */
export interface ShownLook {
  readonly css: string;
  readonly variants: unknown;
  readonly theme: unknown;
  readonly texts: Readonly<Record<string, string>>;
  readonly locale: string;
}

export interface RenderRequest extends ShownLook {
  readonly type: 'render';
  /** Returned with the outcome, so that the studio knows which text it concerns. */
  readonly id: number;
  readonly component: PreviewComponent;
  /** The components that the template uses, and those that these use. */
  readonly components: readonly PreviewComponent[];
}

/** No answer within a few seconds means that a script in the frame hangs. */
export interface PingRequest {
  readonly type: 'ping';
  readonly id: number;
}

export type PreviewRequest = RenderRequest | PingRequest;

export interface PreviewProblem {
  readonly component: string;
  readonly message: string;
  /** 1-based, in the template or the script. */
  readonly line?: number;
  readonly part: 'template' | 'script' | 'render';
}

export type PreviewAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'pong'; readonly id: number }
  | { readonly type: 'rendered'; readonly id: number; readonly problems: readonly PreviewProblem[] }
  /** Sent after rendering: a handler or a later render failed. */
  | { readonly type: 'problem'; readonly id: number; readonly problem: PreviewProblem };
