/**
 * Loads a part together with the style sheets of all controls and the texts of problems. They come with everything that is
 * loaded on demand, except the first pictures of lists, which show neither and are what most visits begin with.
 */
import { loadTexts } from '../../locales/texts.ts';

export function withControls<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    // The sheets of the part come after them, so that its own rules win.
    const controls = import('../theme/controls.ts');
    const [part] = await Promise.all([load(), controls, loadTexts(['problems'])]);
    return part;
  };
}
