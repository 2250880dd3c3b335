import type { AdminSend, AdminSendDetails } from '#contract/admin/sends.ts';
import type { Schedule } from '#contract/card-send.ts';
import type { Queryable } from '#db/client.ts';
import type { Counted } from '#db/count-up-to.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { Admin } from '#server/kernel/actor.ts';
import { canonicalCode, MAGIC_LINK } from '#shared/links/magic-link.ts';
import { insertAuditLine } from './acts.ts';
import { createRepairs, type RepairDeps } from './repairs.ts';
import { type AdminSendRow, selectSend, selectSends, selectSendsAround, type SendsQuery } from './send-queries.ts';
import { getTimeline } from './send-details.ts';
import { viewSend } from '../view.ts';

/** Cards on their way, as administrators see them: the facts and the ledger, never what is written inside. */
export function createAdminSends(deps: RepairDeps) {
  const { db, clock, keys } = deps;
  const right = createRepairs(deps);

  /** Repairs a card. Returns its details afterwards. */
  async function about(cardSendId: string, act: (row: AdminSendRow) => Promise<void>): Promise<AdminSendDetails> {
    await act(await requireSend(deps, cardSendId));
    return getTimeline(deps, await requireSend(deps, cardSendId));
  }
  return {
    async list(_: Admin, asked: SendsQuery): Promise<Counted & { results: AdminSend[] }> {
      const { rows, ...counted } = await selectSends(db, asked, secretsIn(asked.q, keys));
      return { results: rows.map(viewSend), ...counted };
    },

    /** Details of one card. The access is recorded in the audit log. */
    async send(admin: Admin, cardSendId: string): Promise<AdminSendDetails> {
      const row = await requireSend(deps, cardSendId);
      await db
        .transaction()
        .execute((tx) => insertAuditLine(tx, admin, row, { act: 'timeline-viewed', now: clock.now() }));
      return getTimeline(deps, row);
    },

    again: (admin: Admin, cardSendId: string, asked: { recipientId: string; email?: string | undefined }) =>
      about(cardSendId, (row) => right.again(admin, row, asked)),
    freshLink: (admin: Admin, cardSendId: string, recipientId: string) =>
      about(cardSendId, (row) => right.freshLink(admin, row, recipientId)),
    move: (admin: Admin, cardSendId: string, asked: { schedule: Schedule; reason: string }) =>
      about(cardSendId, (row) => right.move(admin, row, asked)),
    takeDown: (admin: Admin, cardSendId: string, reason: string) =>
      about(cardSendId, (row) => right.takeDown(admin, row, reason)),
  };
}

/** The newest cards from and to an address, as administrators see them. */
export async function listSendsAround(db: Queryable, address: string, limit: number): Promise<AdminSend[]> {
  return (await selectSendsAround(db, address, limit)).map(viewSend);
}

/** A card that was sent, or was on its way once. @throws Failure where there is none. */
export async function requireSend({ db }: Pick<RepairDeps, 'db'>, cardSendId: string): Promise<AdminSendRow> {
  const row = await selectSend(db, cardSendId);
  if (!row) throw failure('not-found', 'cardSendId', 'unknown-card-send', 'This card does not exist.');
  return row;
}

/** Hashes of the links that stand in what was typed, and of what may be the code of a card. */
function secretsIn(typed: string, keys: Keys): Buffer[] {
  const links = typed.split(/[^0-9A-Za-z]+/).filter((part) => MAGIC_LINK.test(part));
  const code = canonicalCode(typed);
  return [...links.slice(0, 4).map((link) => keys.hash('link', link)), ...(code ? [keys.hash('code', code)] : [])];
}
