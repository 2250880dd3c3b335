import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { dropPartitions, createPartitions, type MonthlyTables } from './partitions.ts';

const TABLES: MonthlyTables = {
  delivery_events: {},
  audit_lines: {},
  client_errors: { keptDays: 180 },
  page_metrics: { keptDays: 400 },
};

let home: TestDatabase;
beforeAll(async () => {
  home = await testDatabase();
});
afterAll(() => home.drop());

const NOVEMBER = Date.parse('2026-11-30T23:30:00Z');
const event = (at: string) => ({
  event_id: newId(),
  at: new Date(at),
  kind: 'opened' as const,
  delivery_id: newId(),
  recipient_id: newId(),
  card_send_id: newId(),
  member_id: null,
  detail: null,
});
async function placeOf(eventId: string): Promise<string | undefined> {
  const { rows } = await sql<{
    place: string;
  }>`select tableoid::regclass::text as place from delivery_events where event_id = ${eventId}`.execute(home.db);
  return rows[0]?.place;
}

test('makes this month and the next ones, moves what had come before them, and running it again does nothing', async () => {
  const early = event('2026-11-02T08:00:00Z');
  const old = event('2025-01-01T00:00:00Z');
  await home.db.insertInto('delivery_events').values([early, old]).execute();
  const made = await createPartitions(home.db, TABLES, NOVEMBER);
  expect(made.filter((name) => name.startsWith('delivery_events'))).toEqual([
    'delivery_events_2026_11',
    'delivery_events_2026_12',
    'delivery_events_2027_01',
    'delivery_events_2027_02',
  ]);
  expect(made.filter((name) => name.startsWith('client_errors'))).toHaveLength(4);
  const first = event('2026-12-01T00:00:00Z');
  const last = event('2026-11-30T23:59:59.999Z');
  await home.db.insertInto('delivery_events').values([first, last]).execute();
  expect(await Promise.all([early, old, first, last].map((one) => placeOf(one.event_id)))).toEqual([
    'delivery_events_2026_11',
    'delivery_events_default',
    'delivery_events_2026_12',
    'delivery_events_2026_11',
  ]);
  expect(await createPartitions(home.db, TABLES, NOVEMBER)).toEqual([]);
});

test('may run in two processes at once', async () => {
  const both = await Promise.all([
    createPartitions(home.db, TABLES, Date.parse('2028-06-15T00:00:00Z')),
    createPartitions(home.db, TABLES, Date.parse('2028-06-15T00:00:00Z')),
  ]);
  expect(both.flat()).toHaveLength(4 * Object.keys(TABLES).length);
});

test('drops a month of counts when all of it is past its retention, and nothing of the ledger', async () => {
  const days = (count: number) => NOVEMBER + count * 86_400_000;
  await createPartitions(home.db, TABLES, NOVEMBER);
  const count = { metric_id: newId(), at: new Date('2026-11-03T08:00:00Z'), name: 'page-view', path: '/', value: null };
  const stray = { ...count, metric_id: newId(), at: new Date('2020-01-01T00:00:00Z') };
  await home.db.insertInto('page_metrics').values([count, stray]).execute();
  expect(await dropPartitions(home.db, TABLES, days(400))).not.toContain('page_metrics_2026_11');
  const left = () => home.db.selectFrom('page_metrics').select('metric_id').execute();
  expect(await left()).toEqual([{ metric_id: count.metric_id }]);
  const gone = await dropPartitions(home.db, TABLES, days(401));
  expect(gone).toContain('page_metrics_2026_11');
  expect(gone.filter((name) => name.startsWith('delivery_events') || name.startsWith('audit_lines'))).toEqual([]);
  expect(await left()).toEqual([]);
  expect(await dropPartitions(home.db, TABLES, days(401))).toEqual([]);
});
