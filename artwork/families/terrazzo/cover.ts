import {
  at, circ, Drawing, fit, g, type Input, type LineSpec, lum, mix, type P, path, poisson, poly, rect, shade, stack,
  TAU, type Palette,
} from '#artwork/engine.ts';

function chips(c: Drawing, cols: string[], x: number, y: number, w: number, h: number, scale = 1) {
  const r = c.r;
  let s = '';
  const pts = poisson(r, x, y, w, h, () => 62 * scale);
  const by: Record<string, string> = {};
  const facet: string[] = [];
  const chip = (px: number, py: number, R: number, col: string) => {
    const n = r.i(5, 7),
      o = r.f(0, TAU),
      el = r.f(0.62, 1),
      an = r.f(0, TAU);
    const ps: P[] = [];
    for (let i = 0; i < n; i++) {
      const a = o + ((i + r.f(-0.28, 0.28)) / n) * TAU;
      const q = [Math.cos(a) * R * r.f(0.78, 1.12), Math.sin(a) * R * el * r.f(0.78, 1.12)];
      ps.push([px + q[0]! * Math.cos(an) - q[1]! * Math.sin(an), py + q[0]! * Math.sin(an) + q[1]! * Math.cos(an)]);
    }
    by[col] ??= '';
    by[col] += poly(ps);
    if (R > 20 && r.chance(0.5)) facet.push(poly([ps[0]!, ps[1]!, [px, py]]));
  };
  for (const q of pts) chip(q[0], q[1], r.f(15, 34) * scale, r.pick(cols));
  for (const q of poisson(r, x, y, w, h, 26 * scale)) {
    if (pts.some((o) => Math.hypot(o[0] - q[0], o[1] - q[1]) < 34 * scale)) continue;
    chip(q[0], q[1], r.f(3.5, 8) * scale, r.pick(cols));
  }
  for (const k in by) s += path(by[k]!, `fill="${k}" stroke="${k}" stroke-width="3" stroke-linejoin="round"`);
  return s + path(facet.join(''), 'fill="#fff" opacity=".13"');
}

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; m: string; dark: boolean; base: string; cols: string[]; lines: string[];
  ink: string; F: string;
};

function drawNumeral({ inp, c, p, dark, cols, lines, F }: Scene) {
  const num = inp.sub || '30';
  const blk = dark ? p.paper : p.e;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${blk}"`));
  const u = fit(num, 'bowlby-one', 880, 720);
  const y = 560 - (u.y0 + u.y1) / 2;
  const d = at(u, 500, y);
  c.add(
    'art',
    c.soft(d, 0, 10, 16, shade(blk, -0.18), 0.5) +
      path(d, `fill="${mix(p.paper, '#ffffff', dark ? 0 : 0.3)}"`) +
      g(
        chips(
          c,
          dark ? cols.slice(0, 5) : [p.a, p.b, p.d, mix(p.c, '#ffffff', 0.1), shade(p.e, 0.06)],
          40,
          120,
          920,
          u.y1 - u.y0 + 110,
          0.92,
        ),
        `clip-path="${c.clip(path(d))}"`,
      ),
    'pop',
  );
  const top = y + u.y1;
  const S = stack(
    [
      { t: lines.join(' '), f: F, w: 800, max: 128, gap: 46 },
      ...(inp.name ? [{ t: inp.name.toUpperCase(), f: 'league-spartan:600', w: 600, max: 30, track: 300 }] : []),
    ],
    { top: top + 90 },
  );
  const tc = lum(blk) > 0.55 ? p.ink : dark ? p.ink : p.paper;
  c.add('type', S.runs.map((q, i) => path(at(q, 500, S.ys[i]!), `fill="${i ? (dark ? p.a : mix(p.b, tc, 0.2)) : tc}"`)).join(''));
}

function drawShapes({ inp, c, p, m, dark, base, cols, lines, ink, F }: Scene) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${base}"`));
  c.add('art', chips(c, cols, -30, -30, 1060, 1460), 'pop');
  let d = '';
  let cx = 500,
    cy = 760,
    w = 520;
  if (m === 'arch') {
    d = 'M200 1400V560A300 300 0 0 1 800 560V1400Z';
    cy = 850;
    w = 470;
  } else if (m === 'circle') {
    d = 'M110 700a390 390 0 1 0 780 0a390 390 0 1 0 -780 0Z';
    cy = 700;
    w = 580;
  } else {
    d = 'M0 430H1000V970H0Z';
    cy = 700;
    w = 760;
  }
  const lab = dark ? p.bg : p.paper;
  c.add(
    'frame',
    c.soft(d, 0, 6, 20, shade(dark ? p.bg : p.ink, -0.1), 0.3) +
      path(d, `fill="${lab}"`) +
      (m === 'arch'
        ? path('M232 1400V560A268 268 0 0 1 768 560V1400', `fill="none" stroke="${dark ? p.a : p.a}" stroke-width="3"`)
        : m === 'circle'
          ? circ(500, 700, 360, `fill="none" stroke="${p.a}" stroke-width="3"`)
          : path('M0 456H1000M0 944H1000', `stroke="${p.a}" stroke-width="3"`)),
  );
  const specs: LineSpec[] = lines.map((s) => ({ t: F.startsWith('league') ? s.toLowerCase() : s, f: F, w, max: 176, gap: 26 }));
  specs[specs.length - 1]!.gap = 56;
  if (inp.name) specs.push({ t: inp.name.toUpperCase(), f: 'league-spartan:600', w: 420, max: 30, track: 300 });
  const S = stack(specs, { cy });
  c.add(
    'type',
    S.runs
      .map((u, i) => path(at(u, cx, S.ys[i]!), `fill="${i < lines.length ? (dark ? p.ink : i % 2 ? p.a : ink) : dark ? p.a : p.a}"`))
      .join(''),
  );
}

export function drawTerrazzo(inp: Input): Drawing {
  const c = new Drawing('terrazzo', inp),
    { p } = c;
  const m = inp.motif || 'arch';
  const dark = lum(p.bg) < 0.5;
  const base = dark ? p.bg : mix(p.paper, p.bg, 0.35);
  const cols = dark ? [p.a, p.c, p.d, p.ink, p.e, p.b] : [p.a, p.b, p.c, p.d, p.e, mix(p.ink, p.bg, 0.15)];
  const lines = inp.headline.split('|');
  const ink = p.ink;
  const F = inp.variant === 'serif' ? 'gloock' : 'league-spartan:800';
  const scene: Scene = { inp, c, p, m, dark, base, cols, lines, ink, F };
  if (m === 'numeral') drawNumeral(scene);
  else drawShapes(scene);
  c.add('texture', c.grain(0.6));
  c.alt = `Terrazzo stone with the words ${lines.join(' ')}`;
  return c;
}
