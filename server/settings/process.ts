import type { Source } from './source.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** `LOG_LEVEL`: the least severe lines that are logged. */
export function parseLogLevel(source: Source): LogLevel {
  const text = source.get('LOG_LEVEL') ?? 'info';
  const level = LOG_LEVELS.find((one) => one === text);
  if (level === undefined) source.reject('LOG_LEVEL', `should be one of ${LOG_LEVELS.join(', ')}, but is "${text}".`);
  return level ?? 'info';
}

/** `API_TOKEN`: the name by which the web client calls the API. It is public. */
export function parseApiToken(source: Source): string {
  const token = source.get('API_TOKEN') ?? 'cardamom-web';
  if (!/^[\x21-\x7e]{4,200}$/.test(token))
    source.reject('API_TOKEN', 'should be 4 to 200 plain characters without spaces.');
  return token;
}

/** `SECRET_KEY`: the key that encrypts links and sign-in data. The message does not repeat it. */
export function parseSecretKey(source: Source): string | null {
  const key = source.get('SECRET_KEY') ?? null;
  if (key !== null && !/^[0-9a-f]{64}$/i.test(key))
    source.reject('SECRET_KEY', 'should be 64 hexadecimal digits, such as `openssl rand -hex 32` prints.');
  return key;
}
