import { z } from 'zod';
import { MOBILE_MAX } from '#shared/limits.ts';
import { singleLineText } from './fields.ts';

const MobileNumberState = z
  .object({
    isOffered: z.boolean().meta({ description: 'whether this copy sends text messages' }),
    sender: z.string().nullable().meta({
      description: 'the number that our texts come from; null where there are several, or none are sent',
    }),
    confirmed: z
      .object({
        number: z.string().meta({ description: '`+44 7400 123456`' }),
        isStopped: z.boolean().meta({ description: 'it has sent STOP, so that it gets nothing' }),
        problem: z.string().nullable().meta({ description: 'why the last text did not arrive, in a sentence' }),
      })
      .nullable()
      .meta({ description: 'where texts go' }),
    pending: z
      .object({
        number: z.string(),
        expiresAt: z.string(),
        problem: z.string().nullable().meta({ description: 'why the code did not arrive, in a sentence' }),
      })
      .nullable()
      .meta({ description: 'a number that waits for the code that was sent there' }),
  })
  .meta({ id: 'MobileNumber' });
export type MobileNumberState = z.infer<typeof MobileNumberState>;

export const mobileNumberCalls = {
  'GET /mobile-number': {
    access: 'member',
    summary: 'Returns the mobile number that a member gets text messages at.',
    reply: MobileNumberState,
  },
  'POST /mobile-number': {
    access: 'member-in-person',
    summary:
      'Sends a code to a mobile number. The number is used once the code is given; the one before stays until then. Without a country code it is one of the member’s country.',
    body: z.object({ number: singleLineText(MOBILE_MAX, 'A number') }),
    reply: MobileNumberState,
  },
  'POST /mobile-number/confirm': {
    access: 'member-in-person',
    summary: 'Confirms the number by the code that was sent there. It has a few tries, and some minutes.',
    body: z.object({ code: singleLineText(20, 'A code') }),
    reply: MobileNumberState,
  },
  'DELETE /mobile-number': {
    access: 'member-in-person',
    summary: 'Removes the number, and one that waits for its code.',
    reply: MobileNumberState,
  },
} as const;
