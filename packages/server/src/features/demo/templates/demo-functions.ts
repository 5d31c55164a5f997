// The rating workbook of the demo: files/term-life-rates.xlsx, which the pricing of Life Secure calls.

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
};
