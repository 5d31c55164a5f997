/**
 * Selects the query of a template: a ready-made one, none, or one written by hand in the advanced section. Does not
 * store the query: the text belongs to the template.
 */
import { Button, Select } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextPosition, CodeProblem } from '../../../ui/code-editor/code-editor-problems.ts';
import type { CodeEditorHandle } from '../../../ui/code-editor/code-editor.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import { choiceOf, queryChoices, queryOf, type QueryChoice } from './query-library.ts';
import classes from './query-section.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { QueryEditorProps } from './query-editor.tsx';

/** Loaded when the advanced section is first shown: it includes the schema and GraphQL. */
const LazyQueryEditor = lazyPart<QueryEditorProps>(
  async () => (await import('./query-editor.tsx')).QueryEditor,
  () => <div className={classes['place']} aria-busy="true" />,
);

export interface QuerySectionHandle {
  /** Shows the query and moves the cursor to the position. */
  goTo(position: TextPosition): void;
}

export interface QuerySectionProps {
  /** The query; empty means none. */
  readonly value: string;
  readonly onChange: (query: string) => void;
  /** Reported by the server, with positions in the query. */
  readonly problems?: readonly CodeProblem[];
  readonly ref?: Ref<QuerySectionHandle>;
}

export function QuerySection({ value, onChange, problems = [], ref }: QuerySectionProps) {
  const { t } = useTranslation('templateTools');
  const [isAdvanced, setIsAdvanced] = useState(false);
  const [wanted, setWanted] = useState<QueryChoice>();
  const [position, setPosition] = useState<TextPosition>();
  const isReadOnly = useIsReadOnly();
  const editorId = useId();
  const choice = choiceOf(value);
  useImperativeHandle(
    ref,
    () => ({
      goTo: (target) => {
        setIsAdvanced(true);
        // A new object each time, so that the same position can be opened again.
        setPosition({ ...target });
      },
    }),
    [],
  );
  const handleChoose = (text: string | null) => {
    const next = queryChoices.find((one) => one === text);
    if (next === undefined || next === choice) return;
    if (choice === undefined) setWanted(next);
    else onChange(queryOf(next));
  };
  const Caret = isAdvanced ? IconChevronDown : IconChevronRight;
  return (
    <div className={blocks['tightStack']}>
      <Select
        label={t('query.template')}
        description={t('query.templateHint')}
        placeholder={t('query.own')}
        data={queryChoices.map((one) => ({ value: one, label: t(`query.choice.${one}`) }))}
        value={choice ?? null}
        disabled={isReadOnly}
        onChange={handleChoose}
      />
      <Button
        variant="subtle"
        size="xs"
        className={classes['toggle'] ?? ''}
        leftSection={<Caret size={14} stroke={1.75} aria-hidden />}
        aria-expanded={isAdvanced}
        aria-controls={isAdvanced ? editorId : undefined}
        onClick={() => setIsAdvanced(!isAdvanced)}
      >
        {isAdvanced ? t('query.hideAdvanced') : t('query.showAdvanced')}
      </Button>
      {isAdvanced ? (
        <div id={editorId}>
          <PositionedEditor value={value} onChange={onChange} problems={problems} position={position} />
        </div>
      ) : null}
      <ConfirmDialog
        opened={wanted !== undefined}
        title={t('query.replace.title')}
        text={t('query.replace.text')}
        confirmLabel={t('query.replace.confirm')}
        cancelLabel={t('query.replace.cancel')}
        onConfirm={() => {
          if (wanted !== undefined) onChange(queryOf(wanted));
          setWanted(undefined);
        }}
        onClose={() => setWanted(undefined)}
      />
    </div>
  );
}

type PositionedEditorProps = Required<Pick<QuerySectionProps, 'value' | 'onChange' | 'problems'>> & {
  readonly position: TextPosition | undefined;
};

/** Opens a position once the editor has been loaded, which happens when it is first shown. */
function PositionedEditor({ position, ...props }: PositionedEditorProps) {
  const [editor, setEditor] = useState<CodeEditorHandle | null>(null);
  const gone = useRef<TextPosition>(undefined);
  useEffect(() => {
    if (editor === null || position === undefined || gone.current === position) return;
    gone.current = position;
    editor.goToPosition(position);
  }, [editor, position]);
  return <LazyQueryEditor {...props} ref={setEditor} />;
}
