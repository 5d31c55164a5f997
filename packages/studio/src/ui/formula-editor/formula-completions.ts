/** What can be written at the cursor: variables, tables, functions and operators. */
import {
  isJsonObject,
  listFunctions,
  listTables,
  listVariables,
  operators,
  parseJsonText,
  type Json,
} from '@coverwright/rules';
import { isBarePath } from '@coverwright/rules/formula';
import type { LogicWords } from '../logic-editor/views/logic-words.ts';
import { proposalOrder, type FormulaProposal } from './formula-proposal.ts';
import { lookupProposals } from './lookup-proposals.ts';

/** Written as signs, which are shorter to type than to choose. */
const signs = /^\W+$/;
const infixWords = new Set(['and', 'or', 'in']);
/** Written differently: `!a`, `{a: b}`, a bare path, and JSON. */
const hiddenNames = new Set(['not', 'eachKey', 'var', 'preserve', 'table', 'function']);
const usualNames = new Set(['if', 'min', 'max', 'round', 'and', 'or', 'not']);
/** For programmers. */
const rareNames = new Set(['reduce', 'throw', 'pipe', 'try', 'get', 'val', 'merge', 'keys', 'missing_some']);
const variablesMax = 1_000;
const variableDepthMax = 8;

/**
 * @param logicText the logic, with the variables, tables and functions that it uses
 * @param variablesText the variables that test it
 */
export function proposeFormulaWords(
  logicText: string,
  variablesText: string,
  words: LogicWords,
): readonly FormulaProposal[] {
  const parsed = parseJsonText(logicText);
  const logic = parsed.ok ? parsed.value : null;
  const variables = variablesOf(logic, variablesText, words);
  const known = new Set(words.tables.map(({ name }) => name));
  const labels = new Map(words.inputs.map(({ path, label }) => [path, label]));
  const inputs = new Set(words.declared.map(({ path }) => path));
  const unknown = listTables(logic).filter((name) => !known.has(name));
  return [
    ...variables.map((path) => ({
      ...plain('variable', path, path),
      order: inputs.has(path) || labels.has(path) ? proposalOrder.input : proposalOrder.variable,
      ...detailOf(labels.get(path)),
    })),
    ...words.tables.flatMap((table) => lookupProposals(table, variables)),
    // A table that exists is proposed with its keys.
    ...calls('table', known.size > 0 ? unknown : [...unknown, '']),
    // For one that the logic does not use yet, too.
    ...calls('function', [...listFunctions(logic), '']),
    ...operatorProposals(),
  ];
}

function detailOf(label: string | undefined): { readonly detail?: string } {
  return label === undefined || label === '' ? {} : { detail: label };
}

function plain(kind: FormulaProposal['kind'], label: string, insert: string): Omit<FormulaProposal, 'order'> {
  return { kind, label, insert, cursor: insert.length };
}

function calls(kind: 'table' | 'function', names: readonly string[]): readonly FormulaProposal[] {
  return names.map((name) => {
    const start = `${kind}(${JSON.stringify(name)}, {`;
    const label = name === '' ? kind : `${kind}(${JSON.stringify(name)})`;
    const cursor = name === '' ? `${kind}("`.length : start.length;
    const order = name === '' ? proposalOrder.operator : proposalOrder.called;
    return { kind, order, label, insert: `${start}}, "")`, cursor, operator: kind };
  });
}

function operatorProposals(): readonly FormulaProposal[] {
  const shown = operators.filter(({ name }) => !signs.test(name) && !hiddenNames.has(name));
  const called = shown.map(({ name }): FormulaProposal => {
    const insert = infixWords.has(name) ? `${name} ` : `${name}()`;
    const cursor = infixWords.has(name) ? insert.length : insert.length - 1;
    return { kind: 'operator', order: orderOf(name), label: name, insert, cursor, operator: name };
  });
  return [...called, { ...plain('operator', 'not', 'not '), order: orderOf('not'), operator: '!' }];
}

function orderOf(name: string): number {
  if (usualNames.has(name)) return proposalOrder.usual;
  return rareNames.has(name) ? proposalOrder.rare : proposalOrder.operator;
}

function variablesOf(logic: Json, variablesText: string, { inputs }: LogicWords): readonly string[] {
  const declared = inputs.map(({ path }) => path);
  const read = listVariables(logic).flatMap(({ path, dynamic }) => (dynamic ? [] : [path]));
  const typed = parseJsonText(variablesText);
  const given = typed.ok ? pathsIn(typed.value, '', variableDepthMax) : [];
  return [...new Set([...declared, ...read, ...given])].filter(isBarePath).slice(0, variablesMax);
}

function pathsIn(value: Json, prefix: string, depth: number): readonly string[] {
  if (!isJsonObject(value) || depth === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = prefix + name;
    return [path, ...pathsIn(inner, `${path}.`, depth - 1)];
  });
}
