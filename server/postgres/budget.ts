/**
 * Connections to the database, shared out in one place: what a process has at most for each purpose (db/purpose.ts), and for its queue. The embedded cluster
 * takes as many as these need, and some for a person with psql.
 */
export const CONNECTIONS = {
  web: { request: 12, job: 8, maintenance: 4 },
  worker: { request: 1, job: 8, maintenance: 4 },
  queue: 4,
  migrations: 1,
} as const;
export const CLUSTER_CONNECTIONS = 160;
