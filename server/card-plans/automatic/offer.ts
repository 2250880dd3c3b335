import { z } from 'zod';

/** A card that is offered for a day, as it is stored: which one, with which words. */
export const Offer = z.object({ cardId: z.string(), message: z.string() });
export type Offer = z.infer<typeof Offer>;
