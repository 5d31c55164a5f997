/** What can be done with the active block, by keys, by the menu and by the clipboard. */
import {
  gapBeside,
  insertBlock,
  moveBlock,
  removeBlock,
  replaceBlock,
  unwrapBlock,
  wrapBlock,
  wrapperOf,
  type Block,
  type BlockGap,
  type BlockPlace,
  type Direction,
} from '@coverwright/rules/blocks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../toasts/toasts.ts';
import type { BlockChoice } from './block-choices.ts';
import { gapFor } from './block-rows.ts';
import { jsonOfPasted } from './typed-block.ts';
import type { Blocks } from './use-blocks.ts';

export type BlockCommands = ReturnType<typeof useBlockCommands>;

export function useBlockCommands(text: string, root: Block, { row, edit }: Blocks) {
  const { t } = useTranslation('logic', { keyPrefix: 'blocks' });
  const [copied, setCopied] = useState<string>();
  const place: BlockPlace = row?.place ?? [];
  const json = row === undefined ? '' : text.slice(row.block.from, row.block.to);
  const insert = (added: string): boolean => {
    // New logic begins as an empty object.
    if (isEmpty(root)) return edit(replaceBlock(root, [], added));
    const gap = row && gapFor(row);
    if (gap && edit(insertBlock(text, root, gap, added))) return true;
    return edit(replaceBlock(root, place, added));
  };
  const paste = (pasted: string) => {
    const added = jsonOfPasted(pasted);
    if (added === undefined) showToast('warning', { title: t('unpasted'), line: t('unpastedText') });
    else insert(added);
  };
  return {
    insert,
    paste,
    /** What was copied here last, for the menu: it cannot read the clipboard of the system. */
    pasteCopied: copied === undefined ? undefined : () => paste(copied),
    copy: (): string => {
      setCopied(json);
      return json;
    },
    cut: (): string => {
      setCopied(json);
      edit(removeBlock(root, place));
      return json;
    },
    remove: () => edit(removeBlock(root, place)),
    replace: (choice: BlockChoice) => edit(replaceBlock(root, place, choice.json)),
    wrap: (choice: BlockChoice) => {
      const around = choice.operator && wrapperOf(choice.operator);
      return around ? edit(wrapBlock(root, place, around)) : false;
    },
    unwrap: () => edit(unwrapBlock(root, place)),
    canUnwrap: place.length > 0,
    step: (direction: Direction) => moveTo(place, gapBeside(root, place, direction)),
    moveTo,
    mayMove: (moved: BlockPlace, gap: BlockGap) => moveBlock(text, root, moved, gap) !== undefined,
  };

  function moveTo(moved: BlockPlace, gap: BlockGap | undefined): boolean {
    return gap !== undefined && edit(moveBlock(text, root, moved, gap));
  }
}

function isEmpty(root: Block): boolean {
  return root.kind === 'piece' && root.written === '{}';
}
