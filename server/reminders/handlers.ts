import type { reminderCalls } from '#contract/reminder.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { requireSoft } from '#server/kernel/actor.ts';
import type { HandlersOf } from '#server/calls/handlers.ts';
import type { Context } from '#server/kernel/context.ts';
import { countHere } from '#server/metrics/metrics.ts';
import { DATE_REMINDER } from './messages.ts';

export function reminderHandlers(context: Context): HandlersOf<typeof reminderCalls> {
  const dispatch = dispatchOf(context);
  return {
    'POST /reminder/opened': ({ body }, { actor }) => {
      const { memberId } = requireSoft(actor);
      return context.db.transaction().execute(async (tx) => {
        const isFirst = await dispatch.noteOpened(tx, DATE_REMINDER, { memberId, deliveryId: body.r });
        if (isFirst) await countHere(tx, 'reminder-opened', new Date(context.clock.now()));
        return { isFirst };
      });
    },
  };
}
