import { expect, test } from 'vitest';
import type { LedgerRow } from './ledger.ts';
import { type Copy, emptyRecord, type RunRecord } from './record.ts';
import { isSound } from './table.ts';
import { judge } from './verdict.ts';

/** A run with one card promised to one person. */
function run(changes: Partial<RunRecord> = {}): RunRecord {
  return {
    ...emptyRecord(),
    promises: [{ kind: 'card', address: 'amelie@example.com', state: 'promised' }],
    ...changes,
  };
}
/** The first copy of its message, answered at once; sent by worker-1. */
function copy(changes: Partial<Copy> = {}): Copy {
  return {
    id: 'copy-1',
    key: 'one.1',
    address: 'amelie@example.com',
    by: 'worker-1.1',
    beganAt: 1000,
    takenAt: 1010,
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
  copy({ id: 'copy-2', by: 'worker-2.1', beganAt, takenAt: beganAt + 10, answeredAt: beganAt + 11, ...changes });
const secondRow = row({ accepted: ['250 copy-2'] });
const verdictOf = (record: RunRecord, ledger: LedgerRow[], refused: string[] = []) =>
  judge(record, ledger, (address) => refused.includes(address));

test('a promised message that arrived once and is recorded correctly is sound', () => {
  const verdict = verdictOf(run({ copies: [copy()] }), [row()]);
  expect(verdict.breaches).toEqual([]);
  expect(isSound(verdict)).toBe(true);
  expect(verdict.kinds.get('card')).toEqual({ promised: 1, unsure: 0, delivered: 1, refused: 0, lost: 0, doubled: 0 });
});

test('a second copy is doubled, whichever process sent it', () => {
  for (const by of ['worker-1.1', 'worker-2.1']) {
    const verdict = verdictOf(run({ copies: [copy(), second(9000, { by })] }), [secondRow]);
    expect(verdict).toMatchObject({ doubled: 1, lost: 0, repeated: { kill: 0, cut: 0 } });
    expect(isSound(verdict)).toBe(false);
  }
});

test('a second copy after a kill is repeated if the first was in progress then, else doubled', () => {
  const after = (killedAt: number, first: Partial<Copy> = {}, changes: Partial<RunRecord> = {}, by = 'worker-1.1') => {
    const record = run({ copies: [copy(first), second(90_000)], kills: new Map([[by, killedAt]]), ...changes });
    const { doubled, repeated } = verdictOf(record, [secondRow]);
    return { doubled, afterKill: repeated.kill };
  };
  const repeated = { doubled: 0, afterKill: 1 };
  const doubled = { doubled: 1, afterKill: 0 };
  // Not answered yet, or answered too shortly before to be stored.
  expect(after(2000, { answeredAt: null })).toEqual(repeated);
  expect(after(2000)).toEqual(repeated);
  // The second was sent while the first was in progress; another worker was killed; the first was answered long before.
  expect(after(90_001)).toEqual(doubled);
  expect(after(2000, {}, {}, 'worker-3.1')).toEqual(doubled);
  expect(after(60_000)).toEqual(doubled);
  // The outcome could not be stored for so long, or the answer not be read.
  expect(after(60_000, {}, { databaseAway: [{ from: 5000, to: 50_000 }] })).toEqual(repeated);
  expect(after(60_000, {}, { pauses: [{ process: 'worker-1.1', from: 5000, to: 50_000 }] })).toEqual(repeated);
  expect(after(60_000, {}, { pauses: [{ process: 'worker-2.1', from: 5000, to: 50_000 }] })).toEqual(doubled);
});

test('neither a database that is away nor a paused worker excuses a copy by itself', () => {
  const record = run({
    copies: [copy(), second(9000)],
    databaseAway: [{ from: 900, to: 8000 }],
    pauses: [{ process: 'worker-1.1', from: 900, to: 8000 }],
  });
  expect(verdictOf(record, [secondRow])).toMatchObject({ doubled: 1 });
});

test('a second copy after a cut is repeated; one that began before the cut is doubled', () => {
  const after = (cutAt: number) =>
    verdictOf(run({ copies: [copy({ answeredAt: null, cutAt }), second(3000)] }), [secondRow]);
  expect(after(2000)).toMatchObject({ doubled: 0, repeated: { kill: 0, cut: 1 } });
  expect(after(3001)).toMatchObject({ doubled: 1 });
});

test('the same message twice in the ledger is doubled, though each has a Message-ID of its own', () => {
  const copies = [copy(), second(1000, { key: 'two.1' })];
  const verdict = verdictOf(run({ copies }), [row(), row({ key: 'two.1', accepted: ['250 copy-2'] })]);
  expect(verdict).toMatchObject({ doubled: 1, lost: 0, wrong: 0 });
});

test('a message that never arrived is lost, whatever the ledger says', () => {
  for (const ledger of [
    [],
    [row()],
    [row({ state: 'queued', accepted: [] })],
    [row({ state: 'scheduled', accepted: [] })],
  ])
    expect(verdictOf(run(), ledger)).toMatchObject({ lost: 1, doubled: 0, wrong: 0 });
});

test('a request whose answer was lost may have been accepted or not, but not twice', () => {
  const promises = [{ kind: 'card', address: 'amelie@example.com', state: 'unsure' as const }];
  expect(verdictOf(run({ promises }), []).breaches).toEqual([]);
  const taken = verdictOf(run({ promises, copies: [copy()] }), [row()]);
  expect(taken.breaches).toEqual([]);
  expect(taken.kinds.get('card')).toMatchObject({ promised: 0, unsure: 1, delivered: 1 });
  const twice = verdictOf(run({ promises, copies: [copy(), second(1000, { key: 'two.1' })] }), [
    row(),
    row({ key: 'two.1', accepted: ['250 copy-2'] }),
  ]);
  expect(twice.doubled).toBe(1);
});

test('a refusal is recorded as one, and nothing else is', () => {
  const bounced = row({ state: 'bounced', accepted: [], bounced: 1 });
  const refused = new Set(['one.1']);
  expect(verdictOf(run({ refused }), [bounced], ['amelie@example.com']).breaches).toEqual([]);
  expect(verdictOf(run(), [bounced])).toMatchObject({ wrong: 1 });
  expect(verdictOf(run({ refused, copies: [copy()] }), [bounced])).toMatchObject({ wrong: 1 });
  expect(verdictOf(run({ copies: [copy()] }), [row()], ['amelie@example.com'])).toMatchObject({ wrong: 1 });
});

test('a ledger that disagrees with the mail server is wrong', () => {
  const wrong: LedgerRow[][] = [
    [row({ state: 'queued', accepted: [] })],
    [row({ state: 'stopped', accepted: [] })],
    [row({ accepted: ['250 copy-1', '250 copy-1'] })],
    [row({ accepted: ['250 copy-7'] })],
    [row({ accepted: [null] })],
    [row({ bounced: 1 })],
  ];
  for (const ledger of wrong) expect(verdictOf(run({ copies: [copy()] }), ledger)).toMatchObject({ wrong: 1 });
  expect(verdictOf(run({ copies: [copy(), copy({ key: 'other.1', id: 'copy-2' })] }), [row()])).toMatchObject({
    wrong: 1,
  });
  expect(verdictOf(run({ copies: [copy({ address: 'theo@example.com' })] }), [row()])).toMatchObject({ wrong: 1 });
  expect(verdictOf(run({ promises: [], copies: [copy()] }), [row()])).toMatchObject({ wrong: 1 });
});

test('a run that ends early fails, even without a breach so far', () => {
  const verdict = verdictOf(run({ copies: [copy()], isCutShort: true }), [row()]);
  expect(verdict.breaches).toEqual(['unfinished: the run ended before it was known what became of every message.']);
});

test('a process that ends by itself fails the run', () => {
  const verdict = verdictOf(run({ copies: [copy()], died: [{ process: 'web.1', words: 'It exited with 1.' }] }), [
    row(),
  ]);
  expect(isSound(verdict)).toBe(false);
});
