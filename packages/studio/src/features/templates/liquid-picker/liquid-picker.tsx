/**
 * Picks a path in the template's data to insert into a Liquid text: a tree to browse or search, each path with its
 * value in the preview data. Returns only the path; the caller adds the surrounding Liquid.
 */
import type { JsonObject } from '@coverwright/rules';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { useSchema } from '../schema/schema.api.ts';
import { toPickedPath, type PickedPath } from './liquid-path.ts';
import { PathBrowser } from './path-browser.tsx';
import { toPathTree, type PathNode } from './path-tree.ts';

export interface LiquidPickerProps {
  readonly isOpen: boolean;
  /** The template's query; if empty, the entire schema is offered. */
  readonly query: string;
  /** The preview data, for the values beside the paths. */
  readonly content?: JsonObject | undefined;
  readonly onPick: (picked: PickedPath) => void;
  readonly onClose: () => void;
}

export function LiquidPicker(props: LiquidPickerProps) {
  const { isOpen, query, content, onPick, onClose } = props;
  const { t } = useTranslation(['templateTools', 'widgets']);
  const [node, setNode] = useState<PathNode>();
  const [indexes, setIndexes] = useState<ReadonlyMap<string, number>>(new Map());
  const { state, retry } = useSchema();
  const schema = state.status === 'ready' ? state.schema : undefined;
  const tree = useMemo(() => schema && toPathTree(schema, query), [schema, query]);
  const [picked, setPicked] = useState<PickedPath>();
  const handlePicked = useEffectEvent((path: PickedPath) => {
    setPicked(undefined);
    onPick(path);
  });
  // Reported once the dialog has closed and returned the focus, so that the receiving text can take it.
  useEffect(() => {
    if (picked !== undefined) handlePicked(picked);
  }, [picked]);
  const chosen = node && toPickedPath(node, indexes);
  if (picked !== undefined) return null;
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t('picker.title')}
      onSubmit={() => setPicked(chosen)}
      footer={
        <>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          <Button type="submit" variant="filled" disabled={chosen === undefined}>
            {chosen?.loopValue === undefined ? t('picker.insert') : t('picker.insertLoop')}
          </Button>
        </>
      }
    >
      {state.status === 'loading' ? <Spinner /> : null}
      {state.status === 'failed' ? (
        <ErrorState title={t('picker.failed')} error={state.error} onRetry={retry} isBusy={false} />
      ) : null}
      {schema && !tree ? (
        <Note tone="danger" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
          {t('picker.queryProblem')}
        </Note>
      ) : null}
      {tree && query.trim() === '' ? (
        <Note tone="info" icon={<IconInfoCircle size={16} stroke={1.75} />}>
          {t('picker.wholeSchema')}
        </Note>
      ) : null}
      {tree ? (
        <PathBrowser
          tree={tree}
          content={content}
          chosen={node}
          indexes={indexes}
          onChoose={setNode}
          onIndex={(key, index) => setIndexes(new Map([...indexes, [key, index]]))}
          onPick={(target) => setPicked(toPickedPath(target, indexes))}
        />
      ) : null}
    </Dialog>
  );
}
