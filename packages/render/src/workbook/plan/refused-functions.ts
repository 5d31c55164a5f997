import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';

const random = say('FORMULA_FUNCTION_RANDOM');
const environment = say('FORMULA_FUNCTION_OF_ENVIRONMENT');
const outside = say('FORMULA_FUNCTION_FROM_OUTSIDE');
const sameResult = say('FORMULA_FUNCTION_UNPROVEN');

/** By name, with the reason. */
export const refusedFunctions: ReadonlyMap<string, Sentence> = new Map([
  ...['RAND', 'RANDBETWEEN', 'RANDARRAY'].map((name) => [name, random] as const),
  ...['CELL', 'INFO', 'SHEET', 'SHEETS', 'FORMULATEXT', 'ISFORMULA'].map((name) => [name, environment] as const),
  ...['WEBSERVICE', 'FILTERXML', 'ENCODEURL', 'RTD', 'CALL', 'REGISTER.ID', 'DDE', 'STOCKHISTORY', 'IMAGE'].map(
    (name) => [name, outside] as const,
  ),
  ...[
    'CUBEVALUE',
    'CUBEMEMBER',
    'CUBESET',
    'CUBERANKEDMEMBER',
    'CUBEKPIMEMBER',
    'CUBEMEMBERPROPERTY',
    'CUBESETCOUNT',
    'GETPIVOTDATA',
    'PY',
  ].map((name) => [name, outside] as const),
  ['AGGREGATE', sameResult],
]);

export const clockFunctions: ReadonlySet<string> = new Set(['TODAY', 'NOW']);
