import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsoleEntry, ProblemPosition } from '../../console/console-entries.ts';
import { QuerySection, type QuerySectionHandle } from '../../query/query-section.tsx';
import { problemsIn } from '../problems/problems-in.ts';
import { SettingsSection } from '../../../../ui/editor/frame/settings-section.tsx';

export interface TemplateQuery {
  readonly value: string;
  readonly onChange: (query: string) => void;
}

const queryField = 'graphQlQuery';

interface QuerySettingsProps {
  readonly query: TemplateQuery;
  readonly entries: readonly ConsoleEntry[];
  /** The position most recently opened from the console, in any text. */
  readonly shownPosition: ProblemPosition | undefined;
}

/** The template's query, as a section of the settings panel. */
export function QuerySettings({ query, entries, shownPosition }: QuerySettingsProps) {
  const { t } = useTranslation('templateTools');
  const section = useRef<QuerySectionHandle>(null);
  const problems = useMemo(() => problemsIn(queryField, entries), [entries]);
  useEffect(() => {
    if (shownPosition?.field === queryField) section.current?.goTo(shownPosition);
  }, [shownPosition]);
  return (
    <SettingsSection heading={t('settings.query')}>
      <QuerySection ref={section} value={query.value} onChange={query.onChange} problems={problems} />
    </SettingsSection>
  );
}
