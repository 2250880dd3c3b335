import { type Failure, failure } from './failure.ts';

/** Seconds until a retry makes sense. */
const AGAIN_AFTER = 5;

/** SQLSTATEs (PostgreSQL, appendix A) and system errors that are temporary. */
const AWAY = new RegExp(
  `^(${[
    '08...', // the connection was lost
    '57P0.|25006', // it stops or starts, or only reads (a failover)
    '53...|58030', // too many connections, a full disk, one that fails
    '57014|55P03|25P0[34]', // a statement, a lock or a transaction took too long
    'ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND',
  ].join('|')})$`,
);
/** Errors of the driver itself have no code. */
const DRIVER_SAYS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect|Query read timeout)/;

/**
 * The answer to a request that failed because the database or the disk is temporarily unavailable.
 * @returns null for any other error.
 */
export function unavailable(error: unknown): Failure | null {
  if (!(error instanceof Error)) return null;
  if (isDatabaseAway(error))
    return failureFor('Our database cannot be reached at the moment. Try again shortly. Nothing is lost.');
  if (isDiskFull(error)) return failureFor('We have no room to store this at the moment. Try again later.');
  return null;
}

const failureFor = (sentence: string) => failure('unavailable', 'general', 'unavailable', sentence, AGAIN_AFTER);

type SystemError = Error & { code?: unknown; syscall?: unknown };

function isDatabaseAway({ code, syscall, message }: SystemError): boolean {
  if (typeof code !== 'string') return DRIVER_SAYS.test(message);
  // Its socket is not there while it starts; a file that is missing is something else.
  return AWAY.test(code) || (code === 'ENOENT' && syscall === 'connect');
}

function isDiskFull({ code }: SystemError): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT';
}
