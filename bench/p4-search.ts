import { sql } from 'kysely';
import { type TestApp, testApp } from '#tests/app.ts';
import { prepareTestCluster } from '#tests/database.ts';
import { type Bench, median, percentile } from './figures.ts';

const SMALL = 4500;
const LARGE = 450_000;
const QUERIES = 600;
const CATEGORIES = [
  {},
  { top: 'birthday' },
  { top: 'birthday', mid: 'friend' },
  { top: 'anniversary' },
  { top: 'holidays', mid: 'christmas' },
];
const FILTERS = [
  {},
  { mood: 'warm' },
  { mood: 'funny', price: 'free' },
  { colour: 'blue' },
  { style: 'paper', colour: 'red' },
  { recipient: 'dad' },
];
const WORDS = [
  'fox',
  'birthday cake',
  'blue flowers for mum',
  'funny cat',
  'christmas tree',
  'gold',
  'elefant',
  'ship at sea',
];
const SORTS = [{}, { sort: 'new' }];

/** The queries of a visit: categories page by page, filters with their counts, search texts. They are the same for both catalogues. */
function* queries(): Generator<{ name: 'GET /cards' | 'GET /cards/facets'; query: Record<string, unknown> }> {
  for (let i = 0; ; i++) {
    const query = { ...CATEGORIES[i % 5], ...FILTERS[(i * 7) % 6] };
    const page = { offset: 20 * (i % 5), limit: 20, ...SORTS[i % 2] };
    if (i % 3 === 0) yield { name: 'GET /cards', query: { q: WORDS[(i / 3) % 8], ...page } };
    else if (i % 3 === 1) yield { name: 'GET /cards', query: { ...query, ...page } };
    else yield { name: 'GET /cards/facets', query };
  }
}

/** Copies cards, each with an id of its own, until there are `count`. */
async function copyCards(app: TestApp, count: number): Promise<void> {
  const { db } = app.context;
  const { have } = await db
    .selectFrom('cards')
    .select(sql<number>`count(*)`.as('have'))
    .executeTakeFirstOrThrow();
  const times = Math.ceil(count / have) - 1;
  await sql`insert into cards
    (card_id, design_key, title, style, is_free, occasion, palette_id, recipe, facts, content_hash, rank, search, colours, created_at)
    select card_id || '--' || n, design_key || '/' || n, title, style, is_free, occasion, palette_id, recipe, facts, content_hash,
      rank + n * ${have}::integer, search, colours, created_at
    from generate_series(1, ${times}) n, (select * from cards order by rank) c
    where rank + n * ${have}::integer <= ${count} order by n, rank`.execute(db);
  await sql`insert into card_categories (top, mid, sub, card_id, rank)
    select s.top, s.mid, s.sub, s.card_id || '--' || n, s.rank + n * ${have}::integer
    from generate_series(1, ${times}) n, card_categories s
    where exists (select from cards c where c.card_id = s.card_id || '--' || n)`.execute(db);
  await sql`update stock set version = version || '-many'`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function latencies(app: TestApp): Promise<number[]> {
  const visitor = app.visitor();
  const took: number[] = [];
  let asked = 0;
  for (const { name, query } of queries()) {
    // Replies are cached for half a minute. After that every query is computed again.
    app.clock.advance(31_000);
    const from = performance.now();
    await visitor.call(name, { query });
    took.push(performance.now() - from);
    if (++asked === QUERIES) break;
  }
  // The first queries open connections and load the catalogue into memory.
  return took.slice(50);
}

/** P4: browsing with filters and words in a catalogue of 4,500 cards and in one of 450,000. */
export const search: Bench = {
  id: 'P4',
  async run() {
    const cluster = await prepareTestCluster();
    const [small, large] = [
      await testApp({ site: { checkReplies: false } }),
      await testApp({ site: { checkReplies: false } }),
    ];
    await copyCards(small, SMALL);
    await copyCards(large, LARGE);
    const few: number[] = [];
    const many: number[] = [];
    for (let round = 0; round < 3; round++) {
      few.push(...(await latencies(small)));
      many.push(...(await latencies(large)));
    }
    await small.close();
    await large.close();
    await cluster.stop();
    const [a, b] = [percentile(few, 0.99), percentile(many, 0.99)];
    return [
      {
        id: 'P4',
        what: 'browsing and search, p99, with 450,000 cards compared with 4,500',
        target: '≤ 2 ×',
        measured: `${(b / a).toFixed(2)} ×`,
        ok: b / a <= 2,
        notes: [
          `p99 ${a.toFixed(1)} and ${b.toFixed(1)} ms; median ${median(few).toFixed(1)} and ${median(many).toFixed(1)} ms, one at a time, in process`,
        ],
      },
    ];
  },
};
