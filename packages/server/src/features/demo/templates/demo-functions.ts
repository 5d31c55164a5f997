// The demo's rating workbook: files/term-life-rates.xlsx, called by the pricing of Life Secure.

import type { JsonObject } from '@coverwright/rules';
import type { createFunctionTemplateInput } from '../../../graphql/generated/schema-types.ts';

interface DemoFunction extends createFunctionTemplateInput {
  readonly ageDays: number;
  readonly logicalId: string;
  readonly fileKey: string;
}

export const demoFunction: DemoFunction = {
  ageDays: 58,
  name: 'Term life rates',
  description:
    'Premium of term life cover by age, term, sum insured and smoking. Called by the pricing of Life Secure.',
  logicalId: 'term_life_rates',
  fileKey: 'products/life/term life rates.xlsx',
  inputs: [
    { name: 'age', liquid: '{{ age | default: 35 }}' },
    { name: 'sum', liquid: '{{ sum | default: 1000000 }}' },
    { name: 'term', liquid: '{{ term | default: 20 }}' },
    { name: 'smoker', liquid: '{{ smoker | default: false }}' },
  ],
  outputs: [{ name: 'rate' }, { name: 'premium' }, { name: 'monthly' }],
  savedCalls: [
    savedCall('Non-smoker of 35', { smoker: false }, { rate: 1.6112, premium: 1611.2, monthly: 139.64 }),
    savedCall('Smoker of 35', { smoker: true }, { rate: 3.0613, premium: 3061.3, monthly: 265.31 }),
  ],
};

/** One million for 20 years, from age 35. */
function savedCall(name: string, inputs: JsonObject, outputs: JsonObject) {
  const all = { age: 35, sum: 1_000_000, term: 20, ...inputs };
  return { name, inputsJsonString: JSON.stringify(all), outputsJsonString: JSON.stringify(outputs) };
}
