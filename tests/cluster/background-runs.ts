// What the job queue has recorded of background work.
import { withClient } from '../../packages/server/src/database/connection/connection.ts';
import { queueSchema } from '../../packages/server/src/database/queue-schema.ts';

export interface BackgroundRuns {
  readonly count: number;
  /** Runs of one job at the same time, or twice for one minute of its schedule, as sentences. */
  readonly doubled: readonly string[];
}

export async function readBackgroundRuns(url: string): Promise<BackgroundRuns> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ count: string }>(`${runs} select count(*) from run`);
    const together = await client.query<{ job: string; at: string }>(`${runs}
      select one.job, one.started_on::text as at from run one join run other on other.job = one.job and other.id > one.id
        and one.started_on < other.ended_on and other.started_on < one.ended_on`);
    const repeated = await client.query<{ job: string; at: string }>(`${runs}
      select job, minute::text as at from run where minute is not null group by job, minute having count(*) > 1`);
    return {
      count: Number(rows[0]?.count),
      doubled: [
        ...together.rows.map(({ job, at }) => `${job} ran twice at the same time, at ${at}`),
        ...repeated.rows.map(({ job, at }) => `${job} ran twice for ${at}`),
      ],
    };
  });
}

/** The queue notes the minute only of what its schedule requests. */
const runs = `with run as (
  select id, data->>'job' as job, started_on, coalesce(completed_on, now()) as ended_on, singleton_on as minute
  from ${queueSchema}.job where data->>'job' is not null and started_on is not null)`;
