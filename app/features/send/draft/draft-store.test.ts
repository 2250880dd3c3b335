import { beforeEach, describe, expect, it } from 'vitest';
import type { CardSend } from '#contract/card-send.ts';
import type { ErrorItem } from '#contract/reply.ts';
import { browserMemory, type DraftMemory } from './draft-memory.ts';
import type { Edits } from './draft-model.ts';
import type { Person } from '../people/people-tokens.ts';
import { openDraft, SAVE_AFTER_MS, type DraftCalls } from './draft-store.ts';

class Refused extends Error {
  readonly errors: ErrorItem[];
  readonly status: number;
  constructor(status: number, field = 'general', message = 'no') {
    super(message);
    this.status = status;
    this.errors = [{ field, errorMessage: message, errorCode: status }];
  }
}
const ID = '018f0000-0000-7000-8000-000000000001';
function draft(): CardSend {
  return {
    cardSendId: ID,
    state: 'draft',
    card: {
      cardId: 'wreath',
      title: 'Wreath of roses',
      style: 'painted',
      isFree: true,
      paletteId: 'rose',
      v: '1',
      paper: '#fff',
      colourways: [],
      alt: '',
      line: '',
      headline: '',
      verse: '',
      takesName: true,
      needsName: false,
      nameMax: 40,
      nameOnFront: '',
      occasion: 'birthday',
      categories: [],
      envelope: { colour: '', liner: '', ink: '' },
    },
    paletteId: 'rose',
    nameOnFront: null,
    verse: '',
    message: '',
    hand: 'caveat',
    ink: 'black',
    sender: { name: '', email: '', timeZone: null },
    phrase: '',
    recipients: [],
    schedule: { kind: 'now' },
    v: 'v1',
    colours: {
      paper: '#fff',
      stock: '#fff',
      coverInk: '#000',
      accent: '#000',
      envelope: '#eee',
      flap: '#eee',
      shade: '#ddd',
      envelopeInk: '#000',
    },
    letterLeaves: 1,
    path: null,
    limits: { recipients: 10, message: 5000 },
    updatedAt: '2026-11-21T10:00:00Z',
  };
}
function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (i) => [...kept.keys()][i] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

let onServer: CardSend;
let fail: Refused | null;
let bodies: object[];
let memory: DraftMemory;
let timers: { ms: number; act: () => void }[];

const calls: DraftCalls = {
  get: async () => reply(),
  card: async (body) => {
    const { recipients, sender, ...rest } = body;
    return reply(body, {
      ...rest,
      ...(sender ? { sender: { ...onServer.sender, ...sender } } : {}),
      ...(recipients
        ? {
            recipients: recipients.map((person, i) => ({
              arrival: null,
              recipientId: person.recipientId ?? `r${i}`,
              name: person.name,
              email: person.email,
              countryId: person.countryId ?? null,
              timeZone: person.timeZone ?? null,
            })),
          }
        : {}),
    });
  },
  message: async (body) => reply(body, body),
  background: async (body) => reply(body, { paletteId: body.paletteId }),
};
function reply(body?: object, change: Partial<CardSend> = {}): CardSend {
  if (body) bodies.push(body);
  if (fail) throw fail;
  onServer = { ...onServer, ...change };
  return onServer;
}
function store() {
  return openDraft({
    cardSendId: ID,
    calls,
    memory,
    now: () => 1000,
    after: (ms, act) => {
      const timer = { ms, act };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    isFailure: (error): error is Refused => error instanceof Refused,
  });
}
function person(name: string, email: string): Person {
  return { key: name, name, email, countryId: null, timeZone: null };
}

beforeEach(() => {
  onServer = draft();
  fail = null;
  bodies = [];
  timers = [];
  const storage = fakeStorage();
  memory = browserMemory(() => storage);
});

describe('saving', () => {
  it('waits for a pause, then sends one call for each group of fields', async () => {
    const open = store();
    await open.load();
    open.edit({ message: 'Dear' });
    open.edit({ message: 'Dear Amelie', ink: 'green', phrase: 'The yellow canoe' });
    expect(open.snapshot().saving).toBe('saving');
    expect(timers.map((timer) => timer.ms)).toEqual([SAVE_AFTER_MS]);
    expect(await open.flush()).toBe(true);
    expect(bodies).toEqual([
      { cardSendId: ID, phrase: 'The yellow canoe' },
      { cardSendId: ID, message: 'Dear Amelie', ink: 'green' },
    ]);
    expect(open.snapshot()).toMatchObject({ saving: 'saved', savedAt: 1000 });
  });
  it('sends nothing twice, and nothing that is as it was', async () => {
    const open = store();
    await open.load();
    open.edit({ ink: 'blue' });
    await open.flush();
    open.edit({ ink: 'blue' });
    open.edit({ hand: 'caveat' });
    expect(await open.flush()).toBe(true);
    expect(bodies).toHaveLength(1);
  });
  it('leaves what is typed alone when the server trims it', async () => {
    const open = store();
    await open.load();
    const trimming = calls.card;
    calls.card = async (body) => trimming({ ...body, phrase: body.phrase?.trim() });
    open.edit({ phrase: 'The yellow ' });
    await open.flush();
    calls.card = trimming;
    expect(open.snapshot().draft?.phrase).toBe('The yellow ');
    expect(bodies).toHaveLength(1);
  });
});

describe('trouble', () => {
  it('keeps everything on the device while the server fails, and saves it when it answers', async () => {
    const open = store();
    await open.load();
    fail = new Refused(500);
    open.edit({ message: 'Half a sen' });
    expect(await open.flush()).toBe(false);
    expect(open.snapshot().saving).toBe('kept');
    expect(memory.read(ID)?.edits).toEqual({ message: 'Half a sen' });
    expect(timers).toHaveLength(1);
    fail = null;
    expect(await open.flush()).toBe(true);
    expect(onServer.message).toBe('Half a sen');
    expect(memory.read(ID)?.edits).toEqual({});
  });
  it('opens from the device after a reload with the server away', async () => {
    const first = store();
    await first.load();
    fail = new Refused(500);
    first.edit({ message: 'Half a sen', adding: 'nadia@har' });
    await first.flush();
    const second = store();
    await second.load();
    expect(second.snapshot()).toMatchObject({ phase: 'ready', saving: 'kept', adding: 'nadia@har' });
    expect(second.snapshot().draft?.message).toBe('Half a sen');
  });
  it('sets one refused value aside, says why at its field, and saves the others', async () => {
    const open = store();
    await open.load();
    const taking = calls.card;
    calls.card = async (body) => {
      if (body.phrase !== undefined) throw new Refused(400, 'phrase', 'A phrase stands on one line.');
      return taking(body);
    };
    open.edit({ phrase: 'odd', senderName: 'Rosa' });
    expect(await open.flush()).toBe(false);
    calls.card = taking;
    expect(onServer.sender.name).toBe('Rosa');
    expect(open.snapshot().refused('phrase')).toBe('A phrase stands on one line.');
    expect(memory.read(ID)?.edits).toEqual({ phrase: 'odd' });
    open.edit({ phrase: 'even' });
    expect(open.snapshot().refused('phrase')).toBeUndefined();
    expect(await open.flush()).toBe(true);
  });
  it.each<[string, Edits]>([
    ['a day that has passed', { schedule: { kind: 'on', date: '2020-01-01', time: '09:00' } }],
    ['a day of another century', { schedule: { kind: 'on', date: '2126-01-01', time: '09:00' } }],
    ['a letter that is too long', { message: 'x'.repeat(5001) }],
    ['a phrase that is too long', { phrase: 'x'.repeat(81) }],
    [
      'more people than it goes to',
      { people: Array.from({ length: 11 }, (_, i) => person(`N${i}`, `n${i}@quill.example`)) },
    ],
  ])('asks nobody about %s, and keeps it on the device', async (_, wrong) => {
    const open = store();
    await open.load();
    open.edit({ ...wrong, senderName: 'Rosa L' });
    expect(await open.flush()).toBe(false);
    expect(bodies).toEqual([{ cardSendId: ID, sender: { name: 'Rosa L' } }]);
    expect(memory.read(ID)?.edits).toEqual(wrong);
  });

  it('is gone when the server knows no such draft', async () => {
    fail = new Refused(404);
    const open = store();
    await open.load();
    expect(open.snapshot().phase).toBe('gone');
  });
});

describe('people', () => {
  it('saves whoever is complete, keeps whoever is not, and takes the ids that the server gives', async () => {
    const open = store();
    await open.load();
    open.edit({ people: [person('Amelie', 'amelie@larkspur.example'), person('Theo', 'theo@quill')] });
    expect(await open.flush()).toBe(false);
    expect(onServer.recipients.map((recipient) => recipient.name)).toEqual(['Amelie']);
    expect(open.snapshot().draft?.people.map((one) => [one.name, one.recipientId])).toEqual([
      ['Amelie', 'r0'],
      ['Theo', undefined],
    ]);
    const again = store();
    await again.load();
    expect(again.snapshot().draft?.people.map((one) => one.email)).toEqual(['amelie@larkspur.example', 'theo@quill']);
  });
  it('says what the server says of one of them at that one', async () => {
    const open = store();
    await open.load();
    const taking = calls.card;
    calls.card = async (body) => {
      if (body.recipients?.some((one) => one.email.startsWith('blocked')))
        throw new Refused(422, 'recipients.1.email', 'This address takes no cards.');
      return taking(body);
    };
    open.edit({ people: [person('Amelie', 'amelie@larkspur.example'), person('Bo', 'blocked@quill.example')] });
    await open.flush();
    calls.card = taking;
    expect(open.snapshot().refused('people.Bo.email')).toBe('This address takes no cards.');
    expect(onServer.recipients.map((recipient) => recipient.name)).toEqual(['Amelie']);
  });
});

it('forgets a draft once it is sent', async () => {
  const open = store();
  await open.load();
  open.edit({ adding: 'half' });
  expect(memory.read(ID)).not.toBeNull();
  open.adopt({ ...draft(), state: 'scheduled' });
  expect(memory.read(ID)).toBeNull();
  expect(open.snapshot().adding).toBe('');
});
