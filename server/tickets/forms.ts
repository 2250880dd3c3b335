import { calls } from '#contract/calls.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { Form } from '#server/kernel/form.ts';
import { routes } from '#shared/routes.ts';
import { ticketOpeningOf } from './tickets.ts';

/** Writing to us without script. */
export function ticketForms(context: Context): Form[] {
  const opening = ticketOpeningOf(context);
  return [
    {
      path: '/contact',
      async submit({ fields }, caller) {
        const given = calls['POST /open_ticket'].body.safeParse(fields);
        if (!given.success) return routes.contact({ wrong: 'incomplete' });
        const actor = await caller.findActor();
        try {
          return routes.contact({ sent: await opening.open(actor, caller.network, given.data) });
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          return routes.contact({ wrong: error.kind });
        }
      },
    },
  ];
}
