import { useCallback, useRef, useState } from 'react';

export interface Asking<Answer, Subject = void> {
  readonly isAsking: boolean;
  /** The subject of the question while it is open. */
  readonly asked: Subject | undefined;
  readonly ask: (subject: Subject) => Promise<Answer | undefined>;
  readonly answer: (given?: Answer) => void;
}

/** A question asked in a dialog: the caller awaits the answer, which is undefined if the dialog is closed. */
export function useAsking<Answer, Subject = void>(): Asking<Answer, Subject> {
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
  return { isAsking: question !== undefined, asked: question?.about, ask, answer };
}
