/** The line that summarizes each editor of a product. */
import { useTranslation } from 'react-i18next';
import { useEffect, useState } from 'react';
import type { ProductKey } from '../../../paths/products.ts';
import { useProductContents } from '../product.api.ts';
import { loadPart } from '../../../ui/parts/load-part.ts';

export interface EditorFact {
  /** Undefined until the content is counted. */
  readonly text: string | undefined;
  readonly isEmpty: boolean;
}

export type EditorFacts = Readonly<
  Record<'pricing' | 'underwriting' | 'benefits' | 'discountCodes' | 'loadingCodes', EditorFact>
>;

/**
 * Undefined until the product's contents are known.
 * @param mayWrite whether the user can add what is missing
 */
export function useEditorFacts(productId: ProductKey, mayWrite: boolean): EditorFacts | undefined {
  const { t } = useTranslation('productPage');
  const contents = useProductContents(productId);
  const pricing = useLogicFacts(contents?.pricingText ?? '');
  const underwriting = useLogicFacts(contents?.underwritingText ?? '');
  if (!contents) return undefined;
  const { benefitCount, benefitsWithOptionsCount, discountCodeCount, loadingCodeCount } = contents;
  return {
    pricing: logicFact(
      contents.pricingText,
      'noPricing',
      pricing && t('editors.variables', { count: pricing.variableCount }),
    ),
    underwriting: logicFact(
      contents.underwritingText,
      'noRules',
      underwriting && t('editors.rules', { count: underwriting.ruleCount }),
    ),
    benefits: benefitCount === 0 ? empty('noBenefits') : { text: benefitsText(), isEmpty: false },
    discountCodes: codesFact(discountCodeCount, 'noDiscountCodes'),
    loadingCodes: codesFact(loadingCodeCount, 'noLoadingCodes'),
  };

  function empty(next: 'noPricing' | 'noRules' | 'noBenefits' | 'noDiscountCodes' | 'noLoadingCodes'): EditorFact {
    return { text: t(`editors.${mayWrite ? next : 'none'}`), isEmpty: true };
  }

  function logicFact(logic: string, next: 'noPricing' | 'noRules', text: string | undefined): EditorFact {
    return logic === '' ? empty(next) : { text, isEmpty: false };
  }

  function benefitsText(): string {
    const benefits = t('editors.benefitCount', { count: benefitCount });
    if (benefitsWithOptionsCount === 0) return benefits;
    return t('editors.benefitsWithOptions', { benefits, count: benefitsWithOptionsCount });
  }

  function codesFact(count: number, next: 'noDiscountCodes' | 'noLoadingCodes'): EditorFact {
    return count === 0 ? empty(next) : { text: t('editors.codeCount', { count }), isEmpty: false };
  }
}

interface LogicFacts {
  readonly variableCount: number;
  readonly ruleCount: number;
}

/** Undefined until the logic is parsed, and if there is no logic. */
function useLogicFacts(logicText: string): LogicFacts | undefined {
  const [counted, setCounted] = useState<LogicFacts & { readonly logicText: string }>();
  useEffect(() => {
    if (logicText === '') return undefined;
    let isCurrent = true;
    const count = async () => {
      const { countRules, countVariables } = await loadPart(() => import('./logic-facts.ts'));
      const facts = { variableCount: countVariables(logicText), ruleCount: countRules(logicText) };
      if (isCurrent) setCounted({ ...facts, logicText });
    };
    void count();
    return () => {
      isCurrent = false;
    };
  }, [logicText]);
  return counted?.logicText === logicText ? counted : undefined;
}
