import type { CallInput } from '#contract/calls.ts';
import type { CardSend } from '#contract/card-send.ts';
import type { ErrorItem } from '#contract/reply.ts';
import type { DraftMemory } from './draft-memory.ts';
import {
  adoptIds,
  bodiesOf,
  mergeDraft,
  pendingFields,
  refusalAt,
  refusalsOf,
  unsavedEdits,
  type Draft,
  type Edits,
  type Field,
  type Refusals,
} from './draft-model.ts';

/** The calls that a draft needs; each answers with the draft as the server has it then, or throws an error that carries `errors` and `status`. */
export type DraftCalls = {
  get: () => Promise<CardSend>;
  card: (body: CallInput<'PUT /card/send'>['body']) => Promise<CardSend>;
  message: (body: CallInput<'PUT /card/send/message'>['body']) => Promise<CardSend>;
  background: (body: CallInput<'PUT /card/send/background'>['body']) => Promise<CardSend>;
};
export type Failure = { errors: readonly ErrorItem[]; status: number };
export type DraftStoreParts = {
  cardSendId: string;
  calls: DraftCalls;
  memory: DraftMemory;
  now: () => number;
  after: (ms: number, act: () => void) => () => void;
  isFailure: (error: unknown) => error is Failure;
};

/** `kept`: the server cannot be reached or does not answer; everything is on this device. */
export type Saving = 'saved' | 'saving' | 'kept';
export type DraftSnapshot = {
  phase: 'loading' | 'ready' | 'gone' | 'unreachable';
  server: CardSend | null;
  draft: Draft | null;
  adding: string;
  saving: Saving;
  savedAt: number | null;
  problem: string | null;
  refused: (place: string) => string | undefined;
};
export type DraftStore = {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => DraftSnapshot;
  load: () => Promise<void>;
  /** Changes the draft on this device at once, and on the server 800 ms after the last change. */
  edit: (change: Edits) => void;
  /** Saves now. @returns whether the server has everything that it will take. */
  flush: () => Promise<boolean>;
  /** Takes a draft that another call answered with (sent, stopped); what was typed and not sent is let go. */
  adopt: (server: CardSend) => void;
  /** Takes a draft whose card was changed elsewhere; everything else that was typed stays. */
  renew: (server: CardSend) => void;
};

export const SAVE_AFTER_MS = 800;
const RETRY_FIRST_MS = 2000;
const RETRY_LONGEST_MS = 30_000;

/** Holds one draft: plain data, one door for changes, saved as it goes. Nothing typed is lost: what the server has not taken yet stays in the memory of the device. */
export function openDraft({ cardSendId, calls, memory, now, after, isFailure }: DraftStoreParts): DraftStore {
  const listeners = new Set<() => void>();
  let server: CardSend | null = null;
  let edits: Edits = {};
  let accepted: Partial<Record<Field, string>> = {};
  let refusals: Refusals = {};
  let phase: DraftSnapshot['phase'] = 'loading';
  let saving: Saving = 'saved';
  let savedAt: number | null = null;
  let problem: string | null = null;
  let cancelTimer: () => void = () => {};
  let retryIn = RETRY_FIRST_MS;
  let running: Promise<boolean> | null = null;
  let view = look();

  function look(): DraftSnapshot {
    const draft = server && mergeDraft(server, edits);
    return {
      phase,
      server,
      draft,
      adding: edits.adding ?? '',
      saving,
      savedAt,
      problem,
      refused: (place) => (draft ? refusalAt(place, draft, refusals) : undefined),
    };
  }
  function tell(): void {
    view = look();
    for (const listener of listeners) listener();
  }
  function remember(): void {
    if (!server) return;
    if (server.state !== 'draft' && server.state !== 'stopped') memory.forget(cardSendId);
    else memory.write(cardSendId, { server, edits: unsavedEdits(server, edits, accepted), at: now() });
  }
  function take(reply: CardSend): void {
    server = reply;
    if (edits.people) edits = { ...edits, people: adoptIds(edits.people, reply) };
  }
  function saveLater(ms: number): void {
    cancelTimer();
    cancelTimer = after(ms, () => void flush());
  }

  async function load(): Promise<void> {
    const kept = memory.read(cardSendId);
    if (kept) edits = { ...kept.edits, ...edits };
    try {
      take(await calls.get());
      phase = 'ready';
      saving = 'saved';
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (error.status >= 400 && error.status < 500 && error.status !== 429) phase = 'gone';
      else if (kept?.server) {
        server = kept.server;
        phase = 'ready';
        saving = 'kept';
      } else phase = 'unreachable';
    }
    remember();
    tell();
    if (phase === 'ready') saveLater(saving === 'kept' ? retryIn : 0);
  }

  function edit(change: Edits): void {
    edits = { ...edits, ...change };
    problem = null;
    remember();
    if (server && pendingFields(server, edits, accepted, refusals).size > 0) {
      if (saving === 'saved') saving = 'saving';
      saveLater(SAVE_AFTER_MS);
    }
    tell();
  }

  function flush(): Promise<boolean> {
    cancelTimer();
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  }

  async function saveAll(): Promise<boolean> {
    for (;;) {
      if (!server) return false;
      const pending = pendingFields(server, edits, accepted, refusals);
      if (pending.size === 0) {
        saving = 'saved';
        remember();
        tell();
        return Object.keys(unsavedEdits(server, { ...edits, adding: '' }, accepted)).length === 0;
      }
      if (saving !== 'kept') saving = 'saving';
      tell();
      const failure = await saveOnce(pending);
      if (!failure) {
        savedAt = now();
        retryIn = RETRY_FIRST_MS;
        continue;
      }
      const added =
        failure.status >= 500 ? {} : refusalsOf(failure.errors, mergeDraft(server, edits), pending, refusals);
      refusals = { ...refusals, ...added };
      if (Object.keys(added).length > 0) continue;
      settleFailure(failure);
      return false;
    }
  }

  /** Sends every pending field. @returns what went wrong, if anything did; what was accepted before that stays accepted. */
  async function saveOnce(pending: ReadonlyMap<Field, string>): Promise<Failure | null> {
    const bodies = bodiesOf(cardSendId, pending);
    const steps: [Field[], (() => Promise<CardSend>) | null][] = [
      [
        ['cardId', 'nameOnFront', 'people', 'senderName', 'senderEmail', 'senderTimeZone', 'phrase', 'schedule'],
        bodies.card ? () => calls.card(bodies.card as NonNullable<typeof bodies.card>) : null,
      ],
      [
        ['verse', 'message', 'hand', 'ink'],
        bodies.message ? () => calls.message(bodies.message as NonNullable<typeof bodies.message>) : null,
      ],
      [
        ['paletteId'],
        bodies.background ? () => calls.background(bodies.background as NonNullable<typeof bodies.background>) : null,
      ],
    ];
    for (const [fields, save] of steps) {
      if (!save) continue;
      try {
        take(await save());
      } catch (error) {
        if (!isFailure(error)) throw error;
        return error;
      }
      for (const field of fields) {
        const wire = pending.get(field);
        if (wire !== undefined) accepted = { ...accepted, [field]: wire };
      }
      remember();
      tell();
    }
    return null;
  }

  function settleFailure(failure: Failure): void {
    saving = 'kept';
    if (failure.status === 404) phase = 'gone';
    if (failure.status >= 400 && failure.status < 500 && failure.status !== 429)
      problem = failure.errors[0]?.errorMessage ?? null;
    else {
      saveLater(retryIn);
      retryIn = Math.min(retryIn * 2, RETRY_LONGEST_MS);
    }
    remember();
    tell();
  }

  function adopt(reply: CardSend): void {
    take(reply);
    edits = {};
    accepted = {};
    refusals = {};
    phase = 'ready';
    saving = 'saved';
    problem = null;
    remember();
    tell();
  }

  function renew(reply: CardSend): void {
    take(reply);
    const { cardId: _card, paletteId: _palette, nameOnFront: _name, ...rest } = edits;
    edits = rest;
    phase = 'ready';
    remember();
    tell();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => view,
    load,
    edit,
    flush,
    adopt,
    renew,
  };
}
