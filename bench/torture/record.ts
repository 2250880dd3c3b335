/** A message that the harness's mail server accepted, sent once. Instants are milliseconds of the epoch. */
export type Copy = {
  /** The id that the mail server gave it in its answer, which the ledger stores: `copy-17`. */
  id: string;
  /** The delivery and the attempt in its Message-ID. */
  key: string;
  address: string;
  /** The process that sent it: a slot and how often it was started, such as `worker-2.3`. */
  process: string;
  /** When its envelope began. */
  beganAt: number;
  /** When its last byte was received. */
  receivedAt: number;
  /** When it was answered with 250. */
  answeredAt: number | null;
  /** When the mail server cut the connection on purpose, before its answer or right after it. */
  cutAt: number | null;
};

/** A message that should arrive: of a request that the site accepted, or of a row that was inserted as due. */
export type ExpectedMessage = {
  address: string;
  kind: string;
  /** `uncertain` when the answer to the request was lost: it may have been accepted or not. */
  state: 'expected' | 'uncertain';
  /** of a card: who sent it, and is told where it bounces */
  sender?: string;
};

export type Span = { from: number; to: number };

/** Everything that a run did and observed. */
export type RunRecord = {
  copies: Copy[];
  expected: ExpectedMessage[];
  /** What the mail server refused permanently, by key. */
  refused: Set<string>;
  /** When each process was killed. */
  kills: Map<string, number>;
  /** When each process was paused and resumed. */
  pauses: (Span & { process: string })[];
  databaseOutages: Span[];
  /** Processes that ended unexpectedly, with their last output. */
  crashed: { process: string; words: string }[];
  /** The run ended before every delivery had a final state. */
  isCutShort: boolean;
  /** How often each thing was done to the product. */
  counts: Map<string, number>;
};

export function emptyRecord(): RunRecord {
  return {
    copies: [],
    expected: [],
    refused: new Set(),
    kills: new Map(),
    pauses: [],
    databaseOutages: [],
    crashed: [],
    isCutShort: false,
    counts: new Map(),
  };
}

export function count(record: RunRecord, what: string): void {
  record.counts.set(what, (record.counts.get(what) ?? 0) + 1);
}
