import type { TestApp } from '#tests/app.ts';
import { birthdayListSteps } from './birthday-lists.ts';
import { birthdayRequestSteps } from './birthday-requests.ts';
import { cardSteps } from './cards.ts';
import { clientErrorSteps } from './client-errors.ts';
import { exportSteps } from './exports.ts';
import { favouriteSteps } from './favourites.ts';
import { holidaySteps } from './holidays.ts';
import { memberSteps } from './members.ts';
import { metricSteps } from './metrics.ts';
import { peopleSteps } from './people.ts';
import { ticketSteps } from './tickets.ts';
import { runSteps, type DemoStep, type DemoContext } from './world.ts';
import { yearSteps } from './year.ts';

/** One function per noun, each in a file of its own. A new module adds its file and its line here. */
const PARTS: readonly ((now: number) => DemoStep[])[] = [
  memberSteps,
  favouriteSteps,
  peopleSteps,
  birthdayRequestSteps,
  birthdayListSteps,
  holidaySteps,
  yearSteps,
  cardSteps,
  ticketSteps,
  clientErrorSteps,
  metricSteps,
  exportSteps,
];

/** Fills an empty copy with the demo, through the product's own calls. */
export async function createDemo(app: TestApp, now: number): Promise<DemoContext> {
  const world: DemoContext = { app, members: new Map() };
  await runSteps(
    world,
    PARTS.flatMap((part) => part(now)),
    now,
  );
  return world;
}
