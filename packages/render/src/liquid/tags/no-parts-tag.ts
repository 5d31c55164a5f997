import { type Liquid, Tag, type TagToken, type TopLevelToken } from 'liquidjs';
import { say } from '../../sentences/say.ts';
import { TemplateMistake } from '../failures.ts';

/** `include` and `render`: reported as not supported, which is clearer than "unknown". */
export class NoPartsTag extends Tag {
  constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid) {
    super(token, rest, liquid);
    throw new TemplateMistake(say('LIQUID_PARTS_UNSUPPORTED', { name: token.name }));
  }

  render(): void {
    throw new Error('Never built, so never rendered.');
  }
}
