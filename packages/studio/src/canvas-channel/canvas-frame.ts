/** The studio's side of the channel to the frame used as the visual editor's canvas. */
import type { CanvasMessage } from '@coverwright/app-runtime/canvas-messages';

export interface CanvasFrame {
  send(message: CanvasMessage): void;
  close(): void;
}

/** @param onData receives untrusted data from the frame */
export function openCanvasFrame(frame: HTMLIFrameElement, onData: (data: unknown) => void): CanvasFrame {
  const listen = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== null && source === frame.contentWindow) onData(data);
  };
  window.addEventListener('message', listen);
  return {
    send: (message) => frame.contentWindow?.postMessage(message, '*'),
    close: () => window.removeEventListener('message', listen),
  };
}
