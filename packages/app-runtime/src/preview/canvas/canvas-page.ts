// The frame in its role as the visual editor's canvas: shows the parts of a component, replaces those that are
// edited, and reports the positions of its nodes.
import Vue, { type ComponentOptions, type VNode } from 'vue';
import type { CanvasAnswer, CanvasMessage, CanvasRequest, EditRequest } from '../canvas-messages.ts';
import { CanvasChunks, chunkComponent, type ChunkFault } from './canvas-chunks.ts';
import { watchPictures } from './canvas-pictures.ts';
import { answerQuestion, CanvasGeometry, applyViewMessage } from './canvas-geometry.ts';

/** What the frame provides for everything it shows. */
export interface CanvasHost {
  send(answer: CanvasAnswer): void;
  /** Applies the look and registers the other components; returns their problems. */
  prepare(request: CanvasRequest): Promise<readonly string[]>;
  /** The options that the script exports. */
  load(request: CanvasRequest): Promise<{ readonly options: ComponentOptions<Vue>; readonly fault?: ScriptFault }>;
  mount(options: ComponentOptions<Vue>): void;
  showCss(css: string): void;
}

export interface ScriptFault {
  readonly message: string;
  readonly line?: number;
}

export interface Canvas {
  take(message: CanvasMessage): void;
  /** Called for failures outside the templates, such as in a handler or a nested component. */
  report(message: string): void;
}

function setMark(element: HTMLElement, { value }: { readonly value?: unknown }): void {
  element.setAttribute('data-nid', String(value));
}

/** The component with its template replaced by the parts that the studio sends. */
function pageOf(name: string, options: ComponentOptions<Vue>, chunks: CanvasChunks): ComponentOptions<Vue> {
  const { template: _own, ...own } = options;
  return {
    ...own,
    name,
    staticRenderFns: [],
    render(this: Vue, h): VNode {
      // In development builds, a component renders as a proxy that claims to have every name.
      chunks.setPage(Reflect.get(this, '_self'));
      return chunks.render('', h);
    },
  };
}

export function createCanvas(host: CanvasHost): Canvas {
  let current = 0;
  /** The latest request to show a component; edits that arrive while it is being prepared wait for it. */
  let opened = 0;
  let opening = Promise.resolve();
  const reported = new Set<string>();
  const chunks = new CanvasChunks((fault) => report(fault));
  const geometry = new CanvasGeometry((answer) => host.send(answer));
  const pictures = watchPictures((address) => host.send({ type: 'picture', address }));
  Vue.component('cw-chunk', chunkComponent(chunks));
  Vue.directive('cw-node', { bind: setMark, componentUpdated: setMark });

  /** Reported once for each part and message, because a part rerenders with every change of its data. */
  function report(fault: ChunkFault): void {
    const key = `${current} ${fault.chunk} ${fault.isBlank ?? false} ${fault.message}`;
    if (reported.has(key)) return;
    reported.add(key);
    host.send({ type: 'fault', id: current, ...fault });
  }

  async function open(request: CanvasRequest): Promise<void> {
    opened = request.id;
    const faults = await host.prepare(request);
    const { options, fault } = await host.load(request);
    // A newer request has arrived in the meantime.
    if (request.id !== opened) return;
    current = request.id;
    reported.clear();
    for (const message of faults) report({ chunk: '', part: 'render', message });
    if (fault) host.send({ type: 'fault', id: current, chunk: '', part: 'script', ...fault });
    chunks.open(request.chunks);
    host.mount(pageOf(request.name, options, chunks));
    await drawn(request.id);
  }

  async function edit(request: EditRequest): Promise<void> {
    await opening;
    if (request.id < opened) return;
    current = request.id;
    reported.clear();
    if (request.css !== undefined) host.showCss(request.css);
    chunks.edit(request.chunks, request.removed);
    await drawn(request.id);
  }

  async function drawn(id: number): Promise<void> {
    await Vue.nextTick();
    host.send({ type: 'drawn', id });
    geometry.measure();
  }

  return {
    report: (message) => report({ chunk: '', part: 'render', message }),
    take(message) {
      if (message.type === 'canvas') opening = open(message);
      else if (message.type === 'edit') void edit(message);
      else if (message.type === 'watch') geometry.watch(message.marks);
      else if (message.type === 'picture') pictures.show(message.address, message.content);
      else if (message.type === 'hit' || message.type === 'within') host.send(answerQuestion(message));
      else applyViewMessage(message);
    },
  };
}
