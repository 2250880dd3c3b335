/*
 * Hostile calls of the API, made from its own OpenAPI document: every call, every place that takes a value, the worst values, by every kind of caller. Then
 * random calls from a seed, several at once. A failing call is reduced to the smallest one that fails, and printed. `npm run hostile` runs more of them.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { testApp } from '#tests/app.ts';
import { draftOf, makeScenario, recipientLink } from '#tests/api/scenario.ts';
import { isChosen, RUNS_EVERYTHING } from '#tests/thoroughness.ts';
import { type Attack, type Attacker, ATTACKERS, nameOf, openTarget, type Target } from './attack.ts';
import { type OpenApi, type Operation, operationsIn } from './operations.ts';
import { anyValue, boundaryValues, HOSTILE_HEADERS, RAW_BODIES, WORST_VALUES } from './values.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

/** The number of random calls. With those of the worst values they are 100,000 under `npm run test:all`. */
const RANDOM = Number(process.env['HOSTILE_CALLS'] ?? (RUNS_EVERYTHING ? 64_000 : 800));
const SEED = Number(process.env['HOSTILE_SEED'] ?? 20_260_612);
/** The number of calls made at once: one to seven, four on average. */
const AT_ONCE = { least: 1, most: 7 };
const TRIES = Math.ceil(RANDOM / 4);
/** The values tried at every place in the short run too, because they have failed most often. */
const EVERYWHERE = ['NUL', 'half a sign', 'null', 'five hundred lines', 'an object that is text'];
/** The longest that the whole test may take, in milliseconds. */
const LIMIT = 3_600_000;
/** The memory that may be used in addition after everything was called once, in bytes. */
const MORE_MEMORY = 256 * 1024 * 1024;

let operations: Operation[];
let target: Target;
beforeAll(async () => {
  const app = await testApp();
  operations = operationsIn((await (await app.visitor().get('/api/1/openapi.json')).json()) as OpenApi);
  await app.close();
  target = await openTarget(operations);
});
afterAll(() => target.app.close());

/** The caller who gets furthest in a call. */
function insider(name: string): Attacker {
  const access = name in calls ? calls[name as CallName].access : 'anyone';
  if (access === 'admin') return 'admin';
  return access === 'soft' ? 'soft' : access === 'anyone' ? 'visitor' : 'member';
}
/** The callers of a call here: all, or the one who gets furthest and one other. */
function attackersOf(name: string): Attacker[] {
  const inside = insider(name);
  const others = ATTACKERS.filter((attacker) => attacker !== inside);
  return [inside, ...(RUNS_EVERYTHING ? others : others.filter((_, i) => i === name.length % others.length))];
}

/** The memory in use after garbage collection. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

it('reads every call from the document', () => {
  const built = operations.filter(({ isBuilt }) => isBuilt).map(({ name }) => name);
  expect(built.toSorted()).toEqual(Object.keys(calls).toSorted());
});

it(
  'answers the worst values at every place with a refusal, or correctly',
  async () => {
    const attacks = operations.flatMap(({ name, places, takesBody }): Attack[] => {
      const changed = places.flatMap((place) => [
        ...Object.keys(WORST_VALUES).map((worst) => ({ at: nameOf(place), worst })),
        ...boundaryValues(place.schema).map((value) => ({ at: nameOf(place), value })),
      ]);
      return attackersOf(name).flatMap((by) => [
        ...changed.map((change) => ({ name, by, changes: [change] })),
        ...(takesBody ? Object.keys(RAW_BODIES).map((rawBody) => ({ name, by, changes: [], rawBody })) : []),
      ]);
    });
    const tried = attacks.filter((attack, i) => {
      const isInside = attack.by === insider(attack.name);
      if (RUNS_EVERYTHING) return isInside || isChosen(`${i} ${attack.name}`, 8);
      const isEverywhere = attack.changes.some((change) => 'worst' in change && EVERYWHERE.includes(change.worst));
      return isInside && (isEverywhere || isChosen(`${i} ${attack.name}`, 120));
    });
    const problems: string[] = [];
    for (const attack of tried) {
      const problem = await target.hit(attack);
      if (problem !== null) problems.push(`${JSON.stringify(attack).slice(0, 500)}: ${problem.slice(0, 1500)}`);
    }
    console.log(`${tried.length} calls with the worst values: ${countsOf(target)}`);
    expect(problems).toEqual([]);
  },
  LIMIT,
);

it(
  'answers random calls, several at once, without leaking memory',
  async () => {
    // Mostly values for places, if the call has any.
    const operation = fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...operations.filter(({ places }) => places.length > 0)) },
      { weight: 1, arbitrary: fc.constantFrom(...operations) },
    );
    const attack = operation.chain(({ name, places, takesBody }): fc.Arbitrary<Attack> => {
      const change = (at: string, borders: unknown[]) =>
        fc.oneof(
          fc.record({ at: fc.constant(at), worst: fc.constantFrom(...Object.keys(WORST_VALUES)) }),
          fc.record({ at: fc.constant(at), value: borders.length > 0 ? fc.constantFrom(...borders) : anyValue }),
          fc.record({ at: fc.constant(at), value: anyValue }),
        );
      return fc.record({
        name: fc.constant(name),
        by: fc.constantFrom(...attackersOf(name)),
        changes:
          places.length === 0
            ? fc.constant([])
            : fc.array(
                fc.constantFrom(...places).chain((place) => change(nameOf(place), boundaryValues(place.schema))),
                { maxLength: 3 },
              ),
        rawBody: takesBody
          ? fc.option(fc.constantFrom(...Object.keys(RAW_BODIES)), { nil: undefined, freq: 20 })
          : fc.constant(undefined),
        headers: fc.option(fc.constantFrom(...HOSTILE_HEADERS), { nil: undefined, freq: 10 }),
      });
    });
    console.log(`hostile calls at random, seed ${SEED}`);
    let held: number | null = null;
    let tries = 0;
    const before = callsMade(target);
    await fc.assert(
      fc.asyncProperty(
        fc.array(attack, { minLength: AT_ONCE.least, maxLength: AT_ONCE.most, size: 'max' }),
        async (attacks) => {
          const problems = await Promise.all(attacks.map((one) => target.hit(one)));
          const found = problems.filter((problem) => problem !== null);
          if (found.length > 0) throw new Error(found.join('\n').slice(0, 3000));
          tries += 1;
          if (tries === Math.ceil(TRIES / 2)) held = usedMemory();
        },
      ),
      { seed: SEED, numRuns: TRIES },
    );
    console.log(`then: ${countsOf(target)}`);
    expect(callsMade(target) - before).toBeGreaterThan(RANDOM * 0.75);
    expect(usedMemory() - (held ?? 0)).toBeLessThan(MORE_MEMORY);
  },
  LIMIT,
);

it('still sends a card, and opens it', async () => {
  const { app } = target;
  await app.context.pool.query('delete from rate_limits');
  const scenario = await makeScenario(app, 'visitor', SHOP_CARD);
  const cardSendId = await draftOf(scenario);
  // To an address that no hostile call has used.
  const recipients = [{ name: 'Nadia', email: 'nadia@harbour.example', timeZone: 'Europe/Oslo' }];
  await scenario.caller.call('PUT /card/send', { body: { cardSendId, recipients, schedule: { kind: 'now' } } });
  const { cardSend } = await scenario.caller.call('PUT /card/send/send', { body: { cardSendId } });
  app.clock.advance(60_000);
  await app.deliver();
  const recipientId = cardSend.recipients[0]?.recipientId ?? '';
  const [, , , , magicLink = ''] = (cardSend.path ?? '').split('/');
  const magicLink2 = await recipientLink(scenario, { cardSendId, recipientId, magicLink, senderLink: '' });
  expect(app.mailer.sent.some(({ text }) => text.includes(magicLink2))).toBe(true);
  const { card } = await app.visitor().call('POST /card/read/open', { body: { magicLink, magicLink2 } });
  expect(card.isOpened).toBe(true);
});

/** How many calls were made until now. */
function callsMade({ counts }: Target): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** The number of answers, and of those by status. */
function countsOf(made: Target): string {
  const byStatus = [...made.counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  return `${callsMade(made)} in all, ${byStatus.join(', ')}`;
}
