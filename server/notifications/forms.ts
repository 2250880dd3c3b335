import { calls } from '#contract/calls.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { Form } from '#server/kernel/form.ts';
import { routes } from '#shared/routes.ts';
import { notificationsOf } from './notifications.ts';

/** Stopping mails without script, and by one press in a mail program. */
export function notificationForms(context: Context): Form[] {
  const notifications = notificationsOf(context);
  const read = calls['POST /unsubscribe'].body;
  return [
    {
      path: '/unsubscribe',
      async submitOneClick(query) {
        const given = read.safeParse(query);
        const { t, e, kind } = given.success ? given.data : {};
        if (t === undefined || e === undefined || kind === undefined) return false;
        await notifications.unsubscribe({ kind: 'visitor', sessionId: null }, { t, e }, { kind, isOn: false });
        return true;
      },
      async submit({ query, fields: typed }, caller) {
        const fields = { ...query, ...typed };
        const given = read.safeParse({ ...fields, isOn: fields['isOn'] === '1' });
        if (!given.success) return routes.unsubscribe();
        const { t, e, kind, isOn } = given.data;
        const pair = t !== undefined && e !== undefined ? { t, e } : undefined;
        const page = routes.unsubscribe(pair, kind);
        const outcome = (done: string) => `${page}${page.includes('?') ? '&' : '?'}done=${done}`;
        try {
          await notifications.unsubscribe(await caller.findActor(pair), pair, { kind, isOn });
          return outcome(isOn ? 'taken-back' : 'stopped');
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          return outcome('refused');
        }
      },
    },
  ];
}
