import {
  at, circ, contrast, type Drawing, g, lum, mix, n1, path, rect, type Rng, set, shade, sparkle, star,
  tfit,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible, withContrast } from '#artwork/colours/pastimes.ts';
import type { roles } from '#artwork/colours/roles.ts';
import { weave } from '#artwork/marks/chrome.ts';

const foilText = (d: string, foil: string) => path(d, `fill="#000" opacity=".28" transform="translate(0 2.2)"`) + path(d, `fill="${foil}"`);
/** The binding of a book: its colour, its kind of ornament, its lettering, and whether that is in capitals. */
type Bind = { col: string; kind: number; f: string; up: boolean };
/** a book lying down, its spine towards us; x,y = middle of its foot */
export const lying = (c: Drawing, r: Rng, K: ReturnType<typeof roles>, x: number, y: number, w: number, h: number, b: Bind, word: string, foilOK = true) => {
  const x0 = x - w / 2, y0 = y - h, cc = b.col, dk = shade(cc, -0.17, -0.01), lt = shade(cc, 0.1);
  const D = `M${n1(x0 + 7)} ${n1(y0)}H${n1(x0 + w - 7)}Q${n1(x0 + w)} ${n1(y0)} ${n1(x0 + w)} ${n1(y0 + 7)}Q${n1(x0 + w - 5)} ${n1(y - h / 2)} ${n1(x0 + w)} ${n1(y - 7)}Q${n1(x0 + w)} ${n1(y)} ${n1(x0 + w - 7)} ${n1(y)}H${n1(x0 + 7)}Q${n1(x0)} ${n1(y)} ${n1(x0)} ${n1(y - 7)}Q${n1(x0 + 5)} ${n1(y - h / 2)} ${n1(x0)} ${n1(y0 + 7)}Q${n1(x0)} ${n1(y0)} ${n1(x0 + 7)} ${n1(y0)}Z`;
  let s = c.soft(D, 4, 7, 8, '#000', 0.22, 4);
  s += path(D, `fill="${c.lin([[0, shade(cc, -0.03)], [0.06, lt], [0.2, shade(cc, 0.045)], [0.5, cc], [0.84, shade(cc, -0.085)], [0.955, dk], [1, shade(cc, -0.1)]])}"`);
  const clip = c.clip(path(D));
  let q = '';
  const foil = contrast(cc, '#dcb054') > 3.2 && foilOK, f1 = foil ? c.foil('gold', 12) : withContrast(cc, contrast(cc, K.cream) > 3 || contrast(cc, K.cream) > contrast(cc, K.deep) ? K.cream : K.deep, 3.1);
  const ln = (xx: number, ww: number, col: string, o = 1) => rect(xx, y0, ww, h, `fill="${col}" opacity="${o}"`);
  let tx = x, tw = w - 130, tcol = f1, isFoil = foil, caps = 0.54;
  if (b.kind === 0) {
    // gilt rules, a small flower at each end
    for (const sd of [-1, 1]) {
      const e = x + sd * (w / 2 - 34);
      q += rect(e - 2.5, y0, 5, h, `fill="${f1}"`) + rect(e - sd * 13 - 1, y0, 2, h, `fill="${f1}"`) + rect(e + sd * 9 - 1, y0, 2, h, `fill="${f1}"`);
      q += path(sparkle(x + sd * (w / 2 - 76), y - h / 2, h * 0.17, 0.16), `fill="${f1}"`);
    }
    tw = w - 220;
  } else if (b.kind === 1) {
    // three bands: a cream heart between coloured ends
    const pc = lum(cc) > 0.84 ? mix(K.deep, K.cool, 0.2) : mix(K.cream, cc, 0.07), bw = w * 0.19;
    q += rect(x - w / 2 + bw, y0, w - 2 * bw, h, `fill="${c.lin([[0, shade(pc, -0.04)], [0.08, shade(pc, 0.02)], [0.5, pc], [0.86, shade(pc, -0.07)], [1, shade(pc, -0.16)]])}"`);
    q += circ(x - w / 2 + bw * 0.54, y - h / 2, h * 0.2, `fill="${pc}"`) + path(star(x - w / 2 + bw * 0.54, y - h / 2, 5, h * 0.14, h * 0.06), `fill="${cc}"`);
    q += rect(x + w / 2 - bw * 0.72, y - h * 0.5 - 2, bw * 0.4, 4, `fill="${pc}"`) + rect(x + w / 2 - bw * 0.72, y - h * 0.36, bw * 0.4, 2.5, `fill="${pc}"`)
      + rect(x + w / 2 - bw * 0.72, y - h * 0.66, bw * 0.4, 2.5, `fill="${pc}"`);
    tw = w - 2 * bw - 50;
    tcol = withContrast(pc, legible(pc, K.deep, K.cream), 5);
    isFoil = false;
  } else if (b.kind === 2) {
    // leather: raised cords and a label of another skin
    const lw = Math.min(w * 0.62, w - 210), lc = lum(cc) > 0.5 ? K.deep : shade(mix(K.hot, K.deep, 0.35), -0.03);
    for (const k of [-1, 1]) for (const j of [0, 1]) {
      const bx = x + k * (lw / 2 + 24 + j * 50);
      q += rect(bx - 8, y0, 16, h, `fill="${c.lin([[0, '#fff', 0.02], [0.35, '#fff', 0.34], [0.55, '#000', 0.06], [1, '#000', 0.42]], 0, 0, 1, 0)}"`)
        + rect(bx - 12, y0, 1.8, h, `fill="${f1}"`) + rect(bx + 10.5, y0, 1.8, h, `fill="${f1}"`);
    }
    q += rect(x - lw / 2, y0 + h * 0.1, lw, h * 0.8, `fill="${c.lin([[0, shade(lc, 0.06)], [0.5, lc], [1, shade(lc, -0.1)]])}"`)
      + rect(x - lw / 2 + 7, y0 + h * 0.1 + 6, lw - 14, h * 0.8 - 12, `fill="none" stroke="${c.foil('gold', 12)}" stroke-width="2"`);
    tw = lw - 56;
    tcol = c.foil('gold', 12);
    isFoil = true;
    caps = 0.42;
  } else if (b.kind === 3) {
    // jacket: broad stripe and a dot
    const st = withContrast(cc, legible(cc, K.warm, K.cream, K.deep), 2.2);
    q += ln(x - w / 2, 62, st) + ln(x - w / 2 + 74, 7, st);
    q += circ(x + w / 2 - 52, y - h / 2, h * 0.22, `fill="${st}"`) + circ(x + w / 2 - 52, y - h / 2, h * 0.1, `fill="${cc}"`);
    tw = w - 250;
    tx = x - 4;
  } else {
    // small pattern of chevrons at both ends
    const st = withContrast(cc, legible(cc, K.warm, K.cream, K.deep), 2);
    for (const sd of [-1, 1]) for (let i = 0; i < 3; i++) {
      const e = x + sd * (w / 2 - 24 - i * 22);
      q += path(`M${n1(e)} ${n1(y0)}L${n1(e - sd * 20)} ${n1(y - h / 2)}L${n1(e)} ${n1(y)}`, `fill="none" stroke="${st}" stroke-width="6"`);
    }
    tw = w - 250;
  }
  s += g(q, `clip-path="${clip}"`);
  s += path(D, weave(c, b.kind === 2 ? 0.05 : 0.13));
  // the round of the back, over everything printed on it
  s += path(D, `fill="${c.lin([[0, '#000', 0.12], [0.05, '#fff', 0.26], [0.16, '#fff', 0.1], [0.5, '#fff', 0], [0.8, '#000', 0.08], [0.95, '#000', 0.3], [1, '#000', 0.2]])}"`);
  s += g(rect(x0, y0 + 8, w, 1.6, `fill="#000" opacity=".2"`) + rect(x0, y - 9, w, 1.6, `fill="#000" opacity=".3"`) + rect(x0, y - 7.4, w, 1.4, `fill="#fff" opacity=".16"`), `clip-path="${clip}"`);
  let t = '';
  if (word) {
    const wd = b.up ? upper(word) : word, tr = b.up ? 60 : 0;
    let run = tfit(wd, b.f, tw, 400, { track: tr });
    const capH = run.cap, mx = h * caps;
    if (capH > mx) run = set(wd, b.f, (run.size * mx) / capH, { track: tr });
    const desc = b.up ? 0 : /[gjpqyQ]/.test(wd) ? run.size * 0.07 : 0;
    const d = at(run, tx, y - h / 2 + run.cap / 2 - desc);
    t = isFoil ? foilText(d, tcol) : path(d, `fill="${tcol}"`);
  }
  return { s, t };
};
