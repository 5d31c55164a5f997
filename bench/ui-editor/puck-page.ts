// Puck with its defaults, including its outline and fields, like our layout tree and inspector.
import { Puck, useGetPuck, type Config, type Data } from '@puckeditor/core';
import { createElement, useEffect, type ComponentType, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { pageElements, type PageElement } from './elements.ts';
import { centreOf, nextFrame, timeChange, untilShown, type Peer } from './peer.ts';

type Part = Data['content'][number];
type GetPuck = ReturnType<typeof useGetPuck>;

const config: Config = {
  components: {
    Box: {
      fields: { tag: { type: 'text' }, classes: { type: 'text' }, content: { type: 'slot' } },
      inline: true,
      render: ({ tag, classes, content, puck }) =>
        createElement(
          String(tag),
          { ref: puck.dragRef, className: classes },
          createElement(content as ComponentType<{ minEmptyHeight: number }>, { minEmptyHeight: 0 }),
        ),
    },
    Text: {
      fields: { tag: { type: 'text' }, classes: { type: 'text' }, text: { type: 'text' } },
      inline: true,
      render: ({ tag, classes, text, puck }) =>
        createElement(String(tag), { ref: puck.dragRef, className: classes }, String(text)),
    },
  },
};

const access: { getPuck?: GetPuck } = {};
let root: Root | undefined;
let count = 0;
/** Ids of the cards, in page order. */
let zones: readonly string[] = [];

function toPart({ tag, classes, text, children }: PageElement): Part {
  count += 1;
  const id = `e${count}`;
  return children.length === 0
    ? { type: 'Text', props: { id, tag, classes, text } }
    : { type: 'Box', props: { id, tag, classes, content: children.map(toPart) } };
}

function listZones({ children }: PageElement): string[] {
  // Numbered like the parts: the page first, then each section before its cards.
  let id = 1;
  return children.flatMap((section) => {
    id += 1;
    return section.children.map((card) => {
      const zone = `e${id + 1}:content`;
      id += 1 + card.children.length;
      return zone;
    });
  });
}

function Access(): ReactElement {
  const getPuck = useGetPuck();
  useEffect(() => {
    Object.assign(access, { getPuck });
  }, [getPuck]);
  return createElement('span');
}

function api(): ReturnType<GetPuck> {
  if (!access.getPuck) throw new Error('Puck is not shown.');
  return access.getPuck();
}

function findCanvas(): Document | undefined {
  return document.querySelector<HTMLIFrameElement>('iframe')?.contentDocument ?? undefined;
}

function canvas(): Document {
  const found = findCanvas();
  if (!found) throw new Error('There is no canvas.');
  return found;
}

function double(zone: string | undefined, sourceIndex: number): void {
  api().dispatch({ type: 'duplicate', sourceIndex, sourceZone: zone ?? '' });
}

const peer: Peer = {
  async open(elementCount) {
    root?.unmount();
    count = 0;
    const page = pageElements(elementCount);
    const data: Data = { content: [toPart(page)], root: {} };
    zones = listZones(page);
    const place = document.querySelector('#editor');
    if (!place) throw new Error('The page has no place for the editor.');
    const startedAt = performance.now();
    root = createRoot(place);
    root.render(
      createElement(Puck, {
        config,
        data,
        height: '900px',
        iframe: { enabled: true },
        overrides: { headerActions: Access },
      }),
    );
    await untilShown(findCanvas);
    return performance.now() - startedAt;
  },
  edit: async () => timeChange(canvas(), () => double(zones[1], 0)),
  async undo() {
    // A step is recorded a moment after its change.
    while (!api().history.hasPast) await nextFrame();
    return timeChange(canvas(), () => api().history.back());
  },
  async editMany(times) {
    for (let at = 0; at < times; at += 1) {
      double(zones[at % zones.length], 1);
      await nextFrame();
    }
  },
  async handle() {
    canvas().querySelectorAll('h2')[1]?.scrollIntoView({ block: 'center' });
    await nextFrame();
    const frame = document.querySelector('iframe');
    const { x, y, width } = frame?.getBoundingClientRect() ?? new DOMRect();
    const scale = width / (frame?.offsetWidth ?? 1);
    const inside = centreOf(canvas().querySelectorAll('h2')[1]);
    return { x: x + inside.x * scale, y: y + inside.y * scale };
  },
  isDragging: () => api().appState.ui.isDragging,
};

window.peer = peer;
