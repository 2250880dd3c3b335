import type { Database } from '#db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { newId } from '#shared/ids.ts';

/** Keeps a report of an error in the browser. Magic links and soft-login pairs are taken out of its address first. */
export async function keepClientError(db: Database, clock: Clock, report: Record<string, unknown>): Promise<void> {
  const now = clock.now();
  const url = typeof report['url'] === 'string' ? withoutSecrets(report['url']) : null;
  await db.insertInto('client_errors').values({ error_id: newId(now), at: new Date(now), report: JSON.stringify({ ...report, url }) }).execute();
}

function withoutSecrets(url: string): string {
  return url.replace(/[0-9A-Za-z]{22,24}/g, '…').replace(/([?&](?:t|e|token|send|code)=)[^&#]*/g, '$1…');
}
