import { contrast, type Drawing, lum, makeRng, mix, n1, type P, path, shade } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { line5 } from '#artwork/marks/chart.ts';
import { type Counted, countHero, seams } from '#artwork/materials/counted.ts';
import { LruCache } from '#artwork/materials/lru-cache.ts';
import { trueColourOf } from '#artwork/materials/true-colours.ts';
import { skeins } from '#artwork/materials/yarns.ts';

const counts = new LruCache<Counted>(64);

export function counted(hero: Hero, w: number, h: number): Counted {
  return counts.get(`${hero.key}|${w}|${h}`, () => countHero(hero, w, h));
}

/** a colour moved away from the cloth until its stitches show on it */
export function onCloth(colour: string, cloth: string, least: number): string {
  let v = colour;
  // white thread on a pale cloth is told by its outline
  if (lum(cloth) > 0.55 && lum(colour) > 0.955 && least < 1.5) return colour;
  const step = lum(cloth) > 0.55 ? -0.03 : 0.035;
  for (let i = 0; i < 18 && contrast(v, cloth) < least; i++) v = shade(v, step);
  return v;
}

/** Aida of blocks of `u` units: woven threads with a hole at every corner. */
export function aida(c: Drawing, u: number, cloth: string, ox = 0, oy = 0): string {
  const r = makeRng(`aida${u}`);
  const dark = lum(cloth) < 0.55;
  const light = shade(cloth, dark ? 0.055 : 0.035);
  const deep = shade(cloth, dark ? -0.07 : -0.09);
  const n = 8;
  let [holes, bars, gaps] = ['', '', ''];
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      holes += `M${n1(i * u - u * 0.14)} ${n1(j * u - u * 0.14)}h${n1(u * 0.28)}v${n1(u * 0.28)}h${n1(-u * 0.28)}z`;
      for (const k of [0.27, 0.5, 0.73]) {
        const q = u * k + r.f(-0.2, 0.2);
        bars += (i + j) % 2 ? `M${n1(i * u + q)} ${n1(j * u + u * 0.16)}v${n1(u * 0.68)}` : `M${n1(i * u + u * 0.16)} ${n1(j * u + q)}h${n1(u * 0.68)}`;
      }
      gaps += `M${n1(i * u)} ${n1(j * u + u * 0.18)}v${n1(u * 0.64)}M${n1(i * u + u * 0.18)} ${n1(j * u)}h${n1(u * 0.64)}`;
    }
  return c.pattern(
    n * u,
    n * u,
    `<path d="${gaps}" stroke="${deep}" stroke-opacity=".4" stroke-width="1"/><path d="${bars}" stroke="${light}" stroke-width="1.3" stroke-opacity=".9"/><path d="${holes}" fill="${shade(deep, -0.12)}" fill-opacity=".7"/>`,
    ox || oy ? `translate(${ox} ${oy})` : '',
  );
}

/** The relief of crosses, one tile over every colour: what lies below, what crosses it, and cloth between. */
function crosses(c: Drawing, u: number, cloth: string, ox: number, oy: number): string {
  const r = makeRng(`cross${u}`);
  const n = 8;
  let [under, over, shine, gap] = ['', '', '', ''];
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const [x, y] = [i * u, j * u];
      const a = () => r.f(-0.04, 0.04) * u;
      const f = (p: number, q: number) => `${n1(x + p * u + a())} ${n1(y + q * u + a())}`;
      under += `M${f(0.36, 0.64)}L${f(0.1, 0.9)}M${f(0.64, 0.36)}L${f(0.9, 0.1)}`;
      over += `M${f(0.08, 0.3)}L${f(0.68, 0.92)}M${f(0.32, 0.08)}L${f(0.92, 0.7)}`;
      shine += `M${f(0.2, 0.16)}L${f(0.84, 0.78)}`;
      const [s, k] = [0.15 * u, 0.1 * u];
      gap += `M${n1(x - s)} ${n1(y + u / 2)}l${n1(s)} ${n1(-k)} ${n1(s)} ${n1(k)} ${n1(-s)} ${n1(k)}zM${n1(x + u / 2)} ${n1(y - s)}l${n1(k)} ${n1(s)} ${n1(-k)} ${n1(s)} ${n1(-k)} ${n1(-s)}z`;
    }
  return c.pattern(
    n * u,
    n * u,
    `<g fill="none" stroke-linecap="round"><path d="${under}" stroke="#fff" stroke-opacity=".13" stroke-width="${n1(u * 0.2)}"/><path d="${over}" stroke="#120608" stroke-opacity=".3" stroke-width="${n1(u * 0.11)}"/><path d="${shine}" stroke="#fff" stroke-opacity=".27" stroke-width="${n1(u * 0.2)}"/></g><path d="${gap}" fill="${shade(cloth, -0.16)}" fill-opacity=".75"/>`,
    ox || oy ? `translate(${ox} ${oy})` : '',
  );
}

/** Crosses waiting to be laid on the cloth, by colour. */
export class Crosses {
  readonly #rows = new Map<string, Map<number, Set<number>>>();

  set(x: number, y: number, colour: string): void {
    for (const rows of this.#rows.values()) rows.get(y)?.delete(x);
    const rows = this.#rows.get(colour) ?? this.#rows.set(colour, new Map()).get(colour)!;
    (rows.get(y) ?? rows.set(y, new Set()).get(y)!).add(x);
  }

  /** a drawn chart: each letter's colour by the key; `flip` mirrors it */
  put(chart: readonly string[], x: number, y: number, key: Record<string, string>, flip = false): void {
    const w = Math.max(...chart.map((row) => row.length));
    chart.forEach((row, j) =>
      Array.from(row).forEach((letter, i) => {
        const colour = key[letter];
        if (colour) this.set(x + (flip ? w - 1 - i : i), y + j, colour);
      }),
    );
  }

  draw(c: Drawing, u: number, cloth: string, ox = 0, oy = 0): string {
    let [all, out] = ['', ''];
    for (const [colour, rows] of this.#rows) {
      let d = '';
      for (const [y, set] of rows)
        for (const x of set) {
          if (set.has(x - 1)) continue;
          let n = 1;
          while (set.has(x + n)) n++;
          d += `M${n1(ox + x * u)} ${n1(oy + y * u)}h${n1(n * u)}v${n1(u)}h${n1(-n * u)}z`;
        }
      if (!d) continue;
      all += d;
      out += path(d, `fill="${shade(colour, -0.03)}"`);
    }
    const id = c.def((k) => `<path id="${k}" d="${all}"/>`);
    return `<use href="#${id}" fill="#1a0d06" fill-opacity="${lum(cloth) < 0.55 ? 0.45 : 0.2}" transform="translate(1.5 2)"/>${out}<use href="#${id}" fill="${crosses(c, u, cloth, ox, oy)}"/>`;
  }
}

/** A strand laid in straight stitches. */
export function strand(d: string, colour: string, w: number, dash = ''): string {
  const more = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"${more}><path d="${d}" stroke="#1a0d06" stroke-opacity=".26" stroke-width="${n1(w)}" transform="translate(.9 1.3)"/><path d="${d}" stroke="${colour}" stroke-width="${n1(w)}"/><path d="${d}" stroke="#fff" stroke-opacity=".3" stroke-width="${n1(w * 0.28)}" transform="translate(-.4 -.6)"/></g>`;
}

/** whether the counted alphabet holds every character */
export function countable(text: string): boolean {
  return Array.from(text.normalize('NFC')).every((ch) => ch === ' ' || line5(ch).px.length > 0);
}

/** a line of small lettering in single stitches, centred on cx */
export function backstitched(text: string, cx: number, top: number, u: number): { d: string; w: number } {
  const { w, px } = line5(text);
  const has = new Set(px.map(([x, y]) => `${x},${y}`));
  const x0 = cx - (w * u) / 2;
  const where = (x: number, y: number) => `${n1(x0 + (x + 0.5) * u)} ${n1(top + (y + 0.5) * u)}`;
  let d = '';
  for (const [x, y] of px) {
    let joined = false;
    for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [-1, 1]] as const) {
      if (!has.has(`${x + dx},${y + dy}`)) continue;
      if (dx && dy && (has.has(`${x + dx},${y}`) || has.has(`${x},${y + dy}`))) continue;
      d += `M${where(x, y)}L${where(x + dx, y + dy)}`;
      joined = true;
    }
    const near = [[-1, 0], [0, -1], [-1, -1], [1, -1]].some(([a, b]) => has.has(`${x + a!},${y + b!}`));
    if (!joined && !near) d += `M${where(x, y)}l.1 0`;
  }
  return { d, w: w * u };
}

export type Worked = { w: number; h: number; outline: string; cells: (x: number, y: number) => boolean };

/**
 * A hero in counted crosses with its outline in back stitch.
 * @param left, top where its box begins, in cells; it is centred in `maxW` by `maxH` cells
 */
export function work(c: Drawing, hero: Hero, crosses2: Crosses, left: number, top: number, maxW: number, maxH: number, u: number, cloth: string, [ox, oy]: P = [0, 0]): Worked {
  const chart = counted(hero, maxW, maxH);
  const size = hero.parts.map(() => 0);
  for (const k of chart.cells) if (k >= 0) size[k]!++;
  const wanted = hero.parts.map((part, i) => ({ colour: onCloth(trueColourOf(c.p, hero, part.k), cloth, lum(cloth) < 0.55 ? 1.6 : 1.12), weight: size[i]! }));
  const { skeins: threads, of } = skeins(wanted, 12);
  const colour = (k: number) => threads[of[k]!]!;
  const [x0, y0] = [left + Math.floor((maxW - chart.w) / 2), top + Math.floor((maxH - chart.h) / 2)];
  for (let y = 0; y < chart.h; y++)
    for (let x = 0; x < chart.w; x++) {
      const k = chart.cells[y * chart.w + x]!;
      if (k >= 0) crosses2.set(x0 + x, y0 + y, colour(k));
    }
  const at = (x: number, y: number) => `${n1(ox + (x0 + x) * u)} ${n1(oy + (y0 + y) * u)}`;
  const draw = (runs: P[][]) => runs.map((run) => run.map(([x, y], i) => `${i ? 'L' : 'M'}${at(x, y)}`).join('')).join('');
  const ink = lum(cloth) > 0.55 ? mix(c.p.ink, '#2a1d18', 0.4) : lum(c.p.ink) > 0.6 ? shade(cloth, -0.16) : c.p.ink;
  const rim = draw(seams(chart, (a, b) => a < 0 || b < 0));
  const within = draw(seams(chart, (a, b) => a >= 0 && b >= 0 && size[a]! > 5 && size[b]! > 5 && contrast(colour(a), colour(b)) < 1.5));
  const w = Math.max(1.8, u * 0.27);
  let outline = strand(within, ink, w * 0.86, `${n1(u * 1.7)} ${n1(u * 0.42)}`) + strand(rim, ink, w, `${n1(u * 1.7)} ${n1(u * 0.42)}`);
  for (const { part, points } of chart.lines) {
    const holes = points.map(([x, y]): P => [Math.round(x), Math.round(y)]).filter((q, i, all) => !i || q[0] !== all[i - 1]![0] || q[1] !== all[i - 1]![1]);
    const long = holes.filter((_, i) => i % 2 === 0 || i === holes.length - 1);
    outline += strand(draw([long]), onCloth(trueColourOf(c.p, hero, hero.parts[part]!.k), cloth, 1.8), w * 1.35);
  }
  return { w: chart.w, h: chart.h, outline, cells: (x, y) => (chart.cells[(y - y0) * chart.w + x - x0] ?? -1) >= 0 && x >= x0 && x < x0 + chart.w };
}
