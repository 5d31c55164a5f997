/** Lists another user's and the current user's changes of a component, to choose a version of each. */
import { Button } from '@mantine/core';
import { usualSide, type NodeChange, type Side } from '@coverwright/component-tree/merge';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import { Note } from '../../../ui/note.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { useComponentSource, type ComponentSource } from '../../components/components.api.ts';
import { useNodeName } from '../tree/use-node-name.ts';
import type { Source } from '../work/component-work.ts';
import { nodeWords } from '../work/node-words.ts';
import { newNodeId, openComponent } from '../work/opened-component.ts';
import type { WorkStore } from '../work/work-store.ts';
import { beginMerge, type SourceMerge } from './begin-merge.ts';
import classes from './merge-dialog.module.css';

export interface MergeDialogProps {
  readonly componentId: string;
  readonly store: WorkStore;
  /** The common base of both versions; undefined if unknown. */
  readonly base: Source | undefined;
  /** The work then contains both versions, and is saved over theirs. */
  readonly onMerged: (theirs: ComponentSource, source: Source) => void;
  readonly onClose: () => void;
}

export function MergeDialog({ componentId, store, base, onMerged, onClose }: MergeDialogProps) {
  const { t } = useTranslation(['uiEditor', 'widgets']);
  const { state, reload } = useComponentSource(componentId, 'merge');
  const frame = (children: ReactNode) => (
    <Dialog opened title={t('merge.title')} onClose={onClose}>
      {children}
    </Dialog>
  );
  if (state.status === 'failed') {
    return frame(<ErrorState title={t('componentFailed')} error={state.error} isBusy={false} onRetry={reload} />);
  }
  if (state.status !== 'ready') return frame(state.status === 'loading' ? <Spinner /> : <p>{t('merge.deleted')}</p>);
  const { template, script, json } = state.loaded;
  const opened = openComponent({ template, script, editorAst: json['editorAst'] }, newNodeId);
  if (opened.kind === 'text') return frame(<p>{t('merge.textOnly')}</p>);
  return (
    <LoadedMerge
      key={state.loadedAtMs}
      {...{ store, base, onClose }}
      theirs={opened.source}
      onMerged={(source) => onMerged(state.loaded, source)}
    />
  );
}

interface LoadedMergeProps extends Pick<MergeDialogProps, 'store' | 'base' | 'onClose'> {
  readonly theirs: Source;
  /** @param source their version, with the node ids of the work */
  readonly onMerged: (source: Source) => void;
}

/** More than a user would decide one by one; the rest are merged by default. */
const shownMax = 200;

function LoadedMerge({ store, base, theirs, onMerged, onClose }: LoadedMergeProps) {
  const { t } = useTranslation(['uiEditor', 'widgets']);
  const [mine] = useState(() => store.get().work);
  // Text nodes get new ids each time the component is opened, and the choices refer to these ids.
  const [merge] = useState(() => beginMerge(base, mine, theirs));
  const [sides, setSides] = useState<ReadonlyMap<NodeChange, Side>>(new Map());
  const [script, setScript] = useState<Side>(merge.script === 'theirs' ? 'theirs' : 'mine');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const conflicts = merge.changes.filter(({ isConflict }) => isConflict).length + (merge.script === 'both' ? 1 : 0);
  const shown = useMemo(() => merge.changes.slice(0, shownMax), [merge]);
  const apply = (): void => {
    const merged = merge.resolve(sides, script);
    setIsTooLarge(merged === undefined);
    if (merged === undefined) return;
    store.replace(merged);
    onMerged(merge.theirs);
  };
  return (
    <Dialog
      opened
      size="large"
      title={t('merge.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          <Button variant="filled" onClick={apply}>
            {t('merge.apply')}
          </Button>
        </>
      }
    >
      <p className={classes['intro']}>
        {t('merge.intro')} {conflicts > 0 ? t('merge.conflicts', { count: conflicts }) : t('merge.noConflicts')}
      </p>
      {isTooLarge ? (
        <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
          {t('textOnly.large')}
        </Note>
      ) : null}
      <ul className={classes['changes']} aria-label={t('merge.changes')}>
        {merge.script === undefined ? null : (
          <li data-conflict={merge.script === 'both' || undefined}>
            <span className={classes['name']}>{t('code.script')}</span>
            <span>{t('merge.kind.script', { by: t(`merge.by.${merge.script}`) })}</span>
            <SideChoice name={t('code.script')} side={script} onChange={setScript} />
          </li>
        )}
        {shown.map((change) => (
          <ChangeLine
            key={`${change.kind} ${change.nodeId}`}
            {...{ merge, change }}
            side={sides.get(change) ?? usualSide(change)}
            onChange={(side) => setSides(new Map(sides).set(change, side))}
          />
        ))}
      </ul>
      {merge.changes.length > shown.length ? (
        <p className={classes['intro']}>{t('merge.more', { count: merge.changes.length - shown.length })}</p>
      ) : null}
    </Dialog>
  );
}

interface ChangeLineProps {
  readonly merge: SourceMerge;
  readonly change: NodeChange;
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}

function ChangeLine({ merge, change, side, onChange }: ChangeLineProps) {
  const { t } = useTranslation('uiEditor');
  const nameOf = useNodeName();
  const words = nodeWords(merge.documentOf(change), change.nodeId);
  const name = `${nameOf(words)} ${words.detail}`.trim();
  const by = t(`merge.by.${change.by}`);
  const fields = change.fields.map((field) => field.replace(/^@/, '')).join(', ');
  const isRestorable = change.kind === 'removed' && change.isConflict && change.by !== 'both';
  const text = isRestorable
    ? t(`merge.deletedAndChanged.${change.by}`)
    : change.kind === 'changed'
      ? t('merge.kind.changed', { by, fields })
      : t(`merge.kind.${change.kind}`, { by });
  return (
    <li data-conflict={change.isConflict || undefined}>
      <span className={classes['name']}>{name}</span>
      <span>
        {text}
        {change.isConflict ? <strong> {t('merge.conflict')}</strong> : null}
      </span>
      <SideChoice name={name} side={side} onChange={onChange} />
    </li>
  );
}

interface SideChoiceProps {
  readonly name: string;
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}

function SideChoice({ name, side, onChange }: SideChoiceProps) {
  const { t } = useTranslation('uiEditor');
  return (
    <Segments
      label={t('merge.versionOf', { name })}
      choices={[
        { value: 'mine', label: t('merge.mine') },
        { value: 'theirs', label: t('merge.theirs') },
      ]}
      value={side}
      onChange={onChange}
    />
  );
}
