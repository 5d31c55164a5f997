import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given } from '../../../testing/given.ts';
import { plainCompiler } from '../../../testing/plain-compiler.ts';
import { releaseCalls } from '../../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
  server.clock.set(new Date('2027-01-10T00:00:00Z'));
  calls = releaseCalls(server, await given.user(server));
});
afterAll(async () => server.close());

describe('a time', () => {
  let id: string;
  beforeAll(async () => {
    const { appId } = await calls.givenApp();
    id = await calls.create([appId]);
  });

  const schedule = `mutation ($id: String!, $at: DateTimeOffset!, $zone: String!) {
    scheduleRelease(releaseId: $id, at: $at, zone: $zone) { status errors errors_2 { code message path } } }`;
  const scheduleAt = (at: string, zone: string) => calls.post(schedule, { id, at, zone });

  test.each([
    ['2027-01-31T09:30', 'Asia/Hong_Kong', '2027-01-31T01:30:00.000Z'],
    ['2027-01-31T09:30:15', 'Asia/Hong_Kong', '2027-01-31T01:30:15.000Z'],
    ['2027-01-31', 'Asia/Hong_Kong', '2027-01-30T16:00:00.000Z'],
    ['2027-07-01T12:00', 'America/New_York', '2027-07-01T16:00:00.000Z'],
    ['2027-01-31T09:30Z', 'Asia/Hong_Kong', '2027-01-31T09:30:00.000Z'],
    ['2027-01-31T09:30+00:00', 'Asia/Hong_Kong', '2027-01-31T09:30:00.000Z'],
    ['2027-01-31T09:30-05:00', 'Asia/Hong_Kong', '2027-01-31T14:30:00.000Z'],
    // Shown twice by the clocks there: the first one counts.
    ['2027-10-31T01:30', 'Europe/London', '2027-10-31T00:30:00.000Z'],
  ])('%s in %s is %s', async (at, zone, instant) => {
    expectSuccess(await scheduleAt(at, zone));
    expect(await calls.find(id)).toMatchObject({ scheduledAt: instant, scheduledZone: zone });
  });

  test('may be written into the document', async () => {
    const document = `mutation { scheduleRelease(releaseId: "${id}", at: "2027-01-31T09:30", zone: "Asia/Tokyo") {
      status errors } }`;
    expectSuccess(await calls.post(document, {}));
    expect(await calls.find(id)).toMatchObject({ scheduledAt: '2027-01-31T00:30:00.000Z' });
  });

  test.each([
    ['skipped by the clocks there', '2027-03-28T01:30', 'Europe/London', 'at'],
    ['past in the zone, although not in UTC', '2027-01-10T07:00', 'Asia/Hong_Kong', 'at'],
    ['in the year 0', '0000-01-01T00:00', 'Asia/Hong_Kong', 'at'],
    ['in the last year', '9999-12-31T23:59', 'Asia/Hong_Kong', 'at'],
    ['in no zone', '2027-01-31T09:30', '', 'zone'],
    ['in an unknown zone', '2027-01-31T09:30', 'Asia/Nowhere', 'zone'],
    ['with an offset, but in an unknown zone', '2027-01-31T09:30Z', 'Asia/Nowhere', 'zone'],
  ])('that is %s is refused', async (_what, at, zone, path) => {
    expectProblem(await scheduleAt(at, zone), 'INVALID', path);
  });

  test('that is none is refused', async () => {
    for (const at of ['', 'soon', '2027-02-30T10:00', '2027-01-31T25:00', '20270-01-31T10:00']) {
      expectProblem(await scheduleAt(at, 'UTC'), 'INVALID');
    }
  });
});
