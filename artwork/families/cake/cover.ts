import {
  at, circ, contrast, Drawing, ell, fit, g, heart, type Input, lerp, lum, makeRng, mix, n1, type P, path, poisson, pt,
  rect, type Rng, shade, smooth, stack, tf, type Palette,
} from '#artwork/engine.ts';
import { candle } from '#artwork/subjects/candle.ts';

const drip = (r: Rng, x0: number, x1: number, y: number, h: number, depth: number) => {
  let d = `M${n1(x0)} ${n1(y)}`;
  let x = x1;
  d += `H${n1(x1)}V${n1(y + h)}`;
  while (x > x0 + 1) {
    const w = Math.min(x - x0, r.f(26, 46));
    const L = r.f(0.15, 1) * depth;
    d += `v${n1(L * 0.6)}a${n1(w / 4)} ${n1(w / 4)} 0 0 1 ${n1(-w / 2)} 0v${n1(-L * 0.6)}`;
    const w2 = w / 2;
    d += `a${n1(w2 / 2)} ${n1(Math.min(w2 / 2, 10))} 0 0 0 ${n1(-w2)} 0`;
    x -= w;
  }
  return d + `V${n1(y)}Z`;
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; dark: boolean; cream: string; lines: string[]; cols: string[];
};

function drawTiers({ inp, c, r, p, dark, cream, lines, cols, s }: Scene & { s: string }) {
  const words = lines.slice(0, 4);
  const n = words.length;
  const H = n === 2 ? 235 : n === 1 ? 300 : 200;
  const baseY = 1062; // stand
  s +=
    ell(500, baseY + 92, 250, 20, `fill="#000" opacity=".14"`) +
    path(
      `M470 ${baseY + 16}C470 ${baseY + 60} 400 ${baseY + 72} 380 ${baseY + 92}H620C600 ${baseY + 72} 530 ${baseY + 60} 530 ${baseY + 16}Z`,
      `fill="${shade(cream, -0.06)}"`,
    ) +
    path(`M110 ${baseY}` + Array.from({ length: 13 }, () => 'a30 26 0 0 0 60 0').join('') + `V${baseY - 12}H110Z`, `fill="${cream}"`) +
    rect(96, baseY - 20, 808, 24, `rx="12" fill="#fff"`) +
    rect(96, baseY - 4, 808, 8, `rx="4" fill="${shade(cream, -0.07)}" opacity=".7"`);
  let top = baseY - 20;
  const tiers: { w: number; y: number; t: string; i: number }[] = [];
  for (let i = n - 1; i >= 0; i--) {
    const w = 680 - (n - 1 - i) * 118;
    tiers.push({ w, y: top - H, t: words[i]!, i });
    top -= H;
  }
  for (const T of tiers) {
    const x0 = 500 - T.w / 2,
      x1 = 500 + T.w / 2;
    const col = cols[T.i % cols.length]!;
    const body = `M${x0} ${T.y + 26}Q${x0} ${T.y} ${x0 + 26} ${T.y}H${x1 - 26}Q${x1} ${T.y} ${x1} ${T.y + 26}V${T.y + H}H${x0}Z`;
    s +=
      path(body, `fill="${col}"`) +
      rect(x1 - 58, T.y + 20, 58, H - 20, `fill="${shade(col, -0.12)}" opacity=".22"`) +
      rect(x0 + 14, T.y + 30, 16, H - 60, `rx="8" fill="#fff" opacity=".22"`);
    const cp = c.clip(path(body));
    let deco = '';
    if (T.i % 3 === 1) for (let x = x0 + 14; x < x1; x += 40) deco += rect(x, T.y, 12, H, '');
    else if (T.i % 3 === 2)
      for (const q of poisson(r, x0, T.y + 50, T.w, H - 60, 34))
        deco += g(rect(-8, -2.6, 16, 5.2, `rx="2.6"`), tf(q[0], q[1], r.f(0, 180)));
    else for (let x = x0 + 30; x < x1; x += 60) for (let k = 0; k < 4; k++) deco += circ(x + (k % 2) * 30, T.y + 60 + k * 46, 6.5, '');
    s += g(deco, `fill="#fff" opacity=".3" clip-path="${cp}"`);
    s += path(
      drip(r, x0 - 9, x1 + 9, T.y - 14, 34, 62),
      `fill="${shade(cream, -0.1)}" opacity=".35" transform="translate(0 7)" clip-path="${c.clip(rect(x0, T.y, T.w, H))}"`,
    );
    const rr = makeRng(inp.seed + T.i);
    s += path(drip(rr, x0 - 9, x1 + 9, T.y - 14, 34, 62), `fill="${cream}" stroke="${cream}" stroke-width="10" stroke-linejoin="round"`);
    for (let x = x0 + 2; x <= x1 + 4; x += 27)
      s +=
        circ(x, T.y + H - 6, 16, `fill="${cream}"`) +
        path(`M${n1(x - 9)} ${n1(T.y + H - 8)}q9 -12 18 0`, `fill="none" stroke="${shade(cream, -0.09)}" stroke-width="2.6"`);
    const u = fit(T.t.toUpperCase(), 'lilita-one', T.w - 110, H - 122, { track: 40 });
    const ty = T.y + H * 0.56 + u.cap / 2;
    const d = at(u, 500, ty);
    const on = contrast(col, cream) > 1.9 ? cream : shade(col, -0.42, 0.03);
    s += path(d, `fill="${shade(col, -0.2)}" opacity=".5" transform="translate(0 5)"`) + path(d, `fill="${on}"`);
  }
  const ty = tiers[tiers.length - 1]!.y - 12,
    tw = tiers[tiers.length - 1]!.w;
  const nC = 5;
  let cn = '';
  for (let i = 0; i < nC; i++) cn += candle(c, 500 + ((i - 2) * tw) / 5.6, ty + 4, r.f(92, 120), 21, cols[(i + 2) % cols.length]!);
  const dol = Array.from({ length: 9 }, (_, i) => {
    const x = 500 - tw / 2 + 20 + (i * (tw - 40)) / 8;
    return (
      circ(x, ty - 2, 21, `fill="${cream}"`) +
      circ(x, ty - 18, 12, `fill="${cream}"`) +
      (i % 2
        ? circ(x, ty - 30, 12, `fill="${p.a === cols[0] ? shade(p.a, -0.04, 0.03) : '#c8323c'}"`) +
          circ(x - 4, ty - 34, 3, 'fill="#fff" opacity=".8"')
        : '')
    );
  }).join('');
  s = cn + s + dol;
  c.add('art', s, 'pop');
  if (inp.name) {
    const u = fit(inp.name, 'pacifico', 640, 110, { max: 76 });
    c.add('type', path(at(u, 500, 1308), `fill="${dark ? p.a : lum(p.e) > 0.6 ? p.ink : cream}"`));
  }
  return s;
}

/** What the parts of `drawSlice` share. */
type SliceScene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; dark: boolean; cream: string; lines: string[]; A: P; B: P; Cc: P;
  L: (a: P, b: P, t: number) => P; dn: (q: P, t: number) => P; sponge: string; sp2: string; jam: string; cr: string;
  ic: string;
};

function drawLayers({ r, A, B, L, dn, sponge, sp2, jam, cr, ic }: SliceScene) {
  let s = '';
  const lay: [number, number, string][] = [
    [0, 0.08, ic],
    [0.08, 0.32, sponge],
    [0.32, 0.38, cr],
    [0.38, 0.43, jam],
    [0.43, 0.66, sponge],
    [0.66, 0.72, cr],
    [0.72, 0.77, jam],
    [0.77, 1, sponge],
  ];
  for (const [t0, t1, col] of lay) {
    const a = dn(A, t0),
      b = dn(B, t0),
      b2 = dn(B, t1),
      a2 = dn(A, t1);
    const wob = col === cr || col === jam;
    const topE = wob
      ? smooth(
          [
            a,
            ...[0.2, 0.4, 0.6, 0.8].map((t, i) => {
              const q = L(a, b, t);
              return [q[0], q[1] + (i % 2 ? 4 : -4)] as P;
            }),
            b,
          ],
          false,
        )
      : `M${pt(a)}L${pt(b)}`;
    s += path(topE + `L${pt(b2)}L${pt(a2)}Z`, `fill="${col}" stroke="${col}" stroke-width="2"`);
    if (col === sponge) {
      let d = '';
      for (let i = 0; i < 44; i++) {
        const u = r.f(0.03, 0.97),
          t = r.f(t0 + 0.02, t1 - 0.02);
        const q = dn(L(A, B, u), t);
        d += ell(q[0], q[1], r.f(2, 6), r.f(1.6, 3.6), '');
      }
      s += g(d, `fill="${sp2}"`);
    }
  }
  return s;
}

function drawIcing({ r, A, B, L, ic }: SliceScene) {
  let s = '';
  const N = 9;
  let dd = `M${pt(A)}`;
  for (let i = 0; i < N; i++) {
    const q0 = L(A, B, i / N),
      q1 = L(A, B, (i + 0.55) / N),
      q2 = L(A, B, (i + 1) / N),
      l = r.f(14, 74);
    dd += `L${n1(q0[0])} ${n1(q0[1] + l * 0.8)}Q${n1((q0[0] + q1[0]) / 2)} ${n1(q0[1] + l + 24)} ${n1(q1[0])} ${n1(q1[1] + l * 0.8)}L${n1(q1[0])} ${n1(q1[1]
      + 8)}Q${n1((q1[0] + q2[0]) / 2)} ${n1(q1[1] + 1)} ${n1(q2[0])} ${n1(q2[1] + 8)}`;
  }
  dd += `L${pt(B)}Z`;
  s +=
    path(dd, `fill="${shade(ic, 0.04)}"`) +
    path(
      `M${n1(A[0] + 60)} ${n1(A[1] - 2)}L${n1(B[0] - 90)} ${n1(B[1] - 26)}`,
      `stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".4"`,
    );
  return s;
}

function drawToppings({ r, p, cream, A, B, Cc, L, jam }: SliceScene) {
  let s = '';
  for (let i = 0; i < 5; i++) {
    const t = i / 4,
      q: P = [lerp(B[0] + 6, Cc[0] - 20, t) + Math.sin(t * Math.PI) * 34, lerp(B[1] - 20, Cc[1] + 6, t)];
    s +=
      ([
        [0, 0, 46, 30],
        [0, -24, 34, 24],
        [0, -44, 21, 17],
      ] as [number, number, number, number][])
        .map(
          ([x, y, a, b], k) =>
            ell(q[0] + x, q[1] + y, a, b, `fill="${k % 2 ? cream : '#fffdf8'}"`) +
            path(
              `M${n1(q[0] - a * 0.8)} ${n1(q[1] + y + 4)}q${n1(a * 0.8)} ${n1(b * 0.6)} ${n1(a * 1.6)} -2`,
              `fill="none" stroke="${shade(cream, -0.09)}" stroke-width="3"`,
            ),
        )
        .join('') +
      circ(q[0], q[1] - 66, 22, `fill="${shade(jam, -0.03)}"`) +
      circ(q[0] - 7, q[1] - 73, 6, 'fill="#fff" opacity=".7"') +
      path(`M${n1(q[0])} ${n1(q[1] - 86)}q8 -30 30 -38`, `fill="none" stroke="${p.c}" stroke-width="4" stroke-linecap="round"`);
  }
  for (let i = 0; i < 46; i++) {
    const u = r.f(0.1, 0.9),
      v = r.f(0.06, 0.62);
    const q = L(L(A, B, u), Cc, v);
    s += g(rect(-9, -3, 18, 6, `rx="3" fill="${r.pick([p.a, p.b, p.c, p.e, '#fff'])}"`), tf(q[0], q[1], r.f(0, 180)));
  }
  return s;
}

function drawWords({ inp, c, p, dark, cream, lines }: SliceScene) {
  const S = stack([{ t: lines.join(' '), f: 'lobster', w: 820, max: 158 }], { top: 150 });
  const d = at(S.runs[0]!, 500, S.ys[0]!);
  c.add('type', path(d, `fill="${dark ? p.ink : p.ink}"`));
  if (inp.name) {
    const u = fit(inp.name.toUpperCase(), 'jost:600', 640, 42, { max: 44, track: 240 });
    c.add('type', path(at(u, 500, 1298), `fill="${dark ? p.a : lum(p.e) > 0.6 ? p.ink : cream}"`));
  }
}

function drawSlice({ inp, c, r, p, dark, cream, lines, cols, s }: Scene & { s: string }) {
  const A: P = [120, 700],
    B: P = [742, 782],
    Cc: P = [900, 560],
    dy = 262;
  const L = (a: P, b: P, t: number): P => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  const dn = (q: P, t: number): P => [q[0], q[1] + dy * t];
  s +=
    ell(520, 985, 440, 92, `fill="#000" opacity=".13"`) +
    ell(520, 970, 440, 90, `fill="#fff"`) +
    ell(520, 960, 392, 74, `fill="${shade(cream, -0.03)}"`) +
    ell(520, 960, 392, 74, `fill="none" stroke="${p.a}" stroke-width="5" stroke-dasharray="2 16" stroke-linecap="round"`);
  const sponge = mix('#f6d9a0', p.b, 0.22),
    sp2 = shade(sponge, -0.07),
    jam = p.a,
    cr = cream,
    ic = cols[1]!;
  const parts: SliceScene = { inp, c, r, p, dark, cream, lines, A, B, Cc, L, dn, sponge, sp2, jam, cr, ic };
  s += drawLayers(parts); // crust side
  s += path(
    `M${pt(B)}Q${n1(856)} ${n1(716)} ${pt(Cc)}L${pt(dn(Cc, 1))}Q${n1(856)} ${n1(716 + dy)} ${pt(dn(B, 1))}Z`,
    `fill="${c.lin(
      [
        [0, shade(ic, -0.05)],
        [1, shade(ic, -0.14)],
      ],
      0,
      0,
      1,
      0,
    )}"`,
  );
  s += path(`M${pt(A)}L${pt(B)}Q856 716 ${pt(Cc)}Z`, `fill="${shade(ic, 0.04)}"`);
  s += drawIcing(parts);
  s += drawToppings(parts);
  s = candle(c, 505, 724, 206, 30, p.a).replace('', '') + s;
  const cs = candle(c, 520, 715, 218, 30, p.e === ic ? p.a : p.e);
  c.add('art', s.replace(candle(c, 505, 724, 206, 30, p.a), '') + cs, 'pop');
  drawWords(parts);
  return s;
}

export function drawCake(inp: Input): Drawing {
  const c = new Drawing('cake', inp),
    { r, p } = c;
  const m = inp.motif || 'tiers';
  const dark = lum(p.bg) < 0.5;
  const cream = '#fff8ec';
  const lines = inp.headline.split('|');
  const wall = dark ? p.bg : mix(p.bg, p.d, 0.25);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`));
  const sc = shade(wall, dark ? 0.035 : -0.022);
  let pat = '';
  for (let y = 0; y < 1440; y += 70) for (let x = (y / 70) % 2 ? 0 : -50; x < 1050; x += 100) pat += path(heart(x + 50, y + 20, 11), '');
  c.add('texture', g(pat, `fill="${sc}"`));
  c.add(
    'art',
    circ(
      500,
      560,
      430,
      `fill="${c.rad([
        [0, mix(wall, '#ffffff', dark ? 0.16 : 0.7)],
        [0.7, mix(wall, '#ffffff', dark ? 0.08 : 0.4)],
        [1, mix(wall, '#ffffff', 0), 0],
      ])}"`,
    ),
  );
  const table = 1130;
  c.add(
    'art',
    path(`M0 ${table}H1000V1400H0Z`, `fill="${dark ? shade(p.bg, -0.05) : p.e}"`) +
      path(
        `M0 ${table}` + Array.from({ length: 20 }, () => `a25 25 0 0 0 50 0`).join('') + `V${table - 26}H0Z`,
        `fill="${dark ? p.paper : cream}"`,
      ) +
      path(Array.from({ length: 20 }, (_, i) => `M${25 + i * 50} ${table - 2}a7 7 0 1 0 .1 0`).join(''), `fill="${dark ? p.a : p.a}"`),
  );
  const cols = dark ? [p.a, p.c, p.e, p.d] : [p.a, p.d, p.b, p.c];
  let s = '';
  const scene: Scene = { inp, c, r, p, dark, cream, lines, cols };
  if (m === 'tiers') s = drawTiers({ ...scene, s });
  else s = drawSlice({ ...scene, s });
  c.add('texture', c.grain(0.5));
  c.alt = `A ${m === 'tiers' ? 'tiered birthday cake' : 'slice of layer cake'} with the words ${lines.join(' ')}`;
  return c;
}
