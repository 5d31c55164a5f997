// The logic of a discount or loading in one of the simple forms that the studio writes. Pure.
import { readCalculationForm } from '@coverwright/insurance/calculation-form';
import { parseJsonText } from '@coverwright/rules';

/** The share of the price, or the amount, in a logic of one of the simple forms. */
interface CodeForm {
  readonly ratio: number | null;
  readonly flat: number | null;
  readonly flatCurrencyCode: string | null;
}

const customForm: CodeForm = { ratio: null, flat: null, flatCurrencyCode: null };

/** All fields are null if the logic has neither form. */
export function readForm(calculationLogic: string): CodeForm {
  const parsed = parseJsonText(calculationLogic);
  const form = parsed.ok ? readCalculationForm(parsed.value) : undefined;
  if (form === undefined) return customForm;
  if (form.kind === 'ratio') return { ...customForm, ratio: form.ratio };
  return { ...customForm, flat: form.amount, flatCurrencyCode: form.currencyCode };
}
