import type { TestApp, TestVisitor } from '#tests/app.ts';

export const DAY_MS = 86_400_000;
/** The demo's world begins this many days before it is made. */
export const FIRST_DAY = -24;

/** What the parts of the demo share while it is made. */
export type DemoContext = {
  app: TestApp;
  /** The browser of every member, signed in, by first name. */
  members: Map<string, TestVisitor>;
};

/** Something that happens in the demo. The clock stands at its time while it runs; afterwards everything due is sent. */
export type DemoStep = {
  /** Days from the day on which the demo is made; negative is in the past. */
  day: number;
  /** HH:MM, UTC. */
  time: string;
  run(world: DemoContext): Promise<void>;
};

/** The browser of a member. */
export function memberOf(world: DemoContext, firstName: string): TestVisitor {
  const member = world.members.get(firstName);
  if (member === undefined) throw new Error(`${firstName} is not registered yet.`);
  return member;
}

/** The newest mail to an address whose text matches, as an array of the match. */
export function findInMail(world: DemoContext, address: string, pattern: RegExp): RegExpExecArray {
  for (const { to, text } of world.app.mailer.sent.toReversed()) {
    const match = to.address === address ? pattern.exec(text) : null;
    if (match !== null) return match;
  }
  throw new Error(`No mail to ${address} matches ${pattern}.`);
}

/** The date of a day of the demo, as YYYY-MM-DD. */
export function dateOf(now: number, day: number): string {
  return new Date(now + day * DAY_MS).toISOString().slice(0, 10);
}

/** Runs the steps in the order of their times, and leaves the clock at `now`. */
export async function runSteps(world: DemoContext, steps: readonly DemoStep[], now: number): Promise<void> {
  const { app } = world;
  const instantOf = ({ day, time }: DemoStep) => Date.parse(`${dateOf(now, day)}T${time}:00Z`);
  const timed = steps.map((step) => ({ step, at: instantOf(step) })).toSorted((a, b) => a.at - b.at);
  for (const { step, at } of timed) {
    if (at > now) throw new Error(`A step on day ${step.day} at ${step.time} is in the future.`);
    app.clock.set(new Date(at).toISOString());
    await step.run(world);
    await app.deliver();
  }
  app.clock.set(new Date(now).toISOString());
}
