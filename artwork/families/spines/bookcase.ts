import {
  at, circ, clamp, contrast, type Drawing, g, type Input, mix, n1, path, polar, qbez, rect, ribbon, type Rng,
  set, shade, star, tf, tfit,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible, withContrast } from '#artwork/colours/pastimes.ts';
import { roles } from '#artwork/colours/roles.ts';
import { linesIn, plain } from '#artwork/lettering/pastimes.ts';
import { weave } from '#artwork/marks/chrome.ts';
import { lying } from './books.ts';

/** the left and right edge of the shelves, and the top of the first one */
const L = 96;
const R = 904;
const TOP = 96;

/** The colours of a case's books, which are taken in turn. */
type Books = { c: Drawing; K: ReturnType<typeof roles>; cols: string[]; next: number };
const nextColour = (books: Books) => books.cols[books.next++ % books.cols.length]!;

/** A shelf: the height of its board, how tall its books may be and how wide they are. */
type Shelf = { y: number; tall: number; bw: number };

/** a book that stands at x with a letter on its spine, in one of five bindings */
function letteredSpine(books: Books, { y, tall, bw }: Shelf, x: number, ch: string): { w: number; art: string; letter: string } {
  const { c, K } = books, { r } = c;
  const h = tall * r.f(0.78, 1), col = nextColour(books), w = bw * r.f(0.96, 1.03),
    D = `M${n1(x + 4)} ${n1(y - h)}Q${n1(x + w / 2)} ${n1(y - h - 5)} ${n1(x + w - 4)} ${n1(y - h)}Q${n1(x + w)} ${n1(y - h)} ${n1(x + w)} ${n1(y - h + 5)}V${n1(y)}H${n1(x)}V${n1(y - h + 5)}Q${n1(x)} ${n1(y - h)} ${n1(x + 4)} ${n1(y - h)}Z`;
  let up = path(D, `fill="#000" opacity=".3" transform="translate(9 0)"`) + path(D, `fill="${col}"`) + path(D, weave(c, 0.12));
  const tc = withContrast(col, legible(col, K.cream, K.deep, shade(K.deep, -0.08)), 4.6), kind = r.i(0, 4);
  if (kind === 0) up += rect(x, y - h + 26, w, 5, `fill="${tc}"`) + rect(x, y - h + 36, w, 2, `fill="${tc}"`) + rect(x, y - 34, w, 5, `fill="${tc}"`) + rect(x, y - 24, w, 2, `fill="${tc}"`);
  else if (kind === 1) up += rect(x, y - h * 0.24, w, h * 0.24, `fill="${tc}" opacity=".85"`) + path(star(x + w / 2, y - h * 0.12, 5, w * 0.2, w * 0.085), `fill="${col}"`);
  else if (kind === 2) for (let i = 0; i < 4; i++) up += rect(x, y - h + 24 + i * 13, w, 4, `fill="${tc}" opacity=".8"`);
  else if (kind === 3) up += circ(x + w / 2, y - h * 0.15, w * 0.24, `fill="${tc}"`) + circ(x + w / 2, y - h * 0.15, w * 0.12, `fill="${col}"`);
  else up += path(`M${n1(x)} ${n1(y - 26)}l${n1(w / 4)} -16l${n1(w / 4)} 16l${n1(w / 4)} -16l${n1(w / 4)} 16V${n1(y - 18)}H${n1(x)}Z`, `fill="${tc}"`)
    + rect(x, y - h + 24, w, 8, `fill="${tc}"`);
  up += path(D, `fill="${c.lin([[0, '#000', 0.22], [0.14, '#fff', 0.24], [0.4, '#fff', 0.04], [0.8, '#000', 0.1], [1, '#000', 0.34]], 0, 0, 1, 0)}"`);
  let run = tfit(ch, r.pick(['abril-fatface', 'league-spartan:800', 'playfair-display:800', 'jost:700', 'dm-serif-display']), w * 0.7, 150);
  if (run.cap > h * 0.32) run = set(ch, 'jost:700', (run.size * h * 0.32) / run.cap);
  return { w, art: up, letter: path(at(run, x + w / 2, y - h * 0.55 + run.cap / 2), `fill="${tc}"`) };
}

/** a thin leaning pair marks the word space */
function wordSpace(books: Books, { y, tall }: Shelf, x: number): string {
  const { c } = books;
  const col = nextColour(books), h = tall * 0.72;
  return g(rect(0, -h, 22, h, `fill="${col}"`) + rect(0, -h, 22, h, `fill="${c.lin([[0, '#fff', 0.2], [1, '#000', 0.34]], 0, 0, 1, 0)}"`)
    + rect(0, -h + 20, 22, 6, `fill="#000" opacity=".3"`), `transform="translate(${n1(x + 30)} ${n1(y - 4)}) rotate(-6.5)"`);
}

/** a book that leans on the last one of its row */
function leaningBook(books: Books, { y, tall }: Shelf, x: number): string {
  const { c } = books;
  const col = nextColour(books), h = tall * 0.8;
  return g(rect(0, -h, 40, h, `rx="3" fill="${col}"`) + rect(0, -h, 40, h,
    `rx="3" fill="${c.lin([[0, '#fff', 0.25], [0.5, '#fff', 0], [1, '#000', 0.34]], 0, 0, 1, 0)}"`) + rect(0, -h + 24, 40, 6, `fill="#000" opacity=".28"`)
      + rect(0, -46, 40, 6, `fill="#000" opacity=".28"`), `transform="translate(${n1(x + 34)} ${n1(y - 3)}) rotate(-8)"`);
}

/** what lives where the books leave room: beside the row, which goes from x0 to x1 */
function shelfCompany(books: Books, shelf: Shelf, x0: number, x1: number, j: number): string {
  const { c, K } = books, { r } = c, { y } = shelf, freeR = R - x1, freeL = x0 - L;
  let s = '';
  if (freeR > 60 && (freeR < 130 || freeR > 300)) {
    // a leaning book, then something that lives there
    s += leaningBook(books, shelf, x1);
    if (freeR > 300) s += shelfThing(c, r, K, R - 92, y, j, nextColour(books));
  }
  else if (freeR >= 130) s += shelfThing(c, r, K, R - Math.min(freeR / 2, 92), y, j, nextColour(books));
  if (freeL > 150) s += shelfThing(c, r, K, L + 66, y, j + 1, nextColour(books));
  return s;
}

/** a shelf without words: two things and a pile of books between them */
function wordlessShelf(books: Books, y: number): string {
  const { c, K } = books, { r } = c;
  let up = shelfThing(c, r, K, 240, y, 0, nextColour(books)) + shelfThing(c, r, K, 760, y, 1, nextColour(books));
  let yy = y;
  for (let i = 0; i < 4; i++) {
    const w = r.f(220, 280), h = r.f(36, 52), col = nextColour(books);
    up += lying(c, r, K, 500 + r.f(-14, 14), yy, w, h, { col, kind: 3, f: 'jost:600', up: true }, '').s;
    yy -= h;
  }
  return up;
}

/** one line of the headline as a row of books */
function letteredShelf(books: Books, shelf: Shelf, words: string[], room: number, total: number, j: number): { art: string; letters: string } {
  const x0 = L + 10 + Math.max(0, room - total) * (room - total > 330 ? (j % 2 ? 0.62 : 0.1) : j % 2 ? 0.9 : 0.06);
  let x = x0, art = '', letters = '';
  words.forEach((word, i) => {
    for (const ch of word) {
      const spine = letteredSpine(books, shelf, x, ch);
      art += spine.art;
      letters += spine.letter;
      x += spine.w + 3;
    }
    if (i < words.length - 1) {
      art += wordSpace(books, shelf, x);
      x += 64;
    }
  });
  return { art: art + shelfCompany(books, shelf, x0, x, j), letters };
}

/** the sides, the top and the foot of the case */
function caseFrame(c: Drawing, wood: string, lit: string, bot: number): string {
  let s = rect(0, 0, L - 20, 1400, `fill="${c.lin([[0, shade(wood, -0.02)], [0.8, lit], [1, shade(lit, 0.06)]], 0, 0, 1, 0)}"`)
    + rect(R + 20, 0, 1000 - R - 20, 1400, `fill="${c.lin([[0, shade(lit, 0.03)], [0.15, lit], [1, shade(wood, -0.03)]], 0, 0, 1, 0)}"`);
  s += rect(L - 20, 0, 16, bot, `fill="${c.lin([[0, '#000', 0.34], [1, '#000', 0]], 0, 0, 1, 0)}"`);
  s += rect(0, 0, 1000, TOP - 24, `fill="${c.lin([[0, shade(lit, 0.03)], [1, wood]])}"`) + rect(0, TOP - 40, 1000, 5, `fill="#000" opacity=".25"`)
    + rect(0, TOP - 26, 1000, 4, `fill="#fff" opacity=".14"`);
  s += rect(0, bot, 1000, 1400 - bot, `fill="${c.lin([[0, lit], [1, wood]])}"`) + rect(0, bot + 8, 1000, 4, `fill="#000" opacity=".22"`);
  return s;
}

/** the small line on a brass plate on the foot of the case */
function brassPlate(c: Drawing, text: string, K: ReturnType<typeof roles>, bot: number) {
  const cy = (bot + 1400) / 2 + 4, run = tfit(text, 'cormorant-garamond:700i', 600, 46), w = Math.max(260, run.x1 - run.x0 + 84), h = 82;
  c.add('ornament', c.soft(`M${n1(500 - w / 2)} ${cy - h / 2}h${n1(w)}v${h}h${n1(-w)}Z`, 0, 5, 7, '#000', 0.35)
    + rect(500 - w / 2, cy - h / 2, w, h, `rx="6" fill="${c.foil('gold', 20)}"`)
    + rect(500 - w / 2 + 9, cy - h / 2 + 9, w - 18, h - 18, `rx="2" fill="${mix('#fff8e8', K.cream, 0.4)}"`) + rect(500 - w / 2 + 9, cy - h / 2 + 9, w - 18, 5, `fill="#000" opacity=".16"`));
  c.add('type', path(at(run, 500, cy + run.xh * 0.5 + 3), `fill="${withContrast('#fff8e8', K.deep, 6)}"`));
}

/** a painted bookcase: one letter to a spine */
export function spineShelf(c: Drawing, inp: Input): Drawing {
  const { r, p } = c, K = roles(p), wood = K.dark ? mix(p.bg, '#000', 0.08) : K.deep, lit = shade(wood, 0.07), ls = linesIn(upper(inp.headline), 3, 8).slice(0, 4);
  c.alt = `A bookshelf: ${plain(inp.headline)}`;
  const n = Math.max(ls.length, 2), bot = inp.name || inp.sub ? 1236 : 1296, sh = (bot - TOP) / n, back = shade(wood, -0.055);
  let s = rect(0, 0, 1000, 1400, `fill="${wood}"`) + rect(L - 20, TOP - 24, R - L + 40, bot - TOP + 24, `fill="${back}"`), t = '';
  const cols = [K.hot, K.warm, K.cool2, K.cream, K.cool, mix(K.hot, K.cream, 0.4), mix(K.warm, K.cream, 0.4), mix(K.hot, K.deep, 0.3)].filter((q) => contrast(q, back) > 1.7);
  const books: Books = { c, K, cols, next: r.i(0, 7) };
  for (let j = 0; j < n; j++) {
    const y = TOP + (j + 1) * sh - 26, line = ls[j] ?? '', words = line ? line.split(' ') : [];
    // shadow under the board above
    s += rect(L - 20, TOP + j * sh - 2, R - L + 40, 70, `fill="${c.lin([[0, '#000', 0.36], [1, '#000', 0]])}"`);
    const N = Array.from(line.replace(/\s/g, '')).length, room = R - L - 26;
    const bw = clamp((room - (words.length - 1) * 60) / Math.max(N, 1) - 3, 40, 112);
    if (line) {
      const row = letteredShelf(books, { y, tall: sh - 96, bw }, words, room, N * (bw + 3) + (words.length - 1) * 64, j);
      s += row.art;
      t += row.letters;
    } else s += wordlessShelf(books, y);
    s += rect(L - 30, y, R - L + 60, 30, `fill="${c.lin([[0, shade(lit, 0.05)], [0.15, lit], [1, shade(wood, -0.02)]])}"`) + rect(L - 30, y, R - L + 60, 2.5, `fill="#fff" opacity=".25"`);
  }
  c.add('ground', s + caseFrame(c, wood, lit, bot)).add('type', t);
  const small = [inp.sub, inp.name].filter(Boolean).join('  ·  ');
  if (small) brassPlate(c, small, K, bot);
  c.add('texture', c.grain(0.5) + c.vignette('#000', 0.2));
  return c;
}

/** what lives on a shelf beside the books: a trailing plant or a globe */
function shelfThing(c: Drawing, r: Rng, K: ReturnType<typeof roles>, x: number, y: number, k: number, col: string) {
  let o = '';
  if (k % 2 === 0) {
    // trailing plant
    o += path('M-50 -92H50L40 0H-40Z', `fill="${c.lin([[0, shade(col, 0.05)], [0.5, col], [1, shade(col, -0.14)]], 0, 0, 1, 0)}"`) + rect(-56, -104, 112, 22, `rx="5" fill="${shade(col, 0.03)}"`);
    const gr = mix(K.cool, '#5a8a50', 0.45);
    for (let i = 0; i < 9; i++) {
      const a = -160 + i * 17.5, e = polar(0, -104, r.f(70, 112), (a * Math.PI) / 180), q = qbez([0, -100], [e[0] * 0.3, e[1] - 20], e, 10);
      o += path(ribbon(q, (t) => 4 + 26 * Math.sin(Math.PI * Math.pow(t, 1.2))), `fill="${shade(gr, r.f(-0.07, 0.08))}"`);
    }
  } else {
    // a globe on its foot
    o += path('M-44 0C-44 -14 -14 -16 -8 -26V-40H8V-26C14 -16 44 -14 44 0Z', `fill="${c.foil('gold', 20)}"`);
    o += circ(0, -104, 62, `fill="${c.rad([[0, mix(K.cool2, '#fff', 0.3)], [0.6, K.cool2], [1, shade(K.cool2, -0.2)]], 0.36, 0.32, 0.75)}"`);
    o += path('M-34 -140C-14 -156 14 -150 10 -132C4 -118 -20 -122 -24 -106C-28 -92 -46 -98 -48 -116C-48 -128 -42 -134 -34 -140ZM14 -106C30 -114 50 -104 46 -86C40 -66 26 -56 18 -66C10 -78 2 -96 14 -106ZM30 -146q14 6 20 18q-12 2 -20 -4Z',
      `fill="${mix(K.warm, K.cool, 0.3)}"`);
    o += path('M-40 -40A76 76 0 0 1 -40 -168', `fill="none" stroke="${c.foil('gold', 20)}" stroke-width="7" transform="rotate(-20 0 -104)"`);
  }
  return g(o, tf(x, y));
}
