import { z } from 'zod';
import { Instant } from './fields.ts';

const JobQueue = z.object({
  name: z.string(),
  waiting: z.number().int(),
  active: z.number().int(),
  failed: z.number().int(),
});
const FailedJob = z.object({ jobId: z.string(), queue: z.string(), at: Instant, error: z.string(), data: z.string() });
/** A job that waits, runs, or failed and is tried again by itself. */
const WaitingJob = z.object({
  jobId: z.string(),
  queue: z.string(),
  state: z.enum(['waiting', 'again', 'active']),
  at: Instant.meta({ description: 'when it may start, or started' }),
  tries: z.number().int().meta({ description: 'how often it has failed' }),
  error: z.string().nullable(),
  data: z.string(),
});
const JobsReply = z.object({ queues: z.array(JobQueue), waiting: z.array(WaitingJob), failed: z.array(FailedJob) });

export const jobCalls = {
  'GET /admin/jobs': {
    access: 'admin',
    summary: 'Returns the job queues, what is waiting in them, and what failed for good.',
    reply: JobsReply,
  },
  'POST /admin/jobs/{jobId}/retry': {
    access: 'admin',
    summary: 'Retries a failed job. Jobs are idempotent.',
    params: z.object({ jobId: z.uuid('There is no such job.') }),
    reply: JobsReply,
  },
} as const;
