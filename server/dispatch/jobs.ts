import { z } from 'zod';
import { defineJob } from '#server/kernel/job.ts';

/** Tries of a delivery: the delay doubles from 2 seconds to 4 hours, about two days in total. */
export const SEND_TRIES = 24;

/** Sends one attempt of a delivery. */
export const SEND_DELIVERY = defineJob(
  'send-delivery',
  {
    policy: 'exclusive',
    retryLimit: SEND_TRIES - 1,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 4 * 3600,
    // Longer than a mail server may take for its answer.
    expireInSeconds: 900,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 24 * 3600,
    notify: true,
  },
  z.object({ deliveryId: z.string(), attempt: z.number() }),
);
/** Sweeps for due deliveries at once, not only at the next interval. */
export const SWEEP = defineJob('sweep', {
  policy: 'short',
  retryLimit: 0,
  deleteAfterSeconds: 3600,
  notify: true,
});
