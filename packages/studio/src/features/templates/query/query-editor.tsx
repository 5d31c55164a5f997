/** The GraphQL editor of a template, with completion and validation against the schema, inline or in a large window. */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconMaximize } from '@tabler/icons-react';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCodeEditor } from '../../../ui/code-editor/code-editor-lazy.tsx';
import type { CodeProblem } from '../../../ui/code-editor/code-editor-problems.ts';
import type { CodeEditorHandle } from '../../../ui/code-editor/code-editor.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { useSchema } from '../schema/schema.api.ts';
import classes from './query-section.module.css';

export interface QueryEditorProps {
  readonly value: string;
  readonly onChange: (query: string) => void;
  readonly problems: readonly CodeProblem[];
  readonly ref?: Ref<CodeEditorHandle>;
}

export function QueryEditor({ value, onChange, problems, ref }: QueryEditorProps) {
  const { t } = useTranslation(['templateTools', 'widgets']);
  const { state, retry } = useSchema();
  const [isLarge, setIsLarge] = useState(false);
  const shared = {
    language: 'graphql',
    framed: true,
    label: t('query.editor'),
    value,
    onChange,
    problems,
    schema: state.status === 'ready' ? state.schema : undefined,
  } as const;
  return (
    <div className={classes['editor']}>
      <LazyCodeEditor {...shared} {...(ref !== undefined && { ref })} height="200px" />
      <Button
        variant="subtle"
        size="xs"
        className={classes['toggle'] ?? ''}
        leftSection={<IconMaximize size={14} stroke={1.75} aria-hidden />}
        onClick={() => setIsLarge(true)}
      >
        {t('query.enlarge')}
      </Button>
      {state.status === 'failed' ? (
        <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
          {t('query.schemaFailed')}
          <div>
            <Button size="xs" onClick={retry}>
              {t('widgets:retry')}
            </Button>
          </div>
        </Note>
      ) : null}
      <Dialog
        opened={isLarge}
        onClose={() => setIsLarge(false)}
        title={t('query.editor')}
        size="large"
        footer={
          <Button variant="filled" onClick={() => setIsLarge(false)}>
            {t('query.done')}
          </Button>
        }
      >
        <LazyCodeEditor {...shared} height="min(560px, 60vh)" />
      </Dialog>
    </div>
  );
}
