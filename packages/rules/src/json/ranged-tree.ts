/** JSON text as a tree of values with their ranges. */
import { scanJson } from './json-scanner.ts';
import type { TextRange } from './json-text.ts';

export interface RangedMember {
  readonly name: string;
  /** With its quotes. */
  readonly nameAt: TextRange;
  readonly value: RangedValue;
}

export interface RangedValue extends TextRange {
  /** Of a list. */
  readonly items: readonly RangedValue[];
  /** Of an object, also those that later ones of the same name replace. */
  readonly members: readonly RangedMember[];
}

interface OpenMember {
  readonly name: string;
  readonly nameAt: TextRange;
  value: OpenValue;
}

interface OpenValue {
  readonly from: number;
  to: number;
  readonly items: OpenValue[];
  readonly members: OpenMember[];
}

/** Undefined if the text is not valid JSON. */
export function readRanges(text: string): RangedValue | undefined {
  let root: OpenValue | undefined;
  let named: Omit<OpenMember, 'value'> | undefined;
  const open: OpenValue[] = [];
  const problem = scanJson(text, {
    name(name, from, to) {
      named = { name, nameAt: { from, to } };
    },
    begin(from) {
      const value: OpenValue = { from, to: from, items: [], members: [] };
      const outer = open.at(-1);
      if (outer === undefined) root = value;
      else if (named === undefined) outer.items.push(value);
      else outer.members.push({ ...named, value });
      named = undefined;
      open.push(value);
    },
    end(to) {
      const value = open.pop();
      if (value !== undefined) value.to = to;
    },
  });
  return problem === undefined ? root : undefined;
}
