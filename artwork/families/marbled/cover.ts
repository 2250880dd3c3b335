import {
  Drawing, type Input, lerp, lum, mix, n1, noise1, type P, path, polar, rect, shade, sparkle, TAU, type Rng,
  type Palette,
} from '#artwork/engine.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';

/** relative path on a half-unit grid, without points that make no visible difference */
function lean(ps: P[], tol = 0.6, close = true) {
  const keep: P[] = [ps[0]!];
  let a = ps[0]!,
    h = Math.atan2(ps[1]![1] - a[1], ps[1]![0] - a[0]);
  for (let i = 1; i < ps.length - 1; i++) {
    const b = ps[i + 1]!,
      q = ps[i]!,
      far = Math.hypot(q[0] - a[0], q[1] - a[1]);
    if (far < tol) continue;
    const k = Math.atan2(b[1] - q[1], b[0] - q[0]);
    let t = Math.abs(k - h);
    if (t > Math.PI) t = TAU - t;
    if (t * Math.max(far, 3) > 1.5 || far > 60) {
      keep.push(q);
      a = q;
      h = k;
    }
  }
  keep.push(ps[ps.length - 1]!);
  let d = '',
    px = 0,
    py = 0;
  keep.forEach((q, i) => {
    const x = Math.round(q[0] * 2),
      y = Math.round(q[1] * 2);
    if (!i) d = `M${x / 2} ${y / 2}l`;
    else {
      const dx = (x - px) / 2,
        dy = (y - py) / 2;
      if (!dx && !dy) return;
      d += (d.endsWith('l') || dx < 0 ? '' : ' ') + dx + (dy < 0 ? '' : ' ') + dy;
    }
    px = x;
    py = y;
  });
  return d + (close ? 'Z' : '');
}
type Drop = { ps: P[]; col: string };
const drip = (bath: Drop[], cx: number, cy: number, rad: number, col: string, n = 96) => {
  const r2 = rad * rad;
  for (const b of bath)
    for (const q of b.ps) {
      const dx = q[0] - cx,
        dy = q[1] - cy,
        k = Math.sqrt(1 + r2 / (dx * dx + dy * dy + 0.01));
      q[0] = cx + dx * k;
      q[1] = cy + dy * k;
    }
  bath.push({ ps: Array.from({ length: n + 1 }, (_, i) => polar(cx, cy, rad, (i * TAU) / n)), col });
};
const stir = (bath: Drop[], f: (x: number, y: number) => P) => {
  for (const b of bath)
    for (const q of b.ps) {
      const w = f(q[0], q[1]);
      q[0] = w[0];
      q[1] = w[1];
    }
};
/** distance to the nearest tine of a comb, 0 at a tine, 1 midway */
const tine = (v: number, gap: number) => {
  const k = (((v % gap) + gap) % gap) / gap;
  return Math.abs(k - 0.5) * 2;
};
const fine = (b: Drop[], step: number) => {
  for (const d of b) {
    const o: P[] = [];
    for (let i = 0; i < d.ps.length - 1; i++) {
      const p = d.ps[i]!,
        q = d.ps[i + 1]!,
        n = Math.max(1, Math.min(60, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / step)));
      for (let k = 0; k < n; k++) o.push([lerp(p[0], q[0], k / n), lerp(p[1], q[1], k / n)]);
    }
    o.push(d.ps[d.ps.length - 1]!);
    d.ps = o;
  }
};

function labelShape(kind: string, x: number, y: number, w: number, h: number): (k: number) => string {
  return (k: number) => {
    const a = w / 2 - k,
      b = h / 2 - k;
    if (kind === 'oval') return `M${n1(x - a)} ${n1(y)}A${n1(a)} ${n1(b)} 0 1 1 ${n1(x + a)} ${n1(y)}A${n1(a)} ${n1(b)} 0 1 1 ${n1(x - a)} ${n1(y)}Z`;
    const q = Math.max(8, (kind === 'plate' ? 46 : 62) - k * 0.42);
    if (kind === 'plate')
      return `M${n1(x - a + q)} ${n1(y - b)}H${n1(x + a - q)}A${n1(q)} ${n1(q)} 0 0 0 ${n1(x + a)} ${n1(y - b
        + q)}V${n1(y + b - q)}A${n1(q)} ${n1(q)} 0 0 0 ${n1(x + a - q)} ${n1(y + b)}H${n1(x - a
        + q)}A${n1(q)} ${n1(q)} 0 0 0 ${n1(x - a)} ${n1(y + b - q)}V${n1(y - b + q)}A${n1(q)} ${n1(q)} 0 0 0 ${n1(x - a + q)} ${n1(y - b)}Z`;
    return `M${n1(x - a)} ${n1(y - b)}H${n1(x + a)}V${n1(y + b)}H${n1(x - a)}Z`;
  };
}

/** What the parts of a cover share. */
type Scene = { inp: Input; r: Rng; p: Palette; m: string; dark: boolean; base: string; bath: Drop[]; inks: string[] };

function drawSuminagashi({ inp, r, p, dark, base, bath }: Scene) {
  let out = '';
  const ink = dark ? p.c : p.e,
    clear = 'clear',
    second = dark ? p.b : p.a;
  const pools: P[] = [
    [r.f(240, 400), r.f(360, 480)],
    [r.f(620, 780), r.f(880, 1040)],
    [r.f(760, 900), r.f(150, 300)],
    [r.f(100, 260), r.f(1060, 1200)],
    [r.f(820, 960), r.f(560, 680)],
    [r.f(60, 160), r.f(700, 800)],
  ];
  const laps = [21, 22, 14, 14, 10, 10];
  for (let i = 0; i < 22; i++)
    pools.forEach((q, k) => {
      if (i >= laps[k]!) return;
      drip(bath, q[0] + r.f(-9, 9), q[1] + r.f(-9, 9), r.f(52, 72), clear, 84);
      drip(bath, q[0] + r.f(-9, 9), q[1] + r.f(-9, 9), r.f(20, 46), k === 1 && i % 3 === 1 ? second : ink, 84);
    });
  fine(bath, 14);
  const A = noise1(inp.seed + 'a'),
    B = noise1(inp.seed + 'b'),
    C = noise1(inp.seed + 'c');
  // gentle waves, then lines drawn across with a hair
  stir(bath, (x, y) => [x + 74 * A((y + x * 0.35) / 230 + 9) + 26 * B(y / 90 + x / 260), y + 66 * B((x - y * 0.3) / 250 + 40) + 24 * C(x / 96 - y / 240 + 7)]);
  for (let k = 0; k < 4; k++) {
    const y0 = r.f(200, 1250),
      s = r.chance(0.5) ? 1 : -1,
      sl = r.f(-0.3, 0.3);
    stir(bath, (x, y) => [x + s * 120 * Math.pow(0.965, Math.abs(y - y0 - sl * (x - 500))), y]);
  }
  for (const b of bath) out += path(lean(b.ps, 0.7), `fill="${b.col === 'clear' ? base : b.col}"${b.col === 'clear' ? '' : ` fill-opacity="${n1(r.f(0.6, 1))}"`}`);
  return out;
}

function drawStoneOrHatip({ inp, r, p, m, base, bath, inks }: Scene) {
  let out = '';
  const N = m === 'stone' ? 210 : 46;
  for (let i = 0; i < N; i++)
    drip(bath, r.f(-60, 1060), r.f(-60, 1460), m === 'stone' ? (i < 60 ? r.f(70, 120) : i < 130 ? r.f(28, 62) : r.f(9, 30)) : r.f(60, 130),
      m === 'stone' ? (i % 4 ? inks[(i * 7 + (i >> 3)) % 6]! : p.e) : [mix(base, p.d, 0.5), mix(base, p.paper, 0.4), mix(base, p.b, 0.22), base][i % 4]!, 72);
  if (m === 'hatip') {
    // rows of drops within drops, drawn into flowers with a needle
    const heads: Drop[] = [];
    for (let j = 0; j < 5; j++)
      for (let i = 0; i < (j % 2 ? 2 : 3); i++) {
        if (j === 2 && i === 1) continue;
        const q: P = [j === 2 ? 78 + i * 422 : j % 2 ? 340 + i * 320 : 180 + i * 320, [128, 362, 700, 1038, 1272][j]!];
        const own: Drop[] = [],
          cs = [p.e, p.paper, p.a, p.b, p.c];
        [70, 58, 56, 46, 40].forEach((R, k) => drip(own, q[0], q[1], R, cs[(k + ((i + j) % 2)) % 5]!, 130));
        drip(own, q[0], q[1], 26, j % 2 ? p.e : p.a, 90);
        const a0 = r.f(0, TAU),
          n = (i + j) % 2 ? 6 : 5;
        stir(own, (x, y) => {
          const dx = x - q[0],
            dy = y - q[1],
            d = Math.hypot(dx, dy);
          if (d < 1) return [x, y];
          const w = Math.abs((((((Math.atan2(dy, dx) - a0) / TAU) * n) % 1) + 1) % 1 - 0.5) * 2; // 1 on a needle line
          const pull = Math.pow(w, 5) * 56 * Math.exp(-Math.pow((d - 100) / 74, 2)) - (1 - w) ** 3 * 22 * Math.exp(-Math.pow((d - 115) / 60, 2));
          const k = ((d - pull) / d) * 0.9;
          return [q[0] + dx * k, q[1] + dy * k];
        });
        for (const b of bath)
          for (const t of b.ps) {
            const dx = t[0] - q[0],
              dy = t[1] - q[1],
              k = Math.sqrt(1 + 14000 / (dx * dx + dy * dy + 0.01));
            t[0] = q[0] + dx * k;
            t[1] = q[1] + dy * k;
          }
        heads.push(...own);
      }
    fine(bath, 20);
    bath.push(...heads);
  } else {
    fine(bath, 20);
    const A = noise1(inp.seed + 's');
    stir(bath, (x, y) => [x + 34 * A(y / 190), y + 34 * A(x / 190 + 30)]);
  }
  for (const b of bath) out += path(lean(b.ps, 0.8), `fill="${b.col}"`) ;
  return out;
}

function drawCombed({ inp, r, p, m, bath }: Scene) {
  let out = '';
  // throw in bands, rake to and fro, then draw the comb
  const gap = m === 'peacock' ? 50 : 40;
  const band = m === 'peacock' ? 25 : 22;
  const A = noise1(inp.seed + 'q'),
    B = noise1(inp.seed + 'z');
  let y = -260,
    k = 0;
  const order = [p.e, p.paper, p.a, p.d, p.e, p.b, p.paper, p.c, p.a];
  while (y < 1720) {
    const w = band * r.f(0.6, 1.5);
    const ps: P[] = [];
    for (let x = -90; x <= 1090; x += gap / 11) ps.push([x, y + 10 * A(x / 120 + k * 3.7)]);
    bath.push({ ps, col: order[k++ % order.length]! });
    y += w;
  }
  // to and fro
  stir(bath, (x, y) => [x, y + 46 * Math.sin(x / 78 + 1.2 * A(y / 300)) + 16 * B(x / 60)]);
  const dr = gap * (m === 'peacock' ? 1.6 : 1.35);
  stir(bath, (x, y) => {
    const xx = x + 5 * B(y / 130 + 80);
    const t = tine(xx, gap);
    return [x, y + dr * (1.1 * Math.pow(t, 3) - 0.5)];
  });
  if (m === 'peacock') {
    const per = 200;
    stir(bath, (x, y) => {
      const ph = (x / per) * TAU;
      const row = Math.sin((y / 250) * TAU);
      return [x + 44 * Math.sin((y / 250) * TAU) * Math.cos(ph * 0.5) , y + 62 * Math.cos(ph) * (0.65 + 0.35 * row)];
    });
  }
  for (const b of bath) {
    b.ps.push([1100, 1900], [-100, 1900]);
    out += path(lean(b.ps, 0.75), `fill="${b.col}"`);
  }
  return out;
}

function orn(yy: number, s: number) {
  // a printer's flower
  let d = '';
  for (const k of [-1, 1])
    d += `M${n1(500 + k * 14 * s)} ${n1(yy)}C${n1(500 + k * 34 * s)} ${n1(yy - 16 * s)} ${n1(500 + k * 58 * s)} ${n1(yy - 9 * s)} ${n1(500
      + k * 78 * s)} ${n1(yy)}C${n1(500 + k * 58 * s)} ${n1(yy + 9 * s)} ${n1(500 + k * 34 * s)} ${n1(yy + 16 * s)} ${n1(500 + k * 14 * s)} ${n1(yy)}Z`;
  return d + sparkle(500, yy, 11 * s, 0.2) + `M${n1(500 - 90 * s)} ${n1(yy)}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M${n1(500 + 90 * s)} ${n1(yy)}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`;
}

export function drawMarbled(inp: Input): Drawing {
  const c = new Drawing('marbled', inp),
    { r, p } = c;
  const m = inp.motif || 'nonpareil';
  const dark = isDark(p);
  const base = m === 'suminagashi' ? (dark ? p.bg : mix(p.paper, p.bg, 0.5)) : dark ? p.bg : mix(p.bg, p.d, 0.4);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${base}"`));
  const bath: Drop[] = [];
  const inks = [p.a, p.e, p.b, p.c, p.d, p.paper];
  let out = '';
  const scene: Scene = { inp, r, p, m, dark, base, bath, inks };
  if (m === 'suminagashi') out += drawSuminagashi(scene);
  else if (m === 'stone' || m === 'hatip') out += drawStoneOrHatip(scene);
  else out += drawCombed(scene);
  c.add('art', out);
  // the size dries unevenly; the sheet has a soft sheen
  c.add('texture', c.grain(0.8) + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.1], [0.4, '#fff', 0], [1, '#000', 0.12]], 0, 0, 1, 1)}"`));
  const kind = inp.variant && ['plate', 'oval', 'slip'].includes(inp.variant) ? inp.variant : m === 'suminagashi' ? 'slip' : m === 'nonpareil' ? 'plate' : m === 'stone' ? 'oval' : 'plate';
  const paper = lum(p.paper) > 0.7 ? mix(p.paper, '#fbf3e2', 0.5) : '#fbf4e6';
  const w = kind === 'slip' ? 480 : kind === 'oval' ? 680 : 630,
    y = 700,
    inner = kind === 'oval' ? w * 0.64 : w - 150;
  const head0 = block(inp.headline, 'playfair-display:500i', 500, inner, kind === 'slip' ? 270 : 230, kind === 'slip' ? 112 : 116, { top: 0 }, { lead: 1.04 });
  const above = inp.sub ? 66 : 0,
    name0 = inp.name ? block(inp.name, 'playfair-display:400i', 500, inner * (kind === 'oval' ? 0.74 : 0.94), 84, 38, { top: 0 }, { lead: 1.16 }) : null,
    below = 58 + (name0 ? 40 + name0.bottom : 0),
    pad = kind === 'slip' ? 150 : kind === 'oval' ? 116 : 100,
    tall = above + head0.bottom + below,
    h = Math.max(kind === 'slip' ? 640 : kind === 'oval' ? 520 : 420, tall + pad * 2),
    headTop = y - tall / 2 + above + (kind === 'slip' ? 18 : 0);
  const S = labelShape(kind, 500, y, w, h);
  const ink = reads(paper, 6, p.e, p.ink, shade(p.a, -0.2)),
    acc = reads(paper, 4.6, p.a, shade(p.a, -0.12), ink);
  let lab = c.soft(S(0), 0, 9, 26, '#1a1008', 0.45, 6) + path(S(0), `fill="${paper}"`);
  // the plate mark
  lab += path(S(26), `fill="none" stroke="#000" stroke-opacity=".1" stroke-width="3" transform="translate(-1.2 -1.6)"`)
    + path(S(26), `fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="3" transform="translate(1.2 1.6)"`);
  lab += path(S(34), `fill="none" stroke="${ink}" stroke-width="5"`) + path(S(45), `fill="none" stroke="${acc}" stroke-width="1.8"`);
  c.add('frame', lab);
  const head = block(inp.headline, 'playfair-display:500i', 500, inner, kind === 'slip' ? 270 : 230, kind === 'slip' ? 112 : 116, { top: headTop }, { lead: 1.04 });
  const press = (d: string, col: string) => path(d, `fill="#fff" transform="translate(1.6 2.2)"`) + path(d, `fill="${col}"`);
  let ty = press(head.d, ink);
  const up = inp.sub ?? '';
  if (up) ty += press(block(up.toUpperCase(), 'josefin-sans:600', 500, inner * (kind === 'oval' ? 0.72 : 1), 60, 25, { bottom: head.top - 36 }, { track: 190, lead: 1.4 }).d, acc);
  c.add('ornament', press(orn(head.bottom + 52, 0.8), acc) + (kind === 'slip' ? press(orn(y - h / 2 + 106, 0.8), acc) : ''));
  if (inp.name) ty += press(block(inp.name, 'playfair-display:400i', 500, inner * (kind === 'oval' ? 0.74 : 0.94), 84, 38, { top: head.bottom + 98 }, { lead: 1.16 }).d, ink);
  c.add('type', ty);
  return c;
}
