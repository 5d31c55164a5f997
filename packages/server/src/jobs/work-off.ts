// Works off the due items of a job, none of which may keep another one from its turn. An item that finds the server busy stays
// due, and the job runs again soon: after a start on a busy machine nobody else would ask for it.

/** busy: the item stays due. */
export type ItemOutcome = 'done' | 'busy';

/** A run must end within five minutes, and its last item may take long. */
const runMs = 90_000;
const busyRetryMs = 15_000;

/** Returns when to continue, if anything is left. Rejects with the first error once every item had its turn. */
export async function workOff<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<ItemOutcome>,
  clock: () => Date,
): Promise<Date | undefined> {
  const endsAt = clock().getTime() + runMs;
  const errors: unknown[] = [];
  let isBusy = false;
  for (const item of items) {
    if (clock().getTime() > endsAt) return clock();
    try {
      isBusy = (await work(item)) === 'busy' || isBusy;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return isBusy ? new Date(clock().getTime() + busyRetryMs) : undefined;
}
