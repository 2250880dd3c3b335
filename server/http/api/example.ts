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
  { says: 'Start with a session, which is a cookie. No account is needed.', name: 'GET /login' },
  {
    says: 'Find a card of the shop.',
    name: 'GET /cards',
    query: { q: 'balloon', limit: '1' },
    gives: { word: 'CARD_ID', at: 'results.0.cardId' },
  },
  {
    says: 'Create a draft of it in this session.',
    name: 'POST /card/send',
    body: { cardId: 'CARD_ID' },
    gives: { word: 'CARD_SEND_ID', at: 'cardSend.cardSendId' },
  },
  {
    says: 'Write the message.',
    name: 'PUT /card/send/message',
    body: { cardSendId: 'CARD_SEND_ID', message: 'Dear Amelie,\nhave the loveliest day.\nRosa' },
  },
  {
    says: 'Set the recipients, the sender and the schedule: {"kind": "now"}, or {"kind": "on", "date": "YYYY-MM-DD", "time": "09:00"}, which is nine o’clock in the time zone of each recipient.',
    name: 'PUT /card/send',
    body: {
      cardSendId: 'CARD_SEND_ID',
      recipients: [{ name: 'Amelie', email: 'amelie@example.com', timeZone: 'Australia/Melbourne' }],
      sender: { name: 'Rosa', email: 'rosa@example.com', timeZone: 'Europe/London' },
      schedule: { kind: 'now' },
    },
  },
  {
    says: 'Ask for a proof-of-work challenge. If it is null, none is needed; otherwise send the solution as proof with the next call, as described at this call.',
    name: 'GET /card/send/challenge',
  },
  {
    says: 'Send it. If something is missing, the reply names each field and nothing is sent. Calling it again sends nothing twice. The path in the reply ends with the two links of the card: its own, then the sender’s.',
    name: 'PUT /card/send/send',
    body: { cardSendId: 'CARD_SEND_ID' },
    gives: { word: 'MAGIC_LINK', at: 'cardSend.path' },
  },
  {
    says: 'Read the delivery status of each recipient. From another session, magicLink2 is the sender’s link.',
    name: 'GET /card/send/view',
    query: { magicLink: 'MAGIC_LINK' },
  },
];

/** The value that a later call takes: of a path with two links, the card's own. */
export function pickValue(data: unknown, at: string): string {
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
