import { CARD_BOUNCED } from '#server/card-sends/mails/messages.ts';
import { type AllowedRepeat, allowedRepeatAfter } from './allowed-repeats.ts';
import type { LedgerRow } from './ledger.ts';
import type { Copy, RunRecord } from './record.ts';

/** The result of a run. `breaches` describes each failure in a sentence; without one the run is sound. */
export type Verdict = {
  kinds: Map<string, KindCounts>;
  /** Copies that the mail server accepted, of all messages. */ copies: number;
  /** Further copies after a kill, and after a cut: each has the Message-ID of the one before. */
  repeated: { [Why in AllowedRepeat['why']]: number };
  lost: number;
  duplicated: number;
  /** Where the ledger disagrees with the mail server. */ mismatched: number;
  crashed: number;
  breaches: string[];
};
export type KindCounts = {
  expected: number;
  /** Possibly expected: the answer to the request was lost. */ uncertain: number;
  delivered: number;
  refused: number;
  lost: number;
  duplicated: number;
};

type Breach = { what: 'lost' | 'duplicated' | 'mismatched'; kind: string; sentence: string };

/**
 * Compares the expected messages, the messages that the mail server accepted, and the ledger.
 * @param isRefused whether the mail server refuses an address permanently
 */
export function judge(
  record: RunRecord,
  ledger: readonly LedgerRow[],
  isRefused: (address: string) => boolean,
): Verdict {
  const kindOf = new Map(ledger.map((row) => [row.key, row.kind]));
  const { breaches: duplicates, repeated } = findDuplicates(record);
  const breaches: Breach[] = [
    ...duplicates.map((duplicate) => ({ ...duplicate, kind: kindOf.get(duplicate.key) ?? 'unknown' })),
    ...checkLedger(record, ledger),
    ...checkExpected(record, ledger, isRefused),
  ];
  const kinds = new Map<string, KindCounts>();
  const countsOf = (kind: string) => {
    const counts = kinds.get(kind) ?? { expected: 0, uncertain: 0, delivered: 0, refused: 0, lost: 0, duplicated: 0 };
    kinds.set(kind, counts);
    return counts;
  };
  for (const { kind, state } of record.expected) countsOf(kind)[state]++;
  for (const { kind, state } of ledger) {
    if (state === 'accepted') countsOf(kind).delivered++;
    if (state === 'bounced') countsOf(kind).refused++;
  }
  for (const { what, kind } of breaches) if (what !== 'mismatched') countsOf(kind)[what]++;
  const of = (what: Breach['what']) => breaches.filter((breach) => breach.what === what).length;
  return {
    kinds,
    copies: record.copies.length,
    repeated,
    lost: of('lost'),
    duplicated: of('duplicated'),
    mismatched: of('mismatched'),
    crashed: record.crashed.length,
    breaches: [
      ...breaches.map(({ what, sentence }) => `${what}: ${sentence}`),
      ...(record.isCutShort ? ['unfinished: the run ended before every delivery had a final state.'] : []),
      ...record.crashed.map(({ process, words }) => `crashed: ${process} ended unexpectedly. ${words}`),
    ],
  };
}

/** Copies of each message, in the order in which they began. */
function copiesByKey({ copies }: RunRecord): Map<string, Copy[]> {
  const sorted = copies.toSorted((a, b) => a.beganAt - b.beganAt || a.receivedAt - b.receivedAt);
  return Map.groupBy(sorted, ({ key }) => key);
}

/** Copies that were sent although the outcome of the one before was known, or would have been. */
export function findDuplicates(record: RunRecord): {
  breaches: { what: 'duplicated'; key: string; sentence: string }[];
  repeated: Verdict['repeated'];
} {
  const breaches: { what: 'duplicated'; key: string; sentence: string }[] = [];
  const repeated = { kill: 0, cut: 0 };
  for (const [key, copies] of copiesByKey(record)) {
    for (const [i, copy] of copies.slice(1).entries()) {
      const before = copies[i] as Copy;
      const allowed = allowedRepeatAfter(before, record);
      if (allowed !== null && allowed.at <= copy.beganAt) repeated[allowed.why]++;
      else
        breaches.push({
          what: 'duplicated',
          key,
          sentence: `${copy.address} got ${before.id} from ${before.process} and ${copy.id} from ${copy.process}, ${copy.beganAt - before.receivedAt} ms later.`,
        });
    }
  }
  return { breaches, repeated };
}

/** Checks that the ledger of each delivery says what the mail server did. */
function checkLedger(record: RunRecord, ledger: readonly LedgerRow[]): Breach[] {
  const copies = copiesByKey(record);
  const breaches: Breach[] = [];
  for (const row of ledger) {
    const problem = problemOf(row, copies.get(row.key) ?? [], record);
    if (problem !== null)
      breaches.push({ ...problem, kind: row.kind, sentence: `${row.address}: ${problem.sentence}` });
  }
  const known = new Set(ledger.map(({ key }) => key));
  for (const [key, [copy]] of copies)
    if (!known.has(key))
      breaches.push({
        what: 'mismatched',
        kind: 'unknown',
        sentence: `${copy?.address} got ${copy?.id}, which is not in the ledger.`,
      });
  return breaches;
}

function problemOf(
  row: LedgerRow,
  copies: readonly Copy[],
  { refused }: RunRecord,
): Pick<Breach, 'what' | 'sentence'> | null {
  const last = copies.at(-1);
  const mismatch = (sentence: string) => ({ what: 'mismatched' as const, sentence });
  const stranger = copies.find(({ address }) => address !== row.address);
  if (stranger !== undefined) return mismatch(`${stranger.id} was sent to ${stranger.address}.`);
  if (row.state === 'accepted') {
    if (last === undefined)
      return { what: 'lost', sentence: 'the ledger says accepted, but the mail server received nothing.' };
    if (row.accepted.length !== 1 || row.bounced > 0)
      return mismatch(
        `the ledger has ${row.accepted.length} accepted and ${row.bounced} bounced events instead of one accepted.`,
      );
    return copyIdIn(row.accepted[0]) === last.id
      ? null
      : mismatch(`the ledger names ${copyIdIn(row.accepted[0])}, but the last message received was ${last.id}.`);
  }
  if (row.state === 'bounced') {
    if (!refused.has(row.key)) return mismatch('the ledger says bounced, but the mail server never refused it.');
    if (last !== undefined) return mismatch(`the ledger says bounced, but the mail server accepted ${last.id}.`);
    return row.bounced === 1 && row.accepted.length === 0
      ? null
      : mismatch(
          `the ledger has ${row.accepted.length} accepted and ${row.bounced} bounced events instead of one bounced.`,
        );
  }
  return last === undefined
    ? { what: 'lost', sentence: `it was never sent, and its state is ${row.state}.` }
    : mismatch(`the mail server accepted ${last.id}, but the ledger says ${row.state}.`);
}

/** The id of a copy in the mail server's answer. */
function copyIdIn(response: string | null | undefined): string {
  return /copy-\d+/.exec(response ?? '')?.[0] ?? 'none';
}

/** Checks that every expected message is in the ledger once, and that the ledger has nothing else. */
function checkExpected(
  record: RunRecord,
  ledger: readonly LedgerRow[],
  isRefused: (address: string) => boolean,
): Breach[] {
  const nameOf = ({ kind, address }: { kind: string; address: string }) => `${kind} ${address}`;
  const rows = Map.groupBy(ledger, nameOf);
  const breaches: Breach[] = [];
  for (const message of record.expected) {
    const { kind, address, state } = message;
    const found = rows.get(nameOf(message)) ?? [];
    rows.delete(nameOf(message));
    if (found.length === 0 && state === 'expected')
      breaches.push({
        what: 'lost',
        kind,
        sentence: `${address} should have got a ${kind}, but the ledger has none.`,
      });
    for (const more of found.slice(1))
      breaches.push({
        what: 'duplicated',
        kind,
        sentence: `${address} has a second ${kind} in the ledger, ${more.key}.`,
      });
    for (const row of found)
      if (row.state === 'accepted' && isRefused(address))
        breaches.push({
          what: 'mismatched',
          kind,
          sentence: `${address} is refused permanently, but the ledger says accepted.`,
        });
  }
  for (const message of record.expected) {
    if (message.sender === undefined || !isRefused(message.address)) continue;
    // Its sender is told once of each card that bounced; one mail may tell of several.
    rows.get(nameOf({ kind: CARD_BOUNCED.kind, address: message.sender }))?.shift();
  }
  for (const row of [...rows.values()].flat())
    breaches.push({
      what: 'mismatched',
      kind: row.kind,
      sentence: `${row.address} got a ${row.kind} that nobody requested.`,
    });
  return breaches;
}
