import type { Schedule } from '#contract/card-send.ts';

/** When a card was asked to leave: `straight away`, or `17 November 2026 at 09:00, their time`. */
export function formatSchedule(schedule: Schedule): string {
  if (schedule.kind === 'now') return 'straight away';
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return `${Temporal.PlainDate.from(schedule.date).toLocaleString('en-GB', options)} at ${schedule.time}, their time`;
}
