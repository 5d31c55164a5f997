import { javascript } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';

export function javascriptLanguage(): Extension {
  return javascript();
}
