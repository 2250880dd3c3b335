import { z } from 'zod';
import type { Queryable } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import {
  defineMessage,
  type DeliveryToRender,
  type MessageExample,
  type OutgoingText,
  renderMessage,
} from '#server/kernel/message.ts';
import { hashCode } from './codes.ts';
import { CODE_MINUTES } from './limits.ts';
import { selectCode } from './queries.ts';

const Payload = z.object({ codeSealed: z.string() });
/** The code by which a member shows that a number is theirs. */
export const MOBILE_CODE = defineMessage('mobile-code', Payload);

export const mobileNumberMessages = [renderMessage(MOBILE_CODE, { text: renderCode }, { days: 1, strangerDays: 1 })];
export const mobileNumberExamples: readonly MessageExample[] = [
  { message: MOBILE_CODE, text: () => codeText('942156') },
];

/** Only the newest code is sent, and only while it can be used. */
async function renderCode(
  { keys, clock }: Context,
  db: Queryable,
  { memberId, address, payload }: DeliveryToRender<z.infer<typeof Payload>>,
): Promise<OutgoingText | null> {
  if (memberId === null) return null;
  const pending = await selectCode(db, memberId);
  const code = keys.open(Buffer.from(payload.codeSealed, 'base64'));
  const isCurrent = pending?.number === address && pending.code_hash.equals(hashCode(keys, memberId, code));
  return isCurrent && pending.expires_at.getTime() > clock.now() ? codeText(code) : null;
}

function codeText(code: string): OutgoingText {
  const mark = `Your Cardamom code is ${code}.`;
  return { body: `${mark} It works for ${CODE_MINUTES} minutes. Reply STOP at any time for no more texts.`, mark };
}
