/** What works in the background, by what it does. */
const QUEUES: Record<string, string> = {
  'send-delivery': 'Send a card',
  'send-outbox': 'Send a mail of ours',
  sweep: 'Look for what is due',
  'pack-export': 'Pack an export',
  farewells: 'See off who left',
  housekeeping: 'Keep house',
};
export function queueInWords(name: string): string {
  return QUEUES[name] ?? name.replaceAll('-', ' ');
}

/** What a job carries, by its name: ids only. */
export function carriedIn(data: string): readonly (readonly [name: string, value: string])[] {
  const carried = JSON.parse(data) as Record<string, unknown>;
  return Object.entries(carried).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}
