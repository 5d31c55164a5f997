/**
 * Loads a part together with the style sheets of all controls and the texts of problems. These are included in
 * everything that is loaded on demand, except the initial views of lists, which need neither and are where most
 * visits start.
 */
import { loadTexts } from '../../locales/texts.ts';

export function withControls<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    // The part's sheets come after these, so that its own rules win.
    const controls = import('../theme/controls.ts');
    const [part] = await Promise.all([load(), controls, loadTexts(['problems'])]);
    return part;
  };
}
