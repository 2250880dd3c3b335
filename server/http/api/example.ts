import type { CallName } from '#contract/calls.ts';

/** A call of the example: words in capitals stand for what an earlier answer gave. */
export type ExampleCall = {
  says: string;
  name: CallName;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** What later calls take from the answer: the word that stands for it, and where it is in `data`. */
  gives?: { word: string; at: string };
};

/** One card from the first call to its ledger, as a stranger with nothing but the page of the calls would send it. A test makes these very calls. */
export const EXAMPLE: readonly ExampleCall[] = [
  { says: 'Whoever sends has a session, which is a cookie. This makes it; no account is needed.', name: 'GET /login' },
  {
    says: 'A card, found as in the shop.',
    name: 'GET /cards',
    query: { q: 'balloon', limit: '1' },
    gives: { word: 'CARD_ID', at: 'results.0.cardId' },
  },
  {
    says: 'It is put on the table of this session: a draft.',
    name: 'POST /card/send',
    body: { cardId: 'CARD_ID' },
    gives: { word: 'CARD_SEND_ID', at: 'cardSend.cardSendId' },
  },
  {
    says: 'What stands in it.',
    name: 'PUT /card/send/message',
    body: { cardSendId: 'CARD_SEND_ID', message: 'Dear Amelie,\nhave the loveliest day.\nRosa' },
  },
  {
    says: 'Who it is for, who it is from, and when: {"kind": "now"}, or {"kind": "on", "date": "YYYY-MM-DD", "time": "09:00"}, which is nine on each of their own clocks.',
    name: 'PUT /card/send',
    body: {
      cardSendId: 'CARD_SEND_ID',
      recipients: [{ name: 'Amelie', email: 'amelie@example.com', timeZone: 'Australia/Melbourne' }],
      sender: { name: 'Rosa', email: 'rosa@example.com', timeZone: 'Europe/London' },
      schedule: { kind: 'now' },
    },
  },
  {
    says: 'Whether work is asked for before it leaves. Null is no; otherwise the solution goes along as proof with the next call, as said at this one.',
    name: 'GET /card/send/challenge',
  },
  {
    says: 'It leaves. Where something is missing, the answer names each field, and nothing leaves. Calling it again sends nothing twice. The answer’s path ends in the two links of the card: its own, then the sender’s.',
    name: 'PUT /card/send/send',
    body: { cardSendId: 'CARD_SEND_ID' },
    gives: { word: 'MAGIC_LINK', at: 'cardSend.path' },
  },
  {
    says: 'What became of it, for each of its people. From another session, magicLink2 is the sender’s link.',
    name: 'GET /card/send/view',
    query: { magicLink: 'MAGIC_LINK' },
  },
];

/** The value that a later call takes: of a path with two links, the card's own. */
export function valueAt(data: unknown, at: string): string {
  const value = at
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], data);
  const text = typeof value === 'string' ? value : '';
  return text.startsWith('/') ? (text.split('/').at(-2) ?? '') : text;
}

/** The call as it is typed into a shell. */
export function asCurl({ name, query, body }: ExampleCall, apiToken: string): string {
  const [method = '', path = ''] = name.split(' ');
  const asked = query ? `?${new URLSearchParams(query)}` : '';
  return [
    `curl -s -b jar -c jar -H 'X-Api-Token: ${apiToken}'`,
    ...(method === 'GET' ? [] : [`-X ${method} -H 'Content-Type: application/json'`]),
    `"$SITE/api/1${path}${asked}"`,
    ...(body ? [`-d '${JSON.stringify(body)}'`] : []),
  ].join(' \\\n  ');
}
