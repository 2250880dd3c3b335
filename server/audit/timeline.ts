import type { Queryable } from '#db/client.ts';
import type { TimelineEntry } from '#server/kernel/module.ts';
import type { AuditedAct } from './audit.ts';
import { selectLinesAbout } from './queries.ts';

/** Acts that the ledger of a card tells of too, with what became of them. */
const IN_LEDGER: readonly string[] = ['card-sent-again', 'address-corrected'] satisfies AuditedAct[];

/** What administrators did about a card, and that they looked at it. */
export async function auditEntries(db: Queryable, cardSendId: string): Promise<TimelineEntry[]> {
  return (await selectLinesAbout(db, cardSendId))
    .filter((line) => !IN_LEDGER.includes(line.act))
    .map((line) => ({ kind: line.act, at: line.at, who: line.admin_name, detail: line.reason }));
}
