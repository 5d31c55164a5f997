/** Writes the size, margin and padding of an element as classes, for the handles on the canvas. Pure. */
import { getAttribute, withAttribute } from '@coverwright/component-tree/attributes';
import type { TreeNode } from '@coverwright/component-tree/document';
import { changeStyle, readStyle, type StyleChange } from '@coverwright/component-tree/element-style';
import type { Operation } from '@coverwright/component-tree/operations';
import { getProperty, type ThemeNames } from '@coverwright/component-tree/style-properties';
import { fromValueText } from '@coverwright/component-tree/style-values';

export interface NewSize {
  /** In pixels; undefined if unchanged. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** Sizes use no theme names. */
const noNames: ThemeNames = { colors: [], typeFaces: [], shadows: [], transitions: [] };
const scope = { state: 'normal', viewport: 'all' } as const;
/** Inline elements are as wide as their content. */
const inline = new Set(['span', 'a', 'b', 'i', 'em', 'strong', 'small', 'label', 'code', 'br']);

/** Whether setting a size has an effect: components determine their own. */
export function isResizable({ kind, component }: TreeNode): boolean {
  return kind === 'element' && /^[a-z]/.test(component) && !component.includes('-') && !inline.has(component);
}

export function resizeNode(node: TreeNode, { width, height }: NewSize): Operation[] {
  return changeNode(node, [
    ...(width === undefined ? [] : [toChange('width', width)]),
    ...(height === undefined ? [] : [toChange('height', height)]),
  ]);
}

export type SpacePart = 'margin' | 'padding';
export const boxSides = ['Top', 'Right', 'Bottom', 'Left'] as const;
export type BoxSide = (typeof boxSides)[number];

/** @param size in pixels; a margin may be negative */
export function spaceNode(node: TreeNode, part: SpacePart, sides: readonly BoxSide[], size: number): Operation[] {
  const px = part === 'padding' ? Math.max(Math.round(size), 0) : Math.round(size);
  return changeNode(
    node,
    sides.map((side) => {
      const property = `${part}${side}`;
      return { property, value: fromValueText(getProperty(property), `${px}px`, noNames) };
    }),
  );
}

function changeNode({ id, attrs }: TreeNode, changes: readonly StyleChange[]): Operation[] {
  const before = getAttribute(attrs, 'class') ?? '';
  const after = changeStyle(before, changes, scope, readStyle(before, '', noNames));
  return after === before ? [] : [{ kind: 'set', id, patch: { attrs: withAttribute(attrs, 'class', after) } }];
}

function toChange(property: string, size: number): StyleChange {
  return { property, value: `[${Math.max(Math.round(size), 1)}px]` };
}
