import type { Database } from '#db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { newId } from '#shared/ids.ts';

/** Reports of errors in the browser. */
export type ClientErrors = { keep(report: Record<string, unknown>): Promise<void> };

/** Keeps reports. Magic links and soft-login pairs are taken out of their addresses first. */
export function clientErrorsOver(db: Database, clock: Clock): ClientErrors {
  return {
    async keep(report) {
      const now = clock.now();
      const url = typeof report['url'] === 'string' ? withoutSecrets(report['url']) : null;
      await db
        .insertInto('client_errors')
        .values({ error_id: newId(now), at: new Date(now), report: JSON.stringify({ ...report, url }) })
        .execute();
    },
  };
}

function withoutSecrets(url: string): string {
  return url.replace(/[0-9A-Za-z]{22,24}/g, '…').replace(/([?&](?:t|e|token|send|code)=)[^&#]*/g, '$1…');
}
