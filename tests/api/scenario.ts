import type { CallName } from '#contract/calls.ts';
import { requireAdmin } from '#server/kernel/actor.ts';
import type { TestApp, TestVisitor } from '#tests/app.ts';
import { signedIn, signInAs, type TestMember } from '#tests/factories/member.ts';

/**
 * The callers. What a call is about belongs to the owner: `member` is the owner, `premium` the owner with a membership, `soft` a browser with the link
 * of a mail to the owner, `other` another member, `admin` an administrator, `impersonating` an administrator who impersonates the owner. What a visitor can
 * have without an account (a draft, a sent card) belongs to the visitor's own session in `visitor` and `soft`.
 */
export const COLUMNS = ['visitor', 'soft', 'member', 'other', 'premium', 'admin', 'impersonating'] as const;
export type Column = (typeof COLUMNS)[number];
/** The expected status, and the code of the first error where there is one. */
export type Cell = 200 | `${number} ${string}`;
export type Input = { params?: object; query?: object; body?: object };

export type Scenario = {
  app: TestApp;
  column: Column;
  /** The browser that makes the call. */ caller: TestVisitor;
  /** A browser of the owner. */ owner: TestMember;
  /** The owner of what a visitor can have too. */ holder: TestVisitor;
  /** `t` and `e` of the owner's soft login, in the column `soft`. */ pair: { t: string; e: string } | undefined;
  cardId: string;
};
export type Row = {
  /** Valid input; creates what the call is about. */
  given?: (scenario: Scenario) => Input | Promise<Input>;
  expected: Record<Column, Cell>;
};
/** The rows of one noun's calls. A missing row does not compile. */
export type RowsOf<C> = Record<Extract<keyof C, CallName>, Row>;

/** The same answer for everyone. */
export function everyone(cell: Cell = 200): Record<Column, Cell> {
  return { visitor: cell, soft: cell, member: cell, other: cell, premium: cell, admin: cell, impersonating: cell };
}
/** Allowed for members; the others are told that they are not signed in. */
export function loggedIn(but: Partial<Record<Column, Cell>> = {}): Record<Column, Cell> {
  return { ...everyone(), visitor: '401 no-login', soft: '401 no-login', ...but };
}
/** Members may call it, and get "not found". */
export function memberNotFound(cell: Cell, but: Partial<Record<Column, Cell>> = {}): Record<Column, Cell> {
  return loggedIn({ member: cell, other: cell, premium: cell, admin: cell, impersonating: cell, ...but });
}
/** For the member in person: forbidden to an administrator who impersonates them. */
export function memberInPerson(but: Partial<Record<Column, Cell>> = {}): Record<Column, Cell> {
  return loggedIn({ impersonating: '403 impersonating', ...but });
}
/** For administrators in person; for everybody else the call does not exist. */
export function adminOnly(but: Partial<Record<Column, Cell>> = {}): Record<Column, Cell> {
  return { ...everyone('404 unknown'), admin: 200, ...but };
}

export async function makeScenario(app: TestApp, column: Column, cardId: string): Promise<Scenario> {
  const owner = await signedIn(app, column === 'premium' ? { membership_type: 'premium' } : {});
  const caller = await callerIn(app, column, owner);
  const isVisiting = column === 'visitor' || column === 'soft';
  const pair =
    column === 'soft'
      ? app.links.make('soft', { member_id: owner.memberId, email: owner.email, link_epoch: 0 })
      : undefined;
  return { app, column, caller, owner, holder: isVisiting ? caller : owner, pair, cardId };
}

async function callerIn(app: TestApp, column: Column, owner: TestMember): Promise<TestVisitor> {
  switch (column) {
    case 'visitor':
    case 'soft': {
      const visitor = app.visitor();
      await visitor.call('GET /login', { query: {} });
      return visitor;
    }
    case 'member':
    case 'premium':
      return signInAs(app, owner);
    case 'other':
      return signedIn(app);
    case 'admin':
      return signedIn(app, { role: 'admin' });
    case 'impersonating': {
      const admin = await signedIn(app, { role: 'admin' });
      const actor = requireAdmin(await app.sessions.actorOf(admin.cookies.get('cardamom_session')));
      const { newToken } = await app.sessions.impersonate(actor, owner.memberId, 'They asked for it.', 30);
      admin.cookies.set('cardamom_session', newToken ?? '');
      return admin;
    }
  }
}

const AMELIE = { name: 'Amelie', email: 'amelie@example.com', timeZone: 'Australia/Melbourne' };
const FAR = '2027-06-12';

/** A draft of the holder, ready to be sent in half a year. */
export async function draftOf({ holder, cardId }: Scenario): Promise<string> {
  const { cardSend } = await holder.call('POST /card/send', { body: { cardId } });
  const { cardSendId } = cardSend;
  await holder.call('PUT /card/send', {
    body: {
      cardSendId,
      recipients: [AMELIE],
      sender: { name: 'Rosa', email: 'rosa@fernbank.example', timeZone: 'Europe/London' },
      schedule: { kind: 'on', date: FAR, time: '09:00' },
    },
  });
  return cardSendId;
}

export type Sent = { cardSendId: string; recipientId: string; magicLink: string; senderLink: string };
/** A card that the holder has sent, scheduled for a day in half a year. */
export async function sendScheduledCard(scenario: Scenario): Promise<Sent> {
  const cardSendId = await draftOf(scenario);
  const { cardSend } = await scenario.holder.call('PUT /card/send/send', { body: { cardSendId } });
  const [, , , , magicLink = '', senderLink = ''] = (cardSend.path ?? '').split('/');
  return { cardSendId, recipientId: cardSend.recipients[0]?.recipientId ?? '', magicLink, senderLink };
}

/** The recipient's link, as it is in the mail. */
export async function recipientLink({ app }: Scenario, { recipientId }: Sent): Promise<string> {
  const row = await app.context.db
    .selectFrom('recipients')
    .select('link_sealed')
    .where('recipient_id', '=', recipientId)
    .executeTakeFirstOrThrow();
  return app.context.keys.open(row.link_sealed ?? Buffer.alloc(0));
}
