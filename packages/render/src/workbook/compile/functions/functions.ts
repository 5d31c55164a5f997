import { workdayFunctions } from './workdays.ts';
import { percentileFunctions } from './percentiles.ts';
import { distributionFunctions } from './distributions.ts';
import { characterFunctions } from './characters.ts';
import { cashFlowFunctions } from './cash-flows.ts';
import { conditionalFunctions } from './criteria.ts';
import { dateFunctions } from './dates.ts';
import { financialFunctions } from './finance.ts';
import { informationFunctions } from './information.ts';
import { lookupFunctions } from './lookup.ts';
import { mathematicalFunctions } from './mathematics.ts';
import { roundingFunctions } from './rounding.ts';
import type { FunctionSpecification } from './specification.ts';
import { statisticalFunctions } from './statistics.ts';
import { textFunctions } from './texts.ts';

/** By name. Functions that evaluate only some of their arguments are in the generator. */
export const functions: ReadonlyMap<string, FunctionSpecification> = new Map(
  [
    mathematicalFunctions,
    roundingFunctions,
    statisticalFunctions,
    conditionalFunctions,
    lookupFunctions,
    textFunctions,
    dateFunctions,
    informationFunctions,
    financialFunctions,
    workdayFunctions,
    percentileFunctions,
    distributionFunctions,
    characterFunctions,
    cashFlowFunctions,
  ].flatMap((table) => Object.entries(table)),
);
