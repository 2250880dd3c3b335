/** What left the harness's mail server as taken: one message, handed over once. Instants are milliseconds of the epoch. */
export type Copy = {
  /** The name that the mail server gave it in its answer, which the ledger keeps: `copy-17`. */
  id: string;
  /** The delivery and the attempt in its Message-ID. */
  key: string;
  address: string;
  /** The process that handed it over: a slot and how often it was started, such as `worker-2.3`. */
  by: string;
  /** When its envelope was begun. */
  beganAt: number;
  /** When its last byte was read. */
  takenAt: number;
  /** When it was answered with 250. */
  answeredAt: number | null;
  /** When the mail server cut the connection on purpose, before its answer or right behind it. */
  cutAt: number | null;
};

/** Something that somebody was promised: what the site said yes to, or what was written as due. */
export type Promised = {
  address: string;
  kind: string;
  /** `unsure` where the answer to the request was lost: it may have been taken or not. */
  state: 'promised' | 'unsure';
};

export type Span = { from: number; to: number };

/** All that a run did and saw. */
export type RunRecord = {
  copies: Copy[];
  promises: Promised[];
  /** What the mail server refused for good, by key. */
  refused: Set<string>;
  /** When each process was killed. */
  kills: Map<string, number>;
  /** When each process was stopped and went on. */
  pauses: (Span & { process: string })[];
  databaseAway: Span[];
  /** Processes that ended without being told to, with what they said last. */
  died: { process: string; words: string }[];
  /** The run was ended before everything was decided. */
  isCutShort: boolean;
  /** How often each thing was done to the product. */
  counts: Map<string, number>;
};

export function emptyRecord(): RunRecord {
  return {
    copies: [],
    promises: [],
    refused: new Set(),
    kills: new Map(),
    pauses: [],
    databaseAway: [],
    died: [],
    isCutShort: false,
    counts: new Map(),
  };
}

export function count(record: RunRecord, what: string): void {
  record.counts.set(what, (record.counts.get(what) ?? 0) + 1);
}
