import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '#server/settings/start-error.ts';

/** Who is told of what takes its time at the start, and what ends the waiting. */
export type StartOptions = { onProgress?: (sentence: string) => void; signal?: AbortSignal };

/** Milliseconds between two attempts: doubled each time, up to the last. */
const PAUSES = { first: 250, longest: 30_000 };

/** What passes when a server is started or a network comes up: nobody listens yet, or whoever listens takes nobody yet. */
const PASSING = new Set(
  'ECONNREFUSED ECONNRESET ETIMEDOUT EHOSTUNREACH ENETUNREACH EAI_AGAIN EPIPE ENOENT'.split(' ').concat([
    // Of Postgres: it stops, starts, or has as many connections as it takes.
    '57P01',
    '57P02',
    '57P03',
    '53300',
  ]),
);

/**
 * Waits until the server of `DATABASE_URL` takes connections, with growing pauses, and says that it does.
 * @throws StartError, at once, for what will not pass by itself: a wrong password, a database or a machine that is not there.
 */
export async function waitForServer(
  url: string,
  { onProgress = () => undefined, signal }: StartOptions,
): Promise<void> {
  for (let wait = PAUSES.first; ; wait = Math.min(wait * 2, PAUSES.longest)) {
    const problem = await connect(url);
    if (problem === null) return;
    if (!problem.passes) throw new StartError(`${problem.sentence} DATABASE_URL says where it is.`);
    onProgress(`${problem.sentence} Trying again in ${wait / 1000} s`);
    await pause(wait, undefined, signal ? { signal } : {});
  }
}

type Problem = { sentence: string; passes: boolean };

async function connect(url: string): Promise<Problem | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    return problemOf(error as Error & { code?: string }, client);
  }
}

/** What is wrong, in a sentence without the password. */
function problemOf(error: Error & { code?: string }, { host, port, database = '', user = '' }: pg.Client): Problem {
  const server = host.startsWith('/') ? `in ${host}` : `at ${host}:${port}`;
  const code = error.code ?? '';
  if (code === '28P01')
    return { sentence: `The database server ${server} refuses the password of ${user}.`, passes: false };
  if (code === '3D000')
    return { sentence: `The database server ${server} has no database ${database}.`, passes: false };
  if (code === 'ENOTFOUND') return { sentence: `There is no machine ${host} to find the database on.`, passes: false };
  // The driver gives its own time-outs and lost connections no code.
  const passes = PASSING.has(code) || /timeout|terminated/i.test(error.message);
  const why = code === '' ? error.message : `${error.message || 'no answer'}, ${code}`;
  return passes
    ? { sentence: `The database server ${server} does not take connections (${why}).`, passes }
    : { sentence: `The database server ${server} cannot be used: ${why}.`, passes };
}
