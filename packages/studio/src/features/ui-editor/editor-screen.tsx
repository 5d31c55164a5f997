/** A component in the visual editor: the header, the layout tree, the canvas, the gallery, and the inspector. */
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { IconCodeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../api/use-may.ts';
import { DraftQuestion } from '../../ui/editor/record/draft-question.tsx';
import { formatDateTime } from '../../ui/formats/date-time.ts';
import { describeSentence } from '../../ui/problems/problem-text.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { ComponentSource } from '../components/components.api.ts';
import { componentPath } from '../../paths/components.ts';
import { EmptyScreen } from './empty-screen.tsx';
import type { EditorSurroundings } from './header/editor-surroundings.ts';
import { drafts } from '../../ui/editor/record/studio-drafts.ts';
import {
  componentDraftId,
  newNodeId,
  openComponent,
  readStoredWork,
  workDraftKey,
  type StoredWork,
} from './work/opened-component.ts';
import { OpenEditor } from './open-editor.tsx';

interface EditorScreenProps {
  readonly surroundings: EditorSurroundings;
  readonly source: ComponentSource;
  /** Discards the edits and reloads the component. */
  readonly onReload: () => void;
}

export function EditorScreen({ surroundings, source, onReload }: EditorScreenProps) {
  const { t } = useTranslation('uiEditor');
  const isReadOnly = !useMay('apps:write');
  const { component } = source;
  const [opened, setOpened] = useState(() => open(source, readStoredWork(drafts.read(workDraftKey(component.id)))));
  const [offered, setOffered] = useState(() => (isReadOnly || opened.isKept ? undefined : findOffered(source)));
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
              : t('textOnly.problem', {
                  message: describeSentence(problem),
                  line: problem.line,
                  column: problem.column,
                })
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
    <>
      <OpenEditor key={opened.adoptedAt?.getTime()} {...{ surroundings, opened, onReload }} component={source} />
      {offered ? (
        <DraftQuestion
          text={t('draft.text', { time: formatDateTime(offered.savedAt) })}
          olderText={offered.work.revision === component.revision ? undefined : t('draft.older')}
          onContinue={() => {
            setOpened(open(source, offered.work, offered.savedAt));
            setOffered(undefined);
          }}
          onDiscard={async () => {
            drafts.lasting.drop(componentDraftId(component.id));
            setOffered(undefined);
            return Promise.resolve();
          }}
        />
      ) : null}
    </>
  );
}

/** Opens the stored component, or its unsaved draft. */
function open({ component, template, script, json }: ComponentSource, kept: StoredWork | undefined, adoptedAt?: Date) {
  const stored = kept ?? { template, script, editorAst: json['editorAst'] };
  return {
    ...openComponent(stored, newNodeId),
    revision: kept?.revision ?? component.revision,
    isKept: kept !== undefined,
    adoptedAt,
  };
}

interface OfferedWork {
  readonly work: StoredWork;
  readonly savedAt: Date;
}

/** The draft of an earlier visit; undefined if it equals the stored component. */
function findOffered({ component, template, script }: ComponentSource): OfferedWork | undefined {
  const draft = drafts.lasting.read(componentDraftId(component.id));
  const work = draft && readStoredWork(JSON.parse(draft.text));
  if (!work || (work.template === template && work.script === script)) return undefined;
  return { work, savedAt: draft.savedAt };
}
