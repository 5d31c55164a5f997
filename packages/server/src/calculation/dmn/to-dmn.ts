// Exports a decision table as a DMN 1.3 model. Pure.
import {
  type DecisionTable,
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  parseLogicText,
  printCondition,
  readDecide,
} from '@coverwright/rules';
import { shorten } from '@coverwright/insurance/shorten';
import { toJsonSentence, toSentence } from '../../errors/rule-problem.ts';
import { type Problem, UserError } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';
import { exportedNamespace, hitPolicyNames } from './dmn-names.ts';
import { printLiteral } from './feel-literals.ts';

const path = 'decideJsonString';
const maxShownLength = 60;
/** Of the names in the model, as DMN requires one. */
const ownNamespace = 'https://coverwright.example/dmn';

function escape(text: string): string {
  const named: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\n': '&#10;',
    '\r': '&#13;',
    '\t': '&#9;',
  };
  return text.replaceAll(/[&<>"\n\r\t]/g, (character) => named[character] ?? character);
}

/** Characters that XML does not have cannot be exported, not even escaped. */
function isWritable(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isControl = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d;
    if (isControl || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff) return false;
  }
  return true;
}

function textElement(name: string, id: string, text: string, attributes = ''): string {
  return `<${name} id="${id}"${attributes}><text>${escape(text)}</text></${name}>`;
}

function typeRefOf(type: string | undefined): string {
  return type === undefined ? '' : ` typeRef="${type === 'text' ? 'string' : type}"`;
}

function variableOf(logic: Json, column: string): string {
  const name = isJsonObject(logic) && Object.keys(logic).length === 1 ? logic['var'] : undefined;
  const [only, ...others] = isJsonList(name) ? name : [name];
  if (typeof only === 'string' && only !== '' && others.length === 0) return only;
  throw new UserError({
    code: 'INVALID',
    ...say('DMN_INPUT_CALCULATED', { column: shorten(column, maxShownLength) }),
    path,
  });
}

function printInput({ name, type }: DecisionTable['columns'][number], index: number, keys: JsonObject): string {
  const variable = variableOf(keys[name] ?? null, name);
  const expression = textElement('inputExpression', `expression_${index + 1}`, variable, typeRefOf(type));
  return `<input id="input_${index + 1}" label="${escape(name)}">${expression}</input>`;
}

function printOutput({ outputs, default: given }: DecisionTable, index: number): string {
  const { name = '', values } = outputs[index] ?? {};
  const listed = values && textElement('outputValues', `values_${index + 1}`, values.map(printLiteral).join(', '));
  const own = outputs.length > 1 && isJsonObject(given) ? given[name] : outputs.length > 1 ? undefined : given;
  const fallback =
    own === undefined ? '' : textElement('defaultOutputEntry', `default_${index + 1}`, printLiteral(own));
  return `<output id="output_${index + 1}" name="${escape(name)}">${listed ?? ''}${fallback}</output>`;
}

function printRow({ conditions, outcomes }: DecisionTable['rows'][number], row: number): string {
  const id = `rule_${row + 1}`;
  const cells = [
    ...conditions.map((one, at) => textElement('inputEntry', `${id}_in_${at + 1}`, printCondition(one))),
    ...outcomes.map((one, at) => textElement('outputEntry', `${id}_out_${at + 1}`, printLiteral(one))),
  ];
  return `<rule id="${id}">${cells.join('')}</rule>`;
}

/** Throws a UserError for logic that is anything else than one `decide` of variables. */
export function toDmn(decideJsonString: string, name: string): string {
  const parsed = parseLogicText(decideJsonString);
  if (!parsed.ok) throw new UserError({ code: 'INVALID', ...toJsonSentence(parsed), path });
  const call = readDecide(parsed.value);
  if (call === undefined) throw new UserError({ code: 'INVALID', ...say('DECIDE_NEEDED'), path });
  const { read, keys } = call;
  if (!read.ok)
    throw new UserError(...read.problems.map((one): Problem => ({ code: 'INVALID', ...toSentence(one), path })));
  const { table } = read;
  const [hit, aggregation] = hitPolicyNames[table.hit];
  const attributes = `hitPolicy="${hit}"${aggregation === undefined ? '' : ` aggregation="${aggregation}"`}`;
  const shown = escape(name);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<definitions xmlns="${exportedNamespace}" id="definitions" name="${shown}" namespace="${ownNamespace}">`,
    `<decision id="decision" name="${shown}">`,
    `<variable id="variable" name="${shown}"/>`,
    `<decisionTable id="table" ${attributes}>`,
    ...table.columns.map((column, index) => printInput(column, index, keys)),
    ...table.outputs.map((_, index) => printOutput(table, index)),
    ...table.rows.map(printRow),
    '</decisionTable>',
    '</decision>',
    '</definitions>',
    '',
  ].join('\n');
  if (isWritable(xml)) return xml;
  throw new UserError({ code: 'INVALID', ...say('DMN_CHARACTER_UNFIT'), path });
}
