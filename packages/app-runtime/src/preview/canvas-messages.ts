// The messages between the visual editor and the frame while it is its canvas. Nodes are named by their marks: their ids, as
// templates can hold them.
import type { PreviewComponent, ShownLook } from './preview-messages.ts';

export interface ChunkTemplate {
  /** Empty for the template of the component itself, in which the others have a `cw-chunk` in their place. */
  readonly id: string;
  readonly template: string;
}

/** Shows a component from the beginning. */
export interface CanvasRequest extends ShownLook {
  readonly type: 'canvas';
  readonly id: number;
  readonly name: string;
  readonly script: string;
  readonly chunks: readonly ChunkTemplate[];
  readonly components: readonly PreviewComponent[];
}

/** Replaces parts of what is shown; its data remain as they are. */
export interface EditRequest {
  readonly type: 'edit';
  readonly id: number;
  readonly chunks: readonly ChunkTemplate[];
  readonly removed: readonly string[];
  /** All of it; the same without. */
  readonly css?: string;
}

/** The nodes whose rectangles are reported from then on, whenever they change. */
export interface WatchRequest {
  readonly type: 'watch';
  readonly marks: readonly string[];
}

/** What is at a position of the frame. */
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

/** Which nodes are completely within a rectangle, without those below another one of them. */
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

/** The content of a picture that the canvas has asked for, as an address that holds it. */
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

/** What is around the border of a node, and within it. */
export interface BoxSpace {
  readonly margin: Sides;
  readonly padding: Sides;
}

/** Where the copies of a node are; those that a loop makes share its space. */
export interface NodeRects {
  readonly mark: string;
  readonly rects: readonly Rect[];
  readonly space: BoxSpace | null;
}

export type Axis = 'row' | 'column';

export interface HitNode {
  readonly mark: string;
  readonly rect: Rect;
  /** Of the element that it is in. */
  readonly outer: Rect;
  /** The direction in which its children follow each other, and its siblings. */
  readonly axis: Axis;
  readonly outerAxis: Axis;
  /** Its own children among the nodes. */
  readonly children: readonly { readonly mark: string; readonly rect: Rect }[];
}

export type CanvasAnswer =
  /** What was sent under this number is in the page, as far as it is filled in. */
  | { readonly type: 'drawn'; readonly id: number }
  /** Of a part: its last good picture remains, if it has one. The line is one of its template; the script has its own. */
  | {
      readonly type: 'fault';
      readonly id: number;
      readonly chunk: string;
      readonly part: 'template' | 'script' | 'render';
      readonly message: string;
      readonly line?: number;
      /** There is no earlier picture to show instead. */
      readonly isBlank?: boolean;
    }
  /** A picture of a stored file is on the page. */
  | { readonly type: 'picture'; readonly address: string }
  | { readonly type: 'rects'; readonly rects: readonly NodeRects[] }
  | { readonly type: 'within'; readonly id: number; readonly marks: readonly string[] }
  | { readonly type: 'hit'; readonly id: number; readonly node: HitNode | null };
