import { z } from 'zod';
import { REASON_MAX } from '#shared/limits.ts';
import { singleLineText } from '../fields.ts';
import { Paging } from '../reply.ts';

/** What is looked for. Signs that cannot be typed are dropped: nothing is found by them. */
export const Search = Paging.extend({
  q: z
    .string()
    .max(200, 'This search text is too long.')
    .transform((typed) => typed.toWellFormed().replace(/\p{Cc}/gu, ' '))
    .default(''),
});
export const MemberId = z.uuid('This member does not exist.');
/** Why an administrator does something: a sentence that the member can read. */
export const Reason = singleLineText(REASON_MAX, 'A reason').pipe(
  z.string().min(8, 'Give a reason in a sentence. The member can read it.'),
);
export const Instant = z.string().meta({ description: 'ISO 8601, UTC' });
