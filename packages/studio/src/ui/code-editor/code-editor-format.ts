/**
 * Formats JSON: short values on one line, with two spaces of indentation. Works on tokens, so that numbers keep their
 * digits and repeated keys are preserved.
 */
const usualLineWidth = 80;

/** Undefined if the text is not JSON. */
export function formatJson(text: string, lineWidth = usualLineWidth): string | undefined {
  if (!isJson(text)) return undefined;
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g) ?? [];
  return print(readNode(tokens, { at: 0 }), { indent: 0, column: 0, lineWidth });
}

interface JsonNode {
  /** The text of a scalar, or the opening bracket. */
  readonly text: string;
  readonly members: readonly { readonly key: string | undefined; readonly node: JsonNode }[];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function readNode(tokens: readonly string[], cursor: { at: number }): JsonNode {
  const text = tokens[cursor.at++] ?? '';
  const members: JsonNode['members'][number][] = [];
  if (text !== '{' && text !== '[') return { text, members };
  while (tokens[cursor.at] !== '}' && tokens[cursor.at] !== ']') {
    if (tokens[cursor.at] === ',') cursor.at++;
    const key = text === '{' ? tokens[cursor.at] : undefined;
    if (key !== undefined) cursor.at += 2;
    members.push({ key, node: readNode(tokens, cursor) });
  }
  cursor.at++;
  return { text, members };
}

interface LineLayout {
  readonly indent: number;
  readonly column: number;
  readonly lineWidth: number;
}

function print(node: JsonNode, { indent, column, lineWidth }: LineLayout): string {
  const oneLine = printOnOneLine(node);
  // Plus one for a comma that may follow.
  if (node.members.length === 0 || column + oneLine.length + 1 <= lineWidth) return oneLine;
  const inner = ' '.repeat(indent + 2);
  const lines = node.members.map((member) => {
    const key = member.key === undefined ? '' : `${member.key}: `;
    return inner + key + print(member.node, { indent: indent + 2, column: indent + 2 + key.length, lineWidth });
  });
  return `${node.text}\n${lines.join(',\n')}\n${' '.repeat(indent)}${closing(node)}`;
}

function printOnOneLine(node: JsonNode): string {
  if (node.text !== '{' && node.text !== '[') return node.text;
  const members = node.members.map(({ key, node: member }) =>
    key === undefined ? printOnOneLine(member) : `${key}: ${printOnOneLine(member)}`,
  );
  if (members.length === 0) return node.text + closing(node);
  const list = members.join(', ');
  return node.text === '{' ? `{ ${list} }` : `[${list}]`;
}

function closing(node: JsonNode): string {
  return node.text === '{' ? '}' : ']';
}
