/** The names of the background queues. */
const QUEUES: Record<string, string> = {
  'send-delivery': 'Send a message',
  sweep: 'Find due work',
  'pack-export': 'Prepare an export',
  'draw-fronts': 'Draw names on fronts',
  hourly: 'Hourly tasks',
  nightly: 'Nightly maintenance',
  // Of earlier releases: a database that was upgraded still has these queues.
  'send-outbox': 'Send an email',
  farewells: 'Delete accounts',
  housekeeping: 'Maintenance',
};
export function formatQueue(name: string): string {
  return QUEUES[name] ?? name.replaceAll('-', ' ');
}

/** The data of a job as names and values. It contains ids only. */
export function parseJobData(data: string): readonly (readonly [name: string, value: string])[] {
  const fields = JSON.parse(data) as Record<string, unknown>;
  return Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}
