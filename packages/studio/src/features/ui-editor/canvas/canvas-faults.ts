/** Faults on the canvas, with their nodes. Pure. */
import type { CanvasChunk } from '@coverwright/component-tree/canvas-chunks';

export interface CanvasFault {
  /** The node id; empty for the component as a whole. */
  readonly nodeId: string;
  readonly part: 'template' | 'script' | 'render';
  readonly message: string;
  readonly line: number | undefined;
}

interface ReportedFault {
  readonly part: CanvasFault['part'];
  readonly message: string;
  readonly line?: number;
}

/**
 * A template line is resolved to a node; a script line remains a line. A fault without a line is attributed to the
 * node
 * that the last edit changed, if any.
 * @param before the chunk as it was last sent
 */
export function toFault(
  chunk: CanvasChunk,
  { part, message, line }: ReportedFault,
  before: CanvasChunk | undefined,
): CanvasFault {
  if (part === 'script') return { nodeId: '', part, message, line };
  const { id, lines } = chunk;
  const at = line ?? (before && changedLine(before.template, chunk.template));
  const nodeId = (at === undefined ? undefined : lines[at - 1]) ?? id;
  return { nodeId: nodeId === '' ? (lines[1] ?? '') : nodeId, part, message, line: undefined };
}

/** 1-based; undefined if nothing has changed. */
function changedLine(before: string, after: string): number | undefined {
  const earlier = before.split('\n');
  const at = after.split('\n').findIndex((line, index) => line !== earlier[index]);
  return at < 0 ? undefined : at + 1;
}
