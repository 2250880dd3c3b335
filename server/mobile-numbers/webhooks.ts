import type { Tx } from '#db/client.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import type { Context } from '#server/kernel/context.ts';
import { siteOf } from '#server/kernel/site.ts';
import type { Webhook } from '#server/kernel/webhook.ts';
import type { TextReport } from '#server/ports/texter.ts';
import { routes } from '#shared/routes.ts';
import { setProblem } from './queries.ts';

/** What the service for text messages tells us. There is none where no texts are sent. */
export function textWebhooks(context: Context): readonly Webhook[] {
  const { texter } = context;
  if (texter === null) return [];
  return [
    {
      name: 'texts',
      async receive(message) {
        const report = texter.read(message);
        if (report === null) return false;
        if (report.kind === 'received') return texter.answer(await answerText(context, report));
        if (report.kind !== 'other') await context.db.transaction().execute((tx) => noteReport(context, tx, report));
        return true;
      },
    },
  ];
}

/** Reports may come twice and in any order: the first that is final counts. */
async function noteReport(
  context: Context,
  tx: Tx,
  report: Extract<TextReport, { kind: 'delivered' | 'failed' }>,
): Promise<void> {
  const dispatch = dispatchOf(context);
  if (report.kind === 'failed' && report.hasStopped) await dispatch.suppress(tx, report.to, null);
  const delivery = await dispatch.noteOutcome(tx, report);
  if (delivery?.channel === 'text' && report.kind === 'delivered') await setProblem(tx, delivery.address, null);
}

/** The words that phone companies everywhere know for it (CTIA, Messaging Principles). */
const STOP = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT']);
const START = new Set(['START', 'UNSTOP', 'YES']);
const HELP = new Set(['HELP', 'INFO']);

/** Obeys what somebody wrote to our number. @returns the answer; null for none: automatic answers must not be answered */
async function answerText(
  context: Context,
  { from, body, isAnswered }: Extract<TextReport, { kind: 'received' }>,
): Promise<string | null> {
  const word = body
    .trim()
    .replace(/[.!"'“”]/g, '')
    .toUpperCase();
  const dispatch = dispatchOf(context);
  const { origin } = siteOf(context);
  let answer: string | null = null;
  if (STOP.has(word)) {
    await context.db.transaction().execute((tx) => dispatch.suppress(tx, from, null));
    answer = 'Cardamom: You will get no more texts from us. Reply START to get them again.';
  } else if (START.has(word)) {
    await context.db.transaction().execute((tx) => dispatch.unsuppress(tx, from, null));
    answer = 'Cardamom: You will get our texts again. Reply STOP to end them.';
  } else if (HELP.has(word))
    answer = `Cardamom: greeting cards, and reminders of birthdays. Reply STOP to end texts. Questions: ${origin}${routes.contact()}`;
  return isAnswered ? null : answer;
}
