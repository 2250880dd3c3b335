import { beforeEach, describe, expect, it } from 'vitest';
import type { CardSend } from '#contract/card-send.ts';
import type { ErrorItem } from '#contract/reply.ts';
import { createBrowserStorage, type DraftStorage } from './draft-storage.ts';
import type { Edits } from './draft.ts';
import type { DraftRecipient } from '../recipients/recipients.ts';
import { DraftStore, SAVE_AFTER_MS, type DraftCalls } from './draft-store.ts';

class ServerError extends Error {
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
    forDate: null,
    sendsTexts: false,
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
      relation: null,
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
      breadcrumbs: [],
      envelope: { colour: '', liner: '', ink: '' },
    },
    paletteId: 'rose',
    nameOnFront: null,
    namesOnFront: 'one',
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
    verseLines: [],
    letter: { size: 64, area: { left: 134, top: 160, width: 738, height: 980 }, pages: [[]] },
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

let serverDraft: CardSend;
let fail: ServerError | null;
let bodies: object[];
let storage: DraftStorage;
let timers: { ms: number; act: () => void }[];

const calls: DraftCalls = {
  get: async () => reply(),
  card: async (body) => {
    const { recipients, sender, ...rest } = body;
    return reply(body, {
      ...rest,
      ...(sender ? { sender: { ...serverDraft.sender, ...sender } } : {}),
      ...(recipients
        ? {
            recipients: recipients.map((person, i) => ({
              arrival: null,
              mobile: null,
              nameOnFront: person.nameOnFront ?? null,
              front: { name: null, alt: '', v: 'v1' },
              recipientId: person.recipientId ?? `r${i}`,
              name: person.name,
              email: person.email ?? null,
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
  serverDraft = { ...serverDraft, ...change };
  return serverDraft;
}
function store() {
  return new DraftStore({
    cardSendId: ID,
    calls,
    storage,
    now: () => 1000,
    after: (ms, act) => {
      const timer = { ms, act };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    isFailure: (error): error is ServerError => error instanceof ServerError,
  });
}
function person(name: string, email: string): DraftRecipient {
  return { key: name, name, email, countryId: null, timeZone: null };
}

beforeEach(() => {
  serverDraft = draft();
  fail = null;
  bodies = [];
  timers = [];
  const browser = fakeStorage();
  storage = createBrowserStorage((act) => act(browser));
});

describe('saving', () => {
  it('waits for a pause, then makes one call per group of fields', async () => {
    const draftStore = store();
    await draftStore.load();
    draftStore.edit({ message: 'Dear' });
    draftStore.edit({ message: 'Dear Amelie', ink: 'green', phrase: 'The yellow canoe' });
    expect(draftStore.snapshot().saveStatus).toBe('saving');
    expect(timers.map((timer) => timer.ms)).toEqual([SAVE_AFTER_MS]);
    expect(await draftStore.flush()).toBe(true);
    expect(bodies).toEqual([
      { cardSendId: ID, phrase: 'The yellow canoe' },
      { cardSendId: ID, message: 'Dear Amelie', ink: 'green' },
    ]);
    expect(draftStore.snapshot()).toMatchObject({ saveStatus: 'saved', savedAt: 1000 });
  });
  it('sends no value twice, and no unchanged value', async () => {
    const draftStore = store();
    await draftStore.load();
    draftStore.edit({ ink: 'blue' });
    await draftStore.flush();
    draftStore.edit({ ink: 'blue' });
    draftStore.edit({ hand: 'caveat' });
    expect(await draftStore.flush()).toBe(true);
    expect(bodies).toHaveLength(1);
  });
  it('keeps the text as typed when the server trims it', async () => {
    const draftStore = store();
    await draftStore.load();
    const trimming = calls.card;
    calls.card = async (body) => trimming({ ...body, phrase: body.phrase?.trim() });
    draftStore.edit({ phrase: 'The yellow ' });
    await draftStore.flush();
    calls.card = trimming;
    expect(draftStore.snapshot().draft?.phrase).toBe('The yellow ');
    expect(bodies).toHaveLength(1);
  });
});

describe('the lines of a message', () => {
  const breaks = (message: string, hand: CardSend['hand'] = 'caveat') => ({ message, hand, breaks: [5] });

  it('are saved with the message, and again with another that breaks at the same places', async () => {
    const draft = store();
    await draft.load();
    draft.edit({ message: 'Dear Noor', messageBreaks: breaks('Dear Noor') });
    expect(await draft.flush()).toBe(true);
    draft.edit({ message: 'Dear Noor.', messageBreaks: breaks('Dear Noor.') });
    expect(await draft.flush()).toBe(true);
    expect(bodies).toEqual([
      { cardSendId: ID, message: 'Dear Noor', messageBreaks: [5] },
      { cardSendId: ID, message: 'Dear Noor.', messageBreaks: [5] },
    ]);
  });

  it.each([
    ['of other words', { messageBreaks: breaks('Dear Amelie') }],
    ['in another hand', { hand: 'kalam' as const, messageBreaks: breaks('Dear Noor') }],
  ])('%s are left out, and nothing waits for them', async (_, change) => {
    const draft = store();
    await draft.load();
    draft.edit({ message: 'Dear Noor', ...change });
    expect(await draft.flush()).toBe(true);
    expect(JSON.stringify(bodies)).not.toContain('messageBreaks');
  });
});

describe('failures', () => {
  it('stores edits on the device while the server fails, and saves them once it answers', async () => {
    const draftStore = store();
    await draftStore.load();
    fail = new ServerError(500);
    draftStore.edit({ message: 'Half a sen' });
    expect(await draftStore.flush()).toBe(false);
    expect(draftStore.snapshot().saveStatus).toBe('local');
    expect(storage.read(ID)?.edits).toEqual({ message: 'Half a sen' });
    expect(timers).toHaveLength(1);
    fail = null;
    expect(await draftStore.flush()).toBe(true);
    expect(serverDraft.message).toBe('Half a sen');
    expect(storage.read(ID)?.edits).toEqual({});
  });
  it('opens from the device after a reload while the server is unreachable', async () => {
    const first = store();
    await first.load();
    fail = new ServerError(500);
    first.edit({ message: 'Half a sen', adding: 'nadia@har' });
    await first.flush();
    const second = store();
    await second.load();
    expect(second.snapshot()).toMatchObject({ phase: 'ready', saveStatus: 'local', adding: 'nadia@har' });
    expect(second.snapshot().draft?.message).toBe('Half a sen');
  });
  it('sets a rejected value aside with its reason, and saves the others', async () => {
    const draftStore = store();
    await draftStore.load();
    const taking = calls.card;
    calls.card = async (body) => {
      if (body.phrase !== undefined) throw new ServerError(400, 'phrase', 'A phrase must be on one line.');
      return taking(body);
    };
    draftStore.edit({ phrase: 'odd', senderName: 'Rosa' });
    expect(await draftStore.flush()).toBe(false);
    calls.card = taking;
    expect(serverDraft.sender.name).toBe('Rosa');
    expect(draftStore.snapshot().rejectionOf('phrase')).toBe('A phrase must be on one line.');
    expect(storage.read(ID)?.edits).toEqual({ phrase: 'odd' });
    draftStore.edit({ phrase: 'even' });
    expect(draftStore.snapshot().rejectionOf('phrase')).toBeUndefined();
    expect(await draftStore.flush()).toBe(true);
  });
  it.each<[string, Edits]>([
    ['a past day', { schedule: { kind: 'on', date: '2020-01-01', time: '09:00' } }],
    ['a day too far ahead', { schedule: { kind: 'on', date: '2126-01-01', time: '09:00' } }],
    ['a message that is too long', { message: 'x'.repeat(5001) }],
    ['a phrase that is too long', { phrase: 'x'.repeat(81) }],
    ['too many recipients', { people: Array.from({ length: 11 }, (_, i) => person(`N${i}`, `n${i}@quill.example`)) }],
  ])('does not send %s, and stores it on the device', async (_, wrong) => {
    const draftStore = store();
    await draftStore.load();
    draftStore.edit({ ...wrong, senderName: 'Rosa L' });
    expect(await draftStore.flush()).toBe(false);
    expect(bodies).toEqual([{ cardSendId: ID, sender: { name: 'Rosa L' } }]);
    expect(storage.read(ID)?.edits).toEqual(wrong);
  });

  it('is not found when the server has no such draft', async () => {
    fail = new ServerError(404);
    const draftStore = store();
    await draftStore.load();
    expect(draftStore.snapshot().phase).toBe('not-found');
  });
});

describe('recipients', () => {
  it('saves complete recipients, stores incomplete ones, and takes over the ids that the server assigns', async () => {
    const draftStore = store();
    await draftStore.load();
    draftStore.edit({ people: [person('Amelie', 'amelie@larkspur.example'), person('Theo', 'theo@quill')] });
    expect(await draftStore.flush()).toBe(false);
    expect(serverDraft.recipients.map((recipient) => recipient.name)).toEqual(['Amelie']);
    expect(draftStore.snapshot().draft?.people.map((one) => [one.name, one.recipientId])).toEqual([
      ['Amelie', 'r0'],
      ['Theo', undefined],
    ]);
    const again = store();
    await again.load();
    expect(again.snapshot().draft?.people.map((one) => one.email)).toEqual(['amelie@larkspur.example', 'theo@quill']);
  });
  it('takes over the id that a removed person gets when they come back', async () => {
    const draftStore = store();
    await draftStore.load();
    draftStore.edit({ people: [{ ...person('Kit', 'kit@quill.example'), recipientId: 'was' }] });
    const taking = calls.card;
    calls.card = async ({ recipients, ...body }) =>
      taking({ ...body, recipients: recipients?.map(({ name, email }) => ({ name, email })) });
    await draftStore.flush();
    calls.card = taking;
    expect(draftStore.snapshot().draft?.people[0]?.recipientId).toBe(serverDraft.recipients[0]?.recipientId);
  });

  it('takes over a place that the server remembers, and keeps one that was chosen here', async () => {
    const draftStore = store();
    await draftStore.load();
    const taking = calls.card;
    calls.card = async (body) => {
      const saved = await taking(body);
      return {
        ...saved,
        recipients: saved.recipients.map((one) => ({ ...one, countryId: 'JP', timeZone: 'Asia/Tokyo' })),
      };
    };
    const here = { countryId: 'FR', timeZone: 'Europe/Paris' };
    draftStore.edit({
      people: [person('Amelie', 'amelie@larkspur.example'), { ...person('Theo', 'theo@quill.example'), ...here }],
    });
    await draftStore.flush();
    calls.card = taking;
    expect(draftStore.snapshot().draft?.people).toMatchObject([{ countryId: 'JP', timeZone: 'Asia/Tokyo' }, here]);
  });
  it('reports a rejected recipient at that recipient', async () => {
    const draftStore = store();
    await draftStore.load();
    const taking = calls.card;
    calls.card = async (body) => {
      if (body.recipients?.some((one) => one.email?.startsWith('blocked')))
        throw new ServerError(422, 'recipients.1.email', 'This address takes no cards.');
      return taking(body);
    };
    draftStore.edit({ people: [person('Amelie', 'amelie@larkspur.example'), person('Bo', 'blocked@quill.example')] });
    await draftStore.flush();
    calls.card = taking;
    expect(draftStore.snapshot().rejectionOf('people.Bo.email')).toBe('This address takes no cards.');
    expect(serverDraft.recipients.map((recipient) => recipient.name)).toEqual(['Amelie']);
  });

  it('saves a person without a name on the front that is too long, and keeps that name on the device', async () => {
    const draftStore = store();
    await draftStore.load();
    const long = 'x'.repeat(41);
    draftStore.edit({ people: [{ ...person('Kit', 'kit@quill.example'), nameOnFront: long }] });
    expect(await draftStore.flush()).toBe(false);
    expect(serverDraft.recipients).toMatchObject([{ name: 'Kit', nameOnFront: null }]);
    expect(storage.read(ID)?.edits.people?.[0]?.nameOnFront).toBe(long);
  });

  it('saves a person whose name on the front is rejected, and keeps that name on the device', async () => {
    const draftStore = store();
    await draftStore.load();
    const taking = calls.card;
    calls.card = async (body) => {
      if (body.recipients?.some((one) => one.nameOnFront === 'ნინო'))
        throw new ServerError(422, 'recipients.1.nameOnFront', 'We cannot draw these letters.');
      return taking(body);
    };
    const people = [person('Amelie', 'amelie@larkspur.example'), person('Kit', 'kit@quill.example')];
    const named = people.map((one) => (one.name === 'Kit' ? { ...one, nameOnFront: 'ნინო' } : one));
    draftStore.edit({ people: named });
    expect(await draftStore.flush()).toBe(false);
    expect(draftStore.snapshot().rejectionOf('people.Kit.nameOnFront')).toBe('We cannot draw these letters.');
    expect(serverDraft.recipients.map((recipient) => recipient.name)).toEqual(['Amelie', 'Kit']);
    expect(storage.read(ID)?.edits.people?.[1]?.nameOnFront).toBe('ნინო');
    draftStore.edit({ people: people.map((one) => ({ ...one, nameOnFront: 'Nino' })) });
    expect(draftStore.snapshot().rejectionOf('people.Kit.nameOnFront')).toBeUndefined();
    expect(await draftStore.flush()).toBe(true);
    calls.card = taking;
  });
});

it('deletes the stored draft once it is sent', async () => {
  const draftStore = store();
  await draftStore.load();
  draftStore.edit({ adding: 'half' });
  expect(storage.read(ID)).not.toBeNull();
  draftStore.replace({ ...draft(), state: 'scheduled' });
  expect(storage.read(ID)).toBeNull();
  expect(draftStore.snapshot().adding).toBe('');
});
