import pg from 'pg';
import { type Bench, interleaved } from './figures.ts';
import { bareServer, requestsPerSecond } from './load.ts';
import { startProduct } from '#tests/product.ts';

/** P3: one record read through the API with a session, compared with the same two queries behind a bare server. */
export const apiRead: Bench = {
  id: 'P3',
  async run() {
    const product = await startProduct();
    const token = { 'X-Api-Token': 'cardamom-web' };
    const login = await fetch(`${product.url}/api/1/login`, { headers: token });
    const cookie = (login.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    const list = (await (await fetch(`${product.url}/api/1/cards?limit=1`, { headers: token })).json()) as {
      data: { results: { cardId: string }[] };
    };
    const cardId = list.data.results[0]?.cardId ?? '';
    const url = `${product.url}/api/1/cards/${cardId}`;
    const body = await (await fetch(url, { headers: token })).text();

    const { startCluster } = await import('#server/postgres/embedded.ts');
    const cluster = await startCluster(`${product.dataDir}/postgres`);
    const pool = new pg.Pool({ connectionString: cluster.urlOf('cardamom'), max: 12 });
    const { rows } = await pool.query<{ token_hash: Buffer }>('select token_hash from sessions limit 1');
    const tokenHash = rows[0]?.token_hash;
    const bare = await bareServer((_, response) => {
      const answer = async () => {
        await pool.query({
          name: 'session',
          text: 'select session_id, member_id from sessions where token_hash = $1 and expires_at > now()',
          values: [tokenHash],
        });
        const record = await pool.query({
          name: 'card',
          text: 'select card_id, design_key, title, style, is_free, occasion, palette_id, recipe, facts, content_hash, rank, is_retired, created_at from cards where card_id = $1',
          values: [cardId],
        });
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(record.rowCount === 1 ? body : '{}');
      };
      // Requests that are aborted at the end of the load find the pool closed.
      answer().catch(() => response.destroy());
    });
    const headers = { ...token, Cookie: cookie };
    await requestsPerSecond(url, headers, 2);
    await requestsPerSecond(bare.url, {}, 2);
    const { a, b } = await interleaved(
      5,
      () => requestsPerSecond(url, headers),
      () => requestsPerSecond(bare.url),
    );
    await bare.close();
    await pool.end();
    await cluster.stop();
    await product.stop();
    return [
      {
        id: 'P3',
        what: 'a record through the API with a session, compared with its two queries behind bare node:http',
        target: '≥ 0.75 ×',
        measured: `${(a / b).toFixed(2)} ×`,
        ok: a / b >= 0.75,
        notes: [`${Math.round(a)} and ${Math.round(b)} requests a second`],
      },
    ];
  },
};
