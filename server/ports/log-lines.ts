import { pino } from 'pino';
import type { Logger } from './logger.ts';

/** An error as what it says and where; never what hangs on it, which may be a whole connection. */
function plain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: plain(error.cause) }),
  };
}

/** Logs as lines of JSON on standard error. What could name a person is taken out. */
export function logLines(level: pino.LevelWithSilent): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['email', 'to', 'from', '*.email', '*.address', 'name'], censor: '…' },
      serializers: { err: plain, error: plain },
    },
    pino.destination({ fd: 2, sync: true }),
  );
}
