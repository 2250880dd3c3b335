import pg from 'pg';
import { vi } from 'vitest';

/** Runs `act`, and returns every statement that this process sent to a database meanwhile, in order. */
export async function recordStatements(act: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  // eslint-disable-next-line typescript/unbound-method -- called with its client below
  const original = pg.Client.prototype.query;
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [asked] = given as [string | { text?: string }];
    statements.push(typeof asked === 'string' ? asked : (asked.text ?? ''));
    return Reflect.apply(original, this, given) as never;
  });
  try {
    await act();
  } finally {
    query.mockRestore();
  }
  return statements;
}
