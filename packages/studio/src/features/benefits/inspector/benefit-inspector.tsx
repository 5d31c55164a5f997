/** The right pane: the selected benefit or option, or a hint to select one. Passes on only what is displayed. */
import { useTranslation } from 'react-i18next';
import { findBenefit, findEntry } from '../benefit-tree.ts';
import { entryIdOf, isGroupOfOptions } from '../benefit.ts';
import classes from './benefit-inspector.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { ChosenBenefit, type InspectorCommands } from './chosen-benefit.tsx';
import type { EditorActions } from '../draft/editor-actions.ts';
import type { EditorState } from '../draft/editor-store.ts';

interface BenefitInspectorProps {
  readonly state: EditorState;
  readonly actions: EditorActions;
  readonly locales: readonly string[];
  readonly isSaving: boolean;
  readonly commands: InspectorCommands;
}

export function BenefitInspector({ state, actions, locales, isSaving, commands }: BenefitInspectorProps) {
  const { t } = useTranslation('benefits');
  const { selectedKey, tree } = state;
  const id = selectedKey === undefined ? undefined : entryIdOf(selectedKey);
  const found = id && findBenefit(tree, id.typeId);
  const entry = id && findEntry(tree, id);
  if (!found || !entry || selectedKey === undefined) {
    return (
      <section className={classes['inspector']} aria-labelledby="inspector-heading">
        <div className={classes['head']}>
          <h2 id="inspector-heading">{t('inspector.none')}</h2>
        </div>
        <p className={blocks['nothing']}>{t('inspector.noneText')}</p>
      </section>
    );
  }
  const isOption = entry.optionKey !== '';
  const parent = found.parentTypeId === undefined ? undefined : findBenefit(tree, found.parentTypeId)?.benefit;
  return (
    <ChosenBenefit
      key={selectedKey}
      entry={entry}
      optionCount={isOption ? 0 : found.benefit.options.length}
      isGroup={!isOption && isGroupOfOptions(found.benefit)}
      parentTypeId={found.parentTypeId}
      optionKeysOfParent={parent?.options.map(({ optionKey }) => optionKey).join(',') ?? ''}
      draft={state.drafts[selectedKey]}
      texts={state.texts[selectedKey]}
      conflict={state.conflicts[selectedKey]}
      locale={state.locale}
      locales={locales}
      isSaving={isSaving}
      actions={actions}
      commands={commands}
    />
  );
}
