import { CARD_BOUNCED } from '#server/card-sends/mails/messages.ts';
import { type Excuse, excuseOf } from './excuses.ts';
import type { LedgerRow } from './ledger.ts';
import type { Copy, RunRecord } from './record.ts';

/** The result of a run. `breaches` describes each failure in a sentence; without one the run is sound. */
export type Verdict = {
  kinds: Map<string, KindCounts>;
  /** Copies that the mail server accepted, of all messages. */ copies: number;
  /** Further copies after a kill, and after a cut: each has the Message-ID of the one before. */
  repeated: { [Why in Excuse['why']]: number };
  lost: number;
  doubled: number;
  /** Where the ledger disagrees with the mail server. */ wrong: number;
  died: number;
  breaches: string[];
};
export type KindCounts = {
  promised: number;
  /** Possibly promised. */ unsure: number;
  delivered: number;
  refused: number;
  lost: number;
  doubled: number;
};

type Breach = { what: 'lost' | 'doubled' | 'wrong'; kind: string; sentence: string };

/**
 * Compares the promises, the messages that the mail server accepted, and the ledger.
 * @param isRefused whether the mail server refuses an address permanently
 */
export function judge(
  record: RunRecord,
  ledger: readonly LedgerRow[],
  isRefused: (address: string) => boolean,
): Verdict {
  const kindOf = new Map(ledger.map((row) => [row.key, row.kind]));
  const { breaches: doubles, repeated } = findDoubles(record);
  const breaches: Breach[] = [
    ...doubles.map((double) => ({ ...double, kind: kindOf.get(double.key) ?? 'unknown' })),
    ...checkLedger(record, ledger),
    ...checkPromises(record, ledger, isRefused),
  ];
  const kinds = new Map<string, KindCounts>();
  const countsOf = (kind: string) => {
    const counts = kinds.get(kind) ?? { promised: 0, unsure: 0, delivered: 0, refused: 0, lost: 0, doubled: 0 };
    kinds.set(kind, counts);
    return counts;
  };
  for (const { kind, state } of record.promises) countsOf(kind)[state]++;
  for (const { kind, state } of ledger) {
    if (state === 'accepted') countsOf(kind).delivered++;
    if (state === 'bounced') countsOf(kind).refused++;
  }
  for (const { what, kind } of breaches) if (what !== 'wrong') countsOf(kind)[what]++;
  const of = (what: Breach['what']) => breaches.filter((breach) => breach.what === what).length;
  return {
    kinds,
    copies: record.copies.length,
    repeated,
    lost: of('lost'),
    doubled: of('doubled'),
    wrong: of('wrong'),
    died: record.died.length,
    breaches: [
      ...breaches.map(({ what, sentence }) => `${what}: ${sentence}`),
      ...(record.isCutShort ? ['unfinished: the run ended before it was known what became of every message.'] : []),
      ...record.died.map(({ process, words }) => `died: ${process} ended by itself. ${words}`),
    ],
  };
}

/** Copies of each message, in the order in which they began. */
function copiesByKey({ copies }: RunRecord): Map<string, Copy[]> {
  const sorted = copies.toSorted((a, b) => a.beganAt - b.beganAt || a.takenAt - b.takenAt);
  return Map.groupBy(sorted, ({ key }) => key);
}

/** Copies that were sent although the outcome of the one before was known, or would have been. */
export function findDoubles(record: RunRecord): {
  breaches: { what: 'doubled'; key: string; sentence: string }[];
  repeated: Verdict['repeated'];
} {
  const breaches: { what: 'doubled'; key: string; sentence: string }[] = [];
  const repeated = { kill: 0, cut: 0 };
  for (const [key, copies] of copiesByKey(record)) {
    for (const [i, copy] of copies.slice(1).entries()) {
      const before = copies[i] as Copy;
      const excuse = excuseOf(before, record);
      if (excuse !== null && excuse.at <= copy.beganAt) repeated[excuse.why]++;
      else
        breaches.push({
          what: 'doubled',
          key,
          sentence: `${copy.address} got ${before.id} from ${before.by} and ${copy.id} from ${copy.by}, ${copy.beganAt - before.takenAt} ms later.`,
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
        what: 'wrong',
        kind: 'unknown',
        sentence: `${copy?.address} got ${copy?.id}, of which the ledger knows nothing.`,
      });
  return breaches;
}

function problemOf(
  row: LedgerRow,
  copies: readonly Copy[],
  { refused }: RunRecord,
): Pick<Breach, 'what' | 'sentence'> | null {
  const last = copies.at(-1);
  const wrong = (sentence: string) => ({ what: 'wrong' as const, sentence });
  const stranger = copies.find(({ address }) => address !== row.address);
  if (stranger !== undefined) return wrong(`${stranger.id} went to ${stranger.address}.`);
  if (row.state === 'accepted') {
    if (last === undefined) return { what: 'lost', sentence: 'the ledger says accepted, but nothing arrived.' };
    if (row.accepted.length !== 1 || row.bounced > 0)
      return wrong(`the ledger has it accepted ${row.accepted.length} times and bounced ${row.bounced} times.`);
    return nameIn(row.accepted[0]) === last.id
      ? null
      : wrong(`the ledger names ${nameIn(row.accepted[0])}, and the last that arrived is ${last.id}.`);
  }
  if (row.state === 'bounced') {
    if (!refused.has(row.key)) return wrong('the ledger says bounced, but the mail server never refused it.');
    if (last !== undefined) return wrong(`the ledger says bounced, but ${last.id} arrived.`);
    return row.bounced === 1 && row.accepted.length === 0
      ? null
      : wrong(`the ledger has it bounced ${row.bounced} times.`);
  }
  return last === undefined
    ? { what: 'lost', sentence: `it never left, and is ${row.state}.` }
    : wrong(`${last.id} arrived, but the ledger says ${row.state}.`);
}

/** The id of a copy in the mail server's answer. */
function nameIn(response: string | null | undefined): string {
  return /copy-\d+/.exec(response ?? '')?.[0] ?? 'none';
}

/** Checks that every promise is in the ledger once, and that the ledger has nothing else. */
function checkPromises(
  record: RunRecord,
  ledger: readonly LedgerRow[],
  isRefused: (address: string) => boolean,
): Breach[] {
  const nameOf = ({ kind, address }: { kind: string; address: string }) => `${kind} ${address}`;
  const rows = Map.groupBy(ledger, nameOf);
  const breaches: Breach[] = [];
  for (const promise of record.promises) {
    const { kind, address, state } = promise;
    const found = rows.get(nameOf(promise)) ?? [];
    rows.delete(nameOf(promise));
    if (found.length === 0 && state === 'promised')
      breaches.push({
        what: 'lost',
        kind,
        sentence: `${address} was promised a ${kind}, and the ledger knows of none.`,
      });
    for (const more of found.slice(1))
      breaches.push({ what: 'doubled', kind, sentence: `${address} has one more ${kind} in the ledger, ${more.key}.` });
    for (const row of found)
      if (row.state === 'accepted' && isRefused(address))
        breaches.push({
          what: 'wrong',
          kind,
          sentence: `${address} is refused for good, but the ledger says accepted.`,
        });
  }
  for (const promise of record.promises) {
    if (promise.sender === undefined || !isRefused(promise.address)) continue;
    // Its sender is told once of each card that bounced; one mail may tell of several.
    rows.get(nameOf({ kind: CARD_BOUNCED.kind, address: promise.sender }))?.shift();
  }
  for (const row of [...rows.values()].flat())
    breaches.push({ what: 'wrong', kind: row.kind, sentence: `nobody promised ${row.address} a ${row.kind}.` });
  return breaches;
}
