import {
  Drawing, g, heart, type Input, lum, mix, n1, path, polar, qbez, rect, ribbon, type Rng, shade, TAU,
} from '#artwork/engine.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';
import { dia, num, petalRing, tear } from '#artwork/outlines/ornament.ts';
import { leftAndRight } from '#artwork/primitives/mirror.ts';

/** figures in a field of ±250 by ±290: white stays, black is cut */
const PICADO: Record<string, (W: string, B: string) => string> = {
  calavera: (W, B) => {
    const skull = 'M0 -232C126 -236 204 -152 202 -44C201 18 178 58 146 84C136 98 132 120 128 148C122 186 74 202 0 202C-74 202 -122 186 -128 148C-132 120 -136 98 -146 84C-178 58 -201 18 -202 -44C-204 -152 -126 -236 0 -232Z';
    let cut = '',
      keep = '';
    for (const s of [-1, 1]) {
      const x = s * 84,
        y = -24;
      cut += petalRing(x, y, 10, 36, 72, 14.5, Math.PI / 10) + `M${n1(x - 29)} ${y}a29 29 0 1 0 58 0a29 29 0 1 0 -58 0Z`;
      keep += petalRing(x, y, 8, 5, 25, 7) ;
      // cheek scrolls
      cut += tear(s * 128, 70, 34, 9, s > 0 ? -0.5 : Math.PI + 0.5) + tear(s * 112, 84, 30, 8, s > 0 ? 0.5 : Math.PI - 0.5);
      // brow
      for (let i = 0; i < 5; i++) cut += tear(s * (64 + i * 26), -116 + i * i * 3.4 + 4, 24, 6.5, -Math.PI / 2 + s * (0.02 + i * 0.24));
      cut += tear(s * 30, -132, 46, 9, -Math.PI / 2 + s * 0.5) + tear(s * 92, -178, 42, 9, s > 0 ? -0.2 : Math.PI + 0.2);
    }
    // nose: heart upside down
    cut += 'M0 14C-8 34 -34 52 -28 74C-22 90 -4 86 0 72C4 86 22 90 28 74C34 52 8 34 0 14Z';
    // flower and heart on the brow
    cut += petalRing(0, -168, 8, 12, 44, 11) + heart(0, -90, 22);
    // teeth
    for (let i = -4; i <= 4; i++) {
      const x = i * 23.5,
        h = 22 - Math.abs(i) * 1.2;
      cut += `M${n1(x - 8.5)} ${n1(137)}V${n1(137 - h)}Q${n1(x)} ${n1(128 - h)} ${n1(x + 8.5)} ${n1(137 - h)}V137Z`
        + `M${n1(x - 8.5)} ${n1(146)}V${n1(146 + h)}Q${n1(x)} ${n1(155 + h)} ${n1(x + 8.5)} ${n1(146 + h)}V146Z`;
    }
    cut += 'M-112 124C-124 132 -124 152 -112 160C-116 148 -116 136 -112 124ZM112 124C124 132 124 152 112 160C116 148 116 136 112 124Z';
    // marigolds beside the jaw and leaves
    let fl = '';
    for (const s of [-1, 1]) {
      fl += petalRing(s * 196, 190, 12, 10, 66, 15) + petalRing(s * 216, -214, 10, 8, 44, 12) + tear(s * 150, 214, 62, 13, s > 0 ? Math.PI - 0.35 : 0.35)
        + tear(s * 226, 126, 58, 13, -Math.PI / 2 - s * 0.2) + tear(s * 170, -236, 46, 11, s > 0 ? Math.PI + 0.1 : -0.1) + tear(s * 232, -166, 46, 11, Math.PI / 2 - s * 0.1);
    }
    return path(skull, `fill="${W}" stroke="${W}" stroke-width="10"`) + path(fl, `fill="${W}" stroke="${W}" stroke-width="7"`)
      + path(petalRing(196, 190, 12, 22, 50, 5.5) + petalRing(-196, 190, 12, 22, 50, 5.5), `fill="${B}"`) + path(cut, `fill="${B}"`) + path(keep, `fill="${W}"`);
  },
  paloma: (W, B) => {
    const bird = 'M188 -32L156 -20C154 22 130 66 84 86C30 110 -40 104 -92 126C-134 144 -176 170 -218 172C-208 154 -206 144 -222 132C-208 124 -206 112 -222 98C-164 98 -112 76 -72 44C-98 8 -106 -62 -156 -132C-92 -116 -40 -96 -8 -54C-18 -112 -32 -164 -80 -222C4 -198 68 -126 78 -34C88 -66 112 -84 138 -74C152 -69 158 -58 159 -46Z';
    let cut = 'M123 -46m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z';
    for (let i = 0; i < 5; i++) cut += tear(56 - i * 13, -22 + i * 3, 128 - Math.abs(i - 1.6) * 18, 7.6, -2.02 - (i - 2) * 0.1 + 0.05);
    for (let i = 0; i < 4; i++) cut += tear(-16 - i * 11, -24 + i * 14, 92 - i * 9, 6.4, -2.3 - i * 0.07 + 0.06);
    for (let i = 0; i < 3; i++) cut += tear(-72 + i * 4, 92 + i * 12, 108, 6, Math.PI - 0.3 - i * 0.0 - 0.1 + i * -0.08);
    for (let j = 0; j < 4; j++) for (let i = 0; i < 4 - (j > 2 ? 1 : 0); i++) cut += `M${n1(110 - i * 30 - j * 14)} ${n1(0 + j * 22)}a11 11 0 0 0 22 0Z`;
    const dove = path(bird, `fill="${W}" stroke="${W}" stroke-width="6"`) + path(cut, `fill="${B}"`);
    // birds look to the middle: their beaks hold a heart
    const h = path(heart(0, -112, 60) + 'M-4 -150V-300H4V-150Z', `fill="${W}" stroke="${W}" stroke-width="8"`) + path(petalRing(0, -124, 8, 10, 38, 9.5), `fill="${B}"`);
    let low = petalRing(0, 188, 12, 12, 74, 17),
      lc = petalRing(0, 188, 12, 26, 56, 6);
    for (const s of [-1, 1]) {
      low += petalRing(s * 132, 206, 10, 9, 50, 13) + tear(s * 70, 236, 70, 15, s > 0 ? 0.2 : Math.PI - 0.2) + tear(s * 190, 232, 56, 13, s > 0 ? 0 : Math.PI)
        + tear(s * 196, 180, 52, 12, s > 0 ? -0.5 : Math.PI + 0.5) + tear(s * 82, 156, 60, 13, s > 0 ? -0.7 : Math.PI + 0.7)
        + petalRing(s * 214, -206, 10, 9, 58, 14) + tear(s * 140, -246, 56, 13, s > 0 ? 2.6 : 0.54) + tear(s * 76, -250, 50, 12, s > 0 ? 2.2 : 0.94);
      lc += petalRing(s * 132, 206, 10, 18, 38, 4.6) + petalRing(s * 214, -206, 10, 22, 45, 5);
    }
    return g(dove, 'transform="translate(-142 16) scale(.74)"') + g(dove, 'transform="translate(142 16) scale(-.74 .74)"') + h
      + path(low, `fill="${W}" stroke="${W}" stroke-width="6"`) + path(lc, `fill="${B}"`);
  },
  flor: (W, B) => {
    let white = '',
      cut = '';
    const bloom = (x: number, y: number, R: number, n: number) => {
      white += petalRing(x, y, n, R * 0.1, R, R * 0.24) + `M${n1(x - R * 0.7)} ${n1(y)}a${n1(R * 0.7)} ${n1(R * 0.7)} 0 1 0 ${n1(R * 1.4)} 0a${n1(R * 0.7)} ${n1(R * 0.7)} 0 1 0 ${n1(-R * 1.4)} 0Z`;
      cut += petalRing(x, y, n, R * 0.62, R * 0.92, R * 0.075) + petalRing(x, y, n, R * 0.34, R * 0.62, R * 0.075, Math.PI / n) + petalRing(x, y, 8, R * 0.1, R * 0.31, R * 0.07);
    };
    bloom(0, -150, 108, 16);
    bloom(-150, -58, 84, 14);
    bloom(150, -58, 84, 14);
    bloom(-66, 10, 56, 12);
    bloom(66, 10, 56, 12);
    // jar
    white += 'M-84 78H84V98C112 128 120 168 104 206C96 226 84 240 66 254H-66C-84 240 -96 226 -104 206C-120 168 -112 128 -84 98Z';
    cut += 'M-78 86H78V92H-78ZM-92 124H92L98 134H-98ZM-98 220H98L90 230H-90Z';
    for (let i = -3; i <= 3; i++) cut += dia(i * 29, 176, 12, 32);
    for (let i = -3; i <= 2; i++) cut += dia(i * 29 + 14.5, 152, 6, 10) + dia(i * 29 + 14.5, 200, 6, 10);
    let lf = '';
    for (const s of [-1, 1]) {
      for (const [x, y, L, a] of [
        [96, 44, 92, -0.02],
        [92, 62, 84, 0.5],
        [206, 20, 52, 0.6],
        [76, -212, 62, -0.75],
        [164, -150, 62, -1.05],
        [222, -120, 50, -0.9],
      ] as const) {
        const aa = s > 0 ? a : Math.PI - a;
        white += tear(s * x, y, L, L * 0.2, aa);
        const q = polar(s * x, y, L * 0.28, aa);
        lf += tear(q[0], q[1], L * 0.56, L * 0.055, aa);
      }
    }
    return path(white, `fill="${W}" stroke="${W}" stroke-width="6"`) + path(cut + lf, `fill="${B}"`);
  },
  corazon: (W, B) => {
    let cut = '',
      white = heart(0, 34, 168);
    // a crown of flame
    for (const [x, top, lean] of [
      [-62, -150, -30],
      [62, -150, 30],
      [-32, -200, -14],
      [32, -200, 14],
      [0, -256, 0],
    ] as [number, number, number][]) {
      white += `M${x - 26} -44C${x - 44 + lean * 0.4} ${top + 96} ${x + lean - 4} ${top + 60} ${x + lean} ${top}C${x + lean + 16} ${top + 50} ${x + 48 + lean * 0.4} ${top + 92} ${x + 26} -44Z`;
      cut += tear(x + lean * 0.25, -62, (-62 - top) * 0.62, 8.4, -Math.PI / 2 + lean * 0.007);
    }
    // rays all round
    for (let i = 0; i < 28; i++) {
      const a = (i * TAU) / 28 + Math.PI / 28;
      if (Math.sin(a) < -0.72) continue;
      const q = polar(0, 14, i % 2 ? 284 : 276, a);
      white += tear(q[0], q[1], i % 2 ? 62 : 96, i % 2 ? 8 : 11, a + Math.PI);
    }
    // a rose window in the heart, petals along its rim
    cut += petalRing(0, 40, 12, 34, 80, 13.5) + petalRing(0, 40, 6, 5, 27, 8.5);
    for (const s of [-1, 1]) {
      const rim: [number, number, number][] = [
        [64, -78, -2.5],
        [106, -74, -1.9],
        [138, -44, -1.2],
        [146, -4, -0.6],
        [134, 36, -0.1],
        [112, 72, 0.3],
        [84, 104, 0.5],
        [54, 132, 0.62],
      ];
      for (const [x, y, a] of rim) cut += tear(s * x, y, 27, 7.6, s > 0 ? a + 2.5 : Math.PI - a - 2.5);
    }
    return path(white, `fill="${W}" stroke="${W}" stroke-width="6"`) + path(cut, `fill="${B}"`);
  },
};

function fringe(x: number, w: number, top: number, bot: number, n: number, dep: number) {
  let d = `M${n1(x)} ${n1(top)}H${n1(x + w)}V${n1(bot)}`;
  const s = w / n;
  for (let i = n - 1; i >= 0; i--)
    d += `C${n1(x + (i + 1) * s - s * 0.06)} ${n1(bot + dep * 0.9)} ${n1(x + i * s + s * 0.7)} ${n1(bot + dep)} ${n1(x + (i + 0.5) * s)} ${n1(bot
      + dep)}C${n1(x + i * s + s * 0.3)} ${n1(bot + dep)} ${n1(x + i * s + s * 0.06)} ${n1(bot + dep * 0.9)} ${n1(x + i * s)} ${n1(bot)}`;
  return d + 'Z';
}

// small banners, above: three across a sagging line
function small(x: number, y: number, w: number, h: number, k: number) {
  let cut = '';
  const cx = x + w / 2;
  for (let i = 0; i < 7; i++) cut += dia(x + (w / 7) * (i + 0.5), y + 32, 9, 12);
  const cy = y + h * 0.5 + 6;
  if (k % 2) cut += petalRing(cx, cy, 12, 18, 76, 12) + petalRing(cx, cy, 12, 50, 84, 5, Math.PI / 12);
  else cut += leftAndRight((s) => tear(cx + s * 10, cy, 78, 17, s > 0 ? -0.5 : Math.PI + 0.5) + tear(cx + s * 10, cy + 6, 74, 15, s > 0 ? 0.5 : Math.PI - 0.5))
    + tear(cx, cy - 10, 64, 14, -Math.PI / 2) + tear(cx, cy + 12, 60, 14, Math.PI / 2);
  for (const s of [-1, 1]) cut += petalRing(cx + s * w * 0.36, y + h * 0.28, 6, 4, 22, 6) + petalRing(cx + s * w * 0.36, y + h * 0.8, 6, 4, 22, 6);
  for (let i = 0; i < 9; i++) cut += `M${n1(x + (w / 9) * (i + 0.5) - 8)} ${n1(y + h - 8)}a8 9 0 0 1 16 0Z`;
  for (let i = 0; i < 9; i++) cut += dia(x + (w / 9) * (i + 0.5), y + h + 14, 5, 9);
  return path(fringe(x, w, y, y + h, 9, 36), 'fill="#fff"') + path(cut, 'fill="#000"');
}

/** The wall that banners hang before, and the colour of their shadows on it. */
type Wall = { wall: string; sh: string };

/** limewash on the wall */
function limewash(r: Rng, wall: string): string {
  let lime = '';
  for (let i = 0; i < 60; i++) {
    const x = r.f(-80, 1000),
      y = r.f(0, 1400),
      w = r.f(120, 420);
    lime += path(ribbon(qbez([x, y], [x + w * 0.5, y + r.f(-36, 36)], [x + w, y + r.f(-26, 26)], 6), (t) => 26 * Math.sin(Math.PI * (0.08 + 0.84 * t))),
      `fill="${r.chance(0.5) ? '#fff' : shade(wall, -0.12)}" fill-opacity="${num(r.f(0.014, 0.04))}"`);
  }
  return lime;
}

/** tissue of a colour cut by a mask, with its shadow on the wall */
function banner(sh: string, mk: string, col: string, dx: number, dy: number, extra = ''): string {
  const tissue = (fill: string, o: number) => g(rect(-200, -100, 1400, 1600, `fill="${fill}"`), `mask="${mk}" opacity="${o}"`);
  return g(tissue(sh, 0.3), `transform="translate(${dx} ${dy})"`) + g(tissue(col, 0.93) + extra);
}

/** the line that banners hang from, and its shadow. @param sag how far it sinks in its middle */
function hangingLine({ wall, sh }: Wall, y: number, sag: number): string {
  const d = `M-20 ${y}Q500 ${y + sag * 2} 1020 ${y - 10}`;
  return path(d, `fill="none" stroke="${sh}" stroke-opacity=".3" stroke-width="4" transform="translate(26 38)"`)
    + path(d, `fill="none" stroke="${shade(wall, lum(wall) > 0.5 ? -0.45 : 0.4)}" stroke-width="4.5"`);
}

/** four small banners across a line at the top */
function drawSmallBanners(c: Drawing, wall: Wall, colours: string[]) {
  let row = '';
  for (let i = 0; i < 4; i++) {
    const x = -106 + i * 306;
    const mk = c.mask(g(small(x, 66 + (i === 1 || i === 2 ? 18 : 4), 288, 180, i), `transform="rotate(${[1.6, 0.8, -0.8, -1.6][i]!} ${x + 144} 60)"`));
    row += banner(wall.sh, mk, colours[i % colours.length]!, 20, 30);
  }
  c.add('art', hangingLine(wall, 58, 11) + row, 'sway');
}

/** the box of the great banner, and the middle of its picture */
const X = 140;
const Y = 356;
const W = 720;
const H = 800;
const FX = 500;
const FY = Y + 388;

/** folds of tissue, a little light through them */
function tissueFolds(): string {
  let folds = '';
  for (const [x, o] of [
    [X + 180, 0.1],
    [X + 360, 0.13],
    [X + 540, 0.1],
  ] as const) folds += rect(x - 14, Y, 14, H + 60, `fill="#fff" fill-opacity="${o}"`) + rect(x, Y, 10, H + 60, `fill="#000" fill-opacity="${o * 0.6}"`);
  folds += rect(X, Y + 395, W, 9, 'fill="#fff" fill-opacity=".12"') + rect(X, Y + 404, W, 7, 'fill="#000" fill-opacity=".07"') + rect(X, Y, W, 18, 'fill="#000" fill-opacity=".12"');
  return folds;
}

/** the great banner with the picture of the motif in a net */
function drawGreatBanner(c: Drawing, m: string, hero: string, wall: Wall) {
  let cut = '',
    net = '';
  const field = `M${FX - 298} ${FY - 270}Q${FX - 298} ${FY - 298} ${FX - 270} ${FY - 298}H${FX + 270}Q${FX + 298} ${FY - 298} ${FX + 298} ${FY - 270}V${FY + 270}Q${FX + 298} ${FY + 298} ${FX + 270} ${FY + 298}H${FX - 270}Q${FX - 298} ${FY + 298} ${FX - 298} ${FY + 270}Z`;
  for (let k = -24; k <= 24; k++) net += `M${FX + k * 46 - 320} ${FY - 320}l640 640M${FX + k * 46 + 320} ${FY - 320}l-640 640`;
  for (let i = 0; i < 17; i++) cut += dia(X + (W / 17) * (i + 0.5), Y + 34, 10, 14);
  for (let i = 0; i < 18; i++) cut += i ? dia(X + (W / 18) * i, Y + 62, 4, 6) : '';
  for (const s of [-1, 1])
    for (let i = 0; i < 15; i++)
      cut += `M${n1(500 + s * 340)} ${n1(FY - 286 + i * 41)}m-10 -13l20 13l-20 13Z`.replace('m-10 -13l20 13l-20 13', s > 0 ? 'm10 -13l-20 13l20 13' : 'm-10 -13l20 13l-20 13');
  const fieldClip = c.clip(path(field));
  const bot = Y + H;
  for (let i = 0; i < 15; i++) cut += dia(X + (W / 15) * (i + 0.5), bot + 22, 7, 16) + (i ? `M${n1(X + (W / 15) * i - 6)} ${n1(bot - 4)}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z` : '');
  const fringeD = fringe(X, W, Y, bot, 15, 58);
  const mk = c.mask(
    path(fringeD, 'fill="#fff"') + path(cut, 'fill="#000"')
      + g(path(field, 'fill="#000"') + path(net, 'stroke="#fff" stroke-width="3.6" fill="none"')
      + g(PICADO[m]!('#fff', '#000'), `transform="translate(${FX} ${FY}) scale(1.04 1)"`) , `clip-path="${fieldClip}"`) + path(field, 'fill="none" stroke="#fff" stroke-width="10"'),
  );
  c.add('art', hangingLine(wall, 346, 8) + banner(wall.sh, mk, hero, 34, 50, g(tissueFolds(), `mask="${mk}"`)), 'sway');
}

export function drawPicado(inp: Input): Drawing {
  const c = new Drawing('picado', inp),
    { r, p } = c;
  const m = inp.motif && PICADO[inp.motif] ? inp.motif : 'calavera';
  const wall = isDark(p) ? mix(p.bg, p.b, 0.25) : p.bg;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(wall, 0.025)], [0.6, wall], [1, shade(wall, -0.045)]], 0, 0, 1, 1)}"`));
  c.add('texture', limewash(r, wall) + c.grain(0.9));
  const sh = shade(mix(wall, '#1c1030', 0.72), -0.06);
  const cols = [p.a, p.c, p.b, p.e, p.d].filter((q) => Math.abs(lum(q) - lum(wall)) > 0.06);
  const hero = inp.variant === 'b' ? cols[1 % cols.length]! : cols[0]!;
  const hung: Wall = { wall, sh };
  drawSmallBanners(c, hung, cols.filter((q) => q !== hero));
  const words = block(inp.headline, 'sansita-swashed:800', 500, 600, 84, 96, { cy: Y + H - 62 }, { lead: 1 });
  drawGreatBanner(c, m, hero, hung);
  const paperInk = reads(hero, 3, p.paper, p.ink, '#fffaf0');
  c.add('type', path(words.d, `fill="${paperInk}"`));
  const s = [inp.sub, inp.name].filter(Boolean).join('  ·  ');
  if (s) {
    const on = mix(wall, sh, 0.1);
    c.add('type', path(block(s, 'josefin-slab:700', 500, 800, 76, 36, { cy: 1308 }, { track: 20, lead: 1.15 }).d, `fill="${reads(on, 4.6, p.ink, p.e)}"`));
  }
  return c;
}
