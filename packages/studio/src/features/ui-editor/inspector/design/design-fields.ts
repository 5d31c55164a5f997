/** The fields of each group of the design tab, in order. Pure. */
import type { StyleGroup } from '@coverwright/component-tree/style-properties';

export type DesignField =
  /** A single property, with a control for its kind. */
  | { readonly kind: 'one'; readonly property: string }
  /** Two short fields in one line, with a common name. */
  | { readonly kind: 'pair'; readonly name: PairName; readonly properties: readonly [string, string] }
  /** The four sides or corners of a box, shown as a diagram. */
  | { readonly kind: 'sides'; readonly name: SidesName; readonly properties: readonly string[] }
  /** A colour for all sides, or one for each. */
  | { readonly kind: 'sideColor'; readonly name: 'borderColor'; readonly properties: readonly string[] };

type PairName = 'sizeLine' | 'minMaxWidth' | 'minMaxHeight' | 'overflow' | 'gap' | 'growShrink';
export type SidesName = 'margin' | 'padding' | 'inset' | 'borderWidth' | 'radius';

const one = (property: string): DesignField => ({ kind: 'one', property });
const pair = (name: PairName, first: string, second: string): DesignField => ({
  kind: 'pair',
  name,
  properties: [first, second],
});
const sideNames = ['Top', 'Right', 'Bottom', 'Left'];
const sides = (name: SidesName): DesignField => ({
  kind: 'sides',
  name,
  properties: sideNames.map((side) => `${name}${side}`),
});

export const designFields: Readonly<Record<StyleGroup, readonly DesignField[]>> = {
  text: [
    one('textAlign'),
    one('color'),
    one('textTransform'),
    one('textDecoration'),
    one('whiteSpace'),
    one('wordBreak'),
    one('verticalAlign'),
  ],
  font: [
    one('fontFamily'),
    pair('sizeLine', 'fontSize', 'lineHeight'),
    one('fontWeight'),
    one('fontStyle'),
    one('letterSpacing'),
    one('fontNumeric'),
  ],
  size: [
    one('width'),
    one('height'),
    pair('minMaxWidth', 'minWidth', 'maxWidth'),
    pair('minMaxHeight', 'minHeight', 'maxHeight'),
    one('aspectRatio'),
  ],
  background: [
    one('backgroundColor'),
    one('backgroundImage'),
    one('gradientFrom'),
    one('gradientVia'),
    one('gradientTo'),
    one('backgroundSize'),
    one('backgroundPosition'),
    one('backgroundRepeat'),
  ],
  box: [
    one('display'),
    one('position'),
    sides('inset'),
    one('zIndex'),
    pair('overflow', 'overflowX', 'overflowY'),
    one('shadow'),
    one('opacity'),
    one('visibility'),
    one('boxSizing'),
  ],
  border: [
    sides('borderWidth'),
    { kind: 'sideColor', name: 'borderColor', properties: sideNames.map((side) => `borderColor${side}`) },
    one('borderStyle'),
    {
      kind: 'sides',
      name: 'radius',
      properties: ['radiusTopLeft', 'radiusTopRight', 'radiusBottomRight', 'radiusBottomLeft'],
    },
  ],
  margin: [sides('margin')],
  padding: [sides('padding')],
  flex: [
    one('flexDirection'),
    one('flexWrap'),
    one('justifyContent'),
    one('alignItems'),
    one('alignContent'),
    pair('gap', 'columnGap', 'rowGap'),
    one('flexItem'),
    one('alignSelf'),
    pair('growShrink', 'flexGrow', 'flexShrink'),
    one('flexBasis'),
    one('order'),
  ],
  transition: [one('transitionProperty'), one('duration'), one('timing'), one('delay'), one('animation')],
  others: [
    one('cursor'),
    one('pointerEvents'),
    one('userSelect'),
    one('objectFit'),
    one('listStyle'),
    one('rotate'),
    one('scale'),
  ],
};
