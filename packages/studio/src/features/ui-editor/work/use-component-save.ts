/** The record of the open component: saves the template generated from the tree, the tree, and the script together. */
import { toEditorAst } from '@coverwright/component-tree/editor-ast';
import { generateTemplate } from '@coverwright/component-tree/generate';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Content } from '../../../ui/editor/record/record.ts';
import type { DraftOptions } from '../../../ui/editor/record/record-draft.ts';
import { toShownRecord } from '../../../ui/editor/record/shown-record.ts';
import { useRecord, useRecordState } from '../../../ui/editor/record/use-record.ts';
import { drafts } from '../../../ui/editor/record/studio-drafts.ts';
import { useUpdateComponent, type ComponentSource } from '../../components/components.api.ts';
import { beginWork, type ComponentWork, type Source } from './component-work.ts';
import { componentDraftId, toStoredWork, workDraftKey, type OpenedWork } from './opened-component.ts';
import type { WorkStore } from './work-store.ts';

export function useComponentSave({ component, json }: ComponentSource, store: WorkStore, opened: OpenedWork) {
  const { t } = useTranslation('uiEditor');
  const { id } = component;
  const update = useUpdateComponent(id);
  /** The stored JSON, and the source stored with it; undefined if the work is based on something else. */
  const [base, setBase] = useState({ json, source: opened.isKept ? undefined : opened.source });
  const [content] = useState(() => contentOf(store));
  const record = useRecord<ComponentWork, string>({
    content,
    opened: {
      form: opened.isKept ? { ...beginWork(opened.source), version: keptVersion } : store.get().work,
      revision: opened.revision,
    },
    draft: draftOf(id),
    isDirty: (work, saved) => work.version !== saved.version,
    send: async ({ document, script }, { expectedRevision }) => {
      const { editorScript: _old, ...others } = base.json;
      const stored = {
        ...others,
        editorAst: toEditorAst(document),
        ...(script.trim() !== '' && { editorScript: script }),
      };
      const input = { vueTemplate: generateTemplate(document), componentJsonString: JSON.stringify(stored) };
      const revision = await update(input, expectedRevision);
      return { revision, after: () => setBase((last) => ({ ...last, source: { document, script } })) };
    },
  });
  const { adoptedAt } = opened;
  useEffect(() => {
    if (adoptedAt) record.draft?.adopt(adoptedAt);
  }, [record, adoptedAt]);
  const state = useRecordState(record);
  const { saved } = state;
  const send = (save: () => Promise<void>) => () => {
    store.applyInput();
    void save();
  };
  return {
    ...toShownRecord(record, state, t('notSaved')),
    record,
    base: base.source,
    noteRenamed: (to: string | undefined) =>
      record.handle({ kind: 'partSaved', update: (work) => work, from: saved.revision, to }),
    save: send(record.save),
    overwrite: send(record.overwrite),
    /** The work contains the other user's version too, so it is saved over that version. */
    takeOver: (theirs: ComponentSource, source: Source | undefined) => {
      record.handle({ kind: 'based', saved: { form: saved.form, revision: theirs.component.revision } });
      setBase({ json: theirs.json, source });
    },
    /** Discards the draft, before the stored version is opened. */
    giveUp: () => void record.giveUpDraft(),
  };
}

/** For a crash of the tab, work is stored in the browser, as no server stores it. */
function draftOf(componentId: string): DraftOptions<ComponentWork> {
  const id = componentDraftId(componentId);
  return {
    key: workDraftKey(componentId),
    toKept: ({ form, saved, isDirty }) => (isDirty ? toStoredWork(form, saved.revision) : undefined),
    lasting: {
      id,
      toStored: (work, { revision }) => toStoredWork(work, revision),
      save: async ({ form }) => Promise.resolve(drafts.lasting.keep(id, JSON.stringify(form))),
      discard: async () => Promise.resolve(drafts.lasting.drop(id)),
    },
  };
}

/** The work, ignoring its selection. */
function contentOf(store: WorkStore): Content<ComponentWork> {
  let { work } = store.get();
  const get = (): ComponentWork => {
    const now = store.get().work;
    if (now.version !== work.version) ({ work } = store.get());
    return work;
  };
  return { get, subscribe: store.follow };
}

/** Of no work: what was opened from a draft differs from what is stored. */
const keptVersion = -1;
