import type { ExpectedMessage, RunRecord } from './record.ts';
import { createVisitor, type Visitor } from './visitors.ts';

/** What visitors request from the site during a run. Each request makes mails. */
export type RequestCounts = {
  /** Cards. Each makes a mail to each of its recipients, and a receipt. */ cards: number;
  peoplePerCard: number;
  registrations: number;
  /** Members who ask for a new password. */ passwords: number;
};
export type RequestContext = {
  siteUrl: string;
  record: RunRecord;
  /** Aborted when the run is over. */ signal: AbortSignal;
};

/** Browsers at the same time. */
const BROWSERS = 3;

/**
 * Makes all requests through the public API, and records the messages that the answers promise.
 * @param members members who may ask for a new password, each once. The members left over are used when it is unknown whether a request was accepted
 */
export async function makeRequests(
  context: RequestContext,
  { cards, peoplePerCard, registrations, passwords }: RequestCounts,
  members: readonly string[],
): Promise<void> {
  const cardIds = cards === 0 ? [] : await listCards(context);
  const unusedMembers = [...members];
  // Mixed, so that every disturbance affects requests of all kinds.
  const work = interleave([
    Array.from(
      { length: cards },
      (_, i) => () => sendCard(context, cardIds[i % cardIds.length] ?? '', i, peoplePerCard),
    ),
    Array.from({ length: registrations }, (_, i) => () => register(context, i)),
    Array.from({ length: passwords }, () => () => askForPassword(context, unusedMembers)),
  ]);
  const browsers = Array.from({ length: BROWSERS }, async () => {
    for (let next = work.shift(); next !== undefined; next = work.shift()) await next();
  });
  await Promise.all(browsers);
}

type Work = () => Promise<void>;
/** Merges several lists, each of them spread evenly over the result. */
function interleave(lists: Work[][]): Work[] {
  return lists
    .flatMap((list) => list.map((work, i) => ({ work, at: (i + 0.5) / list.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ work }) => work);
}

async function listCards({ siteUrl, signal }: RequestContext): Promise<string[]> {
  const { results } = await createVisitor(siteUrl, signal).call('GET /cards', { query: { limit: 12 } });
  return results.map(({ cardId }) => cardId);
}

/** Every step may be repeated: pressing Send twice sends once. */
async function sendCard(
  { siteUrl, signal, record }: RequestContext,
  cardId: string,
  index: number,
  people: number,
): Promise<void> {
  const visitor = createVisitor(siteUrl, signal);
  await visitor.call('GET /login', { query: {} });
  const { cardSend } = await visitor.call('POST /card/send', { body: { cardId, nameOnFront: 'Amelie' } });
  const { cardSendId } = cardSend;
  const sender = `sender-${index}@example.com`;
  const recipients = Array.from({ length: people }, (_, i) => ({
    name: `Friend ${i + 1}`,
    email: `friend-${index}-${i}@example.com`,
  }));
  await visitor.call('PUT /card/send', {
    body: {
      cardSendId,
      recipients,
      sender: { name: 'Rosa Lindqvist', email: sender, timeZone: 'Europe/London' },
      phrase: 'the yellow canoe',
    },
  });
  await visitor.call('PUT /card/send/message', { body: { cardSendId, message: 'Have the loveliest day.' } });
  const messages: ExpectedMessage[] = [
    { kind: 'sender-receipt', address: sender, state: 'uncertain' },
    ...recipients.map(({ email }) => ({ kind: 'card', address: email, state: 'uncertain' as const, sender })),
  ];
  record.expected.push(...messages);
  await visitor.call('PUT /card/send/send', { body: { cardSendId } });
  for (const message of messages) message.state = 'expected';
}

/** When the answer to a registration was lost, it is unknown whether it was accepted. A person would try again; this tries another address. */
async function register({ siteUrl, signal, record }: RequestContext, index: number): Promise<void> {
  const visitor: Visitor = createVisitor(siteUrl, signal);
  for (let attempt = 1; ; attempt++) {
    const address = `new-${index}-${attempt}@example.com`;
    const body = { registerType: 'email', email: address, firstName: 'Nadia' } as const;
    const isTaken = await visitor.ask('POST /register', { body });
    if (isTaken === false) throw new Error(`The registration of ${address} was refused.`);
    record.expected.push({ kind: 'join', address, state: isTaken ? 'expected' : 'uncertain' });
    if (isTaken) return;
  }
}

async function askForPassword({ siteUrl, signal, record }: RequestContext, members: string[]): Promise<void> {
  const visitor = createVisitor(siteUrl, signal);
  for (let address = members.pop(); address !== undefined; address = members.pop()) {
    const isTaken = await visitor.ask('POST /account/password/reset', { body: { email: address } });
    if (isTaken === false) throw new Error(`The new password of ${address} was refused.`);
    record.expected.push({ kind: 'reset-password', address, state: isTaken ? 'expected' : 'uncertain' });
    if (isTaken) return;
  }
}
