import type { CallReply } from '#contract/calls.ts';
import { type Actor, requireMember } from '#server/kernel/actor.ts';
import type { Context } from '#server/kernel/context.ts';
import { siteOf } from '#server/kernel/site.ts';
import { requireShownName } from '#server/members/members.ts';
import { routes } from '#shared/routes.ts';
import { requestEmail } from './mails/request-email.ts';
import { requestText } from './mails/request-text.ts';
import { checkWords } from './policy.ts';
import { selectAsker } from './queries.ts';

/** Stands where the link will be: no link has hyphens, so it opens nothing. */
const LINK_TO_COME = 'made-when-it-is-sent';

/** The mail and the text as they would be, by the functions that make the real ones. @throws Failure at words that cannot be sent. */
export async function previewRequest(
  context: Context,
  actor: Actor,
  { name, message }: { name: string; message: string },
): Promise<CallReply<'POST /birthday/request/preview'>> {
  const { memberId } = requireMember(actor);
  const asker = await selectAsker(context.db, memberId);
  requireShownName(asker.name);
  checkWords([{ name }], message);
  const at = (from?: 'sender' | 'everyone') => siteOf(context).origin + routes.birthdayAnswer(LINK_TO_COME, from);
  const { subject, html, text } = requestEmail({
    to: name,
    from: asker.name,
    fromEmail: asker.email,
    message,
    answerUrl: at(),
    refuseSenderUrl: at('sender'),
    refuseEveryoneUrl: at('everyone'),
  });
  const said = requestText({ from: asker.name, link: siteOf(context).origin + routes.textLink('...') }).body;
  return { mail: { fromName: asker.name, subject, html, text }, text: said };
}
