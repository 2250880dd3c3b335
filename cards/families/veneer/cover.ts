import { lum, mix, shade } from '#cards/render/colour.ts';
import { Drawing, type Input } from '#cards/render/drawing.ts';
import { clamp, n1, polar, poly, smooth, TAU, type P } from '#cards/render/geometry.ts';
import { at, type LineSpec } from '#cards/render/lettering.ts';
import { makeRng } from '#cards/render/random.ts';
import { path, rect } from '#cards/render/svg.ts';
import { isDark } from '#cards/families/colours/grounds.ts';
import { heroOf } from '#cards/families/heroes/library.ts';
import { inkOn, stackEven } from '#cards/families/materials/lettering.ts';
import { circD, off } from '#cards/families/materials/outlines.ts';
import { colourOf, rgbOf } from '#cards/families/materials/part-colours.ts';
import { inner, lay, U, unionId } from '#cards/families/materials/pieces.ts';

export function drawVeneer(inp: Input): Drawing {
  const c = new Drawing('veneer', inp),
    { p } = c;
  const h = heroOf(inp.motif);
  c.alt = h.name + ' in marquetry';
  const dark = isDark(p) || inp.variant === 'dark';
  const WOODS = ['#f0e2c4', '#e3c596', '#d3a062', '#b9763f', '#8f5430', '#6a3f28', '#4a2c20', '#2c1d18'];
  const wood = (col: string): string => {
    const l = lum(col),
      i = clamp(Math.round((0.96 - l) * 10.5), 0, 7),
      q = rgbOf(col),
      sat = Math.max(...q) - Math.min(...q),
      cool = q[0]! < Math.max(q[1]!, q[2]!);
    return mix(WOODS[i]!, col, cool ? clamp(sat / 300, 0.1, 0.46) : clamp(sat / 420, 0.08, 0.34));
  };
  // figure of the wood, tiled
  const fig = [0, 1, 2].map((v) => {
    const rr = makeRng('veneer' + v);
    let d = '',
      d2 = '';
    for (let i = 0; i < 26; i++) {
      const y = (i / 26) * 130 + rr.f(-1.4, 1.4),
        a = rr.f(1, 5) * (v === 1 ? 1.8 : 1),
        ph = rr.f(0, TAU);
      const q: P[] = Array.from({ length: 9 }, (_, k) => [(k / 8) * 320, y + Math.sin((k / 8) * TAU + ph) * a + Math.sin((k / 4) * TAU + ph * 2) * a * 0.4]);
      if (i % 3) d += smooth(q, false);
      else d2 += smooth(q, false);
    }
    let pores = '';
    for (let i = 0; i < 60; i++) { const x = rr.f(4, 300), y = rr.f(0, 130); pores += `M${n1(x)} ${n1(y)}h${n1(rr.f(4, 16))}`; }
    return `<path d="${d}" fill="none" stroke="#2a1206" stroke-opacity=".16" stroke-width="1.5"/><path d="${d2}" fill="none" stroke="#2a1206" stroke-opacity=".24" stroke-width="2.6"/><path d="${d2}" fill="none" stroke="#fff2d4" stroke-opacity=".2" stroke-width="1.6" transform="translate(0 2.2)"/><path d="${pores}" stroke="#2a1206" stroke-opacity=".26" stroke-width="1.1"/>`;
  });
  const figId = fig.map((x) => c.def((id) => `<g id="${id}">${x}</g>`));
  const grain = (deg: number, v: number) => c.pattern(320, 130, U(figId[((v % 3) + 3) % 3]!), `rotate(${Math.round(deg / 5) * 5}) scale(${[0.8, 1, 0.7][((v % 3) + 3) % 3]!})`);
  const frameW = dark ? mix('#3a241b', p.bg, 0.16) : mix('#7a4a2c', p.e, 0.1);
  const X = 128,
    Y = 122,
    W = 744,
    H = 860,
    hx = 500,
    hy = Y + H / 2;
  // frame: four mitred boards
  const o = 0;
  const boards: [P[], number][] = [[[[o, o], [1000, o], [X + W, Y], [X, Y]], 0], [[[1000, o], [1000, 1400], [X + W, Y + H], [X + W, Y]], 90],
    [[[o, o], [X, Y], [X, Y + H], [o, 1400]], 90], [[[o, 1400], [X, Y + H], [X + W, Y + H], [1000, 1400]], 0]];
  let s = '';
  boards.forEach(([q, deg], i) => {
    const col = shade(frameW, [0.02, -0.02, 0.01, -0.01][i]!);
    s += path(poly(q), `fill="${col}"`) + path(poly(q), `fill="${grain(deg, i)}"`) + path(poly(q), 'fill="none" stroke="#120804" stroke-opacity=".5" stroke-width="2"');
  });
  c.add('ground', s);
  // stringing and a chequered band
  const light = '#ecd9b2',
    ebony = '#22160f';
  let bd = path(`M${X - 34} ${Y - 34}H${X + W + 34}V${Y + H + 34}H${X - 34}Z`, `fill="${ebony}"`)
    + path(`M${X - 30} ${Y - 30}H${X + W + 30}V${Y + H + 30}H${X - 30}Z`, `fill="${light}"`) + path(`M${X - 24} ${Y - 24}H${X + W + 24}V${Y + H + 24}H${X - 24}Z`, `fill="${ebony}"`);
  let chk = '';
  const t = 12;
  for (let x = X - 24, k = 0; x < X + W + 24 - 1; x += t, k++) {
    const w = Math.min(t, X + W + 24 - x);
    for (const y of [Y - 24 + (k % 2 ? 0 : 10), Y + H + 4 + (k % 2 ? 0 : 10)]) chk += `M${n1(x)} ${y}h${n1(w)}v10h${n1(-w)}z`;
  }
  for (let y = Y - 4, k = 0; y < Y + H + 4 - 1; y += t, k++) {
    const w = Math.min(t, Y + H + 4 - y);
    for (const x of [X - 24 + (k % 2 ? 0 : 10), X + W + 4 + (k % 2 ? 0 : 10)]) chk += `M${x} ${n1(y)}h10v${n1(w)}h-10z`;
  }
  bd += path(chk, `fill="${light}"`) + path(`M${X - 4} ${Y - 4}H${X + W + 4}V${Y + H + 4}H${X - 4}Z`, `fill="${light}"`);
  // sunburst of veneer
  const clip = c.clip(rect(X, Y, W, H));
  const n = 22,
    gA = dark ? wood(shade(p.bg, 0.16)) : '#e2c391',
    gB = dark ? wood(shade(p.bg, 0.08)) : '#d4ad74';
  let sun = '';
  const ps = lay(c, h, hx, hy + 6, 580, 670),
    un = unionId(c, ps);
  for (let i = 0; i < n; i++) {
    const a0 = ((i - 0.5) / n) * TAU,
      a1 = ((i + 0.5) / n) * TAU,
      d = poly([[hx, hy], polar(hx, hy, 900, a0), polar(hx, hy, 900, a1)]),
      col = i % 2 ? gA : gB,
      deg = (i / n) * 360;
    const m = polar(hx, hy, 900, a0),
      e = polar(hx, hy, 900, a1);
    sun += path(d, `fill="${c.lin([[0, shade(col, -0.07)], [0.4, col], [1, shade(col, 0.03)]], Math.round(m[0]), Math.round(m[1]), Math.round(e[0]), Math.round(e[1]), 'u')}"`)
      + path(d, `fill="${grain(deg, i)}"`) + path(d, 'fill="none" stroke="#2a1206" stroke-opacity=".4" stroke-width="1.2"');
  }
  const dR = 322;
  const disc = circD(hx, hy, dR),
    discW = dark ? '#d9b47a' : wood(mix(p.d, '#f4e4c0', 0.5));
  c.add('frame', bd + `<g clip-path="${clip}">${sun}${path(circD(hx, hy, dR + 16), `fill="${ebony}"`)}${path(circD(hx, hy, dR + 12), `fill="${light}"`)}${path(circD(hx, hy, dR + 4), `fill="${ebony}"`)}${path(disc, `fill="${c.lin([[0, shade(discW, 0.03)], [1, shade(discW, -0.06)]], 0, 0, 1, 1)}"`)}${path(disc, `fill="${grain(0, 1)}"`)}</g>`);
  let a = U(un, 'fill="none" stroke="#1c0d06" stroke-opacity=".5" stroke-width="5" stroke-linejoin="round"');
  for (const q of ps) {
    const nat = colourOf(p, h, q.k),
      col = off(wood(nat), discW, 1.2);
    if (q.line) { a += U(q.id, `fill="none" stroke="${lum(nat) > 0.7 ? shade(col, -0.2) : col}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"`); continue; }
    const m = Math.min(q.x1 - q.x0, q.y1 - q.y0),
      an = (q.ang * Math.PI) / 180;
    // the sheen turns with the grain
    a += U(q.id, `fill="${c.lin([[0, shade(col, 0.045)], [0.35, col], [0.55, shade(col, 0.03)], [1, shade(col, -0.05)]], Math.round(50 - Math.sin(an) * 50) / 100, Math.round(50 - Math.cos(an) * 50) / 100, Math.round(50 + Math.sin(an) * 50) / 100, Math.round(50 + Math.cos(an) * 50) / 100)}"`);
    if (m > 16) a += U(q.id, `fill="${grain(q.ang, q.i)}"`);
    if (m > 34) a += inner(c, q.id, -2, -4, clamp(m * 0.2, 6, 34), '#3a1604', 0.42, 5);
    a += U(q.id, `fill="none" stroke="#1c0d06" stroke-opacity=".62" stroke-width="${m < 30 ? 1.2 : 1.8}" stroke-linejoin="round"`);
  }
  c.add('art', a);
  const words = inp.headline.split('|'),
    small = inp.name || inp.sub;
  const specs: LineSpec[] = words.map((t2, i) => ({ t: t2, f: 'gloock', w: 760, max: words.length > 1 ? 78 : 104, gap: i === words.length - 1 ? 42 : 22, flat: true }));
  if (small) specs.push({ t: small, f: 'jost:500', w: 720, max: 32, track: 110, flat: true });
  const k = stackEven(specs, { cy: 1204 });
  const ink = inkOn(frameW, ['#f2dfb6', '#fff2d8'], 4.5);
  const td = words.map((_, i) => at(k.runs[i]!, 500, k.ys[i]!)).join('');
  c.add('type', path(td, `fill="#120804" stroke="#120804" stroke-width="3.4" stroke-opacity=".7" stroke-linejoin="round"`) + path(td, `fill="${ink}"`)
    + path(td, `fill="${grain(0, 2)}" fill-opacity=".55"`) + (small ? path(at(k.runs[words.length]!, 500, k.ys[words.length]!), `fill="${ink}"`) : ''));
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.16], [0.34, '#fff', 0.02], [0.5, '#fff', 0.1], [0.62, '#fff', 0], [1, '#000', 0.2]], 0, 0, 1, 1)}"`));
  return c;
}
