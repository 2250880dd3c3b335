import { z } from 'zod';
import { listOf } from '../reply.ts';
import { Search } from './fields.ts';

export const shopCalls = {
  'GET /admin/cards': {
    access: 'admin',
    summary: 'Lists cards of the shop with how often each was sent and saved as a favourite.',
    query: Search,
    reply: listOf(
      z.object({
        cardId: z.string(),
        title: z.string(),
        coverUrl: z.string(),
        occasion: z.string(),
        isFree: z.boolean(),
        isRetired: z.boolean(),
        sends: z.number().int(),
        favorites: z.number().int(),
      }),
    ),
  },
} as const;
