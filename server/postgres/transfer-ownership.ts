import pg from 'pg';
import { PRODUCT_ROLE, SUPERUSER } from './access.ts';
import type { Cluster } from './embedded.ts';

/** The first number that Postgres gives to what it did not bring itself. */
const FIRST_OWN_OID = 16_384;

/**
 * What somebody made in a database: its kind, as ALTER names it, and its name. Without what an extension brought, and without sequences that follow the
 * column that they count for.
 */
const MADE = `
  select kind, name from (
    select 'schema' as kind, quote_ident(nspname) as name, oid, 'pg_namespace'::regclass as catalog, nspowner as owner
      from pg_namespace where nspname !~ '^pg_'
    union all select case relkind when 'c' then 'type' else 'table' end, oid::regclass::text, oid, 'pg_class'::regclass, relowner
      from pg_class where relkind in ('r', 'p', 'v', 'm', 'S', 'c')
    union all select 'routine', oid::regprocedure::text, oid, 'pg_proc'::regclass, proowner from pg_proc
    union all select 'type', format_type(oid, null), oid, 'pg_type'::regclass, typowner from pg_type where typtype in ('d', 'e')
  ) made
  where oid >= ${FIRST_OWN_OID} and owner = '${SUPERUSER}'::regrole and not exists (
    select from pg_depend where classid = made.catalog and objid = made.oid
      and (deptype = 'e' or (deptype in ('a', 'i') and made.catalog = 'pg_class'::regclass and refobjsubid > 0)))`;

/**
 * Gives a database, with all that is in it, to the product's role. In clusters of earlier releases all of it belongs to the role that may do everything.
 * It happens whole or not at all, and once: the database itself goes with it.
 */
export async function transferOwnership(cluster: Cluster, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.adminUrlOf(database) });
  await client.connect();
  try {
    await client.query('begin');
    // Of processes that start together the second waits here, and finds it done.
    await client.query("select pg_advisory_xact_lock(hashtext('hand-over'))");
    const { rows } = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [database],
    );
    if (rows[0]?.owner !== PRODUCT_ROLE) {
      const made = await client.query<{ kind: string; name: string }>(MADE);
      for (const { kind, name } of made.rows) await client.query(`alter ${kind} ${name} owner to ${PRODUCT_ROLE}`);
      await client.query(`alter database ${pg.escapeIdentifier(database)} owner to ${PRODUCT_ROLE}`);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}
