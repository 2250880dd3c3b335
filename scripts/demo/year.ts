import type { CallInput } from '#contract/calls.ts';
import { memberOf, type DemoContext, type DemoStep } from './world.ts';

type WhenItComes = CallInput<'PUT /year/{calendarId}'>['body']['whenItComes'];

/** Whose cards Rosa has sent for her, and whose she wants to be shown first; each a week before the day. */
const WHEN_IT_COMES: Readonly<Record<string, WhenItComes>> = { 'Amelie Hart': 'send', 'Elsa Nyman': 'ask' };
/** For whom she has planned a card, and whom she will call. */
const PLANNED = 'Theo Lindqvist';
const CALLED = 'Ida Nilsson';

/** Rosa plans the year ahead. */
export function yearSteps(): DemoStep[] {
  return [
    { day: -12, time: '19:30', run: chooseWhenItComes },
    { day: -1, time: '18:10', run: planCards },
  ];
}

async function listYear(world: DemoContext) {
  return (await memberOf(world, 'Rosa').call('GET /year', { query: {} })).results;
}

async function chooseWhenItComes(world: DemoContext): Promise<void> {
  for (const { calendarId, name } of await listYear(world)) {
    const whenItComes = WHEN_IT_COMES[name];
    if (whenItComes !== undefined)
      await memberOf(world, 'Rosa').call('PUT /year/{calendarId}', { params: { calendarId }, body: { whenItComes } });
  }
}

async function planCards(world: DemoContext): Promise<void> {
  const rosa = memberOf(world, 'Rosa');
  for (const { calendarId, name, day, cards, message } of await listYear(world)) {
    const [card] = cards;
    const params = { calendarId };
    if (name === CALLED)
      await rosa.call('POST /reminder/send/{calendarId}', { params, body: { handledAs: 'call', day } });
    if (name !== PLANNED || card === undefined) continue;
    const { cardId, paletteId } = card;
    await rosa.call('POST /year/{calendarId}', { params, body: { day, cardId, paletteId, message } });
  }
}
