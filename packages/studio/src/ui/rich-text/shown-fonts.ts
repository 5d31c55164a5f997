// Shows offered fonts in the editor's document, which cannot fetch anything: each is loaded when the text first uses
// it.
import type { Editor } from 'hugerte';
import type { OfferedFace, OfferedFont } from './rich-text-props.ts';

export interface ShownFonts {
  /** @param html the text in any form: font names occur in it literally */
  show(html: string): void;
}

export function createShownFonts(editor: Editor, fonts: readonly OfferedFont[]): ShownFonts {
  const waiting = new Set(fonts);

  async function add(name: string, { weight, style, load }: OfferedFace): Promise<void> {
    const blob = await load();
    const content = await blob?.arrayBuffer();
    const document = content && !editor.removed ? editor.getDoc() : undefined;
    const window = document?.defaultView;
    if (!content || !document || !window) return;
    // Uses the window that shows the text: fonts of another window do not apply there.
    const face = new window.FontFace(name, content, { weight, style });
    document.fonts.add(await face.load());
  }

  return {
    show(html) {
      if (waiting.size === 0) return;
      const text = html.toLowerCase();
      for (const font of waiting) {
        if (!text.includes(font.name.toLowerCase())) continue;
        waiting.delete(font);
        // If a font fails to load, the text can still be edited in another one.
        for (const face of font.faces) void add(font.name, face).catch(() => undefined);
      }
    },
  };
}
