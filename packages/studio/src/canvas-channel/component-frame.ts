/**
 * The studio's side of the channel to the sandboxed frame that shows a component. The frame runs untrusted code, so
 * its messages are validated, and accepted only from its window.
 */
import type { PreviewAnswer, PreviewProblem, PreviewRequest } from '@coverwright/app-runtime/preview-messages';

/** Served with its own security policy. */
export const componentFrameAddress = '/component-frame.html';

// In development: the script of the frame has changed. A frame that is loaded again requests its content.
import.meta.hot?.on('component-frame', () => {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(`iframe[src="${componentFrameAddress}"]`))
    frame.src = componentFrameAddress;
});

export interface ComponentFrame {
  send(request: PreviewRequest): void;
  close(): void;
}

const shownProblemsMax = 50;
const messageMaxLength = 1000;

export function openComponentFrame(
  frame: HTMLIFrameElement,
  onAnswer: (answer: PreviewAnswer) => void,
): ComponentFrame {
  const listen = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === null || source !== frame.contentWindow) return;
    const answer = readAnswer(data);
    if (answer) onAnswer(answer);
  };
  window.addEventListener('message', listen);
  return {
    send: (request) => frame.contentWindow?.postMessage(request, '*'),
    close: () => window.removeEventListener('message', listen),
  };
}

type Fields = Readonly<Partial<Record<'type' | 'id' | 'problems' | 'problem', unknown>>>;

export function readAnswer(data: unknown): PreviewAnswer | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, id, problems, problem }: Fields = data;
  if (type === 'ready') return { type };
  if (typeof id !== 'number') return undefined;
  if (type === 'pong') return { type, id };
  if (type === 'rendered' && Array.isArray(problems)) {
    return { type, id, problems: problems.slice(0, shownProblemsMax).flatMap((one) => readProblem(one) ?? []) };
  }
  const read = readProblem(problem);
  return type === 'problem' && read ? { type, id, problem: read } : undefined;
}

const parts = ['template', 'script', 'render'] as const;

function readProblem(value: unknown): PreviewProblem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { component, message, line, part }: Partial<Record<keyof PreviewProblem, unknown>> = value;
  const known = parts.find((one) => one === part);
  if (typeof component !== 'string' || typeof message !== 'string' || known === undefined) return undefined;
  return {
    component: component.slice(0, messageMaxLength),
    message: message.slice(0, messageMaxLength),
    part: known,
    ...(typeof line === 'number' && Number.isSafeInteger(line) && line > 0 && { line }),
  };
}
