import {
  at, contrast, type Drawing, lerp, type LineSpec, lum, mix, n1, type P, path, polar, poly, pt, rect, shade, TAU, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import type { Hero } from '#artwork/heroes/hero.ts';
import { smallLineOf } from '#artwork/heroes/library.ts';
import { inkOn, inLines, stackEven } from '#artwork/materials/lettering.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { natural } from '#artwork/materials/part-colours.ts';
import { inner, softU } from '#artwork/materials/pieces.ts';
import { roundFit } from '#artwork/materials/round-fit.ts';
import { glassOf, LEAD, sat } from './glass.ts';

const X = 500,
  Y = 540,
  /** the middle roundel, and the stone's inner edge */
  R = 296,
  OUT = 446;

/** courses of dressed stone, every block a little other than its neighbour */
function ashlar(c: Drawing, stone: string): string {
  let blocks = '',
    joints = '';
  for (let j = 0; j * 118 < 1400; j++) {
    const y = j * 118 - 20;
    for (let x = j % 2 ? -120 : -10; x < 1000; ) {
      const w = c.r.f(170, 270);
      blocks += rect(x, y, w, 118, `fill="${shade(stone, c.r.f(-0.022, 0.016))}"`);
      joints += `M${n1(x)} ${n1(y)}v118`;
      x += w;
    }
    joints += `M0 ${n1(y)}H1000`;
  }
  const dark = lum(stone) < 0.5;
  return blocks + path(joints, `fill="none" stroke="${shade(stone, -0.11)}" stroke-opacity=".6" stroke-width="3"`)
    + path(joints, `fill="none" stroke="#fff" stroke-opacity="${dark ? 0.07 : 0.5}" stroke-width="2" transform="translate(2 2.4)"`);
}

/** one light of the wheel about its axis: narrow at the hub, a round head at the rim; k shrinks it about its middle */
function petal(a: number, petals: number, k = 1): P[] {
  const half = Math.PI / petals - 0.03,
    head = OUT - (petals > 13 ? 72 : 80),
    w = head * Math.sin(half),
    foot = R + 34,
    mid = (foot + head + w) / 2;
  const o: P[] = [[foot, -foot * Math.sin(half) * 0.5]];
  for (let t = 0; t <= 14; t++) {
    const b = Math.PI * (1 - t / 14);
    o.push([head + Math.sin(b) * w, Math.cos(b) * w]);
  }
  o.push([foot, foot * Math.sin(half) * 0.5]);
  return o.map(([u, v]): P => {
    const along = mid + (u - mid) * k;
    return [X + Math.cos(a) * along - Math.sin(a) * v * k, Y + Math.sin(a) * along + Math.cos(a) * v * k];
  });
}

/** The wall that the window is in: its stone, with its shadow and its light. */
type Wall = { dark: boolean; stone: string; deep: string; pale: string };
/** The glass of the window, with the colours of its lights. */
type Glass = ReturnType<typeof glassOf> & { set: string[]; gold: string };

/** mouldings about the opening, stepping in */
function mouldings(c: Drawing, rim: string, { dark, stone }: Wall): string {
  let frame = softU(rim, 8, 16, 46, '#000', dark ? 0.5 : 0.3, 8);
  for (const [w, up] of [[84, 0.02], [64, -0.05], [44, 0.05], [22, -0.03]] as const)
    frame += use(rim, `fill="none" stroke="${c.lin([[0, shade(stone, up + 0.04)], [1, shade(stone, up - 0.06)]], 0.2, 0, 0.8, 1)}" stroke-width="${w}"`)
      + use(rim, `fill="none" stroke="#fff" stroke-opacity="${dark ? 0.08 : 0.5}" stroke-width="1.6"`);
  frame += use(rim, `fill="${c.lin([[0, shade(stone, -0.02)], [1, shade(stone, -0.07)]], 0.2, 0, 0.8, 1)}"`) + inner(c, rim, 8, 12, 26, '#000', 0.34, 5);
  return frame;
}

/** the wheel of lights round the middle, an eye in the head of each and one between every two; their number differs from card to card */
function wheel(c: Drawing, { deep, pale }: Wall, { lit, sky, lead, set, gold }: Glass): string {
  const { r } = c, petals = r.pick([12, 14, 16]),
    turns = r.pick([2, 3]);
  let art = '',
    cut = '',
    lines = '';
  for (let i = 0; i < petals; i++) {
    const a = ((i + 0.5) / petals) * TAU,
      d = poly(petal(a, petals)),
      id = c.def((k) => `<path id="${k}" d="${d}"/>`);
    art += use(id, `fill="${lit(shade(set[i % turns]!, r.f(-0.02, 0.02), 0, r.f(-3, 3)))}"`);
    const eye = petal(a, petals, 0.5),
      d2 = poly(eye);
    art += `<path d="${d2}" fill="${lit(i % 2 ? gold : sky[2]!)}"/>`;
    const outer = petal(a, petals);
    lines += d2 + [0, 5, 8, 11, 16].map((j) => `M${pt(eye[j]!)}L${pt(outer[j]!)}`).join('');
    cut += d;
    // the eyes between the heads
    const b = ((i + 1) / petals) * TAU,
      q = polar(X, Y, OUT - 27, b),
      small = circD(q[0], q[1], petals > 13 ? 16 : 20);
    art += `<path d="${small}" fill="${lit(turns === 3 ? gold : set[2]!)}"/>`;
    cut += small;
  }
  art += lead(c.def((k) => `<path id="${k}" d="${lines}"/>`), 5);
  // the stone about every light is bevelled
  const tracery = c.def((k) => `<path id="${k}" d="${cut}"/>`);
  art += `<g fill="none" stroke-linejoin="round">${use(tracery, `stroke="${LEAD}" stroke-width="9"`)}${use(tracery, `stroke="${deep}" stroke-width="6" transform="translate(-1.6 -2.4)"`)}${use(tracery, `stroke="${pale}" stroke-width="3.4" transform="translate(1.8 2.8)"`)}</g>`;
  return art;
}

/** the roundel in the middle: rays of glass behind the hero */
function roundel(c: Drawing, h: Hero, hub: string, { stone, deep, pale }: Wall, { lit, sky, lead, hero }: Glass): string {
  const { p, r } = c;
  const place = roundFit(h, 278);
  let panes = path(circD(X, Y, 54), `fill="${lit('#fff3cf')}"`),
    rays = '';
  const n = 16;
  for (let i = 0; i < n; i++) {
    const a0 = (i / n) * TAU, a1 = ((i + 1) / n) * TAU;
    for (const [r0, r1] of [[52, 228], [228, R]] as const) {
      const o: P[] = [], q: P[] = [];
      for (let t = 0; t <= 3; t++) { o.push(polar(X, Y, r1, lerp(a0, a1, t / 3))); q.push(polar(X, Y, r0, lerp(a0, a1, t / 3))); }
      const d = poly([...o, ...q.reverse()]),
        col = r0 > 60 ? sky[(i * 3) % 4]! : mix(natural(p, '#f9e3a0', 0.25), '#fff6da', i % 2 ? 0.25 : 0.5);
      panes += `<path d="${d}" fill="${lit(shade(col, r.f(-0.03, 0.03), 0, r.f(-4, 4)))}"/>`;
      rays += d;
    }
  }
  return use(hub, `fill="none" stroke="${deep}" stroke-width="62"`) + use(hub, `fill="none" stroke="${c.lin([[0, shade(stone, 0.05)], [1, shade(stone, -0.07)]], 0.2, 0, 0.8, 1)}" stroke-width="54"`)
    + use(hub, `fill="none" stroke="${pale}" stroke-width="3" stroke-opacity=".8"`) + panes + lead(c.def((k) => `<path id="${k}" d="${rays}"/>`), 6)
    + use(hub, `fill="none" stroke="${LEAD}" stroke-width="14"`) + hero(h, X, Y, place.w, place.h, 16);
}

/** the words, cut into the stone */
function drawWords(c: Drawing, { dark, stone }: Wall) {
  const { input, p } = c;
  const words = inLines(input.headline, 18),
    small = smallLineOf(input);
  const specs: LineSpec[] = words.map((t, i) => ({ t: t.toUpperCase(), f: 'cinzel:700', w: 820, max: words.length > 1 ? 78 : 92, track: 40, gap: i === words.length - 1 ? 44 : 28, flat: true }));
  if (small) specs.push({ t: small, f: 'cormorant-garamond:600i', w: 700, max: 50, track: 10, flat: true });
  const k = stackEven(specs, { cy: 1212 });
  const ink = inkOn(stone, dark ? [p.a, p.c, p.ink] : [shade(p.a, -0.08), p.e, p.ink].filter((x) => contrast(x, stone) > 5), 5);
  c.add('type', k.runs.map((q, i) => {
    const d = at(q, 500, k.ys[i]!);
    return i < words.length ? path(d, `fill="#fff" fill-opacity="${dark ? 0.16 : 0.75}" transform="translate(1.8 2.4)"`) + path(d, `fill="#000" fill-opacity=".35" transform="translate(-1.2 -1.8)"`) + path(d, `fill="${ink}"`)
      : path(d, `fill="${inkOn(stone, [ink, p.ink])}"`);
  }).join(''));
}

/** A rose window in a stone wall, the words cut into the course below. */
export function roseWindow(c: Drawing, h: Hero): void {
  const { p, r } = c;
  const dark = isDark(p);
  const tone = r.pick([p.d, p.b, p.e, p.bg]);
  const stone = dark ? shade(mix(mix(p.bg, '#6b6a72', 0.3), tone, 0.14), 0.03) : shade(mix(mix('#ddd2bd', p.bg, 0.35), tone, lum(tone) > 0.7 ? 0.34 : 0.2), -0.01);
  const deep = shade(stone, -0.2, 0.005),
    pale = shade(stone, dark ? 0.09 : 0.05);
  const wall: Wall = { dark, stone, deep, pale },
    panes = glassOf(c, X, Y - 40, 620);
  c.add('ground', ashlar(c, stone));
  const rim = c.def((id) => `<path id="${id}" d="${circD(X, Y, OUT)}"/>`),
    hub = c.def((id) => `<path id="${id}" d="${circD(X, Y, R)}"/>`);
  c.add('frame', mouldings(c, rim, wall));
  const set = [sat(p.a), sat(mix(p.b, p.a, 0.15)), sat(lum(p.c) > 0.9 ? p.d : p.c)],
    gold = sat(natural(p, '#f6c744', 0.35));
  const glass: Glass = { ...panes, set, gold };
  c.add('art', wheel(c, wall, glass) + roundel(c, h, hub, wall, glass));
  // a string course
  c.add('ornament', rect(0, 1020, 1000, 8, `fill="${pale}"`) + rect(0, 1028, 1000, 20, `fill="${c.lin([[0, shade(stone, 0.02)], [1, shade(stone, -0.06)]])}"`) + rect(0, 1048, 1000, 12, `fill="${deep}" fill-opacity=".4"`));
  drawWords(c, wall);
  c.add('texture', c.vignette('#000', 0.16) + c.grain(0.9));
}
