/** Validates messages from the canvas: it runs untrusted code, which may send anything. Pure. */
import type {
  Axis,
  BoxSpace,
  CanvasAnswer,
  HitNode,
  NodeRects,
  Rect,
  Sides,
} from '@coverwright/app-runtime/canvas-messages';
import { isObject } from '@coverwright/insurance/json';

const messageMaxLength = 1000;
const markMaxLength = 1000;
const addressMaxLength = 2000;
const rectsMax = 400;
const childrenMax = 300;

type Fields = Readonly<Record<string, unknown>>;

export function readCanvasAnswer(data: unknown): CanvasAnswer | undefined {
  if (!isObject(data)) return undefined;
  const { type, id } = data;
  if (type === 'rects' && Array.isArray(data['rects'])) return { type, rects: readRects(data['rects']) };
  if (type === 'picture') return readPicture(data['address']);
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
  if (type === 'drawn') return { type, id };
  if (type === 'hit') return { type, id, node: readNode(data['node']) };
  if (type === 'within' && Array.isArray(data['marks'])) return { type, id, marks: readMarks(data['marks']) };
  return type === 'fault' ? readFault(id, data) : undefined;
}

function readPicture(address: unknown): CanvasAnswer | undefined {
  const isAddress = typeof address === 'string' && address.length <= addressMaxLength;
  return isAddress ? { type: 'picture', address } : undefined;
}

const parts = ['template', 'script', 'render'] as const;

function readFault(id: number, { chunk, part, message, line, isBlank }: Fields): CanvasAnswer | undefined {
  const known = parts.find((one) => one === part);
  if (typeof chunk !== 'string' || typeof message !== 'string' || known === undefined) return undefined;
  return {
    type: 'fault',
    id,
    chunk: chunk.slice(0, markMaxLength),
    part: known,
    message: message.slice(0, messageMaxLength),
    ...(typeof line === 'number' && Number.isSafeInteger(line) && line > 0 && { line }),
    ...(isBlank === true && { isBlank }),
  };
}

function readMarks(list: readonly unknown[]): readonly string[] {
  return list.slice(0, rectsMax).flatMap((mark) => (typeof mark === 'string' ? [mark.slice(0, markMaxLength)] : []));
}

function readRects(list: readonly unknown[]): readonly NodeRects[] {
  return list.slice(0, rectsMax).flatMap((one) => {
    if (!isObject(one)) return [];
    const { mark, rects } = one;
    if (typeof mark !== 'string' || !Array.isArray(rects)) return [];
    const read = rects.slice(0, rectsMax).flatMap((rect: unknown) => readRect(rect) ?? []);
    return [{ mark, rects: read, space: readSpace(one['space']) }];
  });
}

function readSpace(value: unknown): BoxSpace | null {
  if (!isObject(value)) return null;
  const [margin, padding] = [readSides(value['margin']), readSides(value['padding'])];
  return margin && padding ? { margin, padding } : null;
}

function readSides(value: unknown): Sides | undefined {
  if (!isObject(value)) return undefined;
  const { top, right, bottom, left } = value;
  return isFinite(top) && isFinite(right) && isFinite(bottom) && isFinite(left)
    ? { top, right, bottom, left }
    : undefined;
}

function readNode(value: unknown): HitNode | null {
  if (!isObject(value)) return null;
  const { mark, children } = value;
  const rect = readRect(value['rect']);
  if (typeof mark !== 'string' || rect === undefined || !Array.isArray(children)) return null;
  return {
    mark,
    rect,
    outer: readRect(value['outer']) ?? rect,
    axis: readAxis(value['axis']),
    outerAxis: readAxis(value['outerAxis']),
    children: children.slice(0, childrenMax).flatMap((child: unknown) => {
      const own = isObject(child) ? readRect(child['rect']) : undefined;
      return isObject(child) && own && typeof child['mark'] === 'string' ? [{ mark: child['mark'], rect: own }] : [];
    }),
  };
}

function readAxis(value: unknown): Axis {
  return value === 'row' ? 'row' : 'column';
}

function readRect(value: unknown): Rect | undefined {
  if (!isObject(value)) return undefined;
  const { x, y, width, height } = value;
  return isFinite(x) && isFinite(y) && isFinite(width) && isFinite(height) ? { x, y, width, height } : undefined;
}

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e7;
}
