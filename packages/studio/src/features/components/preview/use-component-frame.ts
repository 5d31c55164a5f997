import { useCallback, useEffect, useMemo, useState } from 'react';
import { FrameControl, startState, type FrameContent } from './frame-control.ts';

/** @param content undefined until it can be shown; the frame then retains its current content */
export function useComponentFrame(content: FrameContent | undefined) {
  const [state, setState] = useState(startState);
  const control = useMemo(() => new FrameControl(setState), []);
  useEffect(() => {
    if (content) control.show(content);
  }, [content, control]);
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => (element ? control.attach(element) : undefined),
    [control],
  );
  return { state, attach, retry: () => control.retry() };
}
