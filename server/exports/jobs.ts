import { z } from 'zod';
import { defineJob } from '#server/kernel/job.ts';

/** One export of everything. */
export const PACK_EXPORT = defineJob(
  'pack-export',
  {
    policy: 'exclusive',
    retryLimit: 5,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 4 * 3600,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 24 * 3600,
    notify: true,
  },
  z.object({ exportId: z.string() }),
);
