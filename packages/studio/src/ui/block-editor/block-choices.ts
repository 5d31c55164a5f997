/** What a new block can be, and what can be written around one: values, inputs, rate tables and operators. */
import { operators, type OperatorName } from '@coverwright/rules';
import { newBlock, wrapperOf } from '@coverwright/rules/blocks';
import type { LogicWords, TableWords } from '../logic-editor/views/logic-words.ts';

export interface BlockChoice {
  readonly id: string;
  readonly kind: 'value' | 'variable' | 'table' | 'operator';
  /** The operator, path or table; of a value its kind. */
  readonly name: string;
  readonly operator?: OperatorName;
  readonly detail?: string;
  /** The JSON text of the new block. */
  readonly json: string;
}

const values = { number: '0', text: '""', boolean: 'true', list: '[]', variable: '{"var": "name"}' } as const;
type ValueName = keyof typeof values;
export const valueNames: readonly ValueName[] = ['number', 'text', 'boolean', 'list', 'variable'];

/** Written differently, so that they are not chosen by mistake. */
const hidden: ReadonlySet<OperatorName> = new Set<OperatorName>(['var', '?:', 'not', 'every']);

export function choicesForNew(words: LogicWords): readonly BlockChoice[] {
  return [
    ...valueNames.map((name): BlockChoice => ({ id: `value ${name}`, kind: 'value', name, json: values[name] })),
    ...words.inputs.map(({ path, label }): BlockChoice => {
      const json = `{"var": ${JSON.stringify(path)}}`;
      return { id: `variable ${path}`, kind: 'variable', name: path, json, ...(label !== '' && { detail: label }) };
    }),
    ...words.tables.flatMap(lookupsIn),
    ...operators
      .filter(({ name }) => !hidden.has(name))
      .map(({ name }): BlockChoice => ({ id: name, kind: 'operator', name, operator: name, json: newBlock(name) })),
  ];
}

export function choicesAround(): readonly BlockChoice[] {
  return operators
    .filter(({ name }) => !hidden.has(name) && wrapperOf(name) !== undefined)
    .map(({ name }): BlockChoice => ({ id: name, kind: 'operator', name, operator: name, json: newBlock(name) }));
}

function lookupsIn({ name, keys, columns }: TableWords): readonly BlockChoice[] {
  const members = keys.map((key) => `${JSON.stringify(key)}: null`).join(', ');
  return columns.map((column) => ({
    id: `table ${JSON.stringify([name, column])}`,
    kind: 'table',
    name: `${name} · ${column}`,
    operator: 'table',
    detail: keys.join(', '),
    json: `{"table": [${JSON.stringify(name)}, {"eachKey": {${members}}}, ${JSON.stringify(column)}]}`,
  }));
}

/** Those whose name or description has each of the words; names that begin with the text come first. */
export function searchChoices(
  choices: readonly BlockChoice[],
  typed: string,
  textOf: (choice: BlockChoice) => string,
): readonly BlockChoice[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return choices;
  const words = wanted.split(/\s+/);
  const matching = choices.filter((choice) => {
    const text = `${choice.name} ${textOf(choice)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const rank = ({ name }: BlockChoice) => (name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return matching.toSorted((left, right) => rank(left) - rank(right));
}
