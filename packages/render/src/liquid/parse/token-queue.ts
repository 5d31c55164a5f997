import type { TopLevelToken } from 'liquidjs';

/**
 * Tokens, taken from the front one after another. An array moves all remaining items each time, which takes minutes for a
 * few hundred thousand: this one is stored in reverse.
 */
class TokenQueue extends Array<TopLevelToken> {
  override shift(): TopLevelToken | undefined {
    return this.pop();
  }

  override unshift(...tokens: TopLevelToken[]): number {
    return this.push(...tokens.toReversed());
  }
}

export function toTokenQueue(tokens: readonly TopLevelToken[]): TopLevelToken[] {
  const queue = new TokenQueue();
  for (const token of tokens.toReversed()) queue.push(token);
  return queue;
}
