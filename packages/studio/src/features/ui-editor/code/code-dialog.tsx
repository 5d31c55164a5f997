/**
 * Edits the template and script as text. Applying it updates the tree, in which unchanged nodes keep their identity.
 */
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCodeEditor } from '../../../ui/code-editor/code-editor-lazy.tsx';
import type { CodeEditorHandle, CodeViewState } from '../../../ui/code-editor/code-editor.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscardQuestion } from '../../../ui/editor/leave/use-discard-question.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import { Note } from '../../../ui/note.tsx';
import { describeSentence } from '../../../ui/problems/problem-text.ts';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import { newNodeId } from '../work/opened-component.ts';
import type { WorkStore } from '../work/work-store.ts';
import classes from './code-dialog.module.css';
import { applyTexts, toTexts, type ComponentTexts, type TextProblem } from './component-texts.ts';

interface CodeDialogProps {
  readonly store: WorkStore;
  readonly onClose: () => void;
}

const parts = ['template', 'script'] as const;
type Part = (typeof parts)[number];

export function CodeDialog({ store, onClose }: CodeDialogProps) {
  const { t } = useTranslation(['uiEditor', 'widgets']);
  const isReadOnly = useIsReadOnly();
  const [opened] = useState(() => toTexts(store.get().work));
  const [texts, setTexts] = useState<ComponentTexts>(opened);
  const [part, setPart] = useState<Part>('template');
  const [problem, setProblem] = useState<TextProblem>();
  const code = useRef<CodeEditorHandle>(null);
  const views = { template: useRef<CodeViewState>(undefined), script: useRef<CodeViewState>(undefined) };
  const isDirty = texts.template !== opened.template || texts.script !== opened.script;
  const { handleClose, question } = useDiscardQuestion(isDirty, t('code.discard'), onClose);
  const apply = (): void => {
    const applied = applyTexts(store.get().work, texts, newNodeId);
    if ('problem' in applied) {
      setProblem(applied.problem);
      return;
    }
    if (isDirty) store.replace(applied.source);
    onClose();
  };
  return (
    <>
      <Dialog
        opened
        size="large"
        title={t('code.title')}
        onClose={handleClose}
        footer={
          <>
            <Button onClick={handleClose}>{t(isReadOnly ? 'widgets:close' : 'widgets:cancel')}</Button>
            {isReadOnly ? null : (
              <Button variant="filled" onClick={apply}>
                {t('code.apply')}
              </Button>
            )}
          </>
        }
      >
        <div className={classes['bar']}>
          <Segments
            label={t('code.part')}
            choices={parts.map((value) => ({ value, label: t(`code.${value}`) }))}
            value={part}
            onChange={setPart}
          />
        </div>
        {problem === undefined ? null : (
          <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
            {problem.kind === 'large'
              ? t('textOnly.large')
              : t('code.problem', {
                  message: describeSentence(problem.fault),
                  line: problem.fault.line,
                  column: problem.fault.column,
                })}
          </Note>
        )}
        <div className={classes['code']}>
          <LazyCodeEditor
            key={part}
            ref={code}
            height="100%"
            framed
            label={t(`code.${part}`)}
            language={part === 'template' ? 'html' : 'javascript'}
            takesFocus
            readOnly={isReadOnly}
            value={texts[part]}
            viewState={views[part]}
            onChange={(text) => {
              setTexts((last) => ({ ...last, [part]: text }));
              setProblem(undefined);
            }}
          />
        </div>
      </Dialog>
      {question}
    </>
  );
}
