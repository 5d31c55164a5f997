/** A component in the visual editor: the head, the layout tree, the canvas, the gallery, and the inspector. */
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { IconCodeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { ComponentSource } from '../components/components.api.ts';
import { componentPath } from '../components/paths.ts';
import { EmptyScreen } from './empty-screen.tsx';
import type { EditorSurroundings } from './header/editor-surroundings.ts';
import { useKeptDraft } from '../../ui/editor/draft/use-kept-draft.ts';
import { newNodeId, openComponent, readKeptWork } from './work/opened-component.ts';
import { OpenEditor } from './open-editor.tsx';

interface EditorScreenProps {
  readonly surroundings: EditorSurroundings;
  readonly source: ComponentSource;
  /** Gives up what is edited, and loads the component again. */
  readonly onReload: () => void;
}

export function EditorScreen({ surroundings, source, onReload }: EditorScreenProps) {
  const { t } = useTranslation('uiEditor');
  const { component, template, script, json } = source;
  const draft = useKeptDraft<unknown>(`ui-editor|${component.id}`, isAnything);
  const [opened] = useState(() => {
    const kept = readKeptWork(draft.kept);
    const stored = kept ?? { template, script, editorAst: json['editorAst'] };
    return {
      ...openComponent(stored, newNodeId),
      revision: kept?.revision ?? component.revision,
      isKept: kept !== undefined,
    };
  });
  if (opened.kind === 'text') {
    const { problem } = opened;
    return (
      <EmptyScreen surroundings={surroundings}>
        <EmptyState
          icon={<IconCodeOff size={20} stroke={1.75} />}
          title={t('textOnly.title')}
          text={
            problem === undefined
              ? t('textOnly.large')
              : t('textOnly.problem', { message: problem.message, line: problem.line, column: problem.column })
          }
          action={
            <Button component={Link} to={componentPath(component.id)} variant="filled">
              {t('textOnly.open')}
            </Button>
          }
        />
      </EmptyScreen>
    );
  }
  return (
    <OpenEditor surroundings={surroundings} component={source} opened={opened} draft={draft} onReload={onReload} />
  );
}

function isAnything(value: unknown): value is unknown {
  return value !== undefined;
}
