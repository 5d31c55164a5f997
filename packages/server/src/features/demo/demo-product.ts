// The content of a demo product. Data only; the service writes it through the same services as user changes.
import type { Json } from '@coverwright/rules';
import type { DemoCodes } from './demo-code.ts';

/** A text in the demo's two locales. */
export interface DemoText {
  readonly en: string;
  readonly zh: string;
}

export interface DemoBenefit {
  readonly typeId: string;
  readonly parent?: string;
  readonly optionKey?: string;
  readonly value?: Json;
  readonly isValueInput?: boolean;
  /** The name of the benefit; written with its first option. */
  readonly name?: DemoText;
  /** The name of the option. */
  readonly optionName?: DemoText;
  readonly description?: DemoText;
  /** The short text of the value; defaults to {this|C1} for amounts. */
  readonly short?: DemoText;
  readonly detailed?: DemoText;
}

export interface DemoVersion {
  readonly version: string;
  readonly name: DemoText;
  readonly status: string;
  /** Days between its creation and the seeding. */
  readonly ageDays: number;
  readonly benefits: readonly DemoBenefit[];
  readonly amountLogic: Json;
  readonly underwritingRules: Json;
  readonly codes: DemoCodes;
}

export interface DemoProduct {
  readonly plan: string;
  readonly type: string;
  /** Name of one of the demo insurers. */
  readonly insurer: string;
  /** Oldest first. */
  readonly versions: readonly DemoVersion[];
}

export const demoInsurers = {
  victoriaHarbour: 'Victoria Harbour Insurance Company Limited 維港保險有限公司',
  lionRock: 'Lion Rock Health Assurance Limited 獅子山醫療保險有限公司',
  pearlDelta: 'Pearl Delta General Insurance Limited 珠江三角洲財產保險有限公司',
} as const;
