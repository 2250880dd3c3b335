import { afterAll, beforeAll, expect, it } from 'vitest';
import { media } from '#shared/routes.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { sendForReading } from '#tests/factories/read-link.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Given = Parameters<typeof sendForReading>[1];
async function pageOf(given: Given) {
  const link = await sendForReading(app, given);
  const answer = await app.visitor().get(media.keepsake(link.magicLink, link.magicLink2, 'card.html'));
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return { ...link, headers: answer.headers, html, body: html.slice(html.indexOf('<body>')) };
}
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(
      /&(lt|gt|amp|quot|#39);/g,
      (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" })[name]!,
    )
    .replace(/\s+/g, ' ');

it('is one file with all of a long letter, the verse, and a description of the front', async () => {
  const message = 'Dear Kit, the kettle is yours and so is the good chair by the window. '.repeat(24);
  const { html, body, headers } = await pageOf({ message, verse: 'You kept the sofa warm.' });
  expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="You sly old fox - for Kit - card\.html"/);
  expect(textOf(body).match(/the good chair/g)).toHaveLength(24);
  expect(textOf(body)).toContain('You kept the sofa warm.');
  expect(textOf(body).trim()).toMatch(/ Rosa$/);
  expect(body.match(/aria-label="Message, page \d"/g)).toHaveLength(2);
  expect(body).toMatch(/<img src="data:image\/webp;base64,[^"]+" alt="[^"]*It says: “You sly old fox”/);
  expect(html.length).toBeLessThan(1.5 * 1024 ** 2);
});

it('loads nothing, and does not name the site that it came from', async () => {
  const { html, headers, magicLink, magicLink2, cardSendId } = await pageOf({});
  expect(html).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; img-src data:; font-src data:; style-src &#39;unsafe-inline&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;">/,
  );
  expect(headers.get('Content-Security-Policy')).toBe('sandbox');
  const visible = html.replace(/data:[a-z]+\/[a-z]+;base64,[A-Za-z0-9+/=]+/g, '');
  expect(visible).not.toMatch(/https?:|\/\/|href=|<script|<link|<form|<iframe|@import/);
  for (const secret of [magicLink, magicLink2, cardSendId, 'example.com']) expect(html).not.toContain(secret);
});

it.each([
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "</title></style></p><iframe src=evil>' onmouseover='x",
  '&lt;b&gt; &amp; <!-- --> ${1} {{1}} ]]>',
])('shows %j as it was written, in a name, the verse and the message', async (hostile) => {
  const { html, body } = await pageOf({ message: hostile, verse: hostile, from: hostile.slice(0, 60) });
  const plain = (text: string) => text.replace(/\s+/g, '');
  expect(plain(textOf(body)).split(plain(hostile)).length - 1).toBeGreaterThanOrEqual(2);
  expect(plain(textOf(body))).toContain(plain(hostile.slice(0, 60)));
  const tags = [...html.matchAll(/<\/?([a-z]\w*)/gi)].map(([, name = '']) => name.toLowerCase());
  expect([...new Set(tags)].toSorted()).toEqual(
    'bdi body div figure h1 head html img input label main meta p section span style title'.split(' '),
  );
  expect(html.match(/<(?:style|title|main|figure)/g)).toHaveLength(4);
  expect(html.replace(/<[^>]*alt="[^"]*"[^>]*>/g, '')).not.toMatch(/<[^>]+\son\w+=/);
});

it('has the fonts of the scripts that occur, with the used characters only', async () => {
  const fonts = (html: string) => html.match(/@font-face/g)?.length;
  const latin = await pageOf({ message: 'Dear Kit' });
  const both = await pageOf({ message: 'שלום קיט\nعيد ميلاد سعيد' });
  expect([fonts(latin.html), fonts(both.html)]).toEqual([1, 3]);
  expect(both.body).toContain('<p dir="rtl">');
  const [, font = ''] = /font\/ttf;base64,([^)]+)/.exec(latin.html) ?? [];
  expect(font.length).toBeLessThan(40_000);
});

it('needs no font of the system for scripts that the hands do not write', async () => {
  const { html } = await pageOf({ message: 'Ευχές, สวัสดี, 안녕, जन्मदिन, 美玲, お誕生日' });
  const fonts = [...html.matchAll(/font-family:Script\d;src:url\(data:font\/ttf;base64,([^)]+)/g)];
  // Two for Han and kana: one writes what the other does not.
  expect(fonts).toHaveLength(6);
  expect(Math.max(...fonts.map(([, bytes = '']) => bytes.length))).toBeLessThan(60_000);
  expect(/\.letter\{[^}]*font-family:Hand,var\(--scripts\)/.test(html)).toBe(true);
});
