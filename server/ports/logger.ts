/** Structured logs: a line of JSON each, never with personal data in it. */
export type Logger = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

export const silentLogger: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
