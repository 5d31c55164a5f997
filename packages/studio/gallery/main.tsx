// Every state of the studio, without a server: the real screens with the real providers, and answers from fixtures. The
// part of the address after # names a state, and ?locale= the language; without a name, the page lists all states.
import i18next from 'i18next';
import { type Root, createRoot } from 'react-dom/client';
import { startTexts } from '../src/ui/i18n.ts';
import { type Locale, isLocale } from '../src/locales/locale.ts';
import { loadTextsIn } from '../src/locales/texts.ts';
import { StateList } from './state-list.tsx';
import { showState } from './show-state.tsx';
import { replaceFetch } from './transport.ts';

// As in the studio, the style sheets of parts come after those of the library, so that their rules win.
await import('../src/ui/theme/controls.ts');
const { states } = await import('./states.ts');
const transport = replaceFetch();
const container = document.querySelector('#root');
let root: Root | undefined;

function newRoot(): Root {
  root?.unmount();
  root = createRoot(container ?? document.body);
  return root;
}

async function show(name: string, locale: Locale): Promise<void> {
  const state = states.get(name);
  if (state === undefined) throw new Error(`There is no state ${name}.`);
  const emptied = newRoot();
  await loadTextsIn(locale);
  await i18next.changeLanguage(locale);
  await showState(state, emptied, transport);
}

function showAddress(): void {
  const name = decodeURIComponent(window.location.hash.slice(1));
  const locale = new URLSearchParams(window.location.search).get('locale');
  if (name !== '') void show(name, isLocale(locale) ? locale : 'en-US');
  else newRoot().render(<StateList names={[...states.keys()]} />);
}

await startTexts();
// For the tests, which go through all states on one page.
Reflect.set(window, 'gallery', { names: [...states.keys()], show, answeredTexts: transport.answeredTexts });
window.addEventListener('hashchange', () => {
  if (states.has(window.location.hash.slice(1))) window.location.reload();
});
showAddress();
