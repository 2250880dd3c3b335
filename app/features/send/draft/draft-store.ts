import type { CallInput } from '#contract/calls.ts';
import type { CardSend } from '#contract/card-send.ts';
import type { ErrorItem } from '#contract/reply.ts';
import { adoptRecipients, mergeDraft, type Draft, type Edits, type Field, type RejectedValues } from './draft.ts';
import type { DraftStorage } from './draft-storage.ts';
import { getRejectedValues, getRejection } from './rejected-values.ts';
import { createBodies, getPendingFields, getUnsavedEdits } from './save-requests.ts';

/** The calls that a draft needs. Each answers with the draft as the server has it then, or throws an error that carries `errors` and `status`. */
export type DraftCalls = {
  get: () => Promise<CardSend>;
  card: (body: CallInput<'PUT /card/send'>['body']) => Promise<CardSend>;
  message: (body: CallInput<'PUT /card/send/message'>['body']) => Promise<CardSend>;
  background: (body: CallInput<'PUT /card/send/background'>['body']) => Promise<CardSend>;
};
export type Failure = { errors: readonly ErrorItem[]; status: number };
export type DraftStoreDeps = {
  cardSendId: string;
  calls: DraftCalls;
  storage: DraftStorage;
  now: () => number;
  after: (ms: number, act: () => void) => () => void;
  isFailure: (error: unknown) => error is Failure;
};

/** `local`: the server cannot be reached or rejects the edits, which are stored on this device only. */
export type SaveStatus = 'saved' | 'saving' | 'local';
export type DraftSnapshot = {
  phase: 'loading' | 'ready' | 'not-found' | 'unreachable';
  server: CardSend | null;
  draft: Draft | null;
  adding: string;
  saveStatus: SaveStatus;
  savedAt: number | null;
  problem: string | null;
  /** the server's error message for a field, while the field still has the rejected value */
  rejectionOf: (field: string) => string | undefined;
};

export const SAVE_AFTER_MS = 800;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Holds one draft and saves it as it is edited. Nothing typed is lost: what the server has not accepted yet stays in the storage of the device.
 * Methods that React takes as callbacks are bound.
 */
export class DraftStore {
  readonly #deps: DraftStoreDeps;
  readonly #listeners = new Set<() => void>();
  #server: CardSend | null = null;
  #edits: Edits = {};
  /** per field, the last value that the server accepted, as JSON */
  #accepted: Partial<Record<Field, string>> = {};
  #rejected: RejectedValues = {};
  #phase: DraftSnapshot['phase'] = 'loading';
  #saveStatus: SaveStatus = 'saved';
  #savedAt: number | null = null;
  #problem: string | null = null;
  #cancelTimer: () => void = () => {};
  #retryMs = FIRST_RETRY_MS;
  #saving: Promise<boolean> | null = null;
  #snapshot: DraftSnapshot;

  constructor(deps: DraftStoreDeps) {
    this.#deps = deps;
    this.#snapshot = this.#createSnapshot();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): DraftSnapshot => this.#snapshot;

  async load(): Promise<void> {
    const { calls, cardSendId, isFailure, storage } = this.#deps;
    const stored = storage.read(cardSendId);
    if (stored) this.#edits = { ...stored.edits, ...this.#edits };
    try {
      this.#receive(await calls.get());
      this.#phase = 'ready';
      this.#saveStatus = 'saved';
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (isRejected(error)) this.#phase = 'not-found';
      else if (stored?.server) {
        this.#server = stored.server;
        this.#phase = 'ready';
        this.#saveStatus = 'local';
      } else this.#phase = 'unreachable';
    }
    this.#persist();
    this.#notify();
    if (this.#phase === 'ready') this.#saveLater(this.#saveStatus === 'local' ? this.#retryMs : 0);
  }

  /** Changes the draft on this device at once, and on the server 800 ms after the last change. */
  readonly edit = (change: Edits): void => {
    this.#edits = { ...this.#edits, ...change };
    this.#problem = null;
    this.#persist();
    if (this.#server && this.#getPending(this.#server).size > 0) {
      if (this.#saveStatus === 'saved') this.#saveStatus = 'saving';
      this.#saveLater(SAVE_AFTER_MS);
    }
    this.#notify();
  };

  /** Saves now. @returns whether the server has every edit. */
  flush(): Promise<boolean> {
    this.#cancelTimer();
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  /** Takes over the draft that another call returned (sent, cancelled). Unsaved edits are dropped. */
  replace(server: CardSend): void {
    this.#receive(server);
    this.#edits = {};
    this.#accepted = {};
    this.#rejected = {};
    this.#phase = 'ready';
    this.#saveStatus = 'saved';
    this.#problem = null;
    this.#persist();
    this.#notify();
  }

  /** Takes over a draft whose card was changed by another call. Other unsaved edits stay. */
  replaceCard(server: CardSend): void {
    this.#receive(server);
    const { cardId: _card, paletteId: _palette, nameOnFront: _name, namesOnFront: _names, ...rest } = this.#edits;
    this.#edits = rest;
    this.#phase = 'ready';
    this.#persist();
    this.#notify();
  }

  #createSnapshot(): DraftSnapshot {
    const draft = this.#server && mergeDraft(this.#server, this.#edits);
    const rejected = this.#rejected;
    return {
      phase: this.#phase,
      server: this.#server,
      draft,
      adding: this.#edits.adding ?? '',
      saveStatus: this.#saveStatus,
      savedAt: this.#savedAt,
      problem: this.#problem,
      rejectionOf: (field) => (draft ? getRejection(field, draft, rejected) : undefined),
    };
  }

  #notify(): void {
    this.#snapshot = this.#createSnapshot();
    for (const listener of this.#listeners) listener();
  }

  #persist(): void {
    const { cardSendId, now, storage } = this.#deps;
    const server = this.#server;
    if (!server) return;
    if (server.state !== 'draft' && server.state !== 'stopped') storage.delete(cardSendId);
    else storage.write(cardSendId, { server, edits: getUnsavedEdits(server, this.#edits, this.#accepted), at: now() });
  }

  #receive(server: CardSend): void {
    this.#server = server;
    if (this.#edits.people) this.#edits = { ...this.#edits, people: adoptRecipients(this.#edits.people, server) };
  }

  #getPending(server: CardSend): Map<Field, string> {
    return getPendingFields(server, this.#edits, this.#accepted, this.#rejected);
  }

  #saveLater(ms: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#deps.after(ms, () => void this.flush());
  }

  async #saveAll(): Promise<boolean> {
    for (;;) {
      const server = this.#server;
      if (!server) return false;
      const pending = this.#getPending(server);
      if (pending.size === 0) {
        this.#saveStatus = 'saved';
        this.#persist();
        this.#notify();
        return Object.keys(getUnsavedEdits(server, { ...this.#edits, adding: '' }, this.#accepted)).length === 0;
      }
      if (this.#saveStatus !== 'local') this.#saveStatus = 'saving';
      this.#notify();
      const failure = await this.#saveOnce(pending);
      if (!failure) {
        this.#savedAt = this.#deps.now();
        this.#retryMs = FIRST_RETRY_MS;
        continue;
      }
      // A rejected value is set aside, and the others are saved without it.
      if (this.#setAside(failure, pending)) continue;
      this.#fail(failure);
      return false;
    }
  }

  /** Sends every pending field. @returns the failure, if there was one; what was accepted before it stays accepted. */
  async #saveOnce(pending: ReadonlyMap<Field, string>): Promise<Failure | null> {
    const { calls, cardSendId, isFailure } = this.#deps;
    const { card, message, background } = createBodies(cardSendId, pending);
    const saves: [Field[], (() => Promise<CardSend>) | null][] = [
      [
        [
          'cardId',
          'nameOnFront',
          'namesOnFront',
          'people',
          'senderName',
          'senderEmail',
          'senderTimeZone',
          'phrase',
          'schedule',
        ],
        card ? () => calls.card(card) : null,
      ],
      [['verse', 'message', 'messageBreaks', 'hand', 'ink'], message ? () => calls.message(message) : null],
      [['paletteId'], background ? () => calls.background(background) : null],
    ];
    for (const [fields, save] of saves) {
      if (!save) continue;
      try {
        this.#receive(await save());
      } catch (error) {
        if (!isFailure(error)) throw error;
        return error;
      }
      for (const field of fields) {
        const wire = pending.get(field);
        if (wire !== undefined) this.#accepted = { ...this.#accepted, [field]: wire };
      }
      this.#persist();
      this.#notify();
    }
    return null;
  }

  /** Remembers the values that the server rejected. @returns whether there were any */
  #setAside(failure: Failure, pending: ReadonlyMap<Field, string>): boolean {
    if (failure.status >= 500 || !this.#server) return false;
    const draft = mergeDraft(this.#server, this.#edits);
    const added = getRejectedValues(failure.errors, draft, pending, this.#rejected);
    this.#rejected = { ...this.#rejected, ...added };
    return Object.keys(added).length > 0;
  }

  #fail(failure: Failure): void {
    this.#saveStatus = 'local';
    if (failure.status === 404) this.#phase = 'not-found';
    if (isRejected(failure)) this.#problem = failure.errors[0]?.errorMessage ?? null;
    else {
      this.#saveLater(this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
    }
    this.#persist();
    this.#notify();
  }
}

/** The server understood the call and said no: repeating it is of no use. */
function isRejected({ status }: Failure): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
