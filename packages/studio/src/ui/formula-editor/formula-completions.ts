/** What can be written at the cursor: variables, tables, functions and operators. */
import {
  isJsonObject,
  listFunctions,
  listTables,
  listVariables,
  operators,
  parseJsonText,
  type Json,
  type OperatorName,
} from '@coverwright/rules';
import { isBarePath } from '@coverwright/rules/formula';

/** A proposal of a completion list. */
export interface FormulaProposal {
  readonly kind: 'variable' | 'table' | 'function' | 'operator';
  readonly label: string;
  readonly insert: string;
  /** Where the cursor is then, in what was inserted. */
  readonly cursor: number;
  /** For an operator: what is described beside it. */
  readonly operator?: OperatorName;
}

/** Written as signs, which are shorter to type than to choose. */
const signs = /^\W+$/;
const infixWords = new Set(['and', 'or', 'in']);
/** Written differently: `!a`, `{a: b}`, a bare path, and JSON. */
const hiddenNames = new Set(['not', 'eachKey', 'var', 'preserve', 'table', 'function']);
const variablesMax = 1_000;
const variableDepthMax = 8;

/**
 * @param logicText the logic, with the variables, tables and functions that it uses
 * @param variablesText the variables that test it
 */
export function proposeFormulaWords(logicText: string, variablesText: string): readonly FormulaProposal[] {
  const parsed = parseJsonText(logicText);
  const logic = parsed.ok ? parsed.value : null;
  return [
    ...variablesOf(logic, variablesText).map((label) => plain('variable', label, label)),
    ...calls('table', listTables(logic)),
    ...calls('function', listFunctions(logic)),
    ...operatorProposals(),
  ];
}

function plain(kind: FormulaProposal['kind'], label: string, insert: string): FormulaProposal {
  return { kind, label, insert, cursor: insert.length };
}

/** With the empty name too, for one that the logic does not use yet. */
function calls(kind: 'table' | 'function', names: readonly string[]): readonly FormulaProposal[] {
  return [...names, ''].map((name) => {
    const start = `${kind}(${JSON.stringify(name)}, {`;
    const label = name === '' ? kind : `${kind}(${JSON.stringify(name)})`;
    const cursor = name === '' ? `${kind}("`.length : start.length;
    return { kind, label, insert: `${start}}, "")`, cursor, operator: kind };
  });
}

function operatorProposals(): readonly FormulaProposal[] {
  const shown = operators.filter(({ name }) => !signs.test(name) && !hiddenNames.has(name));
  const called = shown.map(({ name }): FormulaProposal => {
    const insert = infixWords.has(name) ? `${name} ` : `${name}()`;
    const cursor = infixWords.has(name) ? insert.length : insert.length - 1;
    return { kind: 'operator', label: name, insert, cursor, operator: name };
  });
  return [...called, { ...plain('operator', 'not', 'not '), operator: '!' }];
}

function variablesOf(logic: Json, variablesText: string): readonly string[] {
  const read = listVariables(logic).flatMap(({ path, dynamic }) => (dynamic ? [] : [path]));
  const typed = parseJsonText(variablesText);
  const given = typed.ok ? pathsIn(typed.value, '', variableDepthMax) : [];
  return [...new Set([...read, ...given])].filter(isBarePath).slice(0, variablesMax);
}

function pathsIn(value: Json, prefix: string, depth: number): readonly string[] {
  if (!isJsonObject(value) || depth === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = prefix + name;
    return [path, ...pathsIn(inner, `${path}.`, depth - 1)];
  });
}
