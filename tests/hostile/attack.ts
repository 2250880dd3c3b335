import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { CallName } from '#contract/calls.ts';
import { ErrorItem } from '#contract/reply.ts';
import type { Logger } from '#server/ports/logger.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { everyCall } from '#tests/api/rows/every-call.ts';
import { type Column, type Input, makeScenario } from '#tests/api/scenario.ts';
import type { Operation, InputPlace } from './operations.ts';
import { MISSING, RAW_BODIES, WORST_VALUES } from './values.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

/** The attackers: columns of `tests/api`, with the same names. */
export const ATTACKERS = ['visitor', 'soft', 'member', 'other', 'admin'] as const satisfies readonly Column[];
export type Attacker = (typeof ATTACKERS)[number];
/** A change to valid input: one of the worst values by its name, or any value. */
export type Change = { at: string; worst: string } | { at: string; value: unknown };
/** One hostile call, as a report shows it. */
export type Attack = {
  name: string;
  by: Attacker;
  changes: readonly Change[];
  rawBody?: string | undefined;
  headers?: Record<string, string> | undefined;
};

/** The longest that a call may take, even on a busy machine. */
const SLOWEST_MS = 60_000;
/** After this many calls, a caller and their data are replaced by new ones: calls change the data they are about. */
const USES = 60;
const Reply = z.union([
  z.strictObject({ data: z.json() }),
  z.strictObject({ errors: z.array(ErrorItem.extend({ errorMessage: z.string().min(1) })).min(1) }),
]);

type Standing = { caller: TestVisitor; fair: Input; uses: number };

/** A copy of the site under attack. */
export type Target = {
  app: TestApp;
  /** Makes one hostile call. @returns what is wrong with its answer; null when nothing is */
  hit(attack: Attack): Promise<string | null>;
  /** The number of calls, by status of the answer. */ counts: Map<number, number>;
};

/** A place as text: `body.recipients.0.name`. */
export function nameOf({ part, path }: InputPlace): string {
  return [part, ...path].join('.');
}

export async function openTarget(operations: readonly Operation[]): Promise<Target> {
  const wrong: string[] = [];
  const logger: Logger = {
    info: () => undefined,
    warn: () => undefined,
    error(fields, message) {
      const { err, ...more } = fields as { err?: unknown };
      wrong.push(`${message} ${JSON.stringify(more)} ${stackOf(err)}`);
    },
  };
  const app = await testApp({ logger, site: { trustedProxies: 1 } });
  const cardId = SHOP_CARD;
  const built = new Map(operations.map((operation) => [operation.name, operation]));
  const standing = new Map<string, Promise<Standing>>();
  const counts = new Map<number, number>();
  let made = 0;

  async function stand(name: string, by: Attacker): Promise<Standing> {
    const scenario = await makeScenario(app, by, cardId);
    const fair = (await everyCall[name as CallName]?.given?.(scenario)) ?? {};
    const part = name.startsWith('GET ') ? 'query' : 'body';
    return {
      caller: scenario.caller,
      fair: scenario.pair ? { ...fair, [part]: { ...fair[part], ...scenario.pair } } : fair,
      uses: 0,
    };
  }
  async function standingOf(name: string, by: Attacker): Promise<Standing> {
    const key = `${by} ${name}`;
    let known = await standing.get(key);
    if (known === undefined || known.uses >= USES) {
      const fresh = stand(name, by);
      standing.set(key, fresh);
      known = await fresh;
    }
    known.uses += 1;
    return known;
  }

  async function send({ name, by, changes, rawBody, headers }: Attack): Promise<Response> {
    const { caller, fair } = await standingOf(name, by);
    const given = structuredClone(fair) as Record<string, unknown>;
    for (const change of changes) {
      const value = 'worst' in change ? WORST_VALUES[change.worst] : change.value;
      // A copy, because another change may be applied to it.
      put(given, change.at.split('.'), value === MISSING ? value : structuredClone(value));
    }
    const [method = 'GET', template = ''] = name.split(' ');
    const body = rawBody === undefined ? (JSON.stringify(given['body'] ?? {}) ?? '') : (RAW_BODIES[rawBody] ?? '');
    return caller.get(`/api/1${pathOf(template, given['params'])}${queryOf(given['query'])}`, {
      method,
      headers: { 'X-Api-Token': 'test-token', 'Content-Type': 'application/json', ...headers },
      ...(method === 'GET' || built.get(name)?.takesBody === false ? {} : { body }),
    });
  }

  return {
    app,
    counts,
    async hit(attack) {
      // Rate limits have tests of their own.
      if (made++ % 5 === 0) await app.context.pool.query('delete from rate_limits');
      const ended = new AbortController();
      const late = pause(SLOWEST_MS, 'late' as const, { signal: ended.signal, ref: false }).catch(
        () => 'late' as const,
      );
      const response = await Promise.race([send(attack), late]);
      ended.abort();
      if (response === 'late') return `no answer within ${SLOWEST_MS / 1000} seconds`;
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
      const problem = await problemWith(response, built.get(attack.name)?.isBuilt ?? true);
      const logged = wrong.splice(0);
      return [...(problem === null ? [] : [problem]), ...logged].join('\n') || null;
    },
  };
}

/**
 * What is wrong with an answer. 501 is correct for a call that the document declares as not built yet, and for no other. 503 is never correct: the database is
 * always available here.
 */
async function problemWith(response: Response, isBuilt: boolean): Promise<string | null> {
  const text = await response.text();
  if (response.status >= 500 && (response.status !== 501 || isBuilt)) return `answered ${response.status}: ${text}`;
  const reply = Reply.safeParse(parsed(text));
  if (!reply.success) return `answered ${response.status} with what is no reply: ${text.slice(0, 300)}`;
  return response.ok === 'data' in reply.data ? null : `answered ${response.status} with ${text.slice(0, 300)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sets a value at its place, and creates the objects on the way there if they are missing. */
function put(target: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    if (value === MISSING) Reflect.deleteProperty(target, key);
    else Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
    return;
  }
  const inner = target[key];
  if (typeof inner !== 'object' || inner === null) target[key] = /^\d+$/.test(rest[0] ?? '') ? [] : {};
  put(target[key] as Record<string, unknown>, rest, value);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function pathOf(template: string, params: unknown): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(textOf((params as Record<string, unknown> | undefined)?.[key] ?? 'x').toWellFormed()),
  );
}

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value.slice(0, 50) : [value]).map((one) => [key, textOf(one).slice(0, 20_000)]),
  );
  return `?${new URLSearchParams(pairs)}`;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
