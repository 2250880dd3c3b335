import { z } from 'zod';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#shared/limits.ts';

/** One thing that is wrong, at its field; `general` where no field is meant (specification, section 8). */
export const ErrorItem = z
  .object({ field: z.string(), errorMessage: z.string(), errorCode: z.union([z.string(), z.number()]) })
  .meta({ id: 'ErrorItem' });
export type ErrorItem = z.infer<typeof ErrorItem>;
export const Paging = z.object({
  limit: z.coerce
    .number('Enter a number.')
    .int('Enter a whole number.')
    .min(1, 'At least 1.')
    .max(PAGE_SIZE_MAX, `At most ${PAGE_SIZE_MAX}.`)
    .default(PAGE_SIZE),
  offset: z.coerce
    .number('Enter a number.')
    .int('Enter a whole number.')
    .min(0, 'At least 0.')
    .max(1_000_000, 'This is past the end of the list.')
    .default(0),
});

/** A list: what stands on this page, and how many there are in all. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ results: z.array(item), total: z.number().int() });
}

/** The same of a list that may be too long to be counted to its end. */
export function countedListOf<T extends z.ZodType>(item: T) {
  return listOf(item).extend({
    isMore: z.boolean().meta({
      description: 'there are more than `total`, or only a part was searched: counting stops there',
    }),
  });
}
