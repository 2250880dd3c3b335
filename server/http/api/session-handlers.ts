import type { Sessions } from '#server/sessions/sessions.ts';
import type { Handlers } from './context.ts';

export type SessionHandlerParts = { sessions: Sessions };

/** Who is here. */
export function sessionHandlers({ sessions }: SessionHandlerParts) {
  return {
    'GET /login': async (_, context) => {
      const { actor, newToken } = await sessions.begin(context.browser, context.pair);
      if (newToken !== null) context.setSessionToken(newToken);
      return { user: await sessions.user(actor) };
    },
    'GET /logout': async (_, context) => {
      const { actor, newToken } = await sessions.signOut(context.browser);
      if (newToken !== null) context.setSessionToken(newToken);
      return { user: await sessions.user(actor) };
    },
    'POST /accept_cookies': async ({ body }, context) => {
      const { actor, newToken } = await sessions.begin(context.browser);
      if (newToken !== null) context.setSessionToken(newToken);
      await sessions.keepConsent(actor, body);
      context.setConsent(body);
      return { user: await sessions.user(actor) };
    },
  } satisfies Partial<Handlers>;
}
