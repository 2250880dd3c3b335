import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { type CardRow, countByRank, listByRank } from '#server/cards/cards.ts';
import type { Files } from '#server/ports/files.ts';
import type { Logger } from '#server/ports/logger.ts';
import { type PrerenderProgress, createProgress } from './prerender-progress.ts';
import { type PictureStore, versionOf } from './store/picture-store.ts';
import type { Studio } from '#server/ports/studio.ts';

/** The widths that lists and card pages show first. */
const WIDTHS = [350, 700];
/** Cards that are marked together as made. */
const PAGE = 20;
/** Milliseconds that a turn lasts at most: a transaction is open for it, which holds up the cleaning of tables. */
const TURN_MAX_MS = 20_000;
/** Milliseconds until a process whose turn it was not asks again. */
const TURN_INTERVAL_MS = 15_000;
/** So many cards in a row that cannot be made are no fault of theirs: the disk is full, or the studio does not start. */
const FAILURES_MAX = 10;
/** One advisory lock for drawing ahead, over all processes on one database. */
const LOCK = 7_305_180_114;

export type PrerendererDeps = {
  db: Database;
  files: Files;
  pictures: Pick<PictureStore, 'ahead' | 'quiet' | 'isQuiet'>;
  /** Draws here, so that those who ask for a picture never queue behind this. Closed when everything is made. */
  studio: Pick<Studio, 'paint'> & { close(): Promise<void> };
  logger: Logger;
  /** Milliseconds between two attempts to get a turn. */
  turnEvery?: number;
};
export type PicturePrerenderer = {
  progress(): PrerenderProgress;
  /** Stops at once; what was being drawn is drawn again another time. Resolves when nothing is held any more. */
  stop(): Promise<void>;
  done: Promise<void>;
};

/**
 * Makes the pictures of the shop ahead, in its own order, quietly beside everything else. Of all processes on one database one draws at a
 * time, a page of cards each turn; the one who gets no turn waits. Beside the pictures of a finished page a mark is kept, so that the next
 * one goes on where the last one stopped: after a restart, in another process, or with pages that other processes made. A process whose files
 * are its own finds no marks in them, and makes its own pictures when it has a turn.
 */
export function createPrerenderer({
  db,
  files,
  pictures,
  studio,
  logger,
  turnEvery = TURN_INTERVAL_MS,
}: PrerendererDeps): PicturePrerenderer {
  const ending = new AbortController();
  const { signal } = ending;
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const progress = createProgress(logger);
  const waitForTurn = () => pause(turnEvery, undefined, { signal, ref: false });
  let failedInARow = 0;

  /** Makes one card's pictures. @returns whether they are there now. */
  async function makeCard(card: CardRow): Promise<boolean> {
    signal.throwIfAborted();
    try {
      const isDrawn = await pictures.ahead(card, WIDTHS, studio);
      failedInARow = 0;
      progress.add(isDrawn);
      return true;
    } catch (error) {
      signal.throwIfAborted();
      // One card that cannot be drawn must not keep the others from their pictures.
      logger.error({ err: error, cardId: card.card_id }, 'a picture could not be drawn in advance');
      failedInARow++;
      return false;
    }
  }

  /** Retries until the database can be reached. */
  async function retryUntilDone<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        signal.throwIfAborted();
        logger.warn({ err: error }, 'drawing pictures in advance was interrupted and continues');
      }
      await waitForTurn();
    }
  }

  async function finishPage(cards: readonly CardRow[]): Promise<void> {
    const mark = markOf(cards);
    const before = progress.made();
    const left = [...cards];
    let failed = 0;
    while (left.length > 0) {
      if ((await files.get(mark.key)) !== null) return progress.set(before + cards.length);
      await Promise.race([pictures.quiet(), ended]);
      signal.throwIfAborted();
      const hadTurn = await retryUntilDone(() =>
        takeTurn({ db, pictures }, left, async (card) => {
          if (!(await makeCard(card))) failed++;
          return failedInARow < FAILURES_MAX;
        }),
      );
      if (failedInARow >= FAILURES_MAX) throw new Error(`${FAILURES_MAX} cards in a row could not be drawn.`);
      if (!hadTurn) await waitForTurn();
    }
    if (failed === 0) await files.put(mark.key, mark.content);
  }

  async function run(): Promise<void> {
    const total = await retryUntilDone(() => countByRank(db));
    progress.begin(total);
    for (let offset = 0; offset < total; offset += PAGE) {
      signal.throwIfAborted();
      const cards = await retryUntilDone(() => listByRank(db, { limit: PAGE, offset }));
      if (cards.length > 0) await finishPage(cards);
    }
    progress.end();
  }

  const done = run()
    .catch((error: unknown) => {
      if (!signal.aborted) logger.error({ err: error }, 'drawing pictures in advance failed');
    })
    .then(() => studio.close());
  return {
    progress: () => progress.now(),
    async stop() {
      ending.abort();
      await studio.close();
      await done;
    },
    done,
  };
}

/**
 * Takes cards off `left` for as long as the turn lasts, nobody waits for a picture, and `make` says to go on.
 * @returns whether this process had a turn.
 */
function takeTurn(
  { db, pictures }: Pick<PrerendererDeps, 'db' | 'pictures'>,
  left: CardRow[],
  make: (card: CardRow) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(tx);
    if (!rows[0]?.mine) return false;
    const end = performance.now() + TURN_MAX_MS;
    while (left[0] && pictures.isQuiet() && performance.now() < end) {
      const goesOn = await make(left[0]);
      left.shift();
      if (!goesOn) break;
    }
    return true;
  });
}

/** What says that a page's pictures are there: its key follows from their content hashes and widths. */
function markOf(cards: readonly CardRow[]): { key: string; content: Buffer } {
  const content = Buffer.from([WIDTHS.join(' '), ...cards.map((card) => versionOf(card, card.palette_id))].join('\n'));
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return { key: `pictures/ahead/${digest}.txt`, content };
}
