import {
  bez, blob, circ, Drawing, ell, g, type Input, lum, makeRng, mix, n1, type P, path, poisson, polar, rect, rot, shade,
  smooth, TAU, tf, use, type Rng, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { dry } from '#artwork/marks/brush.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';

/** What the parts of a cover share. */
type Scene = {
  r: Rng; p: Palette; cream: string; leafA: string; leafC: string;
  lf: (x: number, y: number, a: number, L: number, w: number, col: string, half: string) => string;
  five: (x: number, y: number, R: number, col: string, core: string) => string; fur: string; furD: string; furL: string;
  line: string;
  hatch: (d: string, n: number, a0: number, box: [number, number, number, number], col: string, o: number, w?: number) => string;
  O: (d: string, fill: string, w?: number) => string; eye: (x: number, y: number, k?: number) => string;
};

function drawHare({ p, cream, fur, furD, furL, line, hatch, O, eye, hero, zone }: Scene & { hero: string; zone: (x: number, y: number) => boolean }) {
  const B = 'M176 300C148 332 142 384 156 434C168 486 190 542 214 592C240 642 300 658 382 648C446 638 458 560 440 488C420 408 362 338 302 294C270 268 208 266 176 300Z',
    Hd = 'M106 250C101 236 116 222 134 213C150 190 182 172 214 178C251 186 270 216 268 253C264 292 234 318 197 316C172 314 150 302 132 285C117 275 109 263 106 250Z';
  const e1 = 'M206 188C190 122 196 62 226 10C250 56 260 130 244 192Z', e2 = 'M228 192C232 122 258 58 306 20C318 82 300 156 262 212Z',
    H2 = 'M258 486C298 438 384 450 418 512C444 566 422 626 382 646C330 654 268 642 254 602C240 562 242 512 258 486Z';
  let s = O('M208 470C206 530 208 580 202 622C190 630 180 638 180 648C196 656 226 654 234 646C240 600 250 560 262 520Z', furD);
  s += O(e1, furD) + O(B, fur) + hatch(B, 200, 68, [140, 270, 320, 390], furD, 0.55, 3.4) + hatch(B, 90, 64, [140, 270, 240, 300], furL, 0.5, 3.2);
  s += path('M162 350C146 400 160 450 186 520C196 480 206 430 214 380C200 350 180 340 162 350Z', `fill="${furL}"`)
    + hatch('M162 350C146 400 160 450 186 520C196 480 206 430 214 380C200 350 180 340 162 350Z', 40, 84, [140, 340, 80, 190], mix(fur, cream, 0.3), 0.7, 2.6);
  s += O(H2, shade(fur, -0.02)) + hatch(H2, 130, 50, [240, 440, 200, 220], furD, 0.5, 3.2) + hatch(H2, 60, 40, [250, 450, 130, 120], furL, 0.45, 3);
  s += O('M186 424C172 486 168 552 158 612C146 622 134 632 132 645C140 654 178 654 190 645C198 592 218 542 244 494Z', fur)
    + hatch('M186 424C172 486 168 552 158 612C146 622 134 632 132 645C140 654 178 654 190 645C198 592 218 542 244 494Z', 50, 96, [130, 424, 120, 230], furD,
    0.45, 3) + path('M142 640q3 -10 12 -12M156 642q2 -10 10 -12', `stroke="${line}" stroke-width="3" fill="none"`);
  s += O('M206 646C208 624 262 610 318 618C350 624 358 644 346 654C300 662 240 664 212 658C204 656 204 650 206 646Z', furL)
    + path('M220 650q4 -10 14 -12M236 654q4 -10 12 -12', `stroke="${line}" stroke-width="3" fill="none"`);
  s += O(blob(makeRng(7), 446, 604, 38, 36, 9, 0.1), cream)
    + path('M428 596q10 -12 22 -10M436 616q12 -4 24 2', `stroke="${mix(cream, furD, 0.4)}" stroke-width="3.4" fill="none" stroke-linecap="round"`);
  s += O(Hd, fur) + hatch(Hd, 80, 30, [100, 170, 170, 150], furD, 0.45, 3)
    + path('M112 262C128 282 150 300 172 308C190 300 176 276 150 262C136 254 122 254 112 262Z', `fill="${furL}"`) + O(e2, fur)
    + path('M242 190C250 130 268 84 296 50C300 96 286 150 258 200Z', `fill="${mix(p.a, furL, 0.62)}"`)
    + path('M304 22C318 82 300 156 262 212', `stroke="${line}" stroke-width="5" fill="none"`) + path('M296 30C302 40 304 56 303 70C310 52 308 34 304 22Z', `fill="${line}"`);
  s += path('M176 296C190 268 240 262 268 276C284 296 300 312 312 326C280 340 200 344 176 330C172 318 172 306 176 296Z', `fill="${fur}"`)
    + hatch('M176 296C190 268 240 262 268 276C284 296 300 312 312 326C280 340 200 344 176 330C172 318 172 306 176 296Z', 40, 58, [170, 260, 150, 90], furD,
    0.45, 3.2) + path('M170 302C180 300 188 306 196 316C204 340 208 360 212 384C196 352 178 346 164 352C162 334 164 316 170 302Z', `fill="${furL}"`)
      + path('M190 426C206 420 232 450 246 486C240 502 232 512 226 520C206 510 186 470 190 426Z', `fill="${fur}"`)
      + hatch('M190 426C206 420 232 450 246 486C240 502 232 512 226 520C206 510 186 470 190 426Z', 26, 80, [186, 420, 64, 104], furD, 0.45, 3);
  s += eye(176, 228, 1.1) + path('M106 248C112 240 122 240 126 246C122 254 114 258 108 256Z', `fill="${mix(p.a, furD, 0.4)}"`)
    + path('M120 262q8 8 22 6', `stroke="${line}" stroke-width="3.4" fill="none" stroke-linecap="round"`)
    + path('M130 262L74 276M132 268L82 296M134 256L78 252', `stroke="${cream}" stroke-width="2" stroke-opacity=".9"`);
  hero = g(s, tf(196, 232, 0, 1.16));
  zone = (x, y) => x > 330 && x < 730 && y > 240 && y < 1010;
  return { hero, zone };
}

function drawLeap({ p, cream, fur, furD, furL, line, hatch, O, eye, hero, zone }: Scene & { hero: string; zone: (x: number, y: number) => boolean }) {
  const one = () => {
    const B = 'M-186 18C-196 -46 -122 -94 -30 -86C50 -80 112 -88 166 -116C206 -96 200 -34 154 -8C92 28 0 34 -60 42C-112 62 -176 62 -186 18Z',
      Hd = 'M150 -104C158 -158 204 -186 250 -172C282 -162 304 -138 316 -114C319 -98 302 -90 284 -90C254 -84 222 -56 184 -50C156 -54 146 -80 150 -104Z',
        HL = 'M-182 -4C-176 -52 -110 -66 -66 -36C-30 -8 -46 40 -92 52C-150 76 -210 106 -286 160C-304 172 -322 158 -310 142C-282 108 -240 74 -204 46C-186 32 -186 14 -182 -4Z';
    let s = O('M-150 10C-210 26 -262 50 -318 96C-334 110 -324 124 -308 118C-250 92 -190 76 -120 62Z', furD) + O('M110 -24C166 -22 226 -20 290 -6C310 -2 308 14 292 14C230 16 160 18 100 8Z', furD);
    s += O('M214 -168C172 -206 104 -226 44 -214C72 -178 138 -154 204 -144Z', furD) + O(B, fur) + hatch(B, 160, 4, [-190, -120, 390, 180], furD, 0.5, 3.4)
      + hatch(B, 80, 0, [-150, -100, 330, 90], furL, 0.4, 3);
    s += path('M-60 40C0 32 92 26 152 -8C168 -18 178 -30 182 -44C140 -20 20 -6 -60 12Z', `fill="${furL}"`) + O(HL, fur) + hatch(HL, 90, -28, [-320, -70, 290, 250], furD, 0.5, 3);
    s += O('M140 -30C190 0 240 22 296 58C312 70 304 84 288 78C226 56 160 36 106 10Z', fur) + O(blob(makeRng(9), -196, -34, 30, 30, 9, 0.1), cream);
    s += path('M104 12C120 -26 150 -34 166 -22C176 -6 166 14 146 24C128 26 112 22 104 12Z', `fill="${fur}"`)
      + hatch('M104 12C120 -26 150 -34 166 -22C176 -6 166 14 146 24C128 26 112 22 104 12Z', 30, 10, [100, -40, 80, 70], furD, 0.45, 3);
    s += O(Hd, fur) + hatch(Hd, 60, -10, [140, -190, 190, 150], furD, 0.42, 3)
      + path('M300 -92C272 -84 236 -66 210 -54C222 -84 262 -106 300 -106Z', `fill="${furL}"`)
      + O('M226 -172C190 -222 116 -256 48 -256C66 -212 136 -172 208 -150Z', fur)
      + path('M208 -172C170 -210 120 -236 74 -242C94 -212 146 -180 198 -160Z', `fill="${mix(p.a, furL, 0.62)}"`)
      + path('M48 -256C62 -244 70 -236 76 -226C60 -232 52 -244 48 -256Z', `fill="${line}"`);
    s += path('M132 -88C142 -104 160 -110 176 -104C184 -90 184 -70 178 -56C160 -48 140 -54 130 -64Z', `fill="${fur}"`)
      + hatch('M132 -88C142 -104 160 -110 176 -104C184 -90 184 -70 178 -56C160 -48 140 -54 130 -64Z', 26, -20, [126, -112, 60, 66], furD, 0.45, 3);
    return s + eye(248, -134) + path('M316 -114C306 -118 298 -112 298 -104C306 -100 314 -104 316 -110Z', `fill="${mix(p.a, furD, 0.4)}"`)
      + path('M286 -104L336 -78M284 -98L326 -62M288 -110L342 -100', `stroke="${cream}" stroke-width="2"`);
  };
  hero = g(one(), tf(470, 420, -8, 1.06)) + g(one(), tf(530, 846, 6, -1.06, 1.06));
  const near = (x: number, y: number, cx: number, cy: number, k: number) => { const [u, v] = rot([x - cx, y - cy - 20], k); return (u / 360) ** 2 + (v / 150) ** 2 < 1; };
  zone = (x, y) => near(x, y, 470, 420, 0.3) || near(x, y, 530, 846, -0.25) || (Math.hypot(x - 690, y - 250) < 130) || Math.hypot(x - 300, y - 690) < 120;
  return { hero, zone };
}

function drawLamb({ r, p, cream, leafA, leafC, lf, five, hatch, O, hero, zone }: Scene & { hero: string; zone: (x: number, y: number) => boolean }) {
  // a lamb with a field of curls
  const wool = cream, wd = mix(cream, '#a08a6a', 0.5), face = mix('#3b2a24', p.e, 0.2);
  let cloud: P[] = [];
  const nb = 19;
  let s = '';
  for (const [x, y] of [[-104, 150], [-40, 158], [86, 152], [140, 146]] as [number, number][])
    s += O(`M${x - 22} ${y - 40}C${x - 20} ${y + 30} ${x - 16} ${y + 70} ${x - 18} ${y + 118}H${x + 18}C${x + 18} ${y + 70} ${x + 22} ${y + 30} ${x + 24} ${y - 40}Z`,
      x === -40 || x === 86 ? shade(face, 0.05) : face) + path(`M${x - 18} ${y + 98}H${x + 18}`, `stroke="${shade(face, -0.1)}" stroke-width="4"`);
  for (let i = 0; i < nb * 2; i++) { const a = (i / (nb * 2)) * TAU, k = i % 2 ? 1.07 : 0.96; cloud.push([20 + Math.cos(a) * 232 * k, 24 + Math.sin(a) * 148 * k]); }
  const cd = smooth(cloud);
  s += O(`M236 -20C270 0 296 40 288 92C280 110 262 104 256 88C252 60 240 40 222 26Z`, wool) + O(cd, wool);
  let curls = '', c2 = '';
  for (const q of poisson(r, -200, -116, 440, 280, 35)) if (((q[0] - 20) / 218) ** 2 + ((q[1] - 24) / 136) ** 2 < 1) {
    const a0 = r.f(0, TAU), e: P[] = [];
    for (let i = 0; i <= 12; i++) e.push(polar(q[0], q[1], 15 * (1 - i / 15), a0 + (i / 12) * 7.4));
    if (q[1] > 40 + q[0] * 0.1) c2 += smooth(e, false); else curls += smooth(e, false);
  }
  s += path(curls, `fill="none" stroke="${mix(wd, wool, 0.35)}" stroke-width="4" stroke-linecap="round"`) + path(c2, `fill="none" stroke="${wd}" stroke-width="4.4" stroke-linecap="round"`);
  s += O('M-176 -128C-232 -146 -262 -132 -276 -104C-244 -92 -212 -92 -184 -104Z', face) + O('M-96 -134C-52 -158 -22 -150 -2 -124C-32 -104 -66 -102 -96 -112Z', face);
  s += O('M-214 -120C-204 -166 -94 -170 -80 -122C-74 -76 -92 -10 -124 16C-146 28 -166 24 -178 8C-206 -26 -222 -78 -214 -120Z', face)
    + hatch('M-214 -120C-204 -166 -94 -170 -80 -122C-74 -76 -92 -10 -124 16C-146 28 -166 24 -178 8C-206 -26 -222 -78 -214 -120Z', 50, 84, [-220, -160, 150, 190], shade(face, 0.12), 0.5, 3);
  let top: P[] = [];
  for (let i = 0; i < 22; i++) { const a = (i / 22) * TAU, k = i % 2 ? 1.12 : 0.94; top.push([-146 + Math.cos(a) * 62 * k, -146 + Math.sin(a) * 40 * k]); }
  s += O(smooth(top), wool) + ([[-176, -146], [-144, -154], [-112, -144]] as [number, number][]).map(([x, y]) => {
    const e: P[] = [];
    for (let i = 0; i <= 12; i++) e.push(polar(x, y, 14 * (1 - i / 15), x + (i / 12) * 7.2));
    return path(smooth(e, false), `fill="none" stroke="${wd}" stroke-width="4" stroke-linecap="round"`);
  }).join('');
  s += ([[-186, -78], [-110, -80]] as [number, number][]).map(([x, y]) =>
    ell(x, y, 12, 13, `fill="${mix(p.b, '#ffe9b0', 0.4)}"`) + ell(x, y, 8, 5.4, 'fill="#1b120e"') + circ(x - 3, y - 4, 2.6, 'fill="#fff"')).join('')
      + path('M-158 -6C-150 2 -140 2 -132 -4L-142 12Z', `fill="${mix(p.a, face, 0.3)}"`)
      + path('M-144 8v8q-8 8 -16 4M-144 16q8 8 14 2', `stroke="${shade(face, 0.24)}" stroke-width="3" fill="none" stroke-linecap="round"`);
  // a collar of flowers
  const col: P[] = bez([-196, 6], [-180, 66], [-110, 66], [-74, -18], 8);
  s += col.map((q, i) => lf(q[0], q[1], i * 67, 26, 8, leafA, leafC)
    + five(0, 0, 19, [p.a, p.b, p.d][i % 3]!, i % 3 === 1 ? p.a : p.b).replace('translate(0 0)', `translate(${n1(q[0])} ${n1(q[1])})`)).join('');
  hero = g(s, tf(486, 600, 0, 1.32));
  zone = (x, y) => ((x - 505) / 370) ** 2 + ((y - 640) / 330) ** 2 < 1 && y < 1010;
  return { hero, zone };
}

/** What the parts of `drawMillefleurs` share. */
type MillefleursScene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; gr: string; cream: string; leafA: string; leafC: string; cups: string[];
  kinds: string[]; line: string;
};

function drawMeadow({ c, r, leafA, leafC, cups, kinds, zone }: MillefleursScene & { zone: (x: number, y: number) => boolean }) {
  // sow the meadow
  const pts = poisson(r, 30, 90, 940, 1290, 88, 22).filter(([x, y]) => !zone(x, y - 30) && !zone(x, y) && !(y > 1080 && y < 1335 && x > 60 && x < 940));
  pts.sort((a, b) => a[1] - b[1]);
  let last = -1;
  const frame = c.clip(rect(48, 48, 904, 1304));
  c.add('ornament', `<g clip-path="${frame}">` + pts.map(([x, y]) => {
    let k = r.i(0, kinds.length - 1);
    if (k === last) k = (k + 3) % kinds.length;
    last = k;
    return use(kinds[k]!, tf(x, y, r.f(-7, 7), (r.chance(0.5) ? -1 : 1) * 0.92, 0.92));
  }).join('') + poisson(r, 20, 40, 960, 1340, 40).map(([x, y]) => (zone(x, y) ? '' : circ(x, y, 2.2, `fill="${r.pick([leafC, leafA, cups[r.i(0, 5)]!])}"`))).join('') + '</g>');
}

function drawScroll({ inp, c, p, gr, cream, line }: MillefleursScene) {
  // the scroll
  const t = smallLines(inp), y0 = 1076, y1 = 1322, ban = shade(cream, -0.01), back = mix(cream, '#8a6a44', 0.5);
  const wav = (y: number, k: number) => `C240 ${y - 22 * k} 400 ${y + 14 * k} 500 ${y}C600 ${y - 14 * k} 760 ${y + 22 * k} 880 ${y - 6}`;
  const scroll = `M120 ${y0 + 6}${wav(y0, 1)}L880 ${y1 - 6}C760 ${y1 + 22} 600 ${y1 - 14} 500 ${y1}C400 ${y1 + 14} 240 ${y1 - 22} 120 ${y1 + 6}Z`;
  const tail = (s: number) => {
    const X = (x: number) => 500 + s * (x - 500);
    return path(`M${X(820)} ${y0 + 52}C${X(880)} ${y0 + 30} ${X(930)} ${y0 + 34} ${X(968)} ${y0 + 60}L${X(938)} ${(y0 + y1) / 2 + 50}L${X(968)} ${y1
      + 34}C${X(920)} ${y1 + 20} ${X(870)} ${y1 + 30} ${X(820)} ${y1 + 40}Z`,
      `fill="${back}" stroke="${line}" stroke-width="5" stroke-linejoin="round"`)
        + path(`M${X(820)} ${y1 + 40}L${X(878)} ${y1 - 4}L${X(878)} ${y1 - 40}L${X(820)} ${y1 - 30}Z`, `fill="${shade(back, -0.18)}" stroke="${line}" stroke-width="4"`);
  };
  c.add('ornament', tail(-1) + tail(1) + path(scroll, `fill="${ban}" stroke="${line}" stroke-width="6" stroke-linejoin="round"`)
    + path(scroll, `fill="none" stroke="${p.a}" stroke-width="4" transform="translate(500 ${(y0 + y1) / 2}) scale(.972 .9) translate(-500 ${-(y0 + y1) / 2})"`));
  const inkT = reads(ban, 6, gr, p.e, p.ink);
  const b = block(upper(inp.headline), 'cinzel:700', 500, 660, t.length ? 112 : 150, 84, { cy: (y0 + y1) / 2 - (t.length ? 28 : 0) }, { lead: 1.08, track: 30, lines: 3 });
  c.add('type', path(b.d, `fill="${inkT}"`));
  if (t.length) c.add('type', path(block(t.join(' · '), 'cormorant-garamond:700i', 500, 650, 42, 42, { top: b.bottom + 20 }).d, `fill="${reads(ban, 4.6, p.a, shade(p.a, -0.1), inkT)}"`));
}

export function drawMillefleurs(inp: Input): Drawing {
  const c = new Drawing('millefleurs', inp), { r, p } = c;
  const m = inp.motif || 'hare', dk = isDark(p), gr = dk ? p.bg : lum(p.bg) > 0.6 ? p.e : p.bg, cream = lum(p.paper) > 0.7 ? p.paper : '#F6E9CF';
  const leafA = mix('#7fa066', p.c, 0.55), leafB = shade(leafA, -0.14), leafC = shade(leafA, 0.1);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${gr}"`));
  // plants, drawn once and sown many times
  const def = (s: string) => c.def((id) => `<g id="${id}">${s}</g>`);
  const stem = (x: number, y: number, b: number, col = leafA,
    w = 4) => path(`M0 0Q${n1(b)} ${n1(y * 0.5)} ${n1(x)} ${n1(y)}`, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round"`);
  const lf = (x: number, y: number, a: number, L: number, w: number, col: string,
    half: string) => g(path(`M0 0C${n1(-w)} ${n1(-L * 0.3)} ${n1(-w)} ${n1(-L * 0.7)} 0 ${n1(-L)}C${n1(w)} ${n1(-L * 0.7)} ${n1(w)} ${n1(-L * 0.3)} 0 0Z`,
      `fill="${col}"`) + path(`M0 0C${n1(w)} ${n1(-L * 0.3)} ${n1(w)} ${n1(-L * 0.7)} 0 ${n1(-L)}Z`, `fill="${half}"`), tf(x, y, a));
  const daisy = (x: number, y: number, R: number, pet: string, core: string,
    n = 9) => Array.from({ length: n },
      (_, i) => g(path(`M0 0C${n1(-R * 0.3)} ${n1(-R * 0.4)} ${n1(-R * 0.26)} ${n1(-R)} 0 ${n1(-R)}C${n1(R * 0.26)} ${n1(-R)} ${n1(R * 0.3)} ${n1(-R * 0.4)} 0 0Z`),
        `transform="rotate(${n1((i * 360) / n)})"`)).join('').replace(/^/, `<g transform="translate(${n1(x)} ${n1(y)})"><g fill="${pet}">`)
          + `</g>${circ(0, 0, R * 0.3, `fill="${core}"`)}${ell(-R * 0.08, -R * 0.1, R * 0.12, R * 0.1, `fill="${mix(core, '#fff', 0.5)}"`)}</g>`;
  const cups = [cream, p.a, p.b, p.d, mix(p.a, cream, 0.5), mix(p.d, cream, 0.3)];
  const five = (x: number, y: number, R: number, col: string, core: string) => daisy(0, 0, R, col, core, 5).replace('translate(0 0)', `translate(${x} ${y})`);
  const kinds: string[] = [];
  for (const [pet, core] of [[cream, p.b], [p.a, p.b], [mix(p.a, cream, 0.55), p.b]] as [string, string][])
    kinds.push(def([-64, -34, -10, 24, 52].map((a) => lf(0, 0, a, 34, 7, leafB, leafA)).join('') + stem(-24, -56, -2) + stem(2, -74, 3) + stem(27, -50, 4)
      + daisy(-24, -58, 17, pet, core) + daisy(2, -76, 20, pet, core, 11) + daisy(27, -52, 16, pet, core)));
  kinds.push(def([-70, -40, 38, 68].map((a) => lf(0, 0, a, 40, 11, leafB, leafC)).join('')
    + ([[-28, -44], [0, -66], [26, -46], [8, -40]] as [number, number][]).map(([x, y]) =>
    stem(x, y, x * 0.2) + five(x, y, 14, p.d, p.b) + path(`M${x} ${y}l-7 9M${x} ${y}l7 9`, `stroke="${shade(p.d, -0.16)}" stroke-width="2.4"`)).join('')));
  const bell = (x: number, y: number,
    col: string) => g(path('M-9 0C-10 -14 10 -14 9 0C8 8 12 14 14 20C8 17 6 16 4 22C1 16 -1 16 -4 22C-6 16 -8 17 -14 20C-12 14 -8 8 -9 0Z', `fill="${col}"`)
      + path('M-3 -4Q-6 4 -6 12', `stroke="${mix(col, cream, 0.5)}" stroke-width="2.4" fill="none"`), tf(x, y, 0, 0.9));
  kinds.push(def([-58, -28, 28, 58].map((a) => lf(0, 0, a, 62, 6, leafB, leafA)).join('')
    + path('M0 0C-4 -50 -2 -88 20 -104C34 -110 44 -102 46 -92', `fill="none" stroke="${leafA}" stroke-width="4" stroke-linecap="round"`)
    + bell(46, -86, mix(p.d, '#5f7fd0', 0.3)) + bell(24, -94, mix(p.d, '#5f7fd0', 0.3)) + bell(6, -76, mix(p.d, '#5f7fd0', 0.3)) + bell(-10, -54, mix(p.d, '#5f7fd0', 0.3))));
  const tri = (x: number, y: number, a: number) => [-62, 0, 62].map((k) => lf(x, y, a + k, 27, 11, leafB, leafC)).join('');
  kinds.push(def(stem(-34, -34, -8) + stem(30, -40, 8) + stem(0, -58, 0) + tri(-34, -34, -30) + tri(30, -40, 30) + tri(0, -58, 0)
    + ([[-16, -18], [18, -16]] as [number, number][]).map(([x, y]) =>
    stem(x, y, 0) + path(`M${x} ${y + 16}C${x - 13} ${y + 6} ${x - 11} ${y - 6} ${x} ${y - 4}C${x + 11} ${y - 6} ${x + 13} ${y + 6} ${x} ${y + 16}Z`,
      `fill="${p.a}"`) + ([[-4, 2], [4, 3], [0, 9]] as [number, number][]).map(([u, v]) => circ(x + u, y + v, 1.3, `fill="${cream}"`)).join('')).join('') + five(22, -74, 12, cream, p.b)));
  kinds.push(def([-72, -44, 42, 70].map((a) => lf(0, 0, a, 46, 13, leafB, leafA)).join('') + stem(0, -62, 2)
    + ([[-16, -66], [0, -74], [16, -66], [-9, -54], [9, -54]] as [number, number][]).map(([x, y]) => five(x, y, 12, p.b, shade(p.b, -0.2))).join('')));
  kinds.push(def([-50, -24, 0, 24, 50].map((a) => {
    let s = stem(polar(0, 0, 62, ((a - 90) * Math.PI) / 180)[0], polar(0, 0, 62, ((a - 90) * Math.PI) / 180)[1], a * 0.2, leafC, 3);
    for (let i = 1; i < 6; i++) for (const k of [-1, 1]) { const q = polar(0, 0, i * 11, ((a - 90) * Math.PI) / 180); s += lf(q[0], q[1], a + k * 58, 15 - i, 4, leafC, leafA); }
    return s;
  }).join('')));
  kinds.push(def([-60, -30, 30, 60].map((a) => lf(0, 0, a, 44, 4.5, leafC, leafB)).join('')
    + ([[-22, -58, -16], [20, -66, 12]] as [number, number, number][]).map(([x, y, a]) =>
    stem(x, y, x * 0.1, leafC, 3.6)
      + g(path('M-8 0C-9 -10 -8 -16 -6 -20H6C8 -16 9 -10 8 0C4 5 -4 5 -8 0Z', `fill="${leafC}"`)
      + path('M-6 -18L-22 -38L-15 -36L-13 -46L-6 -39L0 -49L6 -39L13 -46L15 -36L22 -38L6 -18Z', `fill="${mix(p.a, cream, 0.28)}"`)
      + path('M-3 -20L-9 -34M0 -20V-36M3 -20L9 -34', `stroke="${mix(p.a, cream, 0.75)}" stroke-width="2"`), tf(x, y, a))).join('')));
  kinds.push(def([-40, 0, 40].map((a) => lf(0, 0, a, 30, 8, leafC, leafB)).join('')));
  // the creature
  const fur = mix('#c9925a', p.b, 0.2), furD = shade(fur, -0.17, -0.01), furL = mix(fur, cream, 0.6), line = shade(gr, -0.16, -0.02);
  const hatch = (d: string, n: number, a0: number, box: [number, number, number, number], col: string, o: number, w = 3.6) => dry(c, r, d, box, a0, col, n, o, w);
  const O = (d: string, fill: string, w = 5) => path(d, `fill="${fill}" stroke="${line}" stroke-width="${w}" stroke-linejoin="round"`);
  let hero = '', zone: (x: number, y: number) => boolean = () => false;
  const eye = (x: number, y: number, k = 1) => `<g transform="translate(${x} ${y}) scale(${k})">` + ell(0, 0, 14, 12, `fill="${furL}"`)
    + circ(0, 0, 9.4, 'fill="#22140d"') + circ(-3, -3.4, 3, 'fill="#fff"') + '</g>';
  const clump = (x: number, y: number) => `<use href="#${kinds[r.i(0, 5)]!}" ${tf(x, y, r.f(-8, 8), r.f(0.9, 1.15))}/>`;
  const scene: Scene = { r, p, cream, leafA, leafC, lf, five, fur, furD, furL, line, hatch, O, eye };
  if (m === 'hare') ({ hero, zone } = drawHare({ ...scene, hero, zone }));
  else if (m === 'leap') ({ hero, zone } = drawLeap({ ...scene, hero, zone }));
  else ({ hero, zone } = drawLamb({ ...scene, hero, zone }));
  const parts: MillefleursScene = { inp, c, r, p, gr, cream, leafA, leafC, cups, kinds, line };
  drawMeadow({ ...parts, zone });
  c.add('art', hero);
  if (m !== 'leap') {
    let f = '';
    for (const x of m === 'hare' ? [318, 438, 560, 690] : [330, 430, 540, 640, 740]) f += clump(x, m === 'hare' ? 1024 + r.f(-8, 8) : 982 + r.f(-6, 8));
    c.add('ornament', f);
  }
  drawScroll(parts);
  // ribs of the weave
  c.add('texture', rect(0, 0, 1000, 1400,
    `fill="${fineTile(c, 6, 4,
      `<rect width="6" height="1.5" fill="#000" fill-opacity=".2"/><rect y="2" width="6" height="1.2" fill="#fff" fill-opacity=".09"/><rect width="1.4" height="4" fill="#000" fill-opacity=".07"/>`)}"`)
      + rect(20, 20, 960, 1360, `fill="none" stroke="${cream}" stroke-width="10"`) + rect(34, 34, 932, 1332, `fill="none" stroke="${p.a}" stroke-width="9"`)
      + rect(46, 46, 908, 1308, `fill="none" stroke="${p.b}" stroke-width="4"`) + rect(0, 0, 1000, 1400, `fill="none" stroke="${shade(gr, -0.1)}" stroke-width="30"`) + c.vignette('#0a0806', 0.32));
  return c;
}
