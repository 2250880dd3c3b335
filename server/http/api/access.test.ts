import { expect, it, test } from 'vitest';
import type { Access, CallName } from '#contract/calls.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Handlers } from '#server/calls/handlers.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import { type ApiOptions, runCall } from './api.ts';

const MEMBER = { kind: 'member', sessionId: 's', memberId: 'm', isPremium: false, impersonatorId: null } as const;
const ACTORS = {
  visitor: { kind: 'visitor', sessionId: 's' },
  soft: { kind: 'soft', sessionId: 's', memberId: 'm', linkEpoch: 0, isReset: false },
  member: MEMBER,
  impersonating: { ...MEMBER, impersonatorId: 'a' },
  admin: { kind: 'admin', sessionId: 's', memberId: 'a' },
} as const satisfies Record<string, Actor>;
type Who = keyof typeof ACTORS;

/** A call of each access that needs nothing to be given, and what those are answered whom it does not let in. */
const CALLS: { [A in Access]: readonly [CallName, Partial<Record<Who, string>>] } = {
  anyone: ['GET /version', {}],
  soft: ['GET /payment/sync_membership', { visitor: '401 no-login' }],
  member: ['GET /account', { visitor: '401 no-login', soft: '401 no-login' }],
  'member-in-person': [
    'POST /account/two-step',
    { visitor: '401 no-login', soft: '401 no-login', impersonating: '403 impersonating' },
  ],
  admin: [
    'GET /admin/jobs',
    { visitor: '404 unknown', soft: '404 unknown', member: '404 unknown', impersonating: '404 unknown' },
  ],
};

/** Performs a call as somebody. @returns what they are answered, and whether its handler ran, which here does nothing else. */
async function performAs(name: CallName, who: Who, query: Record<string, string> = {}) {
  let ran = false;
  const handler = async () => {
    ran = true;
  };
  const answered = await runCall(
    name,
    { query, body: {} },
    {
      network: '',
      browser: { token: undefined, userAgent: null },
      refusesByItself: false,
      setSessionToken: () => undefined,
      setMarks: () => undefined,
      setConsent: () => undefined,
    },
    {
      handlers: { [name]: handler } as Partial<Handlers> as Handlers,
      impersonatedActs: {},
      sessions: {
        actorOf: async () => ACTORS[who],
        noteImpersonated: async () => undefined,
      } as Partial<Sessions> as Sessions,
      logger: {} as ApiOptions['logger'],
    },
  );
  return { ran, answer: 'errors' in answered ? `${answered.status} ${answered.errors[0]?.errorCode}` : 'done' };
}

const CELLS = (Object.keys(CALLS) as Access[]).flatMap((access) =>
  (Object.keys(ACTORS) as Who[]).map((who) => [access, who] as const),
);

it.each(CELLS)('a call for %s by %s runs its handler, or is refused before it', async (access, who) => {
  const [name, refused] = CALLS[access];
  const answer = refused[who] ?? 'done';
  expect(await performAs(name, who)).toEqual({ ran: answer === 'done', answer });
});

test('invalid input is reported before a missing login, but not for an unknown call', async () => {
  const { ran, answer } = await performAs('GET /my_cards', 'visitor', { limit: 'many' });
  expect(ran).toBe(false);
  expect(answer).toMatch(/^422 /);
  expect(await performAs('GET /admin/members', 'member', { limit: 'many' })).toEqual({
    ran: false,
    answer: '404 unknown',
  });
});
