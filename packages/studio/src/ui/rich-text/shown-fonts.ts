// Shows offered fonts in the editor's document, which may fetch nothing: each is loaded when the text first names it.
import type { Editor } from 'hugerte';
import type { OfferedFace, OfferedFont } from './rich-text-props.ts';

export interface ShownFonts {
  /** @param html the text, in whatever form: names of fonts are in it as they are written */
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
    // Of the window that shows the text: a font of another one is not shown there.
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
        // A text in another font can be edited all the same.
        for (const face of font.faces) void add(font.name, face).catch(() => undefined);
      }
    },
  };
}
