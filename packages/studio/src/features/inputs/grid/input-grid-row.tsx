import { inputTypes, textIn } from '@coverwright/insurance/input';
import { Button, Select, TextInput } from '@mantine/core';
import { IconAlertCircle, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import { isShallowEqual } from '../../../ui/tree/is-shallow-equal.ts';
import { changesByRequirement } from '../form/condition.ts';
import type { RowFault } from '../form/fault-text.ts';
import { useInputWords } from '../form/input-words.ts';
import { requirements, type InputEntry } from '../form/inputs-form.ts';
import type { InputActions } from '../use-inputs-editor.ts';
import classes from './input-grid.module.css';

interface InputGridRowProps {
  readonly position: string;
  readonly input: InputEntry;
  readonly depth: number;
  readonly fullPath: string;
  readonly index: number;
  readonly top: number;
  readonly faults: readonly RowFault[] | undefined;
  readonly isSelected: boolean;
  readonly actions: InputActions;
  readonly onRemove: (position: string) => void;
}

/** Rendered again only when its own data has changed: typing concerns one of up to 500 inputs. */
export const InputGridRow = memo(DrawnRow, isSameRow);

function isSameRow({ faults, ...last }: InputGridRowProps, next: InputGridRowProps): boolean {
  const { faults: nextFaults, ...rest } = next;
  return isShallowEqual(last, rest) && textsOf(faults) === textsOf(nextFaults);
}

function textsOf(faults: readonly RowFault[] = []): string {
  return faults.map(({ text }) => text).join('\n');
}

const unstyled = { variant: 'unstyled', size: 'xs', autoComplete: 'off' } as const;

function DrawnRow(props: InputGridRowProps) {
  const { position, input, depth, fullPath, index, top, faults = [], isSelected, actions, onRemove } = props;
  const { t, i18n } = useTranslation('inputs');
  const isReadOnly = useIsReadOnly();
  const words = useInputWords();
  const { path, label, type, requirement, isPersonal } = input;
  const name = fullPath === '' ? t('unnamed') : fullPath;
  const hasFault = (field: string) => faults.some((fault) => fault.field === field) || undefined;
  const correction = faults[0]?.correction;
  const place: CSSProperties & Record<'--depth', number> = { transform: `translateY(${top}px)`, '--depth': depth };
  return (
    <tr
      className={`${classes['row']} ${classes['input']}`}
      style={place}
      aria-rowindex={index + 2}
      data-position={position}
      data-selected={isSelected || undefined}
    >
      <td data-column="path" className={classes['path']}>
        <TextInput
          {...unstyled}
          aria-label={t('cell.path', { name })}
          placeholder={t(depth > 0 ? 'cell.entry' : 'cell.pathExample')}
          spellCheck={false}
          readOnly={isReadOnly}
          aria-invalid={hasFault('path')}
          value={path}
          onChange={({ currentTarget }) => actions.change(position, { path: currentTarget.value })}
        />
      </td>
      <td data-column="label">
        <TextInput
          {...unstyled}
          aria-label={t('cell.label', { name })}
          placeholder={textIn(label, [i18n.language])}
          dir="auto"
          readOnly={isReadOnly}
          value={label[i18n.language] ?? ''}
          onChange={({ currentTarget }) =>
            actions.change(position, { label: { ...label, [i18n.language]: currentTarget.value } })
          }
        />
      </td>
      <td data-column="type">
        <Select
          {...unstyled}
          aria-label={t('cell.type', { name })}
          data={inputTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          allowDeselect={false}
          readOnly={isReadOnly}
          value={type}
          onChange={(value) => actions.change(position, { type: inputTypes.find((one) => one === value) ?? type })}
        />
      </td>
      <td data-column="values">
        <button
          type="button"
          className={classes['values']}
          data-details={position}
          aria-expanded={isSelected}
          aria-label={t('cell.values', { name, values: words(input) })}
          title={words(input)}
          onClick={() => actions.select(isSelected ? undefined : position)}
        >
          <span>{words(input)}</span>
          <IconChevronRight size={14} stroke={1.75} aria-hidden />
        </button>
      </td>
      <td data-column="required">
        <Select
          {...unstyled}
          aria-label={t('cell.required', { name })}
          data={requirements.map((value) => ({ value, label: t(`requirement.${value}`) }))}
          allowDeselect={false}
          readOnly={isReadOnly}
          value={requirement}
          onChange={(value) => {
            const chosen = requirements.find((one) => one === value) ?? requirement;
            actions.change(position, changesByRequirement(input, chosen));
            // The condition is written there.
            if (chosen === 'when') actions.select(position);
          }}
        />
      </td>
      <td data-column="personal">
        <CheckBox
          aria-label={t('cell.personal', { name })}
          checked={isPersonal}
          disabled={isReadOnly}
          onChange={({ currentTarget }) => actions.change(position, { isPersonal: currentTarget.checked })}
        />
      </td>
      <td data-column="problem" className={classes['problem']} title={textsOf(faults)}>
        {faults[0] ? (
          <>
            <IconAlertCircle size={14} stroke={1.75} aria-hidden />
            <span>{faults[0].text}</span>
            {correction === undefined || isReadOnly ? null : (
              <Button size="compact-xs" onClick={() => actions.change(position, { path: correction })}>
                {t('use', { path: correction })}
              </Button>
            )}
          </>
        ) : null}
      </td>
      <td data-column="tools">
        {isReadOnly ? null : (
          <IconButton
            label={t('removeOne', { name })}
            size={24}
            icon={<IconTrash size={14} stroke={1.75} />}
            onClick={() => onRemove(position)}
          />
        )}
      </td>
    </tr>
  );
}
