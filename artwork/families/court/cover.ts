import {
  at, circ, contrast, Drawing, g, heart, type Input, lum, mix, n1, path, rect, set, shade, tf, use, type Palette,
} from '#artwork/engine.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';
import { circPath, curl, dia, petalRing, tear } from '#artwork/outlines/ornament.ts';

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; m: string; paper: string; ink: string; red: string; blue: string; gold: string;
  skin: string; st: (w?: number, col?: string) => string; F: (d: string, fill: string, w?: number) => string;
  L: (d: string, w?: number, col?: string) => string; mir: (f: (s: number) => string) => string;
  q: (...a: number[]) => string;
};

function drawAce({ inp, c, paper, ink, red, blue, gold, F, mir }: Scene) {
  // one great heart, filled with flourishes, crowned
  const H = heart(500, 640, 300);
  const cl = c.clip(path(H));
  let fil = '';
  for (const s of [-1, 1]) {
    const X = (x: number) => 500 + s * x;
    const dir = s;
    for (const [x, y, R, a, t, w] of [
      [150, 520, 84, 2.4, 1.7, 12],
      [250, 640, 40, 0.4, 1.5, 8],
      [92, 640, 46, -1.2, 1.5, 9],
      [176, 690, 48, 3.6, 1.5, 9],
      [84, 776, 44, 2.2, 1.5, 9],
      [250, 470, 34, 1.4, 1.5, 7],
      [58, 480, 36, 3.0, 1.5, 8],
      [150, 770, 24, 0.2, 1.4, 6],
      [30, 860, 24, 4.0, 1.4, 6],
    ] as const)
      fil += curl(X(x), y, R, s > 0 ? a : Math.PI - a, dir, t, w);
    for (const [x, y, Ln, a] of [
      [66, 560, 52, -1.1],
      [104, 590, 44, 0.4],
      [220, 560, 50, 0.7],
      [214, 610, 40, 1.9],
      [236, 540, 44, -0.4],
      [150, 630, 44, 1.2],
      [36, 700, 46, 1.1],
      [56, 736, 36, -0.5],
      [130, 728, 36, 2.2],
      [40, 590, 46, 1.5],
      [20, 770, 50, 1.57],
      [200, 424, 40, -0.2],
      [102, 424, 40, 2.9],
    ] as const)
      fil += tear(X(x), y, Ln, Ln * 0.2, s > 0 ? a : Math.PI - a);
  }
  fil += petalRing(500, 566, 12, 14, 54, 11) + circPath(500, 566, 9) + petalRing(500, 838, 8, 6, 30, 8);
  c.add('art', c.soft(H, 0, 8, 16, red, 0.25, 4) + path(H, `fill="${red}"`) + g(path(fil, `fill="${paper}"`), `clip-path="${cl}"`)
    + path(heart(500, 640, 282), `fill="none" stroke="${paper}" stroke-width="4"`)
    + path(heart(500, 640, 316), `fill="none" stroke="${red}" stroke-width="4"`)
    + path(heart(500, 640, 330), `fill="none" stroke="${gold}" stroke-width="5" stroke-dasharray="1 13" stroke-linecap="round"`));
  const crown = 'M404 330L380 208L446 262L500 174L554 262L620 208L596 330C540 314 460 314 404 330Z';
  c.add('ornament', F(crown, gold, 5) + F('M402 330C460 312 540 312 598 330L594 358C540 342 460 342 406 358Z', blue, 5) + F(heart(500, 284, 22), red, 4)
    + mir((s) => F(circPath(500 + s * 120, 204, 12), red, 4) + F(circPath(500 + s * 62, 296, 9), paper, 3)) + F(circPath(500, 170, 14), red, 4));
  const b = block(inp.headline.split('|').join(' '), 'abril-fatface', 500, 620, 110, 100, { cy: 1078 }, {});
  c.add('type', path(b.d, `fill="${ink}"`));
  const t = [inp.sub, inp.name].filter(Boolean) as string[];
  if (t.length) c.add('type', path(block(t.join('|'), 'playfair-display:500i', 500, 560, 100, 42, { top: b.bottom + 28 }, { lead: 1.2 }).d, `fill="${reads(paper, 4.6, red, ink)}"`));
}

/** What the parts of `drawKing` share. */
type KingScene = {
  inp: Input; c: Drawing; paper: string; ink: string; red: string; blue: string; gold: string; skin: string;
  st: (w?: number, col?: string) => string; F: (d: string, fill: string, w?: number) => string;
  L: (d: string, w?: number, col?: string) => string; mir: (f: (s: number) => string) => string;
  q: (...a: number[]) => string; K: boolean;
};

function drawFace({ paper, ink, red, blue, skin, st, F, L, mir, q, K }: KingScene) {
  let s = '';
  // face
  s += F('M0 -406C-68 -406 -84 -356 -82 -314C-80 -262 -42 -222 0 -212C42 -222 80 -262 82 -314C84 -356 68 -406 0 -406Z', skin, 4);
  s += mir((k) => circ(k * 50, -272, 21, `fill="${red}" fill-opacity=".26"`));
  s += mir((k) => path(`M${q(k * 16, -314)}C${q(k * 24, -332)} ${q(k * 48, -334)} ${q(k * 60, -314)}C${q(k * 48, -304)} ${q(k * 28, -302)} ${q(k * 16, -314)}Z`,
    `fill="${paper}" ${st(2.6)}`) + circ(k * 36 + 3, -317, 9.4, `fill="${blue}"`) + circ(k * 36 + 3, -317, 5, `fill="${ink}"`)
      + circ(k * 36, -321, 2.4, `fill="#fff"`) + L(`M${q(k * 14, -314)}C${q(k * 24, -335)} ${q(k * 50, -337)} ${q(k * 64, -316)}`, 4.4)
      + L(`M${q(k * 14, -346)}C${q(k * 28, -358)} ${q(k * 50, -358)} ${q(k * 66, -342)}`, 4) + (K ? '' : L(`M${q(k * 58, -322)}L${q(k * 69, -329)}M${q(k * 50, -330)}L${q(k * 58, -340)}`, 2.6)));
  s += L('M-8 -330C-10 -304 -16 -288 -14 -278C-8 -270 6 -270 14 -276', 3);
  return s;
}

function drawBand({ inp, c, paper, ink, red, gold }: KingScene) {
  // the band
  const t = [inp.sub, inp.name].filter(Boolean).join(' · '),
    flat = inp.headline.split('|').join(' '),
    hb = flat.length > 20 ? 100 : 86,
    y0 = 700 - hb,
    y1 = 700 + hb;
  const bd = `M112 ${y0}H888L862 700L888 ${y1}H112L138 700Z`;
  c.add('frame', c.soft(bd, 0, 6, 14, '#12060c', 0.35, 5) + path(bd, `fill="${red}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"`)
    + path(`M140 ${y0 + 13}H860M140 ${y1 - 13}H860`, `stroke="${gold}" stroke-width="4"`));
  const on = reads(red, 4.5, paper, '#fffaf0');
  const room = hb * 2 - 56 - (t ? 44 : 0);
  const b = block(flat, 'abril-fatface', 500, 620, room, t ? 66 : 84, { cy: t ? 700 - 24 : 700 }, { lead: 1.0 });
  c.add('type', path(b.d, `fill="${on}"`) + (t ? path(block(t, 'playfair-display:500i', 500, 610, 32, 31, { cy: y1 - 38 }, {}).d, `fill="${on}"`) : ''));
}

function drawKing({ inp, c, p, m, paper, ink, red, blue, gold, skin, st, F, L, mir, q }: Scene) {
  const fr = rect(184, 112, 632, 1176, `fill="${mix(paper, p.d, 0.35)}"`);
  // half of a court figure, up to the band; a copy is turned round for the other half
  let s = '';
  const robe = `M-320 20C-306 -90 -240 -152 -110 -186H110C240 -152 306 -90 320 20Z`;
  s += F(robe, red, 5);
  const K = m === 'king';
  // hair behind
  if (!K)
    s += F('M0 -440C-96 -444 -140 -384 -136 -316C-172 -300 -178 -250 -146 -232C-168 -212 -160 -176 -128 -172C-120 -150 -84 -146 -70 -170L0 -200L70 -170C84 -146 120 -150 128 -172C160 -176 168 -212 146 -232C178 -250 172 -300 136 -316C140 -384 96 -444 0 -440Z',
      gold) + mir((k) => L(`M${k * 96} -396C${k * 128} -360 ${k * 112} -330 ${k * 118} -304C${k * 146} -284 ${k * 140} -256 ${k * 112} -250M${k * 150} -290C${k * 152} -262 ${k * 128} -250 ${k * 122} -262M${k * 92} -350C${k * 104} -310 ${k * 96} -270 ${k * 108} -238C${k * 138} -226 ${k * 136} -196 ${k * 114} -192M${k * 84} -260C${k * 90} -224 ${k * 96} -206 ${k * 88} -182`,
        3.4, shade(gold, -0.24)));
  else
    s += F('M0 -434C-84 -436 -118 -390 -112 -330C-132 -300 -128 -262 -100 -256C-108 -236 -92 -220 -74 -226H74C92 -220 108 -236 100 -256C128 -262 132 -300 112 -330C118 -390 84 -436 0 -434Z',
      gold) + mir((k) => L(`M${k * 104} -316C${k * 118} -290 ${k * 108} -270 ${k * 92} -274C${k * 82} -278 ${k * 86} -292 ${k * 96} -290`, 3.4, shade(gold, -0.24)));
  // neck
  s += F('M-36 -262V-186C-22 -160 22 -160 36 -186V-262Z', mix(skin, '#c98a6a', 0.22));
  // sleeves, barred
  const slv = c.clip(path('M-320 20C-306 -90 -240 -152 -110 -186L-72 20Z'));
  let bars = '';
  for (let i = 0; i < 7; i++) bars += `M${-340 + i * 52} 60C${-330 + i * 50} -40 ${-270 + i * 44} -120 ${-190 + i * 40} -220`;
  const barArt = g(L(bars, 26, blue) + L(bars, 7, gold) + L(bars, 2, ink), `clip-path="${slv}"`);
  s += barArt + g(barArt, 'transform="scale(-1 1)"') + L(robe, 5);
  // the panel
  s += F('M-84 20L-58 -178H58L84 20Z', gold, 4.5) + F('M-66 20L-44 -178H44L66 20Z', blue, 3.4);
  for (let i = 0; i < 3; i++) s += F(heart(0, -96 + i * 46, 16 + i * 2), red, 3) + mir((k) => F(circPath(k * (34 + i * 5), -74 + i * 46, 5.6), gold, 2.4));
  // ermine collar
  s += F('M-168 -176C-150 -104 -80 -64 0 -56C80 -64 150 -104 168 -176C130 -200 84 -198 46 -186C30 -160 -30 -160 -46 -186C-84 -198 -130 -200 -168 -176Z', paper, 4.5);
  for (const [x, y] of [[-128, -158], [-92, -124], [-46, -98], [46, -98], [92, -124], [128, -158], [-84, -170], [84, -170], [0, -90], [-46, -140],
    [46, -140]] as [number, number][]) s += path(tear(x, y - 9, 24, 5, Math.PI / 2) + circPath(x - 6, y - 10, 2.6) + circPath(x + 6, y - 10, 2.6), `fill="${ink}"`);
  const parts: KingScene = { inp, c, paper, ink, red, blue, gold, skin, st, F, L, mir, q, K };
  s += drawFace(parts);
  if (K) {
    s += F('M0 -262C-20 -272 -44 -270 -62 -290C-78 -298 -86 -318 -84 -332C-100 -280 -84 -222 -52 -186C-60 -160 -30 -140 -24 -116C-12 -128 12 -128 24 -116C30 -140 60 -160 52 -186C84 -222 100 -280 84 -332C86 -318 78 -298 62 -290C44 -270 20 -272 0 -262Z',
      gold, 4) + L('M-60 -258C-62 -226 -46 -206 -40 -176M60 -258C62 -226 46 -206 40 -176M-22 -222C-26 -190 -14 -170 -12 -140M22 -222C26 -190 14 -170 12 -140M0 -214V-150M-74 -290C-80 -256 -66 -226 -56 -208M74 -290C80 -256 66 -226 56 -208',
        3, shade(gold, -0.24)) + F('M-20 -244C-10 -250 -4 -249 0 -246C4 -249 10 -250 20 -244C10 -232 -10 -232 -20 -244Z', red, 2.6)
          + F('M0 -262C-16 -274 -40 -270 -54 -250C-34 -246 -14 -248 0 -256C14 -248 34 -246 54 -250C40 -270 16 -274 0 -262Z', gold, 3);
  } else {
    s += F('M-22 -247C-13 -257 -5 -257 0 -251C5 -257 13 -257 22 -247C12 -233 -12 -233 -22 -247Z', red, 2.6) + L('M-9 -224C-4 -221 4 -221 9 -224', 2.6);
    // parting
    s += F('M0 -414C-40 -420 -84 -396 -92 -340C-94 -320 -90 -300 -84 -286C-84 -330 -58 -380 0 -396C58 -380 84 -330 84 -286C90 -300 94 -320 92 -340C84 -396 40 -420 0 -414Z',
      gold, 4) + L('M0 -402C-40 -394 -74 -356 -84 -314M0 -402C40 -394 74 -356 84 -314', 2.6, shade(gold, -0.24));
    s += mir((k) => F(circPath(k * 86, -262, 7), paper, 2.6) + F(tear(k * 86, -256, 24, 7, Math.PI / 2), red, 2.4));
    // pearls
    for (let i = -4; i <= 4; i++) s += F(circPath(i * 10.5, -176 + 10 - i * i * 1.1 + 6, 5.6), paper, 2.2);
  }
  // crown
  const cy = K ? -404 : -410;
  s += F(`M-98 ${cy}L-122 ${cy - 86}L-66 ${cy - 48}L-40 ${cy - 104}L0 ${cy - 50}L40 ${cy - 104}L66 ${cy - 48}L122 ${cy - 86}L98 ${cy}C50 ${cy - 18} -50 ${cy - 18} -98 ${cy}Z`,
    gold, 4.5) + F(`M-100 ${cy}C-50 ${cy - 20} 50 ${cy - 20} 100 ${cy}L94 ${cy + 26}C50 ${cy + 8} -50 ${cy + 8} -94 ${cy + 26}Z`, red, 4.5)
      + [-60, -30, 0, 30, 60].map((x) => F(dia(x, cy + 4 + (x * x) / 700, 8, 8), x % 60 ? paper : gold, 2.6)).join('')
      + ([[-122, -86], [-40, -104], [40, -104], [122, -86]] as [number, number][]).map(([x, y]) => F(heart(x, cy + y - 8, 15), red, 3)).join('') + F(heart(0, cy - 30, 13), blue, 3);
  if (K) {
    // sword upright
    s += F('M206 40V-320L222 -360L238 -320V40Z', mix(paper, blue, 0.18), 4) + L('M222 -340V20', 3)
      + F('M166 -128H278C284 -128 284 -108 278 -108H166C160 -108 160 -128 166 -128Z', gold, 4) + F(circPath(222, -118, 13), red, 3.4);
    s += F('M186 -96C182 -110 200 -118 214 -112C232 -120 256 -114 262 -98C272 -90 272 -72 262 -66C266 -52 254 -40 240 -42C226 -34 204 -36 196 -48C182 -52 178 -70 188 -78C182 -84 182 -92 186 -96Z',
      skin, 4) + L('M196 -78C216 -84 240 -82 262 -78M198 -58C218 -62 240 -60 258 -58M196 -96C214 -100 240 -98 260 -96', 3);
  } else {
    // a rose in the hand
    s += L('M214 30C206 -60 214 -120 206 -196', 9, ink) + L('M214 30C206 -60 214 -120 206 -196', 4.4, shade(blue, 0.12))
      + F(tear(210, -112, 60, 16, -0.7), shade(blue, 0.1), 3) + F(tear(208, -140, 54, 15, Math.PI + 0.6), shade(blue, 0.1), 3);
    s += F(petalRing(204, -238, 5, 8, 62, 34, -0.3) , red, 4)
      + F('M162 -240C158 -280 190 -296 212 -290C244 -286 258 -256 248 -228C240 -200 206 -190 184 -202C168 -210 160 -226 162 -240Z', red, 4)
      + L('M178 -238C176 -268 206 -280 226 -264C242 -248 232 -220 208 -218C190 -218 184 -236 194 -248C204 -258 220 -250 216 -240M168 -226C180 -204 220 -200 240 -224M190 -284C206 -296 240 -284 246 -258',
      3.4, mix(red, '#20040c', 0.55));
    s += F('M180 -56C174 -74 190 -86 206 -78C222 -90 244 -82 246 -66C258 -58 256 -40 246 -34C246 -18 232 -10 220 -14C204 -6 186 -12 182 -26C170 -32 170 -48 180 -56Z',
      skin, 4) + L('M190 -52C206 -60 228 -58 246 -52M190 -32C206 -38 226 -36 244 -32', 3);
  }
  s += F(K ? 'M176 -20C200 -36 250 -34 276 -18L286 20H166Z' : 'M170 -8C194 -26 240 -24 262 -8L274 24H160Z', gold, 4);
  const half = c.clip(rect(-316, -560, 632, 560));
  const fig = g(g(s, tf(0, 0, 0, 0.95)), `clip-path="${half}"`);
  const id = c.def((i) => `<g id="${i}">${fig}</g>`);
  const lat = c.pattern(48, 48, path(dia(24, 24, 24, 24), `fill="none" stroke="${red}" stroke-opacity=".16" stroke-width="2"`) + path(heart(24, 25, 5), `fill="${red}" fill-opacity=".2"`));
  c.add('art', fr + rect(184, 112, 632, 1176, `fill="${lat}"`) + use(id, 'transform="translate(500 632)"')
    + use(id, 'transform="translate(500 768) rotate(180)"') + rect(184, 112, 632, 1176, `fill="none" stroke="${ink}" stroke-width="5"`)
    + rect(172, 100, 656, 1200, `fill="none" stroke="${ink}" stroke-width="2"`));
  drawBand(parts);
}

export function drawCourt(inp: Input): Drawing {
  const c = new Drawing('court', inp),
    { p } = c;
  const m = inp.motif === 'king' || inp.motif === 'ace' ? inp.motif : 'queen';
  const dark = isDark(p) && lum(p.paper) < 0.6;
  const paper = dark ? '#fff6e6' : mix(p.paper, '#fffaf0', 0.4),
    ink = lum(p.ink) < 0.45 ? p.ink : mix(p.bg, '#0d0a12', 0.5),
    red = contrast(p.a, paper) > 3 ? p.a : shade(p.a, -0.16),
    blue = lum(p.e) < 0.62 ? p.e : shade(p.e, -0.2),
    gold = p.c,
    skin = mix('#f6d9c0', p.d, 0.25);
  const back = p.bg;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${back}"`) + rect(0, 0, 1000, 1400,
    `fill="${c.pattern(44, 44, path(heart(11, 11, 5.4) + heart(33, 33, 5.4), `fill="${lum(back) > 0.7 ? shade(back, -0.07) : shade(back, 0.055)}"`))}"`));
  const cardD = 'M96 46H904Q944 46 944 86V1314Q944 1354 904 1354H96Q56 1354 56 1314V86Q56 46 96 46Z';
  c.add('frame', c.soft(cardD, 0, 12, 26, '#12060c', 0.4, 6) + path(cardD, `fill="${paper}"`));
  const st = (w = 4, col = ink) => `stroke="${col}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
  const F = (d: string, fill: string, w = 4) => path(d, `fill="${fill}" ${st(w)}`);
  const L = (d: string, w = 3, col = ink) => path(d, `fill="none" ${st(w, col)}`);
  const mir = (f: (s: number) => string) => f(-1) + f(1);
  // indices
  const letter = m === 'queen' ? 'Q' : m === 'king' ? 'K' : 'A';
  const idx = path(at(set(letter, 'abril-fatface', 104), 126, 172), `fill="${red}"`) + path(heart(126, 226, 34), `fill="${red}"`);
  c.add('ornament', idx + g(idx, 'transform="rotate(180 500 700)"'));
  const q = (...a: number[]) => a.map(n1).join(' ');
  const scene: Scene = { inp, c, p, m, paper, ink, red, blue, gold, skin, st, F, L, mir, q };
  if (m === 'ace') drawAce(scene);
  else drawKing(scene);
  c.add('texture', c.grain(0.5));
  return c;
}
