import { calls } from '#contract/calls.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { type Form, type FormGiven, textField } from '#server/kernel/form.ts';
import { THANKS_MAX } from '#shared/limits.ts';
import { MAGIC_LINK } from '#shared/links/magic-link.ts';
import { routes } from '#shared/routes.ts';
import { type CardReads, cardReadsOf } from './card-reads.ts';

/** The same as for the call: a form sends line ends in two signs, and what is too long may be cut inside of one. */
const Thanks = calls['POST /card/read/thank'].body.shape.text;

/** Reading a card without script, and looking for one by its code. */
export function cardReadForms(context: Context): Form[] {
  const reads = cardReadsOf(context);
  return [
    { path: '/card/read/:magicLink/:magicLink2?', submit: (given) => submitRead(reads, given) },
    {
      path: '/open',
      async submit({ fields }, { network }) {
        const code = textField(fields, 'code')?.slice(0, 40) ?? '';
        try {
          return await reads.byCode(code, network);
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          return `${routes.open()}?${new URLSearchParams({ wrong: String(error.items[0]?.errorCode), code })}`;
        }
      },
    },
  ];
}

async function submitRead(reads: CardReads, { params, fields }: FormGiven): Promise<string> {
  const { magicLink = '', magicLink2 } = params;
  const page = routes.read(magicLink, magicLink2);
  const act = textField(fields, 'act') ?? 'open';
  if (!MAGIC_LINK.test(magicLink) || (magicLink2 !== undefined && !MAGIC_LINK.test(magicLink2))) return page;
  try {
    if (act === 'open') {
      await reads.open({ magicLink, magicLink2 });
      return `${page}?open=1`;
    }
    if (magicLink2 === undefined) return page;
    const link = { magicLink, magicLink2 };
    if (act === 'thank') {
      const written = (textField(fields, 'text') ?? '').replace(/\r\n?/g, '\n').trim();
      const text = Thanks.safeParse(written.slice(0, THANKS_MAX));
      if (!text.success) return `${page}?open=1&thanks=empty`;
      await reads.thank(link, text.data);
      return `${page}?open=1&thanks=sent`;
    }
    if (act === 'refuse') {
      const from = fields['from'] === 'everyone' ? 'everyone' : 'sender';
      await reads.refuse(link, from);
      return routes.refuse(magicLink, magicLink2, from);
    }
    if (act === 'take-back') await reads.unblock(link);
    return page;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `${page}${act === 'thank' ? '?open=1&thanks=late' : ''}`;
  }
}
