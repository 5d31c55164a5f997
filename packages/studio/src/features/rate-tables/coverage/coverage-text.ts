/** A combination of values without a row, in words. */
import type { CoverageGap, KeyPart } from '@coverwright/rules';
import type { useTranslation } from 'react-i18next';

type Translate = ReturnType<typeof useTranslation<'grid'>>['t'];

/** Of one key; more are counted. */
const shownParts = 12;

function partText(part: KeyPart, t: Translate): string {
  if ('value' in part) return typeof part.value === 'boolean' ? t(`tables.inputs.${part.value}`) : String(part.value);
  const { from, to, isBelow = false } = part;
  if (to === undefined) return from === undefined ? t('tables.inputs.any') : t('tables.inputs.from', { from });
  if (from === undefined) return t(isBelow ? 'tables.inputs.below' : 'tables.inputs.upTo', { to });
  return t(isBelow ? 'tables.inputs.fromBelow' : 'tables.inputs.fromTo', { from, to });
}

export function gapText({ keys }: CoverageGap, t: Translate): string {
  const texts = keys.map(({ key, parts }) => {
    const shown = parts.slice(0, shownParts).map((part) => partText(part, t));
    const others = parts.length - shown.length;
    const values = [...shown, ...(others > 0 ? [t('tables.inputs.others', { count: others })] : [])];
    return t('tables.inputs.key', { key, values: values.join(t('tables.inputs.comma')) });
  });
  return texts.length === 0 ? t('tables.inputs.any') : texts.join(t('tables.inputs.semicolon'));
}
