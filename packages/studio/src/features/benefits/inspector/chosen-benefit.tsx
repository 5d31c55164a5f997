/** The selected benefit or option: its identity, value, texts and the customers' view, with Update at the bottom. */
import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import { ConflictNote } from '../../../ui/editor/conflict/conflict-note.tsx';
import type { OpenedMerge } from '../../../ui/editor/record/record-merge.ts';
import { ReadOnlyFields, useIsReadOnly } from '../../../ui/read-only.tsx';
import {
  isDraftDirty,
  toKeys,
  toValueForm,
  withDraft,
  type BenefitDraft,
  type ValueForm,
} from '../draft/benefit-draft.ts';
import classes from './benefit-inspector.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { benefitName } from '../benefit-name.ts';
import { BenefitTexts } from './benefit-texts.tsx';
import { BenefitValueFields } from './benefit-value-fields.tsx';
import { entryKey, type BenefitEntry } from '../benefit.ts';
import type { EditorActions } from '../draft/editor-actions.ts';
import type { EntryTexts } from '../draft/editor-store.ts';

const isMac = /mac/i.test(navigator.platform);

/** Commands for the selected entry. They must be stable functions, so that unchanged parts do not rerender. */
export interface InspectorCommands {
  readonly update: () => void;
  readonly overwrite: (key: string) => void;
  readonly merge: () => Promise<OpenedMerge | undefined>;
  readonly addChild: () => void;
  readonly addOption: () => void;
  readonly remove: () => void;
  readonly reloadTheirs: (key: string) => void;
}

interface ChosenBenefitProps {
  readonly entry: BenefitEntry;
  readonly optionCount: number;
  /** The benefit has no value of its own. */
  readonly isGroup: boolean;
  readonly parentTypeId: string | undefined;
  /** Comma-separated. */
  readonly optionKeysOfParent: string;
  readonly draft: BenefitDraft | undefined;
  readonly texts: EntryTexts | undefined;
  readonly conflict: Problem | undefined;
  readonly locale: string;
  readonly locales: readonly string[];
  readonly isSaving: boolean;
  readonly actions: EditorActions;
  readonly commands: InspectorCommands;
}

export const ChosenBenefit = memo(function ChosenBenefit(props: ChosenBenefitProps) {
  const { entry, optionCount, isGroup, draft, texts, conflict, locale, locales, isSaving, actions, commands } = props;
  const { t } = useTranslation('benefits');
  const isReadOnly = useIsReadOnly();
  const { typeId, optionKey } = entry;
  const typeValue = useCallback(
    (changes: Partial<ValueForm>) => actions.typeValue({ typeId, optionKey }, changes),
    [actions, typeId, optionKey],
  );
  const form = draft?.value?.form ?? toValueForm(entry);
  const shown = withDraft(entry, draft, locale);
  const key = entryKey(entry);
  return (
    <section className={classes['inspector']} aria-labelledby="inspector-heading" data-inspector>
      <InspectorHead name={benefitName(shown)} commands={isReadOnly ? undefined : commands} />
      <div className={blocks['scroll']}>
        {conflict ? (
          <div className={classes['section']}>
            <ConflictNote
              problem={conflict}
              title={t('conflict.title')}
              onReload={() => commands.reloadTheirs(key)}
              onOverwrite={() => commands.overwrite(key)}
              onMerge={commands.merge}
            />
          </div>
        ) : null}
        <ReadOnlyFields>
          <Identity
            typeId={typeId}
            optionKey={optionKey}
            isGroup={isGroup}
            parentTypeId={props.parentTypeId}
            optionKeysOfParent={props.optionKeysOfParent}
            parentOptionKeys={form.parentOptionKeys}
            onChange={typeValue}
          />
        </ReadOnlyFields>
        <section className={classes['section']} aria-labelledby="value-heading" data-value>
          <h3 id="value-heading">{t('inspector.valueHeading')}</h3>
          {isGroup ? (
            <p className={classes['note']}>{t('inspector.groupNote')}</p>
          ) : (
            <ReadOnlyFields>
              <BenefitValueFields entry={entry} draft={draft} onChange={typeValue} />
            </ReadOnlyFields>
          )}
        </section>
        <BenefitTexts
          entry={entry}
          shown={shown}
          optionCount={optionCount}
          texts={texts}
          draft={draft}
          treeLocale={locale}
          locales={locales}
          actions={actions}
        />
      </div>
      {isReadOnly ? null : (
        <InspectorFoot isDirty={isDraftDirty(draft, entry)} isSaving={isSaving} commands={commands} />
      )}
    </section>
  );
});

const InspectorHead = memo(function InspectorHead({
  name,
  commands,
}: {
  name: string;
  /** Undefined for users without the right. */
  commands: InspectorCommands | undefined;
}) {
  const { t } = useTranslation('benefits');
  const plus = <IconPlus size={14} stroke={1.75} aria-hidden />;
  return (
    <div className={classes['head']}>
      <h2 id="inspector-heading" dir="auto">
        {name}
      </h2>
      {commands ? (
        <>
          <Button variant="subtle" size="xs" leftSection={plus} onClick={commands.addChild}>
            {t('addChild')}
          </Button>
          <Button variant="subtle" size="xs" leftSection={plus} onClick={commands.addOption}>
            {t('addOption')}
          </Button>
        </>
      ) : null}
    </div>
  );
});

interface IdentityProps {
  readonly typeId: string;
  readonly optionKey: string;
  readonly isGroup: boolean;
  readonly parentTypeId: string | undefined;
  readonly optionKeysOfParent: string;
  readonly parentOptionKeys: string;
  readonly onChange: (changes: Partial<ValueForm>) => void;
}

const Identity = memo(function Identity(props: IdentityProps) {
  const { typeId, optionKey, isGroup, parentTypeId, optionKeysOfParent, parentOptionKeys, onChange } = props;
  const { t } = useTranslation('benefits');
  const known = new Set(optionKeysOfParent.split(','));
  const unknown = toKeys(parentOptionKeys).filter((key) => !known.has(key));
  return (
    <div className={classes['section']}>
      <div className={blocks['pair']}>
        <TextInput label={t('column.typeId')} className="cw-typed-keyword" readOnly value={typeId} />
        {optionKey === '' ? (
          <TextInput
            label={t('inspector.parent')}
            className={parentTypeId === undefined ? '' : 'cw-typed-keyword'}
            readOnly
            value={parentTypeId ?? t('inspector.noParent')}
          />
        ) : (
          <TextInput label={t('inspector.optionKey')} className="cw-typed-keyword" readOnly value={optionKey} />
        )}
      </div>
      <p className={classes['hint']}>{t('inspector.typeIdFixed')}</p>
      {parentTypeId === undefined || isGroup ? null : (
        <TextInput
          label={t('inspector.parentOptionKeys')}
          description={t('inspector.parentOptionKeysHint')}
          className="cw-typed-keyword"
          autoComplete="off"
          value={parentOptionKeys}
          error={
            unknown.length === 0
              ? undefined
              : t('inspector.unknownKeys', { parent: parentTypeId, keys: unknown.join(', ') })
          }
          onChange={(event) => onChange({ parentOptionKeys: event.currentTarget.value })}
        />
      )}
    </div>
  );
});

interface InspectorFootProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly commands: InspectorCommands;
}

const InspectorFoot = memo(function InspectorFoot({ isDirty, isSaving, commands }: InspectorFootProps) {
  const { t } = useTranslation('benefits');
  return (
    <div className={classes['foot']}>
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
        onClick={commands.remove}
      >
        {t('remove')}
      </Button>
      <kbd>{t(isMac ? 'updateKeysMac' : 'updateKeys')}</kbd>
      <Button variant="filled" loading={isSaving} disabled={!isDirty} onClick={commands.update}>
        {t('update')}
      </Button>
    </div>
  );
});
