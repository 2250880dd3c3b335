import { pino } from 'pino';
import type { Logger } from './logger.ts';

/** Logs as lines of JSON on standard error. What could name a person is taken out. */
export function logLines(level = process.env['LOG_LEVEL'] ?? 'info'): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths: ['email', 'to', 'from', '*.email', '*.address', 'name'], censor: '…' }, serializers: { err: pino.stdSerializers.err, error: pino.stdSerializers.err } }, pino.destination({ fd: 2, sync: true }));
}
