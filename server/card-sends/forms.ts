import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { type Form, textField } from '#server/kernel/form.ts';
import { MAGIC_LINK } from '#shared/links/magic-link.ts';
import { routes } from '#shared/routes.ts';
import { cardSendsOf } from './card-sends.ts';

/** The press that lets the first card of a visitor leave, without script. */
export function cardSendForms(context: Context): Form[] {
  const sends = cardSendsOf(context);
  return [
    {
      path: '/verify',
      async submit({ query, fields }) {
        if (query['token'] !== undefined) return null;
        const token = textField(fields, 'send') ?? query['send'] ?? '';
        if (!MAGIC_LINK.test(token)) return routes.verify('');
        try {
          return await sends.confirm(token);
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          return `${routes.verify(token)}&wrong=${String(error.items[0]?.errorCode)}`;
        }
      },
    },
  ];
}
