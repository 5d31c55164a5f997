import { useCallback, useRef, useState } from 'react';

export interface DialogQuestion<Answer, Subject = void> {
  readonly isOpen: boolean;
  /** The subject of the question while it is open. */
  readonly subject: Subject | undefined;
  readonly ask: (subject: Subject) => Promise<Answer | undefined>;
  readonly answer: (given?: Answer) => void;
}

/** A question asked in a dialog: the caller awaits the answer, which is undefined if the dialog is closed. */
export function useDialogQuestion<Answer, Subject = void>(): DialogQuestion<Answer, Subject> {
  const waiting = useRef<(answer?: Answer) => void>(undefined);
  const [question, setQuestion] = useState<{ readonly about: Subject }>();
  const answer = useCallback((given?: Answer) => {
    waiting.current?.(given);
    waiting.current = undefined;
    setQuestion(undefined);
  }, []);
  const ask = useCallback(async (about: Subject): Promise<Answer | undefined> => {
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    waiting.current?.();
    waiting.current = resolve;
    setQuestion({ about });
    return promise;
  }, []);
  return { isOpen: question !== undefined, subject: question?.about, ask, answer };
}
