/** The studio's end of the channel to the frame while it is the canvas of the visual editor. */
import type { CanvasMessage } from '@coverwright/app-runtime/canvas-messages';

export interface CanvasFrame {
  send(message: CanvasMessage): void;
  close(): void;
}

/** @param onData whatever the frame sends, which is not to be trusted */
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
