import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '#contract/calls.ts';
import type { CardSend } from '#contract/card-send.ts';
import { watchedStudio } from '#tests/doubles/watched-studio.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { signedIn } from '#tests/factories/member.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { media } from '#shared/routes.ts';
import { sentFrontOf } from '../stored-columns.ts';
import { ownFrontsOf } from './own-fronts.ts';

const watched = watchedStudio();
const { drawn, used } = watched;
let app: TestApp;
let rosa: TestVisitor;
beforeAll(async () => {
  app = await testApp({ studio: watched.studio });
});
afterAll(() => app.close());
beforeEach(async () => {
  rosa = await signedIn(app, { name: 'Rosa Lindqvist', email: `rosa.${crypto.randomUUID()}@lindqvist.example` });
  app.mailer.sent.length = 0;
  drawn.length = 0;
  watched.beforeDrawing = () => Promise.resolve();
});

type Person = { name: string; email: string; nameOnFront?: string };
const person = (name: string): Person => ({ name, email: `${name.toLowerCase()}@example.com` });
async function draft(people: Person[], namesOnFront: 'one' | 'each' | 'none' = 'each'): Promise<CardSend> {
  const { cardSendId } = (await rosa.call('POST /card/send', { body: { cardId: SHOP_CARD } })).cardSend;
  const body: CallInput<'PUT /card/send'>['body'] = { cardSendId, recipients: people, namesOnFront };
  return (await rosa.call('PUT /card/send', { body })).cardSend;
}
const send = ({ cardSendId }: CardSend) => rosa.call('PUT /card/send/send', { body: { cardSendId } });
async function deliver(): Promise<void> {
  app.clock.advance(10_000);
  await app.deliver();
}
const mailTo = (email: string) => app.mailer.sent.filter(({ to }) => to.address === email).at(-1);
function linkOf(email: string) {
  const [magicLink = '', magicLink2 = ''] =
    /\/card\/read\/([\w-]+)\/([\w-]+)/.exec(mailTo(email)?.html ?? '')?.slice(1) ?? [];
  return { magicLink, magicLink2 };
}
async function bytesOf(path: string): Promise<Buffer> {
  const answer = await app.visitor().get(path);
  expect(answer.status, `${path} answers`).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
/** The hashes of the fronts that are stored for the people of a card. */
async function facesOf({ cardSendId }: CardSend): Promise<(string | null | undefined)[]> {
  const rows = await app.context.db
    .selectFrom('recipients')
    .select('front')
    .where('card_send_id', '=', cardSendId)
    .orderBy('position')
    .execute();
  return rows.map((row) => sentFrontOf(row)?.face);
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** As many different first names as a member may write to. */
const NAMES = Array.from(
  { length: 200 },
  (_, i) => `N${String.fromCodePoint(97 + (i % 26))}${String.fromCodePoint(97 + Math.floor(i / 26))}`,
);

describe('a card for two hundred people with names of their own', () => {
  it('is sent about as fast as one without names, and nobody’s front is drawn meanwhile', async () => {
    const times: Record<'each' | 'none', number[]> = { each: [], none: [] };
    const people = NAMES.map(person);
    for (const round of [1, 2, 3])
      for (const names of ['none', 'each'] as const) {
        const card = await draft(people, names);
        const from = performance.now();
        await send(card);
        times[names].push(performance.now() - from);
        expect(drawn, `round ${round}`).toEqual([]);
        await rosa.call('PUT /card/send/stop', { body: { cardSendId: card.cardSendId } });
      }
    expect(median(times.each) / median(times.none)).toBeLessThan(10);
  });

  it('has each front drawn once in the background, and shows each of them their own in mail, on their page and in their picture', async () => {
    const card = await draft(NAMES.map(person));
    await send(card);
    await deliver();
    expect(drawn.toSorted()).toEqual([...new Set(drawn)].toSorted());
    expect(drawn).toHaveLength(NAMES.length);
    expect(new Set(await facesOf(card)).size).toBe(NAMES.length);
    const covers = new Set<string>();
    for (const name of NAMES) {
      const link = linkOf(person(name).email);
      const others = new RegExp(`\\b(${NAMES.filter((other) => other !== name).join('|')})\\b`);
      const { text = '', html = '' } = mailTo(person(name).email) ?? {};
      const { card: read } = await app.visitor().call('GET /card/read', { query: link });
      for (const said of [text, html, read.alt]) {
        expect(said).toMatch(new RegExp(`\\b${name}\\b`));
        expect(said).not.toMatch(others);
      }
      covers.add((await bytesOf(media.sent(link.magicLink, link.magicLink2, 'front', 175))).toString('base64'));
    }
    expect(covers.size).toBe(NAMES.length);
    expect(drawn).toHaveLength(NAMES.length);
  });
});

describe('each person’s own front', () => {
  const PEOPLE = [person('Amelie'), { ...person('Kit'), nameOnFront: 'Kitty' }, { ...person('Noor'), nameOnFront: '' }];

  it('is in the page, the picture and the sheets that they keep, whether it was drawn before or not', async () => {
    const card = await draft(PEOPLE);
    await send(card);
    await deliver();
    const faces = await facesOf(card);
    await app.context.pool.query(
      `update recipients set front = jsonb_set(front, '{face}', 'null') where card_send_id = $1 and name = 'Kit'`,
      [card.cardSendId],
    );
    const OWN = ['Amelie', 'Kitty', null];
    for (const [i, { email }] of PEOPLE.entries()) {
      const { magicLink, magicLink2 } = linkOf(email);
      for (const file of ['card.html', 'front.png', 'card-a5-flat.pdf']) {
        used.clear();
        const bytes = await bytesOf(media.keepsake(magicLink, magicLink2, file));
        expect(
          faces.filter((face) => used.has(String(face))),
          `${file} of ${email}`,
        ).toEqual([faces[i]]);
        if (file !== 'card.html') continue;
        const [, alt = ''] = /<img src="[^"]+" alt="([^"]*)"/.exec(bytes.toString()) ?? [];
        expect(['Amelie', 'Kitty'].filter((name) => alt.includes(name))).toEqual(OWN[i] === null ? [] : [OWN[i]]);
      }
    }
    expect(await facesOf(card)).toEqual(faces);
  });

  it('is drawn at once for whoever opens the card before, once for all of its pictures', async () => {
    const card = await draft(PEOPLE);
    await send(card);
    const { sent } = await rosa.call('GET /card/send/view', { query: await senderLink(card) });
    expect(await facesOf(card)).toEqual([null, null, expect.any(String)]);
    const covers = await Promise.all(
      sent.fronts.flatMap(({ coverPath }) => [coverPath, coverPath.replace('700', '350')]).map(bytesOf),
    );
    expect(covers).toHaveLength(6);
    expect(drawn).toHaveLength(2);
    for (const name of ['Amelie', 'Kitty']) expect(drawn.filter((words) => words.includes(name))).toHaveLength(1);
    const faces = await facesOf(card);
    await deliver();
    await ownFrontsOf(app.context).drawTurn({ cardSendId: card.cardSendId, turn: 0 });
    expect(drawn).toHaveLength(2);
    expect(await facesOf(card)).toEqual(faces);
  });

  it('is drawn once for all who have the same', async () => {
    const card = await draft([person('Amelie'), person('Kit'), { ...person('Noor'), nameOnFront: 'Kit' }]);
    await send(card);
    await deliver();
    expect(drawn).toHaveLength(2);
    const [amelie, kit, noor] = await facesOf(card);
    expect([kit, kit === amelie]).toEqual([noor, false]);
  });

  it('stays as it was drawn first, whatever draws it again', async () => {
    const card = await draft(PEOPLE);
    await send(card);
    // Another process, with other drawings, is faster.
    watched.beforeDrawing = async (words) => {
      if (!words.includes('Amelie')) return;
      await app.context.pool.query(
        `update recipients set front = jsonb_set(front, '{face}', '"${'ab'.repeat(16)}"') where card_send_id = $1 and name = 'Amelie'`,
        [card.cardSendId],
      );
    };
    await deliver();
    const [amelie] = await facesOf(card);
    expect(amelie).toBe('ab'.repeat(16));
  });

  it('does not come from a card that was taken back and sent otherwise while it was drawn', async () => {
    const card = await draft(PEOPLE);
    await send(card);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let goOn = () => {};
    const changed = new Promise<void>((resolve) => (goOn = resolve));
    watched.beforeDrawing = () => {
      begin();
      return changed;
    };
    const turn = ownFrontsOf(app.context).drawTurn({ cardSendId: card.cardSendId, turn: 0 });
    await begun;
    const { cardSendId } = card;
    await rosa.call('PUT /card/send/stop', { body: { cardSendId } });
    const [palette = ''] = card.card.colourways.map(({ paletteId }) => paletteId).filter((id) => id !== card.paletteId);
    await rosa.call('PUT /card/send/background', { body: { cardSendId, paletteId: palette } });
    await send(card);
    goOn();
    await turn;
    expect(await facesOf(card)).toEqual([null, null, expect.any(String)]);
    // Nothing stays of what was drawn for nobody.
    const written: string[] = [];
    for await (const { key } of app.context.files.list('faces')) written.push(key);
    watched.beforeDrawing = () => Promise.resolve();
    await deliver();
    const faces = await facesOf(card);
    expect(new Set(faces).size).toBe(3);
    expect(written.filter((key) => faces.some((face) => key.includes(String(face))))).toHaveLength(1);
  });

  it('leaves nothing of a card that was taken down while it was drawn', async () => {
    const card = await draft(PEOPLE);
    await send(card);
    const facesKept = async () => {
      const keys: string[] = [];
      for await (const { key } of app.context.files.list('faces')) keys.push(key);
      return keys.toSorted((a, b) => a.localeCompare(b));
    };
    const before = await facesKept();
    watched.beforeDrawing = async () => {
      const { cardSendId } = card;
      // As deleting the account of its sender does.
      await app.context.pool.query('delete from recipients where card_send_id = $1', [cardSendId]);
      await app.context.pool.query(
        'update card_sends set is_revoked = true, document = null, faces = null where card_send_id = $1',
        [cardSendId],
      );
    };
    await ownFrontsOf(app.context).drawTurn({ cardSendId: card.cardSendId, turn: 0 });
    expect(drawn).toHaveLength(2);
    expect(await facesKept()).toEqual(before);
    // Another try finds nothing to draw.
    await ownFrontsOf(app.context).drawTurn({ cardSendId: card.cardSendId, turn: 0 });
    expect(drawn).toHaveLength(2);
  });

  it('is not drawn while the card is a draft again, and the next sending has it drawn', async () => {
    const card = await draft(PEOPLE);
    await send(card);
    await rosa.call('PUT /card/send/stop', { body: { cardSendId: card.cardSendId } });
    await deliver();
    expect(drawn).toEqual([]);
    await send(card);
    await deliver();
    expect(drawn).toHaveLength(2);
    expect(mailTo('kit@example.com')?.html).toContain('Kitty');
  });

  it('is drawn although another one of the card cannot be, and that one is tried again', async () => {
    const card = await draft(PEOPLE);
    await send(card);
    watched.beforeDrawing = (words) =>
      words.includes('Amelie') ? Promise.reject(new Error('It took too long.')) : Promise.resolve();
    const turn = () => ownFrontsOf(app.context).drawTurn({ cardSendId: card.cardSendId, turn: 0 });
    await expect(turn()).rejects.toThrow('It took too long.');
    expect(await facesOf(card)).toEqual([null, expect.any(String), expect.any(String)]);
    watched.beforeDrawing = () => Promise.resolve();
    await turn();
    expect(await facesOf(card)).not.toContain(null);
    expect(drawn.filter((words) => words.includes('Kitty'))).toHaveLength(1);
  });
});

async function senderLink({ cardSendId }: CardSend) {
  const { cardSend } = await rosa.call('GET /card/send', { query: { card_send_id: cardSendId } });
  const [magicLink = '', magicLink2] = (cardSend.path ?? '').split('/').slice(-2);
  return { magicLink, ...(magicLink2 === undefined ? {} : { magicLink2 }) };
}
