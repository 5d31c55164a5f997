import { type Liquid, Tag, type TagToken, type TopLevelToken, TypeGuards } from 'liquidjs';
import { say } from '../../sentences/say.ts';
import { TemplateMistake } from '../failures.ts';

/** `comment` and `doc`: only their end is parsed; they may be nested. */
export class PassedOverTag extends Tag {
  constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid) {
    super(token, rest, liquid);
    if (token.name === 'doc' && token.args !== '') throw new TemplateMistake(say('LIQUID_TAG_HAS_MORE'));
    let depth = 1;
    while (depth > 0) {
      const next = rest.shift();
      if (next === undefined) throw new Error(`tag ${token.getText()} not closed`);
      if (!TypeGuards.isTagToken(next)) continue;
      if (next.name === token.name) depth++;
      if (next.name === `end${token.name}`) depth--;
    }
  }

  render(): void {
    // A comment produces no text.
  }
}
