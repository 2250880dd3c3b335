import type pg from 'pg';

/** The hottest queries as named statements: parsed and planned once per connection, and not built anew each time. */
export type Statements = {
  rows<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]>;
  /** The same for queries whose best plan depends on their values: planned each time. */
  rowsPlanned<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>;
};

export function createStatements(pool: pg.Pool): Statements {
  return {
    async rows<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
      return (await pool.query<Row>({ name, text, values })).rows;
    },
    async rowsPlanned<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
      return (await pool.query<Row>(text, values)).rows;
    },
  };
}
