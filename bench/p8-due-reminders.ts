import { sql } from 'kysely';
import { remindDue } from '#server/reminders/sweep.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { prepareTestCluster } from '#tests/database.ts';
import { type Bench, interleaved } from './figures.ts';

/** Dates of each member, as many as an address book has. */
const DATES = 100;
const DUE = 1000;
const FEW = 100_000;
const MANY = 10_000_000;
const ROUNDS = 7;
const TARGET = 1.3;

/** Generates members and their dates in the database. One date of each of the first thousand members is a week from now, and due today. */
async function generate({ context: { db } }: TestApp, dates: number): Promise<void> {
  const members = dates / DATES;
  await sql`
    insert into members (member_id, name, email, email_confirmed_at, reminder_hour)
    select gen_random_uuid(), 'Member ' || i, 'member-' || i || '@harbour.example', now(), 0
    from generate_series(1, ${members}::int) i`.execute(db);
  await sql`
    insert into calendar_entries
      (calendar_id, member_id, calendar_type_id, name, calendar, month, day, is_leap_month, leap_day_rule, next_on, created_at, updated_at)
    select gen_random_uuid(), member_id, 5, 'Day ' || i, 'gregorian', extract(month from day), extract(day from day), false,
      'february-28', day, now(), now()
    from members
    cross join generate_series(1, ${DATES}::int) i
    cross join lateral (select current_date + 10 + i * 3 as day) d`.execute(db);
  await sql`
    update calendar_entries set next_on = current_date + 7
    where name = 'Day 1' and member_id in (select member_id from members order by member_id limit ${DUE})`.execute(db);
  await sql`
    insert into reminder_plans (member_id, through, next_at)
    select member_id, current_date - 1, now() + interval '3 days' from members`.execute(db);
  await sql`vacuum analyze members, calendar_entries, reminder_plans`.execute(db);
}

/** Makes the same members due once more, as if nobody had been reminded today. */
async function makeDue({ clock, context: { db } }: TestApp): Promise<void> {
  // The product's clock is that of the database here.
  clock.set(new Date().toISOString());
  await sql`delete from deliveries`.execute(db);
  await sql`
    update reminder_plans set through = current_date - 1, next_at = now() - interval '1 minute'
    where member_id in (select member_id from members order by member_id limit ${DUE})`.execute(db);
  await sql`vacuum analyze deliveries, reminder_plans`.execute(db);
}

/** @returns how long it takes to find and schedule all that is due, in milliseconds */
async function sweep(app: TestApp): Promise<number> {
  await makeDue(app);
  const from = performance.now();
  const reminded = await remindDue(app.context);
  const took = performance.now() - from;
  if (reminded !== DUE) throw new Error(`${reminded} members were reminded, not ${DUE}.`);
  return took;
}

export const dueReminders: Bench = {
  id: 'P8',
  async run() {
    const cluster = await prepareTestCluster();
    const [small, large] = [await testApp(), await testApp()];
    await generate(small, FEW);
    await generate(large, MANY);
    for (const app of [small, large]) await sweep(app);
    const { a: few, b: many } = await interleaved(
      ROUNDS,
      () => sweep(small),
      () => sweep(large),
    );
    await small.close();
    await large.close();
    await cluster.stop();
    const ratio = many / few;
    return [
      {
        id: 'P8',
        what: `${DUE.toLocaleString('en')} due reminders among ${MANY.toLocaleString('en')} dates : among ${FEW.toLocaleString('en')}`,
        target: `≤ ${TARGET} ×`,
        measured: `${ratio.toFixed(2)} ×`,
        ok: ratio <= TARGET,
        notes: [`${few.toFixed(0)} ms and ${many.toFixed(0)} ms`],
      },
    ];
  },
};
