// GrapesJS with its defaults and its layers visible, like the layout tree in our editor.
import * as grapes from 'grapesjs';
import type { Component, Editor } from 'grapesjs';
import { pageElements, toHtml } from './elements.ts';
import { centreOf, nextFrame, timeChange, untilShown, type Peer } from './peer.ts';

let editor: Editor;

function canvas(): Document {
  const found = editor.Canvas.getDocument();
  if (!found) throw new Error('There is no canvas.');
  return found;
}

function headline(): Component {
  const [, found] = editor.getWrapper()?.find('h2') ?? [];
  if (!found) throw new Error('There is no headline.');
  return found;
}

function double(component: Component): void {
  component.parent()?.append(component.clone(), { at: component.index() + 1 });
}

const peer: Peer = {
  async open(elementCount) {
    document.querySelector('#editor')?.replaceChildren();
    const components = toHtml(pageElements(elementCount));
    const startedAt = performance.now();
    editor = grapes.grapesjs.init({
      container: '#editor',
      height: '900px',
      storageManager: false,
      // Elements are moved with the mouse, as in the others.
      nativeDnD: false,
      components,
      undoManager: { maximumStackLength: 1000 },
    });
    editor.on('load', () => editor.runCommand('core:open-layers'));
    await untilShown(() => editor.Canvas.getDocument() ?? undefined);
    const openMs = performance.now() - startedAt;
    editor.select(headline());
    return openMs;
  },
  edit: async () => timeChange(canvas(), () => double(headline())),
  undo: async () => timeChange(canvas(), () => editor.UndoManager.undo()),
  async editMany(count) {
    const texts = editor.getWrapper()?.find('p') ?? [];
    for (let at = 0; at < count; at += 1) {
      const text = texts[at];
      if (text) double(text);
      await nextFrame();
    }
  },
  async handle() {
    editor.select(headline(), { scroll: true });
    canvas().querySelectorAll('h2')[1]?.scrollIntoView({ block: 'center' });
    await nextFrame();
    await nextFrame();
    const buttons = [...document.querySelectorAll('.gjs-toolbar-item')];
    const moves =
      editor
        .getSelected()
        ?.get('toolbar')
        ?.findIndex(({ command }) => command === 'tlb-move') ?? -1;
    return centreOf(buttons[moves]);
  },
  isDragging: () => document.querySelector<HTMLElement>('.gjs-placeholder')?.style.display === 'block',
};

window.peer = peer;
