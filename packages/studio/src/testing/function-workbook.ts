/** Workbooks for tests. */
import type { Workbook, WorkbookField } from '../features/templates/kinds/function/workbook/workbook.ts';

/** Has an input or output for each variable; the last one gets the given fields. */
export function toWorkbook(variables: readonly string[], last: Partial<WorkbookField> = {}): Workbook {
  const fields = variables.map((variable, index): WorkbookField => ({
    kind: variable.toLowerCase().startsWith('input_') ? 'input' : 'output',
    label: variable.slice(variable.indexOf('_') + 1),
    var: variable,
    dataType: 'number',
    at: `Quote!B${index + 1}`,
    shape: 'value',
    valueJsonString: '1',
    problem: null,
    differs: false,
    dependsOnClock: false,
    children: [],
    ...(index === variables.length - 1 && last),
  }));
  return {
    checkedAt: '2026-11-21T10:00:00.000Z',
    isCurrent: true,
    isUsable: true,
    problems: [],
    calculation: 'COMPILED',
    sheets: [],
    fields,
    warnings: [],
    formulaCount: 1,
    neededFormulaCount: 1,
    differences: [],
    differenceCount: 0,
    refusals: [],
    notCompiled: [],
    comparedSets: 200,
    acceptedBy: null,
    acceptedAt: null,
  };
}
