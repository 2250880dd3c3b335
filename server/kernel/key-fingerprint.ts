import type pg from 'pg';
import type { Keys } from './keys.ts';

/**
 * Whether the data were written with these keys. The first time that it is asked, the keys become those of the data: a keyed hash is stored, which says
 * nothing about them.
 */
export async function areKeysOfData(pool: pg.Pool, keys: Keys): Promise<boolean> {
  const fingerprint = keys.hash('fingerprint', 'of the secret key');
  await pool.query('insert into secret_key_fingerprint (fingerprint) values ($1) on conflict do nothing', [
    fingerprint,
  ]);
  const { rows } = await pool.query<{ fingerprint: Buffer }>('select fingerprint from secret_key_fingerprint');
  return rows[0]?.fingerprint.equals(fingerprint) === true;
}
