import { memberOf, type DemoContext, type DemoStep } from './world.ts';

/** Who adds themselves to the list: three people, of whom one does it twice, on another day. */
const PEOPLE = [
  { name: 'Theo Brandt', month: 12, day: 9, year: 1984 },
  { name: 'Zoe Adler', month: 3, day: 5 },
  { name: 'Amina Diallo', month: 9, day: 17, year: 1990 },
  { name: 'theo brandt', month: 12, day: 10 },
];

/** Rosa’s list of the birthdays of her choir. */
export function birthdayListSteps(): DemoStep[] {
  return [{ day: -6, time: '19:00', run: fillList }];
}

async function fillList(world: DemoContext): Promise<void> {
  const body = { name: 'The Fernbank choir', isShared: true };
  const { group } = await memberOf(world, 'Rosa').call('POST /birthday/groups', { body });
  const magicLink = new URL(group.path, 'http://demo.invalid').searchParams.get('magicLink') ?? '';
  for (const person of PEOPLE)
    await world.app.visitor().call('POST /birthday/group/join', { body: { magicLink, ...person } });
}
