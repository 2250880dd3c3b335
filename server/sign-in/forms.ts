import { calls } from '#contract/calls.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { Form } from '#server/kernel/form.ts';
import { routes } from '#shared/routes.ts';
import { signInOf } from './sign-in.ts';

/** The press behind a mailed link, without script. A link that is dead leads to the sign-in page, which says so. */
export function signInForms(context: Context): Form[] {
  const signIn = signInOf(context);
  return [
    {
      path: '/verify',
      async submit({ query }, { browser, network, findActor, setSessionToken }) {
        if (query['token'] === undefined) return null;
        const given = calls['POST /verify'].body.safeParse({ token: query['token'] });
        if (!given.success) return routes.verify('');
        const { sessionId } = await findActor();
        try {
          const { newToken, kind, next } = await signIn.verify({ browser, sessionId, network }, given.data);
          if (newToken !== null) setSessionToken(newToken);
          const isOfAccount = kind === 'confirm-email' || kind === 'restore';
          return next ?? (isOfAccount ? routes.account() : routes.home());
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          const wrong = error.kind === 'too-many' ? 'too-many' : 'dead-link';
          return routes.narrowed(routes.login(), { wrong });
        }
      },
    },
  ];
}
