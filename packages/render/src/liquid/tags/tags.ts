// The tags of templates: those of liquidjs, overridden by ours.
import type { Liquid } from 'liquidjs';
import type { LiquidRequest } from '../rendering.ts';
import { CaseTag } from './case-tag.ts';
import { CycleTag } from './cycle-tag.ts';
import { IfChangedTag } from './if-changed-tag.ts';
import { ForTag } from './loop-parameters.ts';
import { MarkupCaptureTag } from './markup-capture-tag.ts';
import { NoPartsTag } from './no-parts-tag.ts';
import { PassedOverTag } from './passed-over-tag.ts';
import { TableRowTag } from './table-row-tag.ts';

/** Tags of liquidjs that make no sense without files, and are reported as unknown. */
export const withoutTags = ['layout', 'block'];

/** Blocks, and the tags that divide them. */
export const blocks: Readonly<Record<string, readonly string[]>> = {
  if: ['elsif', 'else'],
  unless: ['elsif', 'else'],
  case: ['when', 'else'],
  for: ['else'],
  tablerow: [],
  capture: [],
  ifchanged: [],
  comment: [],
  doc: [],
  raw: [],
};

const always: Liquid['tags'] = {
  include: NoPartsTag,
  render: NoPartsTag,
  comment: PassedOverTag,
  doc: PassedOverTag,
  case: CaseTag,
  cycle: CycleTag,
  for: ForTag,
  ifchanged: IfChangedTag,
  tablerow: TableRowTag,
};

export function tagsFor(escape: LiquidRequest['escape']): Liquid['tags'] {
  return escape === 'html' ? { ...always, capture: MarkupCaptureTag } : always;
}
