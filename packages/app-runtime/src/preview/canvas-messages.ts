// The messages between the visual editor and its canvas frame. Nodes are identified by marks: their ids, encoded for
// use in templates.
import type { PreviewComponent, ShownLook } from './preview-messages.ts';

export interface ChunkTemplate {
  /** Empty for the template of the component itself, in which a `cw-chunk` represents each of the other parts. */
  readonly id: string;
  readonly template: string;
}

/** Shows a component from scratch. */
export interface CanvasRequest extends ShownLook {
  readonly type: 'canvas';
  readonly id: number;
  readonly name: string;
  readonly script: string;
  readonly chunks: readonly ChunkTemplate[];
  readonly components: readonly PreviewComponent[];
}

/** Replaces parts of the page without resetting its data. */
export interface EditRequest {
  readonly type: 'edit';
  readonly id: number;
  readonly chunks: readonly ChunkTemplate[];
  readonly removed: readonly string[];
  /** The complete style sheet; unchanged if absent. */
  readonly css?: string;
}

/** Sets the nodes whose rectangles are reported whenever they change. */
export interface WatchRequest {
  readonly type: 'watch';
  readonly marks: readonly string[];
}

/** Requests the node at a position in the frame. */
export interface HitRequest {
  readonly type: 'hit';
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface ScrollRequest {
  readonly type: 'scroll';
  readonly x: number;
  readonly y: number;
  readonly deltaX: number;
  readonly deltaY: number;
}

/** Scrolls a node into view. */
export interface RevealRequest {
  readonly type: 'reveal';
  readonly mark: string;
}

/** Requests the nodes that are completely within a rectangle, without descendants of others. */
export interface WithinRequest {
  readonly type: 'within';
  readonly id: number;
  readonly rect: Rect;
}

/** Draws a line around every node. */
export interface OutlinesRequest {
  readonly type: 'outlines';
  readonly isShown: boolean;
}

/** The content of a picture that the canvas has requested, as a data URL. */
export interface PictureMessage {
  readonly type: 'picture';
  readonly address: string;
  readonly content: string;
}

export type CanvasMessage =
  | CanvasRequest
  | EditRequest
  | WatchRequest
  | HitRequest
  | ScrollRequest
  | RevealRequest
  | WithinRequest
  | OutlinesRequest
  | PictureMessage;

/** In pixels of the frame. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The margin and padding of a node. */
export interface BoxSpace {
  readonly margin: Sides;
  readonly padding: Sides;
}

/** The rectangles of a node; a v-for creates several, which share their margins and paddings. */
export interface NodeRects {
  readonly mark: string;
  readonly rects: readonly Rect[];
  readonly space: BoxSpace | null;
}

export type Axis = 'row' | 'column';

export interface HitNode {
  readonly mark: string;
  readonly rect: Rect;
  /** The rectangle of its parent element. */
  readonly outer: Rect;
  /** The direction in which its children are laid out, and that of its siblings. */
  readonly axis: Axis;
  readonly outerAxis: Axis;
  /** Its children among the nodes. */
  readonly children: readonly { readonly mark: string; readonly rect: Rect }[];
}

export type CanvasAnswer =
  /** The content sent under this number is now on the page, except for parts that are filled in later. */
  | { readonly type: 'drawn'; readonly id: number }
  /** A part failed; its last good rendering remains, if there is one. The line refers to its template. */
  | {
      readonly type: 'fault';
      readonly id: number;
      readonly chunk: string;
      readonly part: 'template' | 'script' | 'render';
      readonly message: string;
      readonly line?: number;
      /** There is no earlier rendering to show instead. */
      readonly isBlank?: boolean;
    }
  /** A picture from a stored file is on the page. */
  | { readonly type: 'picture'; readonly address: string }
  | { readonly type: 'rects'; readonly rects: readonly NodeRects[] }
  | { readonly type: 'within'; readonly id: number; readonly marks: readonly string[] }
  | { readonly type: 'hit'; readonly id: number; readonly node: HitNode | null };
