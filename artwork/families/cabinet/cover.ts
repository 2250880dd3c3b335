import {
  circ, Drawing, ell, g, type Input, lerp, lum, mix, n1, noise1, type P, path, pt, rect, shade, smooth, sym, TAU, tf,
  use,
} from '#artwork/engine.ts';
import { withContrast, roles, tone } from '#artwork/colours/creatures.ts';
import { headline, small } from '#artwork/lettering/creatures.ts';
import { fillA, ink, line, parse, S } from '#artwork/outlines/silhouette.ts';
import { nameAt, nameLines } from '#artwork/lettering/name-lines.ts';

type Wing = { fw: string; hw: string; tone: [string, string]; tone2?: [string, string]; edge: string; edgeW: number; dots: string; vein: string;
  spots?: [number, number, number, string, string?][]; hspots?: [number, number, number, string, string?][]; body: string; bars?: string[]; barCol?: string; feather?: boolean; cells?: number };
const WINGS = (q: ReturnType<typeof roles>, m: (h: string, t?: number) => string): Record<string, Wing> => ({
  monarch: { fw: '4,-12 26,-44 60,-74 96,-90 108,-82 102,-56 92,-30 76,-12 44,0 8,4', hw: '5,0 36,-2 66,4 84,20 86,44 70,66 46,74 24,60 8,26',
    tone: [m('#e2792b'), m('#c94f1c')], edge: '#1d1714', edgeW: 15, dots: '#fbf1df', vein: '#1d1714', body: '#1d1714', cells: 1 },
  morpho: { fw: '4,-12 28,-50 66,-84 100,-96 110,-84 102,-54 96,-26 80,-6 44,4 8,4', hw: '5,2 40,0 70,4 90,20 94,46 80,70 52,82 26,66 8,28',
    tone: [m('#2a8fd6'), m('#1747a6')], tone2: [m('#62c4ee'), m('#1f5fc0')], edge: '#12131f', edgeW: 17, dots: '#eef4fb', vein: '#0f2f78', body: '#2a2320' },
  swallow: { fw: '4,-12 28,-54 64,-86 98,-94 106,-82 96,-52 84,-26 68,-8 40,2 8,4',
    hw: '5,2 36,0 62,4 78,18 82,34 76,48 84,62 88,84 94,106 86,110 78,92 66,74 48,74 26,58 8,26', tone: [m('#f4d774'), m('#e9b93f')], edge: '#1b1813',
      edgeW: 15, dots: '#f4d774', vein: '#1b1813', bars: ['20,-40 30,-32 26,-18 16,-24', '38,-60 48,-50 40,-24 30,-32', '58,-76 68,-66 58,-40 48,-48'],
        barCol: '#1b1813', hspots: [[52, 62, 7, '#c8452f', '#2b5ea8']], body: '#1b1813' },
  peacock: { fw: '4,-12 26,-50 60,-80 88,-86 96,-74 88,-56 94,-40 84,-18 66,-4 40,2 8,4', hw: '5,0 38,-2 68,2 86,16 84,36 88,50 72,66 46,72 24,58 8,26',
    tone: [m('#a63a28'), m('#7d2418')], edge: '#3a2a22', edgeW: 9, dots: '#d9b48a', vein: '#5b1a12', spots: [[72, -64, 15, '#e8c46a', '#2d4a8c']],
      hspots: [[66, 20, 16, '#cfc2ad', '#24407e']], body: '#33221a', bars: ['36,-58 50,-66 44,-52', '54,-74 64,-78 58,-66'], barCol: '#241a17' },
  luna: { fw: '4,-12 22,-52 58,-78 100,-84 106,-76 92,-54 80,-30 64,-10 38,2 8,4',
    hw: '5,2 34,0 56,6 64,22 56,42 52,60 58,84 72,104 78,120 68,124 52,110 40,88 32,66 18,44 8,24', tone: [m('#cfe3b4'), m('#a5c98d')], edge: '#b07a8c',
      edgeW: 3, dots: '', vein: '#7fa26c', spots: [[58, -44, 7, '#f3e2ae', '#8c3a4a']], hspots: [[40, 30, 7, '#f3e2ae', '#8c3a4a']], body: '#f1ead6', feather: true },
  white: { fw: '4,-12 24,-46 56,-76 90,-84 98,-72 90,-46 80,-22 64,-6 38,2 8,4', hw: '5,0 36,-2 64,4 80,20 80,44 64,64 42,70 22,56 8,24',
    tone: [m('#fdfaee'), m('#efe6cc')], edge: '#3b3b40', edgeW: 0, dots: '', vein: '#b9ac8a', spots: [[62, -38, 6, '#3b3b40']],
      hspots: [[46, 22, 5, '#3b3b40']], body: '#55504a', bars: ['76,-84 98,-86 100,-66 92,-52 84,-66'], barCol: '#3b3b40' },
  blue: { fw: '4,-12 24,-46 56,-72 86,-76 94,-64 88,-40 78,-20 62,-6 38,2 8,4', hw: '5,0 36,-2 62,4 78,20 78,42 62,62 42,68 22,54 8,24',
    tone: [m('#8fb6e6'), m('#5f86c8')], edge: '#f6f3ea', edgeW: 5, dots: '', vein: '#4a68a8', body: '#3a3f55' },
  admiral: { fw: '4,-12 26,-48 60,-78 92,-86 98,-74 90,-50 82,-26 66,-6 40,2 8,4', hw: '5,0 36,-2 66,4 82,20 82,44 66,64 44,72 22,56 8,24',
    tone: [m('#37271f'), m('#1e1614')], edge: '#171110', edgeW: 4, dots: '', vein: '#4a372c', bars: ['22,-36 50,-46 78,-14 70,-6 44,-30 24,-26'],
      barCol: m('#d8472a'), spots: [[78, -68, 5, '#f6f0e2'], [68, -62, 6, '#f6f0e2'], [86, -58, 4, '#f6f0e2']], hspots: [[66, 52, 0, '#d8472a']], body: '#1e1614' },
});
const butterfly = (c: Drawing, w: Wing, x: number, y: number, s: number, deg = 0, shd = '#3a2a1a') => {
  const half = (d: string, tn: [string, string], hind: boolean) => {
    const P0 = S(d), cp = c.clip(path(P0)), out = line(d, 6, true), n = out.length;
    let v = '', dots = '';
    const root: P = hind ? [6, 6] : [5, -6];
    for (let i = 1; i < 8; i++) {
      const k = Math.round(n * (hind ? 0.2 + i * 0.085 : 0.22 + i * 0.075)), e = out[k % n]!,
        mx: P = [lerp(root[0], e[0], 0.5) + (e[1] - root[1]) * 0.06 * (i - 4) * 0.3, lerp(root[1], e[1], 0.5) - (e[0] - root[0]) * 0.05 * (i - 4) * 0.3];
      v += 'M' + pt(root) + 'Q' + pt(mx) + ' ' + pt(e);
    }
    if (w.dots) for (let i = 0; i < 13; i++) {
      const e = out[Math.round(n * (hind ? 0.24 + i * 0.042 : 0.34 + i * 0.032)) % n]!, t = 0.925, p2: P = [lerp(root[0], e[0], t), lerp(root[1], e[1], t)];
      dots += circ(p2[0], p2[1], i % 2 ? 1.6 : 2.2, `fill="${w.dots}"`);
    }
    const sp = (hind ? w.hspots : w.spots) || [];
    const eyes = sp.map(([ex, ey, er, c1, c2]) =>
      (er ? (c2 ? circ(ex, ey, er, `fill="${w.edge}"`) + circ(ex, ey, er * 0.86, `fill="${c1}"`) + circ(ex, ey, er * 0.58, `fill="#17141c"`)
        + circ(ex - er * 0.1, ey - er * 0.1, er * 0.34, `fill="${c2}"`) + circ(ex - er * 0.28, ey - er * 0.3, er * 0.12, 'fill="#fff"')
        : circ(ex, ey, er, `fill="${c1}"`)) : ink('M40 66Q66 60 78 40', c1, 8)) ).join('');
    return fillA(P0, c.rad([[0, shade(tn[0], 0.05)], [0.55, tn[0]], [1, tn[1]]], hind ? 20 : 25, hind ? 20 : -30, 92, 'userSpaceOnUse')) +
      g((w.edgeW ? ink(P0, w.edge, w.edgeW * 2, 0.94) : '') + (hind ? '' : (w.bars || []).map((b) => fillA(S(b), w.barCol!)).join(''))
        + ink(v, w.vein, w.cells ? 2.3 : 1.1, w.cells ? 0.95 : 0.5) + (w.cells ? ink(hind ? 'M30 10Q40 30 26 40' : 'M40 -34Q52 -20 38 -8', w.vein, 2) : '') + dots + eyes +
        fillA(S('0,-14 22,-20 30,0 22,30 0,40'), w.body, 0.34) + ink(P0, '#ffffff', 2.4, 0.22), `clip-path="${cp}"`) + ink(P0, shade(w.edgeW > 6 ? w.edge : tn[1], -0.06), 0.9, 0.8);
  };
  const id = c.def((i) => `<g id="${i}">${half(w.hw, w.tone2 || w.tone, true)}${half(w.fw, w.tone, false)}</g>`);
  const sil = sym(S(w.fw) + S(w.hw));
  const sh = (k: number, o: number) =>
    `<g transform="translate(${n1(k)} ${n1(k * 1.5)})" opacity="${o}">${use(sil,
      `fill="${shd}" stroke="${shd}" stroke-width="${n1(10 - k)}" stroke-linejoin="round"`)}${use(sil,
        `fill="${shd}" stroke="${shd}" stroke-width="${n1(10 - k)}" stroke-linejoin="round" transform="scale(-1 1)"`)}</g>`;
  const ant = w.feather ? [1, -1].map((k) => {
    let d = '';
    for (let i = 1; i < 9; i++) {
      const t = i / 9, px = k * (3 + t * 20), py = -16 - t * 20;
      d += `M${n1(px)} ${n1(py)}l${n1(k * 5 * (1 - t * 0.6))} ${n1(1)}M${n1(px)} ${n1(py)}l${n1(-k * 1)} ${n1(-5 * (1 - t * 0.6))}`;
    }
    return ink(d + `M${k * 2} -15L${k * 23} -36`, '#a98a58', 1);
  }).join('') : [1, -1].map((k) => ink(`M${k * 1.6} -17Q${k * 10} -44 ${k * 24} -58`, '#241d18', 1.1)
    + ell(k * 25, -60, 1.9, 3.4, `fill="#241d18" transform="rotate(${k * 32} ${k * 25} -60)"`)).join('');
  const bd = `<g>${fillA(S('0,-20 4,-16 6,-8 6,6 4,22 3,40 0,52 -3,40 -4,22 -6,6 -6,-8 -4,-16'), c.lin([[0, shade(w.body, -0.06)], [0.4, shade(w.body, 0.16)], [1, shade(w.body, -0.08)]], 0, 0, 1, 0))}${ink('M-4 16H4M-4 24H4M-3 32H3M-2 40H2', shade(w.body, 0.14), 1, 0.6)}${circ(0, -20, 4.4, `fill="${shade(w.body, -0.03)}"`)}</g>`;
  return `<g ${tf(x, y, deg, s)}>${sh(7, 0.08)}${sh(5, 0.1)}${sh(3, 0.12)}${use(id)}${use(id, 'transform="scale(-1 1)"')}${ant}${bd}${circ(0, -4, 2.2,
    'fill="#d7dade"')}${circ(-0.6, -4.7, 0.8, 'fill="#fff"')}</g>`;
};
type Bug = { el: string; pro: string; head: string; c1: string; c2: string; kind: 'scarab' | 'stag' | 'longhorn' | 'jewel' | 'lady' | 'weevil'; pat?: string };
const beetle = (c: Drawing, b: Bug, x: number, y: number, s: number, shd = '#3a2a1a', deg = 0) => {
  const dk = shade(b.c2, -0.16), blk = '#1a1512';
  const elR = c.clip(path(S(b.el)));
  const gr = c.lin([[0, shade(b.c1, -0.06)], [0.2, shade(b.c1, 0.12)], [0.36, b.c1], [0.7, b.c2], [1, shade(b.c2, -0.1)]], 0, 0, 1, 0.5),
    grL = c.lin([[0, shade(b.c2, -0.08)], [0.35, b.c2], [0.62, b.c1], [0.78, shade(b.c1, 0.2)], [1, shade(b.c1, -0.04)]], 0, 0.2, 1, 0);
  const legs = (k: number) =>
    ink(`M${k * 14} -14L${k * 42} -34L${k * 50} -54L${k * 47} -62M${k * 18} 6L${k * 50} 6L${k * 62} 24L${k * 60} 33M${k * 16} 26L${k * 44} 40L${k * 52} 70L${k * 48} 78`,
      blk, 3.6) + ink(`M${k * 14} -14L${k * 40} -33M${k * 18} 6L${k * 47} 6M${k * 16} 26L${k * 42} 39`, blk, 6);
  const long = b.kind === 'longhorn';
  const ants = [1, -1].map((k) => long ? ink(`M${k * 6} -58Q${k * 34} -104 ${k * 62} -82Q${k * 84} -50 ${k * 70} 10`, blk, 2.6)
    : b.kind === 'stag' ? ink(`M${k * 12} -56L${k * 26} -62L${k * 32} -76`, blk, 2.4)
    : ink(`M${k * 7} -58Q${k * 16} -70 ${k * 24} -70`, blk, 2.2)
    + [0, 1, 2].map((i) => ell(k * (24 + i * 1.4), -71 + i * 3.2, 4.4, 1.5, `fill="${blk}" transform="rotate(${k * (-30 + i * 20)} ${k * 24} -70)"`)).join('')).join('');
  const mand = b.kind === 'stag'
    ? [1, -1].map((k) => fillA(S(`${k * 4},-64 ${k * 16},-70 ${k * 30},-88 ${k * 30},-112 ${k * 16},-128! ${k * 22},-112 ${k * 19},-98! ${k * 12},-100! ${k * 16},-90 ${k * 8},-76 ${k * 1},-66`),
    c.lin([[0, '#6b2d1a'], [1, '#2a120c']])) ).join('') : '';
  let pat = '';
  if (b.kind === 'lady') pat = circ(14, -4, 8, `fill="${blk}"`) + circ(26, 22, 8, `fill="${blk}"`) + circ(12, 40, 7.5, `fill="${blk}"`);
  else if (b.pat === 'bars') pat = fillA(S('0,-8 20,-14 40,-6 40,4 20,-2 0,6'), b.pat ? '#f0b93e' : '') + fillA(S('0,24 20,18 40,26 40,38 20,30 0,38'), '#f0b93e');
  else if (b.pat === 'spots') for (let i = 0; i < 9; i++) pat += circ(6 + (i % 3) * 10, -20 + Math.floor(i / 3) * 24 + (i % 3) * 6, 3.4, 'fill="#fbf3df" opacity=".9"');
  let ridge = '';
  for (let i = 1; i < 5; i++) ridge += `M${i * 7} ${-36 + i * 2}Q${i * 8.6} 20 ${i * 3.4} ${66 - i * 3}`;
  const elytra = (k: number) =>
    `<g transform="scale(${k} 1)">${fillA(S(b.el), k > 0 ? gr : grL)}<g clip-path="${elR}">${pat}${b.kind === 'lady' ? '' : ink(ridge, dk, 1.3, 0.55)
      + ink(ridge, '#ffffff', 0.8, 0.22, 'transform="translate(1.4 0)"')}${fillA(S(k > 0 ? '26,-30 34,-14 34,10 30,16 30,-8 22,-26'
      : '8,-32 16,-34 18,-6 14,20 10,-6'), '#ffffff', 0.34)}${ink(S(b.el), dk, 5, 0.4)}</g>${ink(S(b.el), shade(dk, -0.08), 1.4)}</g>`;
  const mir = (d: string) => { const ps = parse(d); return S([...ps, ...ps.slice(1, -1).reverse().map((q) => ({ p: [-q.p[0], q.p[1]] as P, k: q.k }))]); };
  const pro = mir(b.pro), head = mir(b.head), all = S(b.el);
  const sil = sym(all), lg = c.def((id) => `<g id="${id}">${legs(1)}${legs(-1)}</g>`, 'beetlelegs');
  const sh = (k: number, o: number) => g(use(sil, `fill="${shd}"`) + use(sil, `fill="${shd}" transform="scale(-1 1)"`) + fillA(pro, shd) + use(lg),
    `transform="translate(${k} ${n1(k * 1.4)})" opacity="${o}"`);
  const pg = c.rad([[0, shade(b.c1, 0.16)], [0.5, b.kind === 'lady' ? blk : b.c1], [1, b.kind === 'lady' ? blk : shade(b.c2, -0.05)]], 0.36, 0.3, 0.75);
  return `<g ${tf(x, y, deg, s)}>${sh(6, 0.1)}${sh(3.5, 0.14)}${use(lg)}${ants}${mand}${fillA(head, b.kind === 'lady' ? blk : shade(b.c2, -0.08))}${ink(head,
    shade(dk, -0.08), 1.2)}${circ(9, -58, 3, `fill="${blk}"`)}${circ(-9, -58, 3, `fill="${blk}"`)}${elytra(-1)}${elytra(1)}${fillA(pro,
      b.kind === 'lady' ? blk : pg)}${b.kind === 'lady' ? ell(17, -46, 5, 6, 'fill="#fbf3df"') + ell(-17, -46, 5, 6, 'fill="#fbf3df"') : ''}${ink(pro,
        shade(dk, -0.08), 1.4)}${fillA(S('-16,-50 -8,-54 -4,-48 -12,-42'), '#fff', 0.32)}${fillA('M-6 -35L6 -35L0 -24Z', dk)}${circ(13, -14, 2.6,
          'fill="#d7dade"')}${circ(12.2, -14.8, 1, 'fill="#fff"')}</g>`;
};

/** What the parts of a cover share. */
type Scene = { c: Drawing; W: Record<string, Wing>; woodC: string; shd: string; F: number };

function bd({ c, woodC, F }: Scene, d: string, l: number, seed: string, horiz: boolean) {
  const cp = c.clip(path(d)), nz = noise1(seed);
  let gr = '';
  for (let i = 0; i < 15; i++) {
    const o = (i / 14) * F * 1.02;
    const ps: P[] = [];
    for (let t = -20; t <= (horiz ? 1020 : 1420); t += 90) { const v = o + nz(t / 240 + i * 0.35) * 6; ps.push(horiz ? [t, v] : [v, t]); }
    gr += smooth(ps, false);
  }
  const off = seed === 'b' ? `transform="translate(0 ${1400 - F})"` : seed === 'r' ? `transform="translate(${1000 - F} 0)"` : '';
  return fillA(d, shade(woodC, l)) + `<g clip-path="${cp}">${g(ink(gr, shade(woodC, l - 0.09), 1.6, 0.45), off)}</g>`;
}

function drawRing({ c, W, shd, box }: Scene & { box: { x: number; y: number; w: number; h: number; } }) {
  let art = '';
  const names = ['monarch', 'blue', 'swallow', 'white', 'peacock', 'morpho', 'admiral', 'blue', 'luna', 'white'], n = 10;
  names.forEach((k, i) => {
    const a = -Math.PI / 2 + (i * TAU) / n;
    art += butterfly(c, W[k]!, 500 + Math.cos(a) * 318, 690 + Math.sin(a) * 462, [1.2, 0.84, 1.06, 0.9, 1.1, 1.16, 1.06, 0.84, 1.0, 0.9][i]!, (a * 180) / Math.PI + 90, shd);
  });
  box = { x: 500, y: 690, w: 372, h: 250 };
  return { art, box };
}

function drawBeetles({ c, shd, bugs, tag, box }: Scene & { bugs: Bug[]; tag: (x: number, y: number, t: string, w?: number) => string; box: { x: number; y: number; w: number; h: number; } }) {
  let art = '';
  const tags = ['Cetonia', 'Buprestis', 'Rosalia', 'Coccinella', 'Lucanus', 'Plusiotis', 'Chrysochroa', 'Cerambyx', 'Geotrupes'];
  bugs.forEach((b, i) => {
    const x = 236 + (i % 3) * 264, y = 258 + Math.floor(i / 3) * 292;
    art += beetle(c, b, x, y + (b.kind === 'stag' ? 26 : 0), b.kind === 'lady' ? 1.36 : b.kind === 'stag' ? 1.3 : 1.4, shd) + tag(x, y + 126, tags[i]!, 132);
  });
  box = { x: 500, y: 1188, w: 700, h: 210 };
  return { art, box };
}

function drawDrawer({ c, W, shd, tag, box }: Scene & { tag: (x: number, y: number, t: string, w?: number) => string; box: { x: number; y: number; w: number; h: number; } }) {
  let art = '';
  const names = ['swallow', 'monarch', 'morpho', 'admiral', 'luna', 'blue', 'peacock', 'white', 'swallow'],
    tags = ['Papilio', 'Danaus', 'Morpho', 'Vanessa', 'Actias', 'Lycaena', 'Inachis', 'Pieris', 'Machaon'];
  for (let i = 0; i < 9; i++) {
    const x = 238 + (i % 3) * 262, y = 250 + Math.floor(i / 3) * 278;
    art += butterfly(c, W[names[i]!]!, x, y, names[i] === 'blue' || names[i] === 'white' ? 1.04 : 1.08, 0, shd) + tag(x, y + (names[i] === 'luna' ? 136 : 106) + 14, tags[i]!, 120);
  }
  box = { x: 500, y: 1188, w: 700, h: 210 };
  return { art, box };
}

export function drawCabinet(inp: Input): Drawing {
  const c = new Drawing('cabinet', inp), { p, r } = c, q = roles(p), m = inp.motif || 'ring';
  const tint = (h: string, t = 0.16) => mix(h, q.hot, lum(h) > 0.85 ? 0.04 : t * 0.5);
  const W = WINGS(q, tint);
  const board = q.dark ? tone(mix(p.ink, '#f3e9d2', 0.6), 0.93, 0.03) : mix(p.paper, tone(q.warm, 0.93, 0.03), 0.4),
    woodC = q.dark ? tone(mix(p.bg, '#3a2416', 0.45), 0.3, 0.04) : tone(mix(q.deep, '#6b4226', 0.62), 0.4, 0.06), shd = tone(woodC, 0.3, 0.03);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${woodC}"`));
  // frame: four mitred boards with grain
  const F = 62;
  const I = F;
  const scene: Scene = { c, W, woodC, shd, F };
  let fr = bd(scene, `M0 0H1000L${1000 - I} ${I}H${I}Z`, 0.05, 't', true) + bd(scene, `M0 1400H1000L${1000 - I} ${1400 - I}H${I}Z`, -0.02, 'b', true)
    + bd(scene, `M0 0L${I} ${I}V${1400 - I}L0 1400Z`, 0.02, 'l', false) + bd(scene, `M1000 0L${1000 - I} ${I}V${1400 - I}L1000 1400Z`, -0.035, 'r', false);
  fr += ink(`M0 0L${I} ${I}M1000 0L${1000 - I} ${I}M0 1400L${I} ${1400 - I}M1000 1400L${1000 - I} ${1400 - I}`, shade(woodC, -0.14), 2, 0.8)
    + rect(7, 7, 986, 1386, `fill="none" stroke="${shade(woodC, 0.14)}" stroke-width="2" opacity=".5"`);
  const x0 = F, y0 = F, x1 = 1000 - F, y1 = 1400 - F;
  let bg = rect(x0, y0, x1 - x0, y1 - y0, `fill="${c.rad([[0, shade(board, 0.015)], [1, shade(board, -0.03)]], 0.4, 0.3, 0.85)}"`);
  let lin = '';
  for (let i = 0; i < 70; i++) { lin += `M${x0} ${n1(y0 + i * 18.3 + r.f(-3, 3))}H${x1}`; if (i < 50) lin += `M${n1(x0 + i * 17.9 + r.f(-3, 3))} ${y0}V${y1}`; }
  bg += ink(lin, shade(board, -0.06), 1, 0.28);
  // inner depth: the frame's shadow
  for (let i = 0; i < 7; i++) bg += path(`M${x0} ${y1}V${y0}H${x1}V${y0 + 8 + i * 7}H${x0 + 5 + i * 5}V${y1}Z`, `fill="${shd}" opacity=".075"`);
  const gold = c.foil(p.metal, 34);
  bg += rect(x0 + 2, y0 + 2, x1 - x0 - 4, y1 - y0 - 4, `fill="none" stroke="${gold}" stroke-width="6"`)
    + rect(x0 + 6, y0 + 6, x1 - x0 - 12, y1 - y0 - 12, `fill="none" stroke="${shd}" stroke-width="1.6" opacity=".5"`);
  c.add('frame', fr + bg);
  const inkC = withContrast(board, q.deep, 8);
  let art = '';
  const tag = (x: number, y: number, t: string, w = 118) =>
    g(rect(-w / 2 + 2, 3, w, 28, `fill="${shd}" opacity=".2"`) + rect(-w / 2, 0, w, 28, `fill="#fffdf4" stroke="${shade(board, -0.16)}" stroke-width="1"`)
      + fillA(small(t, 'cormorant-garamond:600i', 0, 20, w - 16, 22), tone(inkC, 0.34, 0.02)), tf(x, y, r.f(-2, 2)));
  const bugs: Bug[] = [
    { kind: 'scarab', el: '0,-36 22,-38 37,-18 40,8 32,42 14,62 0,68!', pro: '0,-62! 18,-60 31,-48 31,-36 0,-33!', head: '0,-76 11,-74 16,-64 14,-56 0,-54', c1: tint('#3f9a68'), c2: tint('#12624a') },
    { kind: 'jewel', el: '0,-36 20,-40 28,-22 28,10 20,52 8,82 0,88!', pro: '0,-62! 15,-60 24,-48 25,-37 0,-34!', head: '0,-74 11,-72 15,-64 13,-56 0,-54',
      c1: tint('#4fb7c9'), c2: tint('#a83d7d'), pat: 'spots' },
    { kind: 'longhorn', el: '0,-36 18,-38 25,-24 25,14 20,58 10,82 0,86!', pro: '0,-60! 12,-58 20,-48 17,-36 0,-34!', head: '0,-74 10,-72 13,-64 11,-56 0,-54',
      c1: tint('#4a7fb8'), c2: tint('#1f3f78'), pat: 'spots' },
    { kind: 'lady', el: '0,-36 24,-38 42,-18 46,8 36,38 16,54 0,58!', pro: '0,-58! 18,-57 29,-48 30,-37 0,-33!', head: '0,-70 10,-68 14,-62 12,-54 0,-53',
      c1: tint('#e2452e', 0.4), c2: tint('#b4231d', 0.4) },
    { kind: 'stag', el: '0,-34 22,-36 33,-20 34,14 26,50 12,70 0,74!', pro: '0,-56! 20,-56 33,-48 32,-36 0,-32!', head: '0,-76 16,-76 25,-68 24,-58 0,-52', c1: tint('#8a4a2c'), c2: tint('#4a2015') },
    { kind: 'scarab', el: '0,-36 22,-38 37,-18 40,8 32,42 14,62 0,68!', pro: '0,-62! 18,-60 31,-48 31,-36 0,-33!', head: '0,-76 11,-74 16,-64 14,-56 0,-54', c1: tint('#f0c65a'), c2: tint('#b9812a') },
    { kind: 'jewel', el: '0,-36 20,-40 28,-22 28,10 20,52 8,82 0,88!', pro: '0,-62! 15,-60 24,-48 25,-37 0,-34!', head: '0,-74 11,-72 15,-64 13,-56 0,-54',
      c1: tint('#2c2a33'), c2: tint('#17151c'), pat: 'bars' },
    { kind: 'longhorn', el: '0,-36 18,-38 25,-24 25,14 20,58 10,82 0,86!', pro: '0,-60! 12,-58 20,-48 17,-36 0,-34!', head: '0,-74 10,-72 13,-64 11,-56 0,-54',
      c1: tint('#c95a3c'), c2: tint('#7a2a20') },
    { kind: 'scarab', el: '0,-36 22,-38 37,-18 40,8 32,42 14,62 0,68!', pro: '0,-62! 18,-60 31,-48 31,-36 0,-33!', head: '0,-76 11,-74 16,-64 14,-56 0,-54', c1: tint('#8d6fc0'), c2: tint('#3f2f7a') },
  ];
  let box = { x: 500, y: 1180, w: 620, h: 190 };
  if (m === 'ring') { const drawn = drawRing({ ...scene, box }); art += drawn.art; box = drawn.box; }
  else if (m === 'morpho') {
    const k = inp.variant && W[inp.variant] ? inp.variant : 'morpho';
    art += butterfly(c, W[k]!, 500, 560, 3.1, 0, shd) + tag(500, 836, 'fig. 1', 120);
    art += butterfly(c, W.blue!, 190, 178, 0.72, -14, shd) + butterfly(c, W.white!, 810, 178, 0.72, 14, shd)
      + butterfly(c, W.white!, 190, 896, 0.72, -166, shd) + butterfly(c, W.blue!, 810, 896, 0.72, 166, shd);
    box = { x: 500, y: 1120, w: 640, h: 230 };
  } else if (m === 'beetles') { const drawn = drawBeetles({ ...scene, bugs, tag, box }); art += drawn.art; box = drawn.box; }
  else { const drawn = drawDrawer({ ...scene, tag, box }); art += drawn.art; box = drawn.box; }
  c.add('art', art);
  const two = inp.name || inp.sub;
  const lw = box.w, lh = box.h, lx = box.x - lw / 2, ly = box.y - lh / 2;
  let lab = '';
  for (let i = 4; i > 0; i--) lab += rect(lx + 3 - i * 2, ly + 5 - i * 2, lw + i * 4, lh + i * 4, `rx="4" fill="${shd}" opacity=".06"`);
  lab += rect(lx, ly, lw, lh, 'fill="#fffcf2"') + rect(lx + 10, ly + 10, lw - 20, lh - 20, `fill="none" stroke="${inkC}" stroke-width="2.4"`)
    + rect(lx + 16, ly + 16, lw - 32, lh - 32, `fill="none" stroke="${inkC}" stroke-width="1"`);
  for (const [px, py] of [[lx + lw / 2, ly + 4]] as [number, number][])
    lab += circ(px + 3, py + 5, 6, `fill="${shd}" opacity=".3"`) + circ(px, py, 6.5, `fill="${gold}"`) + circ(px - 2, py - 2, 2, 'fill="#fff" opacity=".8"');
  c.add('ornament', lab);
  const narrow = lw < 500;
  const named = nameLines(two ?? '', 'homemade-apple', lw - (narrow ? 60 : 90), 27, { least: 17 }),
    more = (named.length - 1) * 18;
  const h = headline(inp.headline, 'gloock', box.x, { mid: box.y - (two ? 32 + more : 0) }, lw - 84, narrow ? 60 : 72, 1.1, 'm', { H: lh - (two ? 122 + more * 2 : 70), n: narrow ? 3 : 1 });
  c.add('type', fillA(h.d, inkC)
    + (two ? ink(`M${box.x - 40} ${n1(h.bottom + 27)}H${box.x + 40}`, withContrast('#fffcf2', q.hot, 3), 2)
    + fillA(nameAt(named, box.x, Math.min(h.bottom + 70, ly + lh - 32), 'm', 'up'), withContrast('#fffcf2', q.hot, 4.6)) : ''));
  // glass
  c.add('texture', fillA(`M${x0} ${y0}H420L${x0} 760Z`, '#ffffff', 0.06) + fillA(`M500 ${y0}H590L${x0} 1010V860Z`, '#ffffff', 0.05) + c.grain(0.5));
  return c;
}
