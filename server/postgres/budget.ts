/** Connections to the database, shared out in one place. The embedded cluster takes as many as these need, and some for a person with psql. */
export const CONNECTIONS = { web: 12, worker: 8, queue: 4, listener: 1, tests: 60 } as const;
export const CLUSTER_CONNECTIONS = 100;
