/**
 * How logic can be shown to people who do not read JSON. Separate from formulas and blocks, so that a screen can choose
 * one of them before it loads either.
 */
import { readTree } from '../formula/read-tree.ts';
import { blockLimits } from './block-limits.ts';

export type ReadableView = 'formula' | 'blocks';

/** Formulas have the lower limits. No text is an empty formula. */
export function readableAs(text: string): readonly ReadableView[] {
  if (text.trim() === '') return ['formula'];
  if (typeof readTree(text) !== 'string') return ['formula', 'blocks'];
  return typeof readTree(text, blockLimits) === 'string' ? [] : ['blocks'];
}
