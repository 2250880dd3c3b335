import {
  at, bez, circ, clamp, contrast, Drawing, g, type Input, lum, mix, n1, path, polar, pt, rect, ribbon, type Rng,
  shade, sparkle, star, TAU, tfit,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { legible, withContrast } from '#artwork/colours/pastimes.ts';
import { roles } from '#artwork/colours/roles.ts';
import { block, linesIn, plain } from '#artwork/lettering/pastimes.ts';

type Inks = { A: string; B: string };
const wide = 'fill="#fff"';
const MATCH: Record<string, (r: Rng) => Inks> = {
  cat: () => {
    let A = circ(282, 236, 212, 'fill="#000"'), B = '';
    A = circ(282, 250, 228, 'class="i"');
    for (const [x, y, h] of [[34, 590, 210], [82, 590, 140], [530, 590, 180], [486, 590, 118]] as const) {
      B += path(`M${x} ${y}V${y - h}`, 'class="s" stroke-width="6"');
      for (let i = 0; i < h / 30 - 1; i++) B += path(`M${x} ${y - 24 - i * 28}q-26 -6 -30 -28q28 2 30 28q2 -26 30 -28q-4 22 -30 28Z`, 'class="i"');
    }
    B += path(ribbon(bez([400, 556], [560, 580], [560, 420], [474, 408], 26), (t) => 52 - 20 * t), 'class="i"');
    B += path('M138 592C132 440 176 340 226 292H338C388 340 432 440 426 592Z', 'class="i"');
    B += path('M118 200C114 140 120 66 136 30C168 48 194 76 210 102C252 92 312 92 354 102C370 76 396 48 428 30C444 66 450 140 446 200C442 282 362 322 282 322C202 322 122 282 118 200Z', 'class="i"');
    B += path('M142 66Q168 88 184 118L150 150Q140 106 142 66ZM422 66Q396 88 380 118L414 150Q424 106 422 66Z', wide);
    A += path('M150 84Q168 98 178 120L152 140Q148 112 150 84ZM414 84Q396 98 386 120L412 140Q416 112 414 84Z', 'class="i"');
    for (const k of [-1, 1]) {
      const x = 282 + k * 78;
      B += path(`M${x - 58} ${196 + k * 4}Q${x} 138 ${x + 58} ${196 - k * 4}Q${x} 246 ${x - 58} ${196 + k * 4}Z`, wide) + path(`M${x} 164Q${x + 15} 194 ${x} 224Q${x - 15} 194 ${x} 164Z`, 'class="i"');
      A += path(`M${x - 44} ${196 + k * 3}Q${x} 156 ${x + 44} ${196 - k * 3}Q${x} 234 ${x - 44} ${196 + k * 3}Z`, 'class="i"') + circ(x, 192, 0.1, '');
      for (let i = 0; i < 3; i++) B += path(`M${282 + k * 60} ${262 + i * 12}L${282 + k * 148} ${244 + i * 22}`, 'stroke="#fff" stroke-width="4" stroke-linecap="round"');
    }
    B += path('M262 240H302L282 262Z', wide) + path('M282 262V278M244 278Q264 300 282 280Q300 300 320 278',
      'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"') + path('M264 112V148M282 106V154M300 112V148', 'stroke="#fff" stroke-width="8" stroke-linecap="round"');
    A += path('M262 240H302L282 262Z', 'class="i"');
    B += path('M206 322Q282 356 358 322L366 344Q282 384 198 344Z', wide);
    A += path('M208 326Q282 358 356 326L364 344Q282 382 200 344Z', 'class="i"') + circ(282, 384, 20, 'class="i"');
    B += circ(282, 384, 22, wide) + path('M264 388H300M282 388V402', 'class="s" stroke-width="5"');
    for (let j = 0; j < 5; j++) for (let i = -j - 1; i <= j + 1; i++)
      if (j > 0) B += path(`M${282 + i * 24 - 7} ${412 + j * 26}l7 10l7 -10`, 'fill="none" stroke="#fff" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"');
    B += path('M250 592V548M314 592V548', 'stroke="#fff" stroke-width="5" stroke-linecap="round"');
    return { A, B };
  },
  fish: () => {
    const body = 'M34 300C96 166 292 128 424 254C450 236 498 176 536 166C508 236 508 372 536 440C498 428 450 366 424 348C292 474 96 436 34 300Z';
    let A = path(body, 'class="i"'), B = '';
    B += path('M180 190C230 110 330 96 372 134C356 150 360 176 380 212C330 176 250 166 180 190Z', 'class="i"')
      + path('M212 418C240 470 300 484 326 462C318 450 322 434 338 412C300 430 260 432 212 418Z', 'class="i"');
    for (let i = 0; i < 6; i++) B += path(`M${216 + i * 26} ${166 - i * 1}L${236 + i * 24} ${126 - (i < 3 ? i * 5 : (5 - i) * 5)}`, 'stroke="#fff" stroke-width="5"');
    // scales
    for (let j = 0; j < 9; j++) for (let i = 0; i < 8; i++) {
      const x = 204 + i * 34 + (j % 2 ? 17 : 0), y = 206 + j * 24;
      const t = (x - 34) / 400, up = 300 - 118 * Math.sin(Math.PI * Math.pow(clamp(t), 0.75)), dn = 300 + 118 * Math.sin(Math.PI * Math.pow(clamp(t), 0.75));
      if (y - 12 < up + 6 || y + 16 > dn - 2 || x > 418) continue;
      B += path(`M${x - 15} ${y - 12}a17 20 0 0 0 0 26`, 'fill="none" class="s" stroke-width="6" stroke-linecap="round"') + ((i + j) % 3 ? '' : circ(x - 8, y + 1, 5, 'class="i"'));
    }
    B += path('M34 300C60 246 108 204 168 188C204 250 204 352 168 414C108 398 60 356 34 300Z', 'class="i"') + path('M176 186C214 250 214 352 176 416', 'fill="none" stroke="#fff" stroke-width="6"');
    B += circ(122, 262, 34, wide) + circ(118, 262, 16, 'class="i"') + path('M44 316Q70 326 92 316', 'fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"');
    A += circ(122, 262, 34, wide);
    B += path('M444 300H520M440 282L516 232M440 318L516 372', 'stroke="#fff" stroke-width="0"')
      + path('M430 300C470 300 500 302 520 304M430 284C460 268 496 232 516 214M430 318C462 336 496 372 516 396', 'fill="none" class="s" stroke-width="7" stroke-linecap="round"');
    B += path('M232 330C262 310 300 320 316 350C290 352 262 362 240 376C246 358 244 344 232 330Z', 'class="i"')
      + path('M250 344L296 342M254 354L284 352', 'stroke="#fff" stroke-width="4" stroke-linecap="round"');
    for (const [x, y, q] of [[36, 214, 16], [62, 168, 11], [30, 134, 8]] as const) B += circ(x, y, q, 'fill="none" class="s" stroke-width="5"');
    for (let j = 0; j < 3; j++) {
      let d = '', e = '';
      for (let i = 0; i < 6; i++) {
        d += `${i ? '' : `M${-6} ${40 + j * 28}`}q24 -26 48 0t48 0`;
        e += `${i ? '' : `M${-6} ${500 + j * 30}`}q24 -26 48 0t48 0`;
      }
      if (j === 1) B += path(d + e, 'fill="none" class="s" stroke-width="8"'); else A += path(d + e, 'fill="none" class="s" stroke-width="11"');
    }
    return { A, B };
  },
  tent: (r) => {
    let A = '', B = rect(-8, -8, 580, 470, 'class="i"');
    B += circ(414, 116, 70, wide);
    A += path('M444 54A70 70 0 1 0 480 138A62 62 0 1 1 444 54Z', 'class="i"');
    for (const [x, y, q] of [[60, 60, 14], [136, 122, 9], [226, 52, 12], [300, 104, 7], [520, 40, 8], [36, 168, 7], [322, 30, 6], [250, 160, 6],
      [532, 214, 9]] as const) B += path(sparkle(x, y, q * 1.5, 0.2), wide);
    const fir = (x: number, y: number, h: number, w: number) => {
      let d = `M${x} ${y - h}`;
      for (let i = 1; i <= 4; i++) d += `L${n1(x + (w / 2) * (i / 4))} ${n1(y - h + (h * i) / 4)}${i < 4 ? `L${n1(x + (w / 2) * (i / 4) * 0.5)} ${n1(y - h + (h * i) / 4)}` : ''}`;
      for (let i = 4; i >= 1; i--)
        d += `L${n1(x - (w / 2) * (i / 4))} ${n1(y - h + (h * i) / 4)}${i > 1 ? `L${n1(x - (w / 2) * ((i - 1) / 4) * 0.5 - (w / 8) * 0.5)} ${n1(y - h + (h * i) / 4)}` : ''}`;
      return d + 'Z';
    };
    for (const [x, h, w] of [[40, 250, 120], [124, 190, 96], [508, 260, 126], [424, 180, 90]] as const) {
      B += path(fir(x, 462, h, w), wide);
      A += path(fir(x, 462, h, w), 'class="i"');
      B += path(`M${x} ${462 - h + 26}V462`, 'class="s" stroke-width="4"');
      for (let i = 1; i < 4; i++)
        B += path(`M${x} ${n1(462 - h + (h * i) / 4 - 4)}l${n1(-w * 0.1 * i)} ${n1(h * 0.1)}M${x} ${n1(462 - h + (h * i) / 4 - 4)}l${n1(w * 0.1 * i)} ${n1(h * 0.1)}`, 'class="s" stroke-width="4"');
    }
    // ground and tent
    A += path('M-8 458H572V600H-8Z', 'class="i"');
    B += path('M282 190L456 520H108Z', wide);
    A += path('M282 190L456 520H108Z', wide);
    A += path('M282 190L346 520H456ZM282 190L218 520H108Z', 'class="i"');
    for (let i = 0; i < 5; i++) B += path(`M282 190L${118 + i * 22} 520`, 'class="s" stroke-width="4"') + path(`M282 190L${446 - i * 22} 520`, 'class="s" stroke-width="4"');
    B += path('M282 190L456 520H108Z', 'fill="none" class="s" stroke-width="8" stroke-linejoin="round"') + path('M282 250L330 520H234Z', 'class="i"')
      + path('M282 180V196M270 168L294 206M294 168L270 206', 'class="s" stroke-width="6"')
      + path('M108 520L60 552M456 520L504 552M60 540V562M504 540V562', 'class="s" stroke-width="5" stroke-linecap="round"');
    // fire
    B += path('M252 574L312 556M252 556L312 574', 'class="s" stroke-width="12" stroke-linecap="round"');
    A += path('M282 482C306 506 318 526 312 546C306 560 258 560 252 546C246 528 262 516 264 502C270 508 272 514 274 520C280 512 284 498 282 482Z', wide);
    B += path('M282 484C304 508 316 526 310 546C304 558 260 558 254 546C248 528 262 518 264 504C270 510 272 516 274 522C280 512 284 500 282 484Z', wide)
      + path('M283 520C292 530 296 538 292 548H272C268 538 278 532 283 520Z', 'class="i"');
    for (let i = 0; i < 16; i++) B += path(`M${n1(r.f(10, 554))} ${n1(r.f(540, 588))}l-5 -14m5 14l5 -14`, 'class="s" stroke-width="4" stroke-linecap="round"');
    return { A, B };
  },
  penny: () => {
    let A = circ(230, 360, 186, 'class="i"'), B = '';
    const cx = 230, cy = 372, R = 206;
    B += circ(cx, cy, R, 'fill="none" class="s" stroke-width="16"') + circ(cx, cy, R - 22, 'fill="none" class="s" stroke-width="3"') + circ(cx, cy, 20, 'class="i"');
    for (let i = 0; i < 28; i++) {
      const a = (i / 28) * TAU, q = polar(cx, cy, R - 22, a + 0.1);
      B += path(`M${pt(polar(cx, cy, 18, a))}L${pt(q)}`, 'class="s" stroke-width="2.6"');
    }
    const sx = 478, sy = 516;
    B += circ(sx, sy, 60, 'fill="none" class="s" stroke-width="12"') + circ(sx, sy, 10, 'class="i"');
    for (let i = 0; i < 12; i++) B += path(`M${sx} ${sy}L${pt(polar(sx, sy, 54, (i / 12) * TAU))}`, 'class="s" stroke-width="2.4"');
    A += circ(sx, sy, 40, 'class="i"');
    B += path(`M${cx} ${cy}L214 142M214 142C300 150 420 260 ${sx} ${sy}`, 'fill="none" class="s" stroke-width="13" stroke-linecap="round"')
      + path('M214 142L160 128M160 128C148 126 140 136 144 146', 'fill="none" class="s" stroke-width="10" stroke-linecap="round"');
    // rider
    B += path('M236 150C262 134 306 140 318 156C306 168 262 170 240 164Z', 'class="i"');
    B += path('M270 158C240 190 214 226 204 262C210 310 226 340 246 384L222 396C196 350 174 312 166 262C176 216 206 170 240 136Z', 'class="i"')
      + path('M214 382L258 372C268 378 270 392 262 398L212 408Z', 'class="i"');
    A += path('M310 160C290 172 254 170 236 156C220 120 222 66 244 30C270 20 300 26 314 48C326 90 326 130 310 160Z', 'class="i"');
    B += path('M310 160C290 172 254 170 236 156C220 120 222 66 244 30', 'fill="none" class="s" stroke-width="5"')
      + path('M262 58C240 84 214 106 176 124L166 106C200 92 224 66 238 36Z', 'class="i"') + circ(166, 118, 13, wide) + circ(166, 118, 13, 'fill="none" class="s" stroke-width="5"');
    for (const y of [62, 92, 122]) B += circ(246, y, 5, 'class="i"');
    // head, moustache, bowler
    B += path('M226 -8C216 -26 218 -56 232 -70H290C298 -46 292 -14 272 4C256 10 236 6 226 -8Z', wide);
    A += path('M226 -8C216 -26 218 -56 232 -70H290C298 -46 292 -14 272 4C256 10 236 6 226 -8Z', wide);
    B += path('M226 -8C216 -26 218 -56 232 -70H290C298 -46 292 -14 272 4C256 10 236 6 226 -8Z', 'fill="none" class="s" stroke-width="6"');
    B += path('M204 -66C226 -76 296 -78 318 -66C320 -58 308 -54 296 -56H224C210 -54 202 -58 204 -66ZM222 -70C218 -118 244 -130 262 -130C286 -130 304 -112 300 -70Z',
      'class="i"') + path('M222 -80H300', 'stroke="#fff" stroke-width="8"')
        + path('M242 -16C226 -10 208 -12 198 -24C210 -20 220 -26 232 -30C246 -26 250 -22 242 -16Z', 'class="i"') + circ(240, -42, 5, 'class="i"');
    A += path('M222 -80H300', 'class="s" stroke-width="8"');
    A += path('M300 26C350 10 372 40 420 20C444 12 462 18 486 6C470 40 440 50 412 52C372 58 350 40 312 52Z', 'class="i"');
    B += path('M330 34C364 28 380 46 424 34', 'fill="none" class="s" stroke-width="4"');
    B += path('M-100 584H670', 'class="s" stroke-width="12"');
    for (let i = 0; i < 4; i++) B += path(`M${392 + i * 34} ${226 + i * 56}h${70 - i * 8}`, 'class="s" stroke-width="6" stroke-linecap="round"');
    A += path('M-100 604H670', 'class="s" stroke-width="7"');
    const sh = (s: string) => g(s, 'transform="translate(0 118) scale(.78) translate(66 14)"');
    return { A: sh(A), B: sh(B) };
  },
};

export function drawMatchbox(inp: Input): Drawing {
  const c = new Drawing('matchbox', inp), { r, p } = c, K = roles(p), m = MATCH[inp.motif || ''] ? inp.motif! : 'cat';
  const gr: Record<string, string> = { warm: K.warm, cool: mix(K.cool2, p.bg, 0.15), hot: mix(K.hot, K.cream, 0.24), deep: mix(K.deep, K.cool, 0.25), pale: p.bg };
  const ground = gr[inp.variant || ''] ?? (K.dark ? p.bg : r.pick([gr.warm, gr.cool, gr.hot])), card = '#f3e9d2';
  const B = withContrast(card, lum(K.deep) < 0.4 ? K.deep : shade(K.deep, -0.2), 8), cand = [K.hot, K.warm, K.cool2, K.cool].filter((q) => contrast(q, ground!) > 1.6 && contrast(q, B) > 2.2);
  const A = cand[0] ?? K.hot, dk = shade(ground!, -0.2);
  c.alt = `A matchbox: ${plain(inp.headline)}`;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(ground!, 0.02)], [1, shade(ground!, -0.03)]])}"`));
  const X = 186, Y = 344, W = 604, H = 926, D = 34;
  // long soft shadow of the box and its drawer
  const sil = `M${X} ${Y - 190}H${X + W + D}V${Y + H}H${X}Z`;
  c.add('texture', path(sil, `fill="${dk}" opacity=".55" transform="translate(26 34)" filter="${c.blur(22)}"`)
    + path(sil, `fill="${dk}" opacity=".4" transform="translate(8 10)" filter="${c.blur(6)}"`));
  // drawer
  const tx = X + 16, tw = W - 32 + D * 0.5, ty = Y - 196;
  let s = rect(tx, ty, tw, 260, `fill="${c.lin([[0, '#e9dcc0'], [1, '#c9b795']])}"`) + rect(tx + 15, ty + 14, tw - 30, 260, `fill="${c.lin([[0, '#6b5a40'], [0.3, '#8a7757'], [1, '#6b5a40']])}"`);
  s += rect(tx, ty, tw, 4, `fill="#fff" opacity=".6"`) + rect(tx, ty + 13, tw, 2, `fill="#000" opacity=".25"`);
  const n = 15, mw = (tw - 50) / n, hd = legible('#8a7757', A, K.hot, B) === B ? K.hot : A;
  for (let i = 0; i < n; i++) {
    const x = tx + 25 + i * mw + mw / 2, y = ty + 46 + r.f(-9, 12), a = r.f(-1.6, 1.6);
    const wood = mix('#e8c995', '#d0a86c', r.f(0, 1)), hc = i === Math.floor(n * 0.62) ? (hd === K.hot ? K.warm : K.hot) : hd;
    s += g(
      rect(-10, 26, 20, 240, `fill="${c.lin([[0, shade(wood, 0.04)], [0.55, wood], [0.56, shade(wood, -0.08)], [1, shade(wood, -0.1)]], 0, 0, 1, 0)}"`) +
        path('M-12 34C-16 10 -14 -14 0 -16C14 -14 16 10 12 34C8 42 -8 42 -12 34Z', `fill="${c.rad([[0, mix(hc, '#fff', 0.4)], [0.35, hc], [1, shade(hc, -0.14)]], 0.34, 0.28, 0.8)}"`),
      `transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(a)})"`,
    );
  }
  s += rect(tx + 15, Y - 40, tw - 30, 44, `fill="${c.lin([[0, '#000', 0], [1, '#000', 0.5]])}"`);
  // sleeve: face and striking side
  s += path(`M${X + W} ${Y}L${X + W + D} ${Y + 10}V${Y + H - 8}L${X + W} ${Y + H}Z`, `fill="#5b3a2c"`);
  let dots = '';
  for (let i = 0; i < 260; i++) dots += `M${n1(X + W + r.f(3, D - 3))} ${n1(Y + r.f(14, H - 14))}h2.2v2.2h-2.2Z`;
  s += path(dots, `fill="#3c241a"`) + rect(X + W, Y, 3, H, `fill="#fff" opacity=".25"`);
  s += rect(X, Y, W, H, `fill="${card}"`);
  // label
  const ink = (t: string, col: string) => t.replace(/class="i"/g, `fill="${col}"`).replace(/class="s"/g, `stroke="${col}"`);
  const mul = (t: string, dx: number, dy: number, a = 0) => g(t, `style="mix-blend-mode:multiply;isolation:isolate" transform="translate(${n1(dx)} ${n1(dy)})${a ? ` rotate(${a} 500 800)` : ''}"`);
  const q = MATCH[m]!(r), cw = W - 40;
  const pic = (t: string) => g(t, `transform="translate(${X + 20} ${Y + 22})"`);
  const clip = c.clip(rect(X + 16, Y + 16, W - 32, 616));
  const top = Y + 22 + 604;
  const hl = linesIn(upper(inp.headline), 2, 15), key = 'league-spartan:800';
  const bl = block(hl, key, cw - 56, hl.length > 1 ? 140 : 108, 108, 0.96);
  const bandH = 200;
  // first ink: picture and a rule; second ink: picture, band, lettering knocked out
  const by = top + 6;
  const inkA = pic(ink(q.A, A)) ;
  const nm = [inp.name, inp.sub].filter(Boolean) as string[];
  const knock = bl.d(X + W / 2, by + bandH / 2 - bl.h / 2);
  const inkB = g(pic(ink(q.B, B)), `clip-path="${clip}"`) + rect(X + 16, by, W - 32, bandH, `fill="${B}"`);
  const frame = rect(X + 16, Y + 16, W - 32, H - 32, `fill="none" stroke="${B}" stroke-width="7"`);
  const dx = r.f(4, 7) * (r.chance(0.5) ? 1 : -1), dy = r.f(3, 6);
  let lab = mul(g(rect(X, Y, W, H, `fill="#fff"`) + inkA, `clip-path="${c.clip(rect(X + 12, Y + 12, W - 24, 622))}"`), dx, dy, 0.3);
  lab += mul(rect(X + 16, Y + 16, W - 32, H - 32, `fill="#fff"`) + inkB + frame, 0, 0);
  // foot line printed in the first ink
  s += lab;
  let t = path(knock, `fill="${card}"`);
  const fy = by + bandH + (Y + H - 16 - by - bandH) / 2;
  if (nm.length) {
    const run = tfit(nm.join('   ·   '), 'josefin-sans:700', cw - 60, 36, { track: 40 });
    t += path(at(run, X + W / 2, fy + run.cap / 2), `fill="${withContrast(card, A === K.hot ? shade(A, -0.06) : B, 4.5)}"`);
  } else s += path(star(X + W / 2, fy, 5, 17, 7) + star(X + W / 2 - 60, fy, 5, 11, 4.6) + star(X + W / 2 + 60, fy, 5, 11, 4.6), `fill="${A}"`);
  // worn print: specks that did not take
  let sp = '';
  for (let i = 0; i < 190; i++) {
    const x = r.f(X + 16, X + W - 16), y = r.f(Y + 16, Y + H - 16), q2 = Math.pow(r.f(), 3) * 3 + 0.6;
    sp += `M${n1(x)} ${n1(y)}h${n1(q2 * r.f(0.6, 1.8))}v${n1(q2)}h${n1(-q2)}Z`;
  }
  const wear = path(sp, `fill="${card}" opacity=".8"`) + rect(X, Y, W, H,
    `fill="${c.lin([[0, '#fff', 0.16], [0.05, '#fff', 0], [0.94, '#000', 0], [1, '#000', 0.12]])}"`)
      + path(`M${X} ${Y + H}V${Y}H${X + W}`, `fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"`);
  c.add('art', s).add('type', t).add('texture', wear + c.grain(0.75));
  return c;
}
