import { z } from 'zod';
import { defineJob } from '#server/kernel/job.ts';

/** Draws some fronts of a card that has a name for each of its people: one turn of as many as it takes. */
export const DRAW_FRONTS = defineJob(
  'draw-fronts',
  {
    policy: 'short',
    retryLimit: 5,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: 900,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 24 * 3600,
    notify: true,
  },
  z.object({ cardSendId: z.string(), turn: z.number() }),
);
