/** Buttons that move the selected benefit, for users who neither drag nor use a keyboard; each shows its shortcut. */
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BenefitRow } from './benefit-rows.ts';
import { stepPosition, type Direction } from '../benefit-tree.ts';
import classes from './benefit-tree.module.css';
import type { EditorState } from '../draft/editor-store.ts';

interface MoveButtonsProps {
  readonly tree: EditorState['tree'];
  /** The selected row, if it is visible. */
  readonly row: BenefitRow | undefined;
  readonly onMove: (row: BenefitRow, direction: Direction) => void;
}

const altKey = /mac/i.test(navigator.platform) ? '⌥' : 'Alt';
const moves = [
  [IconArrowUp, 'up'],
  [IconArrowDown, 'down'],
  [IconArrowLeft, 'out'],
  [IconArrowRight, 'in'],
] as const;

export function MoveButtons({ tree, row, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('benefits');
  const isMovable = (direction: Direction) =>
    row?.isOption === false && stepPosition(tree, row.benefit.typeId, direction) !== undefined;
  return (
    <div className={classes['moveKeys']} role="group" aria-label={t('moveKeys.label')}>
      <span>{t('moveKeys.drag')}</span>
      {moves.map(([Arrow, direction]) => (
        <Button
          key={direction}
          variant="subtle"
          size="xs"
          // A button that becomes disabled when pressed would lose the focus.
          aria-disabled={!isMovable(direction)}
          onClick={() => {
            if (row !== undefined && isMovable(direction)) onMove(row, direction);
          }}
          rightSection={
            <kbd aria-hidden>
              {altKey} <Arrow size={12} stroke={1.75} />
            </kbd>
          }
        >
          {t(`moveKeys.${direction}`)}
        </Button>
      ))}
    </div>
  );
}
