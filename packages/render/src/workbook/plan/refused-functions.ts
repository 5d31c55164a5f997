const random = 'its result is different each time';
const environment = 'its result depends on the computer and not on the inputs';
const outside = 'it reads from outside of the workbook';
const sameResult = 'its results have not been proven to equal those of Excel';

/** By name, with the reason. */
export const refusedFunctions: ReadonlyMap<string, string> = new Map([
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
