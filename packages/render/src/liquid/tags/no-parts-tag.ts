import { type Liquid, Tag, type TagToken, type TopLevelToken } from 'liquidjs';
import { TemplateMistake } from '../failures.ts';

/** `include` and `render`: reported as not supported, which is clearer than "unknown". */
export class NoPartsTag extends Tag {
  constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid) {
    super(token, rest, liquid);
    throw new TemplateMistake(
      `\`${token.name}\` is not supported: a template cannot include other templates or files.`,
    );
  }

  render(): void {
    throw new Error('Never built, so never rendered.');
  }
}
