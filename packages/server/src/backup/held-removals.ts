import { withCopySession } from '../database/copying/copy-session.ts';
import { holdRemovals } from '../database/copying/stored-objects.ts';

const holdMs = 60_000;

/** Contents of files that are deleted meanwhile remain. */
export async function withHeldRemovals<T>(url: string, work: () => Promise<T>): Promise<T> {
  const hold = () => withCopySession(url, holdRemovals);
  await hold();
  // Without it for five minutes, contents may be missing, which is found and reported.
  const timer = setInterval(() => void hold().catch(() => undefined), holdMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
