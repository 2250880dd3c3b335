import { findInMail, memberOf, type DemoContext, type DemoStep } from './world.ts';

/** What a friend does with the link in their mail; without it the request stays open. */
type Reply = { tells: { month: number; day: number; year?: number } } | { declines: true };
type DemoRequest = { name: string; email?: string; reply?: Reply & { day: number; time: string } };

/** Whom Rosa asks for their birthday: one tells it, one would rather not, one address bounces, and two have not answered. */
const REQUESTS: readonly DemoRequest[] = [
  {
    name: 'Nadia Haddad',
    email: 'nadia@harbour.example',
    reply: { day: -8, time: '17:20', tells: { month: 4, day: 5, year: 1995 } },
  },
  {
    name: 'Ebba Sand',
    email: 'ebba@tallbacken.example',
    reply: { day: -7, time: '18:45', declines: true },
  },
  { name: 'Hedda Ström', email: 'hedda@tallbacken.invalid' },
  { name: 'Samuel Okafor', email: 'samuel@palmgrove.example' },
  { name: 'Uncle Birger' },
];
const MESSAGE = 'I always guess, and I am always late. When is it, exactly? The day and the month are enough.';

/** Requests for birthdays in every state that they can have. */
export function birthdayRequestSteps(): DemoStep[] {
  return [
    { day: -9, time: '17:30', run: ask },
    ...REQUESTS.flatMap(({ email = '', reply }): DemoStep[] =>
      reply === undefined ? [] : [{ day: reply.day, time: reply.time, run: (world) => answer(world, email, reply) }],
    ),
  ];
}

async function ask(world: DemoContext): Promise<void> {
  const people = REQUESTS.map(({ name, email }) => (email === undefined ? { name } : { name, email }));
  const body = { people, message: MESSAGE, showsBirthday: true };
  await memberOf(world, 'Rosa').call('POST /birthday/request', { body });
}

async function answer(world: DemoContext, email: string, reply: Reply): Promise<void> {
  const [, magicLink = ''] = findInMail(world, email, /\/birthday\/request\/answer\?magicLink=([\w-]+)/);
  const friend = world.app.visitor();
  await friend.call('GET /birthday/answer', { query: { magicLink } });
  if ('declines' in reply) await friend.call('POST /birthday/answer/refuse', { body: { magicLink, from: 'request' } });
  else await friend.call('PUT /birthday/answer', { body: { magicLink, ...reply.tells } });
}
