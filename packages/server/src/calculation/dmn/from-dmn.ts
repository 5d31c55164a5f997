// Imports a decision table from a DMN model, versions 1.2 to 1.5. What cannot be imported is named with its cell. Pure.
import { shorten } from '@coverwright/insurance/shorten';
import { hitPolicies, type HitPolicy, type Json, readDecisionTable } from '@coverwright/rules';
import { type Problem, UserError } from '../../errors/user-error.ts';
import { toSentence } from '../../errors/rule-problem.ts';
import { say } from '../../sentences/say.ts';
import { dmnNamespaces, hitPolicyNames } from './dmn-names.ts';
import { readLiterals } from './feel-literals.ts';
import { readXml, type XmlElement } from './read-xml.ts';

export interface ImportedDecision {
  readonly name: string;
  readonly decideJsonString: string;
}

const maxShownLength = 60;
const maxProblems = 100;

function problem(sentence: ReturnType<typeof say>): Problem {
  return { code: 'INVALID', ...sentence, path: 'xml' };
}

/** Elements of DMN: extensions of other vendors have another prefix, or a namespace of their own. */
class Model {
  readonly root: XmlElement;
  readonly #prefix: string;

  constructor(text: string) {
    this.root = readXml(text);
    const colon = this.root.name.indexOf(':');
    this.#prefix = this.root.name.slice(0, colon + 1);
    const namespace = this.root.attributes[colon === -1 ? 'xmlns' : `xmlns:${this.#prefix.slice(0, -1)}`] ?? '';
    if (this.root.name !== `${this.#prefix}definitions` || !dmnNamespaces.has(namespace))
      throw new UserError(
        problem(say('DMN_VERSION_UNKNOWN', { given: shorten(namespace || this.root.name, maxShownLength) })),
      );
  }

  list(parent: XmlElement | undefined, name: string): XmlElement[] {
    const full = this.#prefix + name;
    return (parent?.children ?? []).filter((child) => child.name === full && child.attributes['xmlns'] === undefined);
  }

  find(parent: XmlElement | undefined, name: string): XmlElement | undefined {
    return this.list(parent, name)[0];
  }

  textOf(parent: XmlElement | undefined): string {
    return (this.find(parent, 'text')?.text ?? '').trim();
  }
}

interface NamedTable {
  readonly name: string;
  readonly table: XmlElement;
}

function listTables(model: Model): NamedTable[] {
  return model.list(model.root, 'decision').flatMap((decision) => {
    const table = model.find(decision, 'decisionTable');
    return table === undefined ? [] : [{ name: decision.attributes['name'] ?? '', table }];
  });
}

function chooseTable(tables: readonly NamedTable[], wanted: string | null | undefined): NamedTable {
  const names = tables
    .map(({ name }) => shorten(name, maxShownLength))
    .slice(0, 20)
    .join(', ');
  const [first] = tables;
  if (first === undefined) throw new UserError(problem(say('DMN_TABLE_MISSING')));
  if (wanted !== null && wanted !== undefined) {
    const found = tables.find(({ name }) => name === wanted);
    if (found !== undefined) return found;
    const sentence = say('DMN_DECISION_UNKNOWN', { name: shorten(wanted, maxShownLength), names });
    throw new UserError({ code: 'NOT_FOUND', ...sentence, path: 'decision' });
  }
  if (tables.length > 1)
    throw new UserError({ code: 'REQUIRED', ...say('DMN_DECISION_NEEDED', { names }), path: 'decision' });
  return first;
}

/** A variable, whose name may have several words. */
const variable = /^[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+)*(?:\.[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+)*)*$/u;
const keywords = /(?:^| )(?:and|or|in|if|then|else|for|some|every|between|instance|satisfies|return)(?: |$)/;

/** Words that are neither in quotes nor of the language are names of variables. */
function hasVariable(condition: string): boolean {
  const rest = condition
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/\bdate\s*\(|\bnot\s*\(|\btrue\b|\bfalse\b/g, '');
  return /\p{L}/u.test(rest);
}

class TableImport {
  readonly problems: Problem[] = [];
  readonly #model: Model;
  readonly #table: XmlElement;
  readonly #name: string;

  constructor(model: Model, { name, table }: NamedTable) {
    this.#model = model;
    this.#table = table;
    this.#name = name;
  }

  read(): Json {
    const hit = this.#hitPolicy();
    const keys = this.#inputs();
    const outputs = this.#outputs();
    const columns = [...keys.keys()];
    const rows = this.#model
      .list(this.#table, 'rule')
      .map((rule, row) => [...this.#conditions(rule, row, columns), ...this.#outcomes(rule, row, outputs)]);
    const fallback = this.#default(outputs);
    const values = outputs.map(({ name, values: listed }) => ({
      name,
      ...(listed !== undefined && { values: listed }),
    }));
    const table = { hit, outputs: values, rows, ...(fallback !== undefined && { default: fallback }) };
    if (this.problems.length === 0) {
      const read = readDecisionTable(columns, table);
      if (!read.ok)
        for (const { reason, parameters, message } of read.problems)
          this.#add(toSentence({ reason, parameters, message }));
    }
    return { decide: [{ eachKey: Object.fromEntries(keys) }, { preserve: table }] };
  }

  #add(sentence: ReturnType<typeof say>): void {
    if (this.problems.length < maxProblems) this.problems.push(problem(sentence));
  }

  #hitPolicy(): HitPolicy {
    const { hitPolicy = 'UNIQUE', aggregation } = this.#table.attributes;
    const found = hitPolicies.find((policy) => {
      const [name, of] = hitPolicyNames[policy];
      return name === hitPolicy && of === aggregation;
    });
    if (found !== undefined) return found;
    const hit = shorten([hitPolicy, aggregation].filter(Boolean).join(' '), maxShownLength);
    this.#add(say('DMN_HIT_POLICY_UNKNOWN', { hit }));
    return 'unique';
  }

  /** The logic of each column by its name, which is its label or its variable. */
  #inputs(): Map<string, Json> {
    const keys = new Map<string, Json>();
    for (const input of this.#model.list(this.#table, 'input')) {
      const text = this.#model.textOf(this.#model.find(input, 'inputExpression'));
      const label = (input.attributes['label'] ?? '').trim();
      let name = label === '' ? text : label;
      for (let number = 2; keys.has(name); number += 1) name = `${label === '' ? text : label} ${number}`;
      if (!variable.test(text) || keywords.test(text))
        this.#add(
          say('DMN_INPUT_UNFIT', { column: shorten(name, maxShownLength), text: shorten(text, maxShownLength) }),
        );
      keys.set(name, { var: text });
    }
    return keys;
  }

  #outputs() {
    return this.#model.list(this.#table, 'output').map((output, index) => {
      const { name, label } = output.attributes;
      const shown = name ?? label ?? (index === 0 ? this.#name : `${this.#name} ${index + 1}`);
      const text = this.#model.textOf(this.#model.find(output, 'outputValues'));
      const values = text === '' ? undefined : readLiterals(text);
      if (text !== '' && values === undefined)
        this.#add(
          say('DMN_OUTPUT_VALUES_UNFIT', {
            column: shorten(shown, maxShownLength),
            text: shorten(text, maxShownLength),
          }),
        );
      const fallback = this.#model.textOf(this.#model.find(output, 'defaultOutputEntry'));
      return { name: shown, values, fallback };
    });
  }

  #conditions(rule: XmlElement, row: number, columns: readonly string[]): Json[] {
    return this.#model.list(rule, 'inputEntry').map((entry, index) => {
      const text = this.#model.textOf(entry);
      if (hasVariable(text)) {
        const column = shorten(columns[index] ?? '', maxShownLength);
        this.#add(say('DMN_CONDITION_UNFIT', { row: row + 1, column, text: shorten(text, maxShownLength) }));
      }
      return text === '' ? '-' : text;
    });
  }

  #outcomes(rule: XmlElement, row: number, outputs: readonly { readonly name: string }[]): Json[] {
    return this.#model.list(rule, 'outputEntry').map((entry, index) => {
      const text = this.#model.textOf(entry);
      const [value, ...others] = readLiterals(text) ?? [];
      if (value !== undefined && others.length === 0) return value;
      const cell = { row: row + 1, column: shorten(outputs[index]?.name ?? '', maxShownLength) };
      // Null would accept.
      if (text === '' || text === '-') this.#add(say('DMN_OUTCOME_EMPTY', cell));
      else this.#add(say('DMN_OUTCOME_UNFIT', { ...cell, text: shorten(text, maxShownLength) }));
      return null;
    });
  }

  #default(outputs: readonly { readonly name: string; readonly fallback: string }[]): Json | undefined {
    if (outputs.every(({ fallback }) => fallback === '')) return undefined;
    const entries = outputs.map(({ name, fallback }): [string, Json] => {
      const [value, ...others] = fallback === '' ? [null] : (readLiterals(fallback) ?? []);
      if (value !== undefined && others.length === 0) return [name, value];
      this.#add(
        say('DMN_DEFAULT_UNFIT', { column: shorten(name, maxShownLength), text: shorten(fallback, maxShownLength) }),
      );
      return [name, null];
    });
    return outputs.length === 1 ? (entries[0]?.[1] ?? null) : Object.fromEntries(entries);
  }
}

/**
 * The table as `{"decide": …}`. A row that is missing is a failure, where DMN has null.
 *
 * @param decision the name of the decision, if the model has several tables
 * @throws UserError with every cell that cannot be imported
 */
export function fromDmn(xml: string, decision?: string | null): ImportedDecision {
  const model = new Model(xml);
  const chosen = chooseTable(listTables(model), decision);
  const reading = new TableImport(model, chosen);
  const rule = reading.read();
  if (reading.problems.length > 0) throw new UserError(...reading.problems);
  return { name: chosen.name, decideJsonString: JSON.stringify(rule) };
}
