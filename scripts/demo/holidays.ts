import { memberOf, type DemoStep } from './world.ts';

/** The holidays that members choose for their calendars: the next ones of their country that have cards, as many as this. */
const CHOSEN = [
  { member: 'Rosa', count: 4 },
  { member: 'Mei', count: 2 },
];

/** Members choose holidays. */
export function holidaySteps(): DemoStep[] {
  return CHOSEN.map(({ member, count }, i) => ({
    day: -15,
    time: `20:${String(10 + i)}`,
    async run(world) {
      const browser = memberOf(world, member);
      const { holidays } = await browser.call('GET /holidays', { query: {} });
      const chosen = holidays.filter(({ path }) => path !== null).slice(0, count);
      const body = { holidays: chosen.map(({ holidayId }) => ({ holidayId, isChosen: true })) };
      await browser.call('POST /holidays', { body });
    },
  }));
}
