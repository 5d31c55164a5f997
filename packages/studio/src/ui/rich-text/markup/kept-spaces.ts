// The library manages non-breaking spaces itself: in text being typed in, it turns them into plain ones and vice
// versa. Existing ones, as in HKD 1,200, are restored here.
import type { Editor } from 'hugerte';

const nonBreaking = '\u00a0';

export function keepSpaces(editor: Editor): void {
  let before: { readonly text: Text; readonly data: string; readonly cursor: number }[] = [];
  const textsAtCursor = (): Text[] => {
    const block = editor.dom.getParent(editor.selection.getNode(), editor.dom.isBlock) ?? editor.getBody();
    const texts: Text[] = [];
    const walker = editor.getDoc().createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isText(node)) texts.push(node);
    return texts;
  };
  editor.on('input', () => {
    const { startContainer, startOffset } = editor.selection.getRng();
    before = textsAtCursor()
      .filter(({ data }) => /[ \u00a0]/.test(data))
      .map((text) => ({ text, data: text.data, cursor: text === startContainer ? startOffset : -1 }));
  });
  // Registered after the library's own handlers, so that it runs after them.
  editor.on('init', () => {
    editor.on('input', () => {
      for (const { text, data, cursor } of before) giveBack(text, data, cursor);
      before = [];
    });
  });
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

/** Except for the one before the typed letter, since the library writes a trailing space that way. */
function giveBack(text: Text, data: string, cursor: number): void {
  if (text.data.length !== data.length) return;
  for (let at = 0; at < data.length; at += 1) {
    const space = data[at] ?? '';
    const isChanged = space !== text.data[at] && (space === nonBreaking || space === ' ');
    if (isChanged && at !== cursor - 2 && at !== cursor - 1) text.replaceData(at, 1, space);
  }
}
