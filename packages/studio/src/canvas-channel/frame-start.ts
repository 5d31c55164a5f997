/** Notices a frame whose script does not start, for example because the connection was lost while it loaded. */

/** For a message that the script sends shortly before the load event but that arrives after it. */
const patienceMs = 5_000;

/** Returns a function that stops watching. */
export function watchFrameStart(frame: HTMLIFrameElement, isStarted: () => boolean, onMissing: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (!isStarted()) onMissing();
    }, patienceMs);
  };
  frame.addEventListener('load', wait);
  return () => {
    frame.removeEventListener('load', wait);
    clearTimeout(waiting);
  };
}
