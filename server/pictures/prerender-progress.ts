import type { Logger } from '#server/ports/logger.ts';

/** Log lines between the first picture and the last. */
const STEPS = 20;

/** How far the shop's pictures are: cards whose pictures are there, of all cards. */
export type PrerenderProgress = { made: number; total: number };

/** Counts the cards whose drawing pictures ahead, and logs now and then how far it is. Where nothing had to be drawn, it says nothing. */
export function createProgress(logger: Logger) {
  const progress = { made: 0, total: 0 };
  let drawn = 0;
  let told = 0;
  return {
    now: (): PrerenderProgress => ({ ...progress }),
    made: (): number => progress.made,
    begin(total: number): void {
      progress.total = total;
    },
    /** Another process made these. */
    set(made: number): void {
      progress.made = made;
    },
    /** One card more. @param isDrawn whether anything had to be drawn for it */
    add(isDrawn: boolean): void {
      if (isDrawn) drawn++;
      progress.made++;
      const step = Math.floor((progress.made / Math.max(1, progress.total)) * STEPS);
      if (drawn === 0 || step === told) return;
      told = step;
      logger.info({ ...progress }, 'drawing pictures ahead');
    },
    end(): void {
      if (drawn > 0) logger.info({ ...progress, drawn }, 'all pictures of the shop are drawn');
    },
  };
}
