import { clamp, type Drawing, lerp, lum, METAL, mix, n1, type P, path, pt, shade, use } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { off, spaced } from '#artwork/materials/outlines.ts';
import { clipOf, type Piece, softU, unionId } from '#artwork/materials/pieces.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import type { VisibleParts } from '#artwork/materials/visible-parts.ts';
import { isInside, isInsideRings } from '#artwork/primitives/polygons.ts';

/** how far a thread skips along the outline, as a share of it, and which of three tones it has */
const SKIPS = [[0.47, 0], [0.3, 1], [0.19, 2], [0.38, 0], [0.25, 1]] as const;
/** where along a thread it must still be inside its part */
const PROBES = [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94];

export type Board = {
  /** the board's colour under the threads */
  wood: string;
  dark: boolean;
  /** how much further apart nails stand than on a hero of usual size */
  wide?: number;
};

/** the three tones of thread across a part, from nail to nail */
function across(q: Piece, pts: P[]): [string, string, string] {
  const tones: [string, string, string] = ['', '', ''];
  const n = pts.length;
  for (let i = 0; i < n; i++) {
    for (const [k, tone] of SKIPS) {
      const [a, b] = [pts[i]!, pts[(i + Math.max(2, Math.round(n * k))) % n]!];
      if (PROBES.every((t) => isInside(q.ps, lerp(a[0], b[0], t), lerp(a[1], b[1], t)))) tones[tone] += `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`;
    }
  }
  return tones;
}

/** how far a thread leans from straight across a stroke, in radians, and its tone */
const LEANS = [[-0.7, 0], [0.62, 1], [-0.22, 2], [0.18, 0], [0.85, 2]] as const;

/** the three tones of thread across a part that is a stroke, perhaps closed to a ring: from each nail to the edge opposite */
function acrossStroke({ polys }: Piece, gap: number): [string, string, string] {
  const tones: [string, string, string] = ['', '', ''];
  const inside = (x: number, y: number) => isInsideRings(polys, x, y);
  for (const ps of polys)
    for (const { p, n } of spaced(ps, gap)) {
      const way = inside(p[0] + n[0] * 4, p[1] + n[1] * 4) ? 1 : -1;
      for (const [lean, tone] of LEANS) {
        const [ca, sa] = [Math.cos(lean) * way, Math.sin(lean) * way];
        const [dx, dy] = [n[0] * ca - n[1] * sa, n[0] * sa + n[1] * ca];
        let far = 6;
        while (far < 320 && inside(p[0] + dx * far, p[1] + dy * far)) far += 6;
        if (far > 12) tones[tone] += `M${Math.round(p[0])} ${Math.round(p[1])}L${Math.round(p[0] + dx * far)} ${Math.round(p[1] + dy * far)}`;
      }
    }
  return tones;
}

/** a nail's head, seen from the front, as a registered drawing */
export const nailOf = (c: Drawing) =>
  c.def((id) => {
    const brass = c.rad([[0, '#fffbe6'], [0.4, METAL[c.p.metal][1]], [1, METAL[c.p.metal][0]]], 0.5, 0.5, 0.5, '', 0.34, 0.28);
    return `<g id="${id}"><ellipse cx="5" cy="7" rx="5.5" ry="3.6" fill="#000" fill-opacity=".45" transform="rotate(40 5 7)"/><circle r="4.6" fill="${brass}"/><circle cx="-1.4" cy="-1.6" r="1.2" fill="#fff" fill-opacity=".8"/></g>`;
  }, 'nail');

export const nails = (c: Drawing, at: P[], scale = 1) => {
  const id = nailOf(c);
  return at.map((q) => (scale === 1 ? use(id, `x="${n1(q[0])}" y="${n1(q[1])}"`) : `<use href="#${id}" transform="translate(${pt(q)}) scale(${scale})"/>`)).join('');
};

/** A hero strung part by part: a dusk under it, threads from nail to nail, an edge wound round, nails where parts are seen. */
export function strung(c: Drawing, h: Hero, ps: Piece[], ids: VisibleParts, board: Board): string {
  const { wood, dark, wide = 1 } = board;
  const heads: P[] = [];
  const nail = (q: P) => {
    if (!heads.some((o) => Math.abs(o[0] - q[0]) < 8 * wide && Math.abs(o[1] - q[1]) < 8 * wide)) heads.push(q);
  };
  const isNumber = h.tags.includes('numeral');
  let s = softU(unionId(c, ps), 6, 12, 16, '#000', 0.4, 6);
  for (const q of ps) {
    const base = trueColourOf(c.p, h, q.k);
    const own = shade(base, lum(base) < 0.4 && dark ? 0.14 : 0, 0.02);
    // on a pale board it is the dusk under a part that pale threads stand out from
    const pale = lum(wood) > 0.74;
    const dusk = shade(mix(wood, own, dark ? 0.12 : 0.16), dark ? -0.05 : pale ? -0.27 : -0.12);
    const col = off(own, pale ? dusk : wood, 1.32);
    if (q.line) {
      s += use(q.id, 'fill="none" stroke="#000" stroke-opacity=".4" stroke-width="5" transform="translate(3 5)"')
        + use(q.id, `fill="none" stroke="${col}" stroke-width="4.4" stroke-linecap="round"`);
      continue;
    }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0);
    const broad = m > 30;
    s += use(q.id, `fill="${dusk}"`);
    const gap = clamp(m / 9, 11, 19) * wide;
    const pts = (isNumber ? q.polys : [q.ps]).flatMap((ps) => spaced(ps, gap).map((o) => o.p));
    const tones = broad ? isNumber ? acrossStroke(q, gap * 0.8) : across(q, pts) : [ids.runs(q.i, q, q.ang + 90, 4, () => 0, 2).map(([a, b]) => `M${pt(a)}L${pt(b)}`).join(''), '', ''];
    const ids3 = tones.map((d) => (d ? c.def((id) => `<path id="${id}" d="${d}"/>`) : ''));
    const thread = (id: string | undefined, tone: string) => (id ? use(id, `stroke="${tone}"`) : '');
    s += `<g clip-path="${clipOf(c, q.id)}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.8"><g transform="translate(3 5)">${ids3.map((id) => (id ? use(id) : '')).join('')}</g></g>`
      + `<g fill="none" stroke-width="${broad ? 1.5 : 3}" stroke-linecap="round">${thread(ids3[0], shade(col, -0.07))}${thread(ids3[1], col)}${thread(ids3[2], mix(col, '#ffffff', 0.32))}</g>`;
    s += use(q.id, 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3.4" transform="translate(2 3)"')
      + use(q.id, `fill="none" stroke="${col}" stroke-width="3.6" stroke-linejoin="round"`)
      + use(q.id, `fill="none" stroke="${mix(col, '#ffffff', 0.4)}" stroke-width="1" stroke-linejoin="round" stroke-dasharray="5 3"`);
    if (broad) pts.forEach((o, i) => { if ((i % 2 === 0 || gap > 13) && ids.at(o[0], o[1]) <= q.i) nail(o); });
  }
  return s + nails(c, heads);
}

/** a path wound of wire: its own shadow, its body, a glint along it */
export function wire(d: string, body: string, glint: string, wide = 5): string {
  const round = 'stroke-linejoin="round" stroke-linecap="round"';
  return (
    path(d, `fill="#000" fill-opacity=".42" stroke="#000" stroke-opacity=".42" stroke-width="${wide}" ${round} transform="translate(4 6)"`) +
    path(d, `fill="${body}" stroke="${body}" stroke-width="${wide}" ${round}`) +
    path(d, `fill="none" stroke="${glint}" stroke-opacity=".75" stroke-width="1.1" ${round} transform="translate(-1.2 -1.4)"`)
  );
}
