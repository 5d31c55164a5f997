/** Tells in the debug console that the variables or the mock data cannot be read. */
import { excerptAtLine } from '@coverwright/insurance/excerpt';
import i18next from 'i18next';
import { ruleText } from '../../../../ui/problems/rule-text.ts';
import type { ConsoleEntry } from '../../console/console-entries.ts';
import { readPreviewText, variablesField } from './preview-texts.ts';

/** @param field which of the two texts it is, as places name it */
export function textEntries(field: string, text: string): ConsoleEntry[] {
  const read = readPreviewText(text);
  if (read.ok) return [];
  const which = field === variablesField ? 'variables' : 'mock';
  const hint = i18next.t('templateTools:hint.variables');
  if (read.reason === 'noObject') {
    const place = { field, line: 1, column: 1 };
    return [
      { at: new Date(), level: 'error', message: i18next.t(`templateTools:preview.noObject.${which}`), hint, place },
    ];
  }
  const { line, column } = read.problem;
  const message = i18next.t(`templateTools:preview.noJson.${which}`, { detail: ruleText(read.problem) });
  const excerpt = excerptAtLine(text, line, column);
  return [{ at: new Date(), level: 'error', message, hint, excerpt, place: { field, line, column } }];
}
