import { benefitTextKeys, type ProductKeyParts, productNameKey } from '@coverwright/insurance/translation-keys';
import type { benefitInput, codeRuleInput, upsertL10nInput } from '../../graphql/generated/schema-types.ts';
import type { DemoCode, DemoCodes } from './demo-code.ts';
import type { DemoBenefit, DemoText } from './demo-product.ts';
import { formatJson } from './format-json.ts';

const amount: DemoText = { en: '{this|C1}', zh: '{this|C1}' };

export function toBenefitInputs(benefits: readonly DemoBenefit[]): benefitInput[] {
  return benefits.map(({ typeId, parent, optionKey, value, isValueInput }) => ({
    typeId,
    parentTypeId: parent ?? null,
    optionKey: optionKey ?? null,
    isValueInput: isValueInput ?? false,
    currencyCode: isAmount(value) ? 'HKD' : null,
    valueJsonString: value === undefined ? null : JSON.stringify(value),
  }));
}

/** The names of the product and the texts of its benefits, in both locales. */
export function toTexts(id: ProductKeyParts, name: DemoText, benefits: readonly DemoBenefit[]): upsertL10nInput[] {
  return [
    ...inBothLocales(productNameKey(id), name),
    ...benefits.flatMap(({ typeId, optionKey, ...benefit }) => {
      const itself = benefitTextKeys(id, { typeId, optionKey: '' });
      const option = benefitTextKeys(id, { typeId, optionKey: optionKey ?? '' });
      const short = benefit.short ?? (isAmount(benefit.value) ? amount : undefined);
      return [
        ...inBothLocales(itself.name, benefit.name),
        ...inBothLocales(itself.description, benefit.description),
        ...(optionKey === undefined ? [] : inBothLocales(option.name, benefit.optionName)),
        ...inBothLocales(option.value, short),
        ...inBothLocales(option.detailedValue, benefit.detailed),
      ];
    }),
  ];
}

export function toCodeRules({ discount, loading }: DemoCodes): Record<keyof DemoCodes, codeRuleInput[]> {
  return { discount: discount.map(toCodeRule), loading: loading.map(toCodeRule) };
}

function toCodeRule({ code, name, description, logic }: DemoCode): codeRuleInput {
  return { code, name, description: description ?? null, calculationLogic: formatJson(logic) };
}

/** Among the demo's values, those from 200 are amounts of money; counts and percentages are smaller. */
function isAmount(value: DemoBenefit['value']): boolean {
  return typeof value === 'number' && value >= 200;
}

function inBothLocales(key: string, text: DemoText | undefined): upsertL10nInput[] {
  if (text === undefined) return [];
  return [
    { key, locale: 'en-US', value: text.en },
    { key, locale: 'zh-HK', value: text.zh },
  ];
}
