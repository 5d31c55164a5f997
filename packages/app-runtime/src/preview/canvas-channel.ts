// The frame's side of the channel to the studio.
import type { CanvasAnswer, CanvasMessage } from './canvas-messages.ts';
import type { PreviewAnswer, PreviewComponent, RenderRequest } from './preview-messages.ts';

export interface PreviewChannel {
  send(answer: PreviewAnswer | CanvasAnswer): void;
}

interface PreviewHandlers {
  readonly onRender: (request: RenderRequest) => void;
  readonly onCanvas: (message: CanvasMessage) => void;
}

export function openPreviewChannel({ onRender, onCanvas }: PreviewHandlers): PreviewChannel {
  const studio = window.parent;
  const send = (answer: PreviewAnswer | CanvasAnswer): void => studio.postMessage(answer, '*');
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== studio || studio === window) return;
    if (isRender(data)) onRender(data);
    else if (isCanvasMessage(data)) onCanvas(data);
    else if (isPing(data)) send({ type: 'pong', id: data.id });
  });
  return { send };
}

const canvasTypes: ReadonlySet<unknown> = new Set([
  'canvas',
  'edit',
  'watch',
  'hit',
  'scroll',
  'reveal',
  'within',
  'outlines',
  'picture',
]);

/** Accepts only messages from the studio; any other code in the frame has a different window. */
function isCanvasMessage(data: unknown): data is CanvasMessage {
  return typeof data === 'object' && data !== null && canvasTypes.has(Reflect.get(data, 'type'));
}

function isPing(data: unknown): data is { readonly id: number } {
  if (typeof data !== 'object' || data === null) return false;
  const { type, id }: { type?: unknown; id?: unknown } = data;
  return type === 'ping' && typeof id === 'number';
}

function isRender(data: unknown): data is RenderRequest {
  if (typeof data !== 'object' || data === null) return false;
  const { type, id, component, components, css, texts, locale }: Partial<Record<keyof RenderRequest, unknown>> = data;
  const isComplete = typeof id === 'number' && typeof css === 'string' && typeof locale === 'string';
  const isTexts = typeof texts === 'object' && texts !== null;
  return (
    type === 'render' &&
    isComplete &&
    isTexts &&
    isComponent(component) &&
    Array.isArray(components) &&
    components.every(isComponent)
  );
}

function isComponent(value: unknown): value is PreviewComponent {
  if (typeof value !== 'object' || value === null) return false;
  const { name, template, script }: Partial<Record<keyof PreviewComponent, unknown>> = value;
  return typeof name === 'string' && typeof template === 'string' && typeof script === 'string';
}
