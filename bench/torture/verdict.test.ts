import { expect, test } from 'vitest';
import type { LedgerRow } from './ledger.ts';
import { type Copy, emptyRecord, type RunRecord } from './record.ts';
import { hasPassed } from './table.ts';
import { judge } from './verdict.ts';

/** A run with one card promised to one person. */
function run(changes: Partial<RunRecord> = {}): RunRecord {
  return {
    ...emptyRecord(),
    expected: [{ kind: 'card', address: 'amelie@example.com', state: 'expected' }],
    ...changes,
  };
}
/** The first copy of its message, answered at once; sent by worker-1. */
function copy(changes: Partial<Copy> = {}): Copy {
  return {
    id: 'copy-1',
    key: 'one.1',
    address: 'amelie@example.com',
    process: 'worker-1.1',
    beganAt: 1000,
    receivedAt: 1010,
    answeredAt: 1011,
    cutAt: null,
    ...changes,
  };
}
function row(changes: Partial<LedgerRow> = {}): LedgerRow {
  const accepted = ['250 copy-1'];
  return {
    key: 'one.1',
    kind: 'card',
    address: 'amelie@example.com',
    state: 'accepted',
    accepted,
    bounced: 0,
    ...changes,
  };
}
const second = (beganAt: number, changes: Partial<Copy> = {}) =>
  copy({
    id: 'copy-2',
    process: 'worker-2.1',
    beganAt,
    receivedAt: beganAt + 10,
    answeredAt: beganAt + 11,
    ...changes,
  });
const secondRow = row({ accepted: ['250 copy-2'] });
const verdictOf = (record: RunRecord, ledger: LedgerRow[], refused: string[] = []) =>
  judge(record, ledger, (address) => refused.includes(address));

test('a promised message that arrived once and is recorded correctly is sound', () => {
  const verdict = verdictOf(run({ copies: [copy()] }), [row()]);
  expect(verdict.breaches).toEqual([]);
  expect(hasPassed(verdict)).toBe(true);
  expect(verdict.kinds.get('card')).toEqual({
    expected: 1,
    uncertain: 0,
    delivered: 1,
    refused: 0,
    lost: 0,
    duplicated: 0,
  });
});

test('a second copy is a duplicate, whichever process sent it', () => {
  for (const process of ['worker-1.1', 'worker-2.1']) {
    const verdict = verdictOf(run({ copies: [copy(), second(9000, { process })] }), [secondRow]);
    expect(verdict).toMatchObject({ duplicated: 1, lost: 0, repeated: { kill: 0, cut: 0 } });
    expect(hasPassed(verdict)).toBe(false);
  }
});

test('a second copy after a kill is repeated if the first was in progress then, else a duplicate', () => {
  const after = (killedAt: number, first: Partial<Copy> = {}, changes: Partial<RunRecord> = {}, by = 'worker-1.1') => {
    const record = run({ copies: [copy(first), second(90_000)], kills: new Map([[by, killedAt]]), ...changes });
    const { duplicated, repeated } = verdictOf(record, [secondRow]);
    return { duplicated, afterKill: repeated.kill };
  };
  const repeated = { duplicated: 0, afterKill: 1 };
  const duplicate = { duplicated: 1, afterKill: 0 };
  // Not answered yet, or answered too shortly before to be stored.
  expect(after(2000, { answeredAt: null })).toEqual(repeated);
  expect(after(2000)).toEqual(repeated);
  // The second was sent while the first was in progress; another worker was killed; the first was answered long before.
  expect(after(90_001)).toEqual(duplicate);
  expect(after(2000, {}, {}, 'worker-3.1')).toEqual(duplicate);
  expect(after(60_000)).toEqual(duplicate);
  // The outcome could not be stored for so long, or the answer not be read.
  expect(after(60_000, {}, { databaseOutages: [{ from: 5000, to: 50_000 }] })).toEqual(repeated);
  expect(after(60_000, {}, { pauses: [{ process: 'worker-1.1', from: 5000, to: 50_000 }] })).toEqual(repeated);
  expect(after(60_000, {}, { pauses: [{ process: 'worker-2.1', from: 5000, to: 50_000 }] })).toEqual(duplicate);
});

test('a database outage or a paused worker alone does not allow a second copy', () => {
  const record = run({
    copies: [copy(), second(9000)],
    databaseOutages: [{ from: 900, to: 8000 }],
    pauses: [{ process: 'worker-1.1', from: 900, to: 8000 }],
  });
  expect(verdictOf(record, [secondRow])).toMatchObject({ duplicated: 1 });
});

test('a second copy after a cut is repeated; one that began before the cut is a duplicate', () => {
  const after = (cutAt: number) =>
    verdictOf(run({ copies: [copy({ answeredAt: null, cutAt }), second(3000)] }), [secondRow]);
  expect(after(2000)).toMatchObject({ duplicated: 0, repeated: { kill: 0, cut: 1 } });
  expect(after(3001)).toMatchObject({ duplicated: 1 });
});

test('the same message twice in the ledger is a duplicate, though each has a Message-ID of its own', () => {
  const copies = [copy(), second(1000, { key: 'two.1' })];
  const verdict = verdictOf(run({ copies }), [row(), row({ key: 'two.1', accepted: ['250 copy-2'] })]);
  expect(verdict).toMatchObject({ duplicated: 1, lost: 0, mismatched: 0 });
});

test('a message that never arrived is lost, whatever the ledger says', () => {
  for (const ledger of [
    [],
    [row()],
    [row({ state: 'queued', accepted: [] })],
    [row({ state: 'scheduled', accepted: [] })],
  ])
    expect(verdictOf(run(), ledger)).toMatchObject({ lost: 1, duplicated: 0, mismatched: 0 });
});

test('a request whose answer was lost may have been accepted or not, but not twice', () => {
  const expected = [{ kind: 'card', address: 'amelie@example.com', state: 'uncertain' as const }];
  expect(verdictOf(run({ expected }), []).breaches).toEqual([]);
  const taken = verdictOf(run({ expected, copies: [copy()] }), [row()]);
  expect(taken.breaches).toEqual([]);
  expect(taken.kinds.get('card')).toMatchObject({ expected: 0, uncertain: 1, delivered: 1 });
  const twice = verdictOf(run({ expected, copies: [copy(), second(1000, { key: 'two.1' })] }), [
    row(),
    row({ key: 'two.1', accepted: ['250 copy-2'] }),
  ]);
  expect(twice.duplicated).toBe(1);
});

test('a refusal is recorded as one, and nothing else is', () => {
  const bounced = row({ state: 'bounced', accepted: [], bounced: 1 });
  const refused = new Set(['one.1']);
  expect(verdictOf(run({ refused }), [bounced], ['amelie@example.com']).breaches).toEqual([]);
  expect(verdictOf(run(), [bounced])).toMatchObject({ mismatched: 1 });
  expect(verdictOf(run({ refused, copies: [copy()] }), [bounced])).toMatchObject({ mismatched: 1 });
  expect(verdictOf(run({ copies: [copy()] }), [row()], ['amelie@example.com'])).toMatchObject({ mismatched: 1 });
});

test('a ledger that disagrees with the mail server is a mismatch', () => {
  const ledgers: LedgerRow[][] = [
    [row({ state: 'queued', accepted: [] })],
    [row({ state: 'stopped', accepted: [] })],
    [row({ accepted: ['250 copy-1', '250 copy-1'] })],
    [row({ accepted: ['250 copy-7'] })],
    [row({ accepted: [null] })],
    [row({ bounced: 1 })],
  ];
  for (const ledger of ledgers) expect(verdictOf(run({ copies: [copy()] }), ledger)).toMatchObject({ mismatched: 1 });
  expect(verdictOf(run({ copies: [copy(), copy({ key: 'other.1', id: 'copy-2' })] }), [row()])).toMatchObject({
    mismatched: 1,
  });
  expect(verdictOf(run({ copies: [copy({ address: 'theo@example.com' })] }), [row()])).toMatchObject({ mismatched: 1 });
  expect(verdictOf(run({ expected: [], copies: [copy()] }), [row()])).toMatchObject({ mismatched: 1 });
});

test('a run that ends early fails, even without a breach so far', () => {
  const verdict = verdictOf(run({ copies: [copy()], isCutShort: true }), [row()]);
  expect(verdict.breaches).toEqual(['unfinished: the run ended before every delivery had a final state.']);
});

test('a process that ends by itself fails the run', () => {
  const verdict = verdictOf(run({ copies: [copy()], crashed: [{ process: 'web.1', words: 'It exited with 1.' }] }), [
    row(),
  ]);
  expect(hasPassed(verdict)).toBe(false);
});
