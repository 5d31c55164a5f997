/** Keyboard handling for the benefit tree: the usual tree keys, Alt with an arrow key to move, and Delete to remove. */
import type { KeyboardEvent } from 'react';
import { useTreeKeys } from '../../../ui/tree/use-tree-keys.ts';
import { benefitName } from '../benefit-name.ts';
import type { BenefitRow } from './benefit-rows.ts';
import type { Direction } from '../benefit-tree.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

interface BenefitKeys {
  readonly rows: readonly BenefitRow[];
  readonly selectedKey: string | undefined;
  readonly onSelect: (row: BenefitRow) => void;
  readonly onToggle: (typeId: string) => void;
  readonly onMove: (row: BenefitRow, direction: Direction) => void;
  readonly onRemove: () => void;
  readonly onEdit: () => void;
}

export function useBenefitKeys({ rows, selectedKey, onSelect, onToggle, onMove, onRemove, onEdit }: BenefitKeys) {
  const index = rows.findIndex(({ key }) => key === selectedKey);
  const row = rows[index];
  const handleTreeKey = useTreeKeys({
    rows,
    index,
    onGo: (to) => {
      const target = rows[to];
      if (target) onSelect(target);
    },
    onToggle: (at) => {
      const target = rows[at];
      if (target) onToggle(target.benefit.typeId);
    },
    onEnter: onEdit,
    names: () => rows.map(({ entry }) => benefitName(entry)),
  });
  return (event: KeyboardEvent): void => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof Element) || target.getAttribute('role') !== 'row' || ctrlKey || metaKey) return;
    const direction = altKey ? directions[key] : undefined;
    const act = direction && row ? () => onMove(row, direction) : key === 'Delete' && !altKey ? onRemove : undefined;
    if (act) {
      event.preventDefault();
      act();
    } else handleTreeKey(event);
  };
}
