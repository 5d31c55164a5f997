/** Determines which list of records a query reads with user-defined conditions, without a full GraphQL parser. */

export const recordLists = ['policies', 'cases', 'transactions'] as const;
export type RecordList = (typeof recordLists)[number];

const token = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*|\.\.\.|[{}():]|[$@]?[A-Za-z_]\w*/g;

/** The first list at the root that takes `where: $where`; undefined for any other query. */
export function recordListOf(query: string): RecordList | undefined {
  const tokens = (query.match(token) ?? []).filter((text) => !/^["#]/.test(text));
  let isFragment = false;
  let braces = 0;
  let parentheses = 0;
  let field: RecordList | undefined;
  for (const [index, text] of tokens.entries()) {
    if (text === '(') parentheses++;
    else if (text === ')') parentheses--;
    else if (parentheses > 0) {
      const isWhere = text === '$where' && tokens[index - 1] === ':' && tokens[index - 2] === 'where';
      if (isWhere && field !== undefined && parentheses === 1 && !isFragment && braces === 1) return field;
    } else if (text === '{') braces++;
    else if (text === '}') braces--;
    else if (braces === 0) isFragment = text === 'fragment' || (isFragment && text !== 'query');
    else if (braces === 1 && text !== ':') field = recordLists.find((list) => list === text);
  }
  return undefined;
}
