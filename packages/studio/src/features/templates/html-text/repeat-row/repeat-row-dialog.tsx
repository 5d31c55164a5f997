/** Selects the list that a table row is repeated for, and the field of each item that each cell shows. */
import type { JsonObject } from '@coverwright/rules';
import { Autocomplete, Button, Select } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Note } from '../../../../ui/note.tsx';
import type { RepeatedRow, RowLoop } from '../../../../ui/rich-text/rich-text-props.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Spinner } from '../../../../ui/states/spinner.tsx';
import { toPathTree } from '../../liquid-picker/path-tree.ts';
import { useSchema } from '../../schema/schema.api.ts';
import classes from './repeat-row-dialog.module.css';
import { firstFields, isListPath, itemNameOf, listsOf, toRowLoop, wholeItem } from './row-lists.ts';

export interface RepeatRowDialogProps {
  readonly row: RepeatedRow;
  /** The template's query, and the preview data. */
  readonly query: string;
  readonly content: JsonObject | undefined;
  readonly onRepeat: (loop: RowLoop) => void;
  readonly onClose: () => void;
}

export function RepeatRowDialog({ row: { cells }, query, content, onRepeat, onClose }: RepeatRowDialogProps) {
  const { t } = useTranslation(['htmlText', 'templateTools', 'widgets']);
  const [path, setPath] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { state, retry } = useSchema();
  const schema = state.status === 'ready' ? state.schema : undefined;
  // Without a query, only the data is used: the full schema would offer lists that stay empty.
  const tree = useMemo(() => (schema && query.trim() !== '' ? toPathTree(schema, query) : []), [schema, query]);
  const lists = useMemo(() => listsOf(tree ?? [], content), [tree, content]);
  const list = lists.find((one) => one.path === path) ?? { path, fields: [] };
  const fields =
    chosen ??
    firstFields(
      cells.map(({ text }) => text),
      list,
    );
  const isValid = isListPath(path);
  const [loop, setLoop] = useState<RowLoop>();
  const handleRepeat = useEffectEvent(onRepeat);
  // Reported once the dialog has closed and returned the focus, so that the text can take it.
  useEffect(() => {
    if (loop) handleRepeat(loop);
  }, [loop]);
  if (loop) return null;
  const handleSubmit = () => {
    if (isValid) setLoop(toRowLoop(list, fields));
    else setIsSubmitted(true);
  };
  return (
    <Dialog
      opened
      size="small"
      onClose={onClose}
      title={t('row.title')}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('row.repeat')}
          </Button>
        </>
      }
    >
      {state.status === 'loading' ? <Spinner /> : null}
      {state.status === 'failed' ? (
        <ErrorState title={t('templateTools:picker.failed')} error={state.error} onRetry={retry} isBusy={false} />
      ) : null}
      {schema && !tree ? (
        <Note tone="danger" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
          {t('row.queryProblem')}
        </Note>
      ) : null}
      <Autocomplete
        data-autofocus
        label={t('row.list')}
        description={t('row.listHint')}
        classNames={{ input: 'cw-typed-keyword' }}
        data={lists.map((one) => one.path)}
        limit={100}
        value={path}
        onChange={(value) => {
          setPath(value);
          setChosen(undefined);
        }}
        error={isSubmitted && !isValid ? t('row.noPath') : undefined}
        spellCheck={false}
      />
      {isValid
        ? cells.map(({ text, heading }, index) => (
            <Select
              // Cells are identified only by their position.
              key={index}
              label={heading === '' ? t('row.cell', { number: index + 1 }) : shortened(heading)}
              allowDeselect={false}
              data={[
                { value: keep, label: text === '' ? t('row.keepEmpty') : t('row.keep', { text: shortened(text) }) },
                ...(list.fields.length === 0 ? [wholeItem] : list.fields.map(({ name }) => name)).map((field) => ({
                  value: field,
                  label: labelOf(path, field),
                })),
              ]}
              value={fields[index] || keep}
              onChange={(field) => {
                setChosen(fields.map((one, at) => (at === index ? (field === keep ? '' : (field ?? '')) : one)));
              }}
            />
          ))
        : null}
      {isValid ? <p className={classes['result']}>{t('row.result', { item: itemNameOf(path) })}</p> : null}
    </Dialog>
  );
}

/** No field can have this name. */
const keep = ' ';
const longestText = 40;

function shortened(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

function labelOf(path: string, field: string): string {
  const item = itemNameOf(path);
  return field === wholeItem ? item : `${item}.${field}`;
}
