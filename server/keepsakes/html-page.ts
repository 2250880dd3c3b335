import { createHash } from 'node:crypto';
import type { ReadCard } from '#contract/card-read.ts';
import type { Studio } from '#server/ports/studio.ts';
import { type Hand, INKS } from '#shared/letter/hands.ts';
import { LETTER_LEADING, letterDrop, type LetterLine, roomAbove, rowsIn } from '#shared/letter/letter.ts';
import { html, type Html } from '#shared/text/html.ts';
import { PAGE_CSS } from './html-page-css.ts';
import type { OpenedCard, View } from './opened-card.ts';
import { nameOf } from './pictures.ts';

type PageStudio = Pick<Studio, 'rasterise' | 'subsetFont'>;

/** Pixels across its pictures, from the best: the first with which the file stays small. */
const WIDTHS = [1000, 700];
/** Bytes of all pictures together at most, in base64. */
const PICTURES_MAX = 1_250_000;

const VIEWS = {
  cover: { kind: 'face', face: 'front' },
  left: { kind: 'face', face: 'inside-left' },
  right: { kind: 'face', face: 'inside-right' },
} satisfies Record<string, View>;
type Pictures = Record<keyof typeof VIEWS, string>;

/** Hands, and the fonts for scripts that they do not write: those of the page where the card is read, then those of the drawings. */
const HAND_KEYS: Record<Hand, string> = {
  caveat: 'caveat:400',
  'covered-by-your-grace': 'covered-by-your-grace:400',
  kalam: 'kalam:400',
  'la-belle-aurore': 'la-belle-aurore:400',
  mansalva: 'mansalva:400',
};
const SCRIPTS = [
  { key: 'gveret-levin:400', characters: /[\u0590-\u05ff\ufb1d-\ufb4f]/gu },
  { key: 'noto-naskh-arabic:400', characters: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/gu },
  { key: 'noto-sans:400', characters: /[\p{Script=Greek}\p{Script=Cyrillic}]/gu },
  { key: 'noto-sans-thai:400', characters: /\p{Script=Thai}/gu },
  { key: 'gowun-dodum:400', characters: /\p{Script=Hangul}/gu },
  { key: 'yatra-one:400', characters: /\p{Script=Devanagari}/gu },
];
/** Brush faces for Han and kana: the first for Japanese, where it writes what it can before the other. */
const EASTERN = ['yuji-syuku:400', 'ma-shan-zheng:400'];
const EASTERN_CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** The font families of a letter after its hand, one for each of the fonts above. */
const FAMILIES = [...SCRIPTS, ...EASTERN].map((_, i) => `Script${i}`).join(',');

/** Nothing may be loaded from anywhere, and no script runs: names and messages of people are in this file. */
const POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function nameOfPage(opened: OpenedCard): string {
  return nameOf(opened, 'card', 'html');
}

/** What the page looks like, as a hash. */
export function keyOfPage(opened: OpenedCard): string {
  const { alt, verse, letter, hand, ink, to, from, paper, stock } = opened.card;
  const keys = Object.values(VIEWS).map((view) => opened.keyOf(view));
  const words = [alt, verse, letter, hand, ink, to, from, paper, stock];
  return createHash('sha256')
    .update(JSON.stringify([keys, words]))
    .digest('hex');
}

/** A card as one HTML file that opens like the card: pictures and fonts are in it, and it says nothing of where it came from. */
export async function makePage(opened: OpenedCard, studio: PageStudio): Promise<Uint8Array> {
  const [pictures, fonts] = await Promise.all([picturesOf(opened, studio), fontsOf(opened.card, studio)]);
  return Buffer.from(pageOf(opened.card, pictures, fonts).markup);
}

async function picturesOf(opened: OpenedCard, studio: PageStudio): Promise<Pictures> {
  const svgs = await Promise.all(
    Object.entries(VIEWS).map(async ([name, view]) => [name, await opened.draw(view)] as const),
  );
  let made: (readonly [string, string])[] = [];
  for (const width of WIDTHS) {
    made = await Promise.all(
      svgs.map(async ([name, svg]) => {
        const bytes = await studio.rasterise(svg, width, 'webp');
        return [name, `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`] as const;
      }),
    );
    if (made.reduce((sum, [, url]) => sum + url.length, 0) <= PICTURES_MAX) break;
  }
  return Object.fromEntries(made) as Pictures;
}

/** The characters that are written, in as many fonts as they need. */
async function fontsOf({ letter, hand }: ReadCard, studio: PageStudio): Promise<string> {
  const text = letter.pages.flatMap((lines) => lines.map((line) => line.text)).join('');
  const eastern = KANA.test(text) ? EASTERN : EASTERN.toReversed();
  const scripts = [...SCRIPTS, ...eastern.map((key) => ({ key, characters: EASTERN_CHARACTERS }))];
  const needed = [
    { family: 'Hand', key: HAND_KEYS[hand], own: text },
    ...scripts.map(({ key, characters }, i) => ({
      family: `Script${i}`,
      key,
      own: (text.match(characters) ?? []).join(''),
    })),
  ].filter(({ family, own }) => family === 'Hand' || own !== '');
  const faces = await Promise.all(
    needed.map(async ({ family, key, own }) => {
      const bytes = Buffer.from(await studio.subsetFont(key, own)).toString('base64');
      return `@font-face{font-family:${family};src:url(data:font/ttf;base64,${bytes}) format("truetype")}`;
    }),
  );
  return faces.join('\n');
}

function pageOf(card: ReadCard, pictures: Pictures, fonts: string): Html {
  const { alt, verse, letter, paper, stock, ink, to, from } = card;
  const title = `A card ${to === '' ? '' : `for ${to} `}from ${from}`;
  const style = `:root{--paper:${colour(paper)};--stock:${colour(stock)};--ink:${INKS[ink].colour};--leading:${LETTER_LEADING};--scripts:${FAMILIES}}`;
  const [, ...further] = letter.pages;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${html.raw(`${style}\n${fonts}\n${PAGE_CSS}`)}</style>
</head>
<body>
<main>
<h1>A card ${to !== '' && html`for <bdi>${to}</bdi> `}from <bdi>${from}</bdi></h1>
<input type="checkbox" id="open"><label for="open"><span class="when-closed">Open the card</span><span class="when-open">Close the card</span></label>
<div class="book">
<figure class="page cover"><img src="${pictures.cover}" alt="${alt}" width="1000" height="1400"></figure>
<section class="page left" aria-label="Inside, left page"><img src="${pictures.left}" alt="" width="1000" height="1400">${verse.trim() !== '' && html`<p class="read" dir="auto">${verse}</p>`}</section>
<section class="page right" aria-label="Message"><img src="${pictures.right}" alt="" width="1000" height="1400">${letterOf(card, 0)}</section>
${further.map(
  (_, i) => html`<section class="page further" aria-label="Message, page ${i + 2}">${letterOf(card, i + 1)}</section>
`,
)}</div>
</main>
</body>
</html>
`;
}

/** A page of the letter, with the lines that its readers see. */
function letterOf({ letter: { pages, size, area } }: ReadCard, page: number): Html {
  const lines = pages[page] ?? [];
  const drop = pages.length === 1 ? letterDrop(rowsIn(lines), size, area) : 0;
  const units = (length: number) => `${length / 10}cqw`;
  const box = `left:${units(area.left)};top:${units(area.top + drop)};width:${units(area.width)};font-size:${units(size)}`;
  return html`<div class="letter" style="${box}">${paragraphsOf(lines).map(
    (own) =>
      html`<p dir="${own[0]?.isRtl ? 'rtl' : 'ltr'}">${own.map(
        (line) => html`<span${styleOf(line, units)}>${line.text}</span>`,
      )}</p>`,
  )}</div>`;
}

/** How a line stands apart from the others: beside what lies on the page, or as the name under the letter. */
function styleOf(line: LetterLine, units: (length: number) => string): Html | false {
  const { left = 0, scale = 1 } = line;
  const above = roomAbove(line);
  const style = [
    ...(left > 0 ? [`padding-left:${units(left)}`] : []),
    ...(scale === 1 ? [] : [`font-size:${scale}em`]),
    ...(above === 0 ? [] : [`height:${above + LETTER_LEADING}em`, `padding-top:${above}em`]),
  ].join(';');
  return style !== '' && html.raw(` style="${style}"`);
}

function paragraphsOf(lines: readonly LetterLine[]): LetterLine[][] {
  const paragraphs: LetterLine[][] = [];
  let isNew = true;
  for (const line of lines) {
    if (isNew) paragraphs.push([]);
    paragraphs.at(-1)!.push(line);
    isNew = line.isEnd;
  }
  return paragraphs;
}

/** @throws for what is no colour: it would stand in a style sheet as it is */
function colour(text: string): string {
  if (!/^#[0-9a-f]{3,8}$/i.test(text)) throw new Error(`not a colour: ${text}`);
  return text;
}
