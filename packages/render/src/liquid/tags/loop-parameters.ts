// The parameters of `for` and `tablerow`. liquidjs ignores unknown ones, and counts negative and broken numbers in its own way.
import {
  ForTag as LiquidForTag,
  type Hash,
  type Liquid,
  type Parser,
  type TagToken,
  TablerowTag,
  type Template,
  type TopLevelToken,
  toValue,
} from 'liquidjs';
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import { TemplateMistake } from '../failures.ts';
import { toText } from '../markup.ts';

const forParameters = ['limit', 'offset', 'reversed'];
const tablerowParameters = ['limit', 'offset', 'cols'];

export class ForTag extends LiquidForTag {
  constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, rest, liquid, parser);
    requireWholeNumbers(this.hash, 'for');
  }
}

/** The problem of a parameter that the tag does not have. */
export function unknownParameter(tag: Template): Sentence | undefined {
  if (tag instanceof LiquidForTag) return checkParameters('for', forParameters, tag.hash);
  if (tag instanceof TablerowTag) return checkParameters('tablerow', tablerowParameters, tag.args);
  return undefined;
}

function checkParameters(tag: string, known: readonly string[], { hash }: Hash): Sentence | undefined {
  const unknown = Object.keys(hash).find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  return say('LIQUID_LOOP_PARAMETER_UNKNOWN', { tag, name: unknown, known: known.join(', ') });
}

export function requireWholeNumbers(hash: Hash, tag: string): void {
  const render = hash.render.bind(hash);
  hash.render = function* (context) {
    const values: Record<string, unknown> = yield* render(context);
    for (const name of ['limit', 'offset', 'cols']) {
      if (!Object.hasOwn(values, name)) continue;
      const value: unknown = toValue(values[name]);
      // Without an earlier loop over the list, there is nothing to continue.
      const isContinued = name === 'offset' && hash.hash[name]?.getText() === 'continue';
      if (value === null || value === undefined) delete values[name];
      else if (isContinued) values[name] = typeof value === 'number' ? value : 0;
      else values[name] = toCount(value, tag, name);
    }
    return values;
  };
}

function toCount(value: unknown, tag: string, name: string): number {
  const number = typeof value === 'string' && /^\s*[-+]?\d+\s*$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number)) return Math.max(0, number);
  throw new TemplateMistake(say('LIQUID_LOOP_PARAMETER_NOT_WHOLE', { name, tag, value: toText(value).slice(0, 40) }));
}
