import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '#shared/routes.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { bytesAt } from '#tests/bytes-at.ts';
import { LETTERS } from '#tests/factories/letters.ts';
import { sendForReading } from '#tests/factories/read-link.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const LONG = 'Dear Kit, the kettle is yours and so is the good chair by the window. '.repeat(24);
/** Without Arabic, whose font joins dots to letters: who reads it out of a PDF finds the dots on lines of their own. */
const PRINTED = LETTERS.filter(({ language }) => language !== 'Arabic');
const UNKNOWN = 'A'.repeat(22);

async function keepsakesOf(link: { magicLink: string; magicLink2?: string }) {
  const { magicLink, magicLink2 } = link;
  return (await app.visitor().call('GET /card/keepsakes', { query: { magicLink, magicLink2 } })).keepsakes;
}
function change(cardSendId: string, values: { is_revoked: true } | { state: 'draft' }): Promise<unknown> {
  return app.context.db.updateTable('card_sends').set(values).where('card_send_id', '=', cardSendId).execute();
}
/** How much of a part of a picture differs from another. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const grey = (picture: Buffer) => sharp(picture).resize(200, 280, { fit: 'fill' }).greyscale().raw().toBuffer();
  const [one, other] = [await grey(a), await grey(b)];
  return one.reduce((sum, value, i) => sum + (Math.abs(value - (other[i] ?? 0)) > 24 ? 1 : 0), 0) / one.length;
}
/** Where names stand on an envelope of 1600 by 1142 pixels. */
const NAME = { left: 320, top: 480, width: 960, height: 420 };
const SENDER = { left: 60, top: 60, width: 640, height: 120 };
const part = (picture: Buffer, area: typeof NAME) => sharp(picture).extract(area).png().toBuffer();

describe('pictures', () => {
  it('are one of every page, of the envelope and of the opened card, each as large as it is said to be', async () => {
    const link = await sendForReading(app, { message: LONG });
    const { pictures } = await keepsakesOf(link);
    expect(pictures.map(({ name }) => name)).toEqual([
      'envelope',
      'front',
      'inside',
      'inside-left',
      'letter-1',
      'letter-2',
      'letter-3',
      'back',
    ]);
    for (const { name, path, width, height } of pictures) {
      const { format, ...size } = await sharp(await bytesAt(app, path)).metadata();
      expect([name, format, size.width, size.height]).toEqual([name, 'png', width, height]);
      expect([name, Math.max(width, height)]).toEqual([name, 1600]);
    }
  });

  it('of the message has the name under it, and all of its pages have the lines that are read', async () => {
    const of = async (from: string) => {
      const link = await sendForReading(app, { message: LONG, from });
      return (await keepsakesOf(link)).pictures;
    };
    const [rosa, other] = [await of('Rosa'), await of('Wilhelmina Featherstonehaugh')];
    const last = async (pictures: typeof rosa) =>
      bytesAt(app, pictures.findLast(({ name }) => name.startsWith('letter-'))?.path ?? '');
    const change = await difference(await last(rosa), await last(other));
    // A name and no more.
    expect(change).toBeGreaterThan(0.001);
    expect(change).toBeLessThan(0.05);
  });

  it('of the envelope has the names that stand on the envelope as it opens', async () => {
    const envelope = async (link: { magicLink: string; magicLink2?: string }) =>
      bytesAt(app, (await keepsakesOf(link)).pictures[0]?.path ?? '');
    const [kit, mei, other] = [
      await sendForReading(app, { to: 'Kit' }),
      await sendForReading(app, { to: '美玲' }),
      await sendForReading(app, { to: 'Kit', from: 'Wilhelmina' }),
    ];
    const plain = await envelope(kit);
    // Whom it is for: in the middle, and nowhere else.
    const changes = async (picture: Buffer) => ({
      name: await difference(await part(plain, NAME), await part(picture, NAME)),
      sender: await difference(await part(plain, SENDER), await part(picture, SENDER)),
    });
    const isNamed = (change: number) => change > 0.01 && change < 0.4;
    const [named, sent, anyone] = await Promise.all(
      [mei, other, { magicLink: kit.magicLink }].map(async (link) => changes(await envelope(link))),
    );
    expect([isNamed(named?.name ?? 0), named?.sender]).toEqual([true, 0]);
    expect([sent?.name, isNamed(sent?.sender ?? 0)]).toEqual([0, true]);
    expect([isNamed(anyone?.name ?? 0), anyone?.sender]).toEqual([true, 0]);
  });

  it('are named after the card and whom it is for, in any script', async () => {
    const link = await sendForReading(app, { to: '美玲 "Mei"/..' });
    const { pictures } = await keepsakesOf(link);
    const front = pictures.find(({ name }) => name === 'front');
    expect(front?.fileName).toBe('You sly old fox - for 美玲 Mei - front.png');
    const answer = await app.visitor().get(front?.path ?? '');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="You sly old fox - for _ Mei - front.png"; filename*=UTF-8''${encodeURIComponent(front?.fileName ?? '')}`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it('under the link that anyone may have do not say whom the card is for', async () => {
    const { magicLink } = await sendForReading(app);
    expect((await keepsakesOf({ magicLink })).pictures[1]?.fileName).toBe('You sly old fox - from Rosa - front.png');
  });

  it('of a card without a message are there too', async () => {
    const link = await sendForReading(app, { message: '' });
    expect(
      (await bytesAt(app, media.keepsake(link.magicLink, link.magicLink2, 'letter-1.png'))).length,
    ).toBeGreaterThan(3000);
  });
});

/** The words on each page of a PDF, with its size in points. */
async function pagesOf(bytes: Buffer): Promise<{ size: number[]; text: string }[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf);
  return Promise.all(
    text.map(async (own, i) => ({
      size: (await pdf.getPage(i + 1)).view.slice(2).map(Math.round),
      text: own.replace(/\s+/g, ' ').trim(),
    })),
  );
}

describe('sheets to print', () => {
  const verse = 'You kept the sofa warm.';
  it('have the verse and all of a long letter with its name as text, on both sides of as many sheets as are said', async () => {
    const link = await sendForReading(app, { message: LONG, verse });
    const half = (await keepsakesOf(link)).sheets.find(({ paper, fold }) => paper === 'a4' && fold === 'half');
    expect(half).toMatchObject({ sheets: 2, isDuplex: true, cardWidth: 136, cardHeight: 191 });
    const pages = await pagesOf(await bytesAt(app, half?.path ?? ''));
    expect(pages.map(({ size }) => size)).toEqual(Array.from({ length: 4 }, () => [842, 595]));
    // Four sides: the front with the back; the verse with what faces the back; and so on inwards.
    expect(pages[0]?.text).toBe('');
    expect(pages[1]?.text).toContain(verse);
    expect(pages[2]?.text).toMatch(/^Dear Kit, the kettle/);
    const written = [pages[2]?.text ?? '', pages[3]?.text ?? ''].join(' ');
    expect(written.match(/the good chair/g)).toHaveLength(24);
    expect(written).toMatch(/Rosa$/);
  });

  it('give the verse and the letter as they were written to whoever copies them: line by line, with the empty ones', async () => {
    const poem = 'You kept the sofa warm,\nthe kettle on.\n\nWe saved the good chair|for you.';
    const link = await sendForReading(app, {
      verse: poem,
      message: 'Dear Kit,\n\nhave the loveliest day.',
      from: 'Rosa',
    });
    const bytes = await bytesAt(app, media.keepsake(link.magicLink, link.magicLink2, 'card-a4-flat.pdf'));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    const copied = text.map((page) => page.split('\n').map((line) => line.replace(/^[\u00ad\s]+$/, '')));
    expect(copied[1]).toEqual(['You kept the sofa warm,', 'the kettle on.', '', 'We saved the good chair', 'for you.']);
    expect(copied[2]).toEqual(['Dear Kit,', '', 'have the loveliest day.', 'Rosa']);
  });

  it.each(PRINTED)('have the lines of a letter that are read: $language, $length', async ({ text: message }) => {
    const link = await sendForReading(app, { message });
    const body = { magicLink: link.magicLink, magicLink2: link.magicLink2 };
    const { letter } = (await app.visitor().call('POST /card/read/open', { body })).card;
    const bytes = await bytesAt(app, media.keepsake(link.magicLink, link.magicLink2, 'card-a4-flat.pdf'));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    // Whoever copies from right to left gets the words of a line in another order, as they stand. So the letters of each line are compared.
    const partsOf = (line: string) => Array.from(line.replaceAll(/\s/g, '')).sort().join('');
    const lettersOf = (lines: string[]) =>
      lines.filter((line) => !/^[\u00ad\s]*$/.test(line)).map((line) => partsOf(line));
    const printed = text.slice(2, 2 + letter.pages.length).map((page) => lettersOf(page.split('\n')));
    const read = letter.pages.map((lines) => lettersOf(lines.map((line) => line.text)));
    expect(printed).toEqual(read);
  });

  it('have each line of the verse on its own page, however long it is', async () => {
    const long =
      'You kept the sofa warm and the kettle on and the good chair by the window free, for all of us and for anyone who came.';
    const link = await sendForReading(app, { verse: long });
    const bytes = await bytesAt(app, media.keepsake(link.magicLink, link.magicLink2, 'card-a4-half.pdf'));
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(2);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' && long.includes(item.str) ? item : [],
    );
    expect(words.map(({ str }) => str).join(' ')).toContain('anyone who came.');
    const fold = page.view[2]! / 2;
    for (const { transform, width } of words) {
      expect(transform[4]).toBeGreaterThan(27);
      expect(Number(transform[4]) + width).toBeLessThan(fold);
    }
  });

  it('are one for a short letter that is folded twice, and one for each page that is flat', async () => {
    const link = await sendForReading(app, { verse });
    const { sheets } = await keepsakesOf(link);
    for (const { paper, fold, path, sheets: count, isDuplex } of sheets) {
      const pages = await pagesOf(await bytesAt(app, path));
      expect([paper, fold, pages.length]).toEqual([paper, fold, { half: 2, quarter: 1, flat: 4 }[fold]]);
      expect(count * (isDuplex ? 2 : 1)).toBe(pages.length);
      const all = pages.map(({ text }) => text).join(' ');
      expect(all).toContain(verse);
      expect(all).toContain('Dear Kit, have the loveliest day.');
    }
    const sizes = sheets.filter(({ fold }) => fold === 'quarter');
    expect(
      await Promise.all(
        sizes.map(async ({ paper, path }) => [paper, (await pagesOf(await bytesAt(app, path)))[0]?.size]),
      ),
    ).toEqual([
      ['a4', [595, 842]],
      ['a5', [420, 595]],
      ['letter', [612, 792]],
    ]);
  });

  it('show words as they were written, whatever they mean to a program', async () => {
    const hostile = '#read("/etc/passwd") $x^2$ @key *bold* _it_ `raw` \\u{41} </text> & "q"';
    const link = await sendForReading(app, { message: hostile, from: '#eval("1") Rosa' });
    const [, inside] = await pagesOf(
      await bytesAt(app, media.keepsake(link.magicLink, link.magicLink2, 'card-a4-half.pdf')),
    );
    const plain = (text: string) => text.replace(/\s+/g, '');
    expect(plain(inside?.text ?? '')).toContain(plain(hostile));
  });

  it('are downloaded under a name, or shown to be printed', async () => {
    const link = await sendForReading(app);
    const path = media.keepsake(link.magicLink, link.magicLink2, 'card-letter-half.pdf');
    const [saved, shown] = [await app.visitor().get(path), await app.visitor().get(`${path}?show=1`)];
    expect(saved.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="You sly old fox - for Kit - to print, US Letter, folded once\.pdf"/,
    );
    expect(shown.headers.get('Content-Disposition')).toMatch(/^inline; /);
    expect(shown.headers.get('Content-Type')).toBe('application/pdf');
  });
});

describe('whoever cannot read a card cannot get its files', () => {
  const FILES = ['front.png', 'letter-1.png', 'inside.png', 'card-a4-half.pdf'];
  type Absent = [why: string, code: string, make: () => Promise<{ magicLink: string; magicLink2?: string }>];
  it.each<Absent>([
    ['nobody knows its link', 'unknown-link', () => Promise.resolve({ magicLink: UNKNOWN })],
    [
      'half of the link is of something else',
      'unknown-link',
      async () => ({ magicLink: (await sendForReading(app)).magicLink, magicLink2: UNKNOWN }),
    ],
    [
      'the sender has taken it down, also when somebody has had them before',
      'revoked-link',
      async () => {
        const link = await sendForReading(app);
        for (const file of FILES) await bytesAt(app, media.keepsake(link.magicLink, link.magicLink2, file));
        await change(link.cardSendId, { is_revoked: true });
        return link;
      },
    ],
    [
      'its sending was cancelled',
      'unknown-link',
      async () => {
        const { magicLink, cardSendId } = await sendForReading(app);
        await change(cardSendId, { state: 'draft' });
        return { magicLink };
      },
    ],
  ])('where %s', async (_, code, make) => {
    const { magicLink, magicLink2 } = await make();
    const [listed, read] = [
      await app.visitor().ask('GET /card/keepsakes', { query: { magicLink, magicLink2 } }),
      await app.visitor().ask('GET /card/read', { query: { magicLink, magicLink2 } }),
    ];
    expect([listed.status, listed.errors]).toEqual([read.status, read.errors]);
    expect([listed.status, listed.errors[0]?.errorCode]).toEqual([404, code]);
    for (const file of FILES) {
      const answer = await app.visitor().get(media.keepsake(magicLink, magicLink2 ?? null, file));
      expect([file, answer.status]).toEqual([file, 404]);
    }
  });
  it.each([
    'card-a3-half.pdf',
    'card-a4-twice.pdf',
    'card-a4-half.svg',
    'front.webp',
    'front.svg',
    'nothing.png',
    'letter-9.png',
    'letter-0.png',
    '..%2Ffront.png',
    'front.png.png',
  ])('nor does %s lead to anything', async (file) => {
    const { magicLink, magicLink2 } = await sendForReading(app);
    expect((await app.visitor().get(media.keepsake(magicLink, magicLink2, file))).status).toBe(404);
  });
});
