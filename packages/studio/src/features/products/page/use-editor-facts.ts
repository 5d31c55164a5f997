/** The line that summarizes each editor of a product. */
import { useTranslation } from 'react-i18next';
import { useEffect, useState } from 'react';
import type { ProductKey } from '../../../paths/products.ts';
import { useProductContents } from '../product.api.ts';
import { loadPart } from '../../../ui/parts/load-part.ts';

export type EditorFacts = Readonly<
  Record<'pricing' | 'underwriting' | 'benefits' | 'discountCodes' | 'loadingCodes', string | undefined>
>;

/** Undefined until the product's contents are known. */
export function useEditorFacts(productId: ProductKey): EditorFacts | undefined {
  const { t } = useTranslation('products');
  const contents = useProductContents(productId);
  const pricing = useLogicFacts(contents?.pricingText ?? '');
  const underwriting = useLogicFacts(contents?.underwritingText ?? '');
  if (!contents) return undefined;
  const { benefitCount, benefitsWithOptionsCount, discountCodeCount, loadingCodeCount } = contents;
  return {
    pricing:
      contents.pricingText === ''
        ? t('editors.noLogic')
        : pricing && t('editors.variables', { count: pricing.variableCount }),
    underwriting:
      contents.underwritingText === ''
        ? t('editors.noLogic')
        : underwriting && t('editors.rules', { count: underwriting.ruleCount }),
    benefits: benefitsFact(),
    discountCodes: codesFact(discountCodeCount),
    loadingCodes: codesFact(loadingCodeCount),
  };

  function benefitsFact(): string {
    if (benefitCount === 0) return t('editors.noBenefits');
    const benefits = t('editors.benefitCount', { count: benefitCount });
    if (benefitsWithOptionsCount === 0) return benefits;
    return t('editors.benefitsWithOptions', { benefits, count: benefitsWithOptionsCount });
  }

  function codesFact(count: number): string {
    return count === 0 ? t('editors.noCodes') : t('editors.codeCount', { count });
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
