import { useEffect, useEffectEvent, useState } from 'react';

interface SaveState<Form> {
  readonly form: Form;
  readonly isBusy: boolean;
  /** Whether there is something to save, and saving does not require a decision by the user. */
  readonly isWorth: boolean;
  readonly save: () => void;
}

/** Saving while another save is running queues a second one with the input typed since. */
export function useFollowingSave<Form>({ form, isBusy, isWorth, save }: SaveState<Form>): () => void {
  const [sent, setSent] = useState<Form>();
  const [isWanted, setIsWanted] = useState(false);
  const start = () => {
    setSent(form);
    save();
  };
  const follow = useEffectEvent(() => {
    setIsWanted(false);
    if (isWorth && form !== sent) start();
  });
  useEffect(() => {
    if (isWanted && !isBusy) follow();
  }, [isWanted, isBusy]);
  return () => {
    if (isBusy) setIsWanted(true);
    else start();
  };
}
