import type { CallInput } from '#contract/calls.ts';
import type { TestVisitor } from '#tests/app.ts';
import { type CardPlan, DEMO_CARDS, type PlannedRecipient, type PlannedOpening } from './card-plans.ts';
import { demoMember } from './members.ts';
import { dateOf, findInMail, memberOf, type DemoStep, type DemoContext } from './world.ts';

/** Cards of members and visitors, in every state that a card can have. */
export function cardSteps(now: number): DemoStep[] {
  return DEMO_CARDS.flatMap((plan) => stepsOf(plan, now));
}

function stepsOf(plan: CardPlan, now: number): DemoStep[] {
  const made: { path?: string } = {};
  const { day, time, end } = plan;
  const steps: DemoStep[] = [
    {
      day,
      time,
      async run(world) {
        const sender = plan.visitor ? world.app.visitor() : memberOf(world, plan.from);
        const cardSendId = await writeCard(sender, plan, now);
        if (end === 'draft') return;
        const { cardSend } = await sender.call('PUT /card/send/send', { body: { cardSendId } });
        if (end === 'cancelled') await sender.call('PUT /card/send/stop', { body: { cardSendId } });
        made.path = cardSend.path ?? '';
      },
    },
  ];
  // The delivery of a scheduled card that is due by now: after every step, whatever is due is sent.
  if (plan.schedule?.deliveredAt) steps.push({ ...plan.schedule.deliveredAt, run: () => Promise.resolve() });
  for (const reading of plan.readings ?? [])
    steps.push({ day: reading.day, time: reading.time, run: (world) => readCard(world, reading) });
  const { correction } = plan;
  if (correction)
    steps.push({ ...correction, run: (world) => correctAddress(world, plan, made.path ?? '', correction.email) });
  return steps;
}

/** Creates the draft and writes it. @returns its id. */
async function writeCard(sender: TestVisitor, plan: CardPlan, now: number): Promise<string> {
  const { from, to, search, pick, nameOnFront, message, phrase, schedule } = plan;
  await sender.call('GET /login', { query: {} });
  const query: CallInput<'GET /cards'>['query'] = { ...search, limit: pick + 1 };
  const { results } = await sender.call('GET /cards', { query });
  const cardId = results[pick]?.cardId;
  if (cardId === undefined) throw new Error(`The shop has no card for ${JSON.stringify(search)}.`);
  const { cardSend } = await sender.call('POST /card/send', { body: { cardId, nameOnFront } });
  const { cardSendId } = cardSend;
  const { name, email, timeZone } = plan.visitor ?? demoMember(from);
  await sender.call('PUT /card/send', {
    body: {
      cardSendId,
      recipients: to.map(asRecipient),
      sender: { name, email, timeZone },
      phrase,
      ...(schedule ? { schedule: { kind: 'on', date: dateOf(now, schedule.day), time: schedule.time } } : {}),
    },
  });
  await sender.call('PUT /card/send/message', { body: { cardSendId, message } });
  return cardSendId;
}

function asRecipient({ name, email, timeZone, countryId }: PlannedRecipient) {
  return { name, email, ...(timeZone ? { timeZone } : {}), ...(countryId ? { countryId } : {}) };
}

/** Somebody opens the card in their newest mail, and may reply. */
async function readCard({ app, members }: DemoContext, { email, reply, member }: PlannedOpening): Promise<void> {
  const reader = member === undefined ? app.visitor() : (members.get(member) ?? app.visitor());
  const [, magicLink = '', magicLink2 = ''] = findInMail({ app, members }, email, /\/card\/read\/(\w+)\/(\w+)/);
  const link = { magicLink, magicLink2 };
  await reader.call('POST /card/read/open', { body: link });
  if (reply !== undefined) await reader.call('POST /card/read/thank', { body: { ...link, text: reply } });
}

/** The sender corrects an address that bounced. */
async function correctAddress(world: DemoContext, { from, to }: CardPlan, path: string, email: string): Promise<void> {
  const sender = memberOf(world, from);
  const [magicLink = '', magicLink2 = ''] = path.split('/').slice(-2);
  const { sent } = await sender.call('GET /card/send/view', { query: { magicLink, magicLink2 } });
  const bounced = sent.ledger.find(({ state }) => state === 'bounced');
  if (bounced === undefined) throw new Error(`The card to ${to.map(({ name }) => name).join(', ')} did not bounce.`);
  await sender.call('PUT /card/send/correct', {
    body: { magicLink, magicLink2, recipientId: bounced.recipientId, email },
  });
}
