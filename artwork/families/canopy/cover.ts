import {
  at, bez, circ, clamp, Drawing, ell, g, type Input, lerp, lum, mix, n1, type P, type Palette, path, polar, pt, qbez,
  rect, ribbon, type Rng, shade, smooth, TAU, tf, tfit,
} from '#artwork/engine.ts';
import { clear, near } from '#artwork/colours/table.ts';
import { block, blockD } from '#artwork/lettering/table.ts';
import { willowLeaf } from '#artwork/outlines/strokes.ts';
import { upper } from '#artwork/primitives/text-case.ts';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; p: Palette; G2: string; G3: string; G4: string; teal: string; rose: string; sun: string;
  inkc: string; warm: string;
  drag: (f: (s: number, v: number) => P, n: number, col: string, w: number, o: number, s0?: number, s1?: number) => string;
  hero: string[];
};

function monstera({ c, drag }: Scene, x: number, y: number, a: number, L: number, col: string, fl = 1) {
  const mid = (v: number): P => [fl * 0.1 * L * Math.sin(v * 2.6), -v * L],
    hw = (v: number) => L * 0.46 * Math.pow(Math.sin(Math.PI * clamp(Math.pow(clamp(v), 0.62) * 0.985 + 0.012)), 0.7) * (1 - 0.22 * v);
  const at3 = (k: number, s: number, v: number): P => { const q = mid(v); return [q[0] + k * s * hw(v), q[1] - s * hw(v) * 0.28 + (1 - v) * s * s * L * 0.17]; };
  const side = (k: number) => {
    const cuts = [0.13, 0.29, 0.44, 0.58, 0.71, 0.83];
    let d = `M${pt(mid(0))}`;
    let v = 0.0;
    d += `C${pt(at3(k, 0.3, -0.03))} ${pt(at3(k, 0.86, -0.02))} ${pt(at3(k, 1, 0.05))}`;
    for (const q of cuts) {
      d += `Q${pt(at3(k, 1.05, (v + q) / 2 + 0.01))} ${pt(at3(k, 0.97, q - 0.024))}Q${pt(at3(k, 0.7, q - 0.006))} ${pt(at3(k, 0.36, q - 0.012))}Q${pt(at3(k,
        0.28, q + 0.004))} ${pt(at3(k, 0.4, q + 0.012))}Q${pt(at3(k, 0.7, q + 0.016))} ${pt(at3(k, 0.98, q + 0.02))}`;
      v = q;
    }
    d += `Q${pt(at3(k, 1.0, 0.93))} ${pt(mid(1.03))}`;
    for (let i = 12; i >= 0; i--) d += `L${pt(mid(i / 12))}`;
    return d + 'Z';
  };
  const A = side(-1), B = side(1);
  let vn = ribbon(Array.from({ length: 12 }, (_, i) => mid(i / 11)), (t) => L * 0.02 * (1 - t) + 1.4);
  for (const k of [-1, 1]) for (const v of [0.05, 0.21, 0.365, 0.51, 0.645, 0.77, 0.88]) vn += willowLeaf(at3(k, 0, v), at3(k, 0.45, v), at3(k, 0.92, v + 0.012), L * 0.008);
  return g(
    path(A, `fill="${shade(col, 0.045)}"`) + path(B, `fill="${shade(col, -0.045)}"`) +
      g(drag((s, v) => at3(-1, v, s), 34, mix(col, '#e8f2b8', 0.42), 5, 0.5, 0.03, 0.95), `clip-path="${c.clip(path(A))}"`)
        + g(drag((s, v) => at3(1, v, s), 34, shade(col, 0.06), 5, 0.5, 0.03, 0.95), `clip-path="${c.clip(path(B))}"`) +
      path(vn, `fill="${mix(col, '#eef3c4', 0.55)}"`),
    tf(x, y, a),
  );
}

function blade({ c, rose, drag }: Scene, x: number, y: number, a: number, L: number, W: number, col: string, kind = 0, bend = 0.12) {
  const mid = (v: number): P => [bend * L * v * v, -v * L], hw = (v: number) => W * Math.pow(Math.sin(Math.PI * clamp(Math.pow(v, 0.86), 0.002, 0.998)), 0.8);
  const at3 = (k: number, s: number, v: number): P => { const q = mid(v); return [q[0] + k * s * hw(v), q[1] - s * hw(v) * 0.1]; };
  const half = (k: number) => smooth([...Array.from({ length: 15 }, (_, i) => mid(i / 14)), ...Array.from({ length: 14 }, (_, i) => at3(k, 1, 1 - (i + 1) / 15))]);
  const A = half(-1), B = half(1);
  let vn = '';
  for (const k of [-1, 1]) for (let i = 1; i < 20; i++) {
    const v = i / 21;
    if (kind === 1) {
      const f = [0.1, 0.5, 0.9].map((s) => at3(k, s, Math.min(0.99, v + s * 0.07)));
      if (i % 2) vn += willowLeaf(f[0]!, f[1]!, f[2]!, W * 0.07);
    } else vn += willowLeaf(at3(k, 0, v), at3(k, 0.5, Math.min(0.99, v + 0.05)), at3(k, 0.97, Math.min(0.99, v + 0.097)), 1.9);
  }
  const rib = ribbon(Array.from({ length: 12 }, (_, i) => mid(i / 11)), (t) => W * 0.085 * (1 - t) + 1.2);
  return g(
    path(A, `fill="${shade(col, 0.04)}"`) + path(B, `fill="${shade(col, -0.045)}"`)
      + g(drag((s, v) => at3(-1, v, s), 20, mix(col, '#eef3c4', 0.4), 4.6, 0.5), `clip-path="${c.clip(path(A))}"`)
      + g(drag((s, v) => at3(1, v, s), 16, shade(col, 0.07), 4.6, 0.5), `clip-path="${c.clip(path(B))}"`) +
      path(vn, `fill="${kind === 1 ? mix(rose, '#ffe3d8', 0.4) : mix(col, '#eef3c4', 0.36)}" opacity="${kind === 1 ? 0.92 : 0.7}"`)
        + path(rib, `fill="${kind === 1 ? mix(rose, '#ffe3d8', 0.3) : mix(col, '#eef3c4', 0.6)}"`),
    tf(x, y, a),
  );
}

function palm(x: number, y: number, a: number, L: number, col: string, bend = 0.3) {
  let d = '', e = '';
  const mid = (v: number): P => [bend * L * v * v, -v * L];
  for (let i = 2; i < 26; i++) {
    const v = i / 26, q = mid(v), l = L * 0.46 * Math.pow(Math.sin(Math.PI * clamp(v * 0.86 + 0.1)), 0.7), tilt = Math.atan2(-1, 2 * bend * v) ;
    for (const k of [-1, 1]) {
      const an = tilt + k * lerp(1.05, 0.42, v), t: P = polar(q[0], q[1], l, an + k * 0.16), n: P = polar(q[0], q[1], l * 0.55, an);
      const rb = willowLeaf(q, n, t, L * 0.024);
      if (k > 0) d += rb; else e += rb;
    }
  }
  return g(path(d, `fill="${shade(col, -0.05)}"`) + path(e, `fill="${shade(col, 0.03)}"`)
    + path(ribbon(Array.from({ length: 12 }, (_, i) => mid(i / 11)), (t) => L * 0.018 * (1 - t) + 1.5), `fill="${mix(col, '#eef3c4', 0.5)}"`), tf(x, y, a));
}

function hib({ c, r, rose, sun }: Scene, x: number, y: number, s: number, a: number, col: string) {
  const P0 = 'M0 0C-44 -60 -178 -120 -172 -246C-170 -276 -140 -278 -128 -304C-112 -330 -78 -314 -56 -334C-32 -350 -12 -328 8 -338C34 -346 52 -322 78 -318C112 -318 116 -288 140 -272C168 -250 160 -210 150 -180C126 -110 40 -60 0 0Z';
  const id = c.def((i) => {
    let vn = '', hl = '', fold = '';
    for (let k = -6; k <= 6; k++) {
      const an = k * 0.075;
      vn += ribbon(qbez([0, -20], [Math.sin(an) * 130, -140], [Math.sin(an * 1.25) * 270 * (1 + Math.abs(k) * 0.03), -Math.cos(an) * (250 - Math.abs(k) * 8)], 8), (t) => 5.4 * (1 - t) + 0.6);
    }
    for (let k = 0; k < 26; k++) {
      const an = r.f(-0.5, 0.5), r0 = r.f(120, 220), l = r.f(40, 90);
      hl += willowLeaf([Math.sin(an) * r0 * 1.05, -Math.cos(an) * r0], [Math.sin(an) * (r0 + l / 2) * 1.08, -Math.cos(an) * (r0 + l / 2)], [Math.sin(an) * (r0 + l) * 1.1, -Math.cos(an) * (r0 + l)], 6.5);
    }
    fold = 'M0 0C-44 -60 -178 -120 -172 -246C-160 -230 -140 -220 -128 -190C-100 -130 -40 -70 0 0Z';
    return `<g id="${i}"><path d="${P0}" fill="${c.lin([[0, mix(col, '#ffe3d0', 0.34)], [0.5, col],
      [1, shade(col, -0.15, 0.02)]])}"/><g clip-path="${c.clip(path(P0))}"><path d="${fold}" fill="${shade(col,
        -0.1)}" opacity=".55"/><path d="${hl}" fill="${mix(col, '#fff0e2', 0.6)}" opacity=".5"/><path d="${vn}" fill="${shade(col,
          -0.19)}" opacity=".6"/></g><path d="${P0}" fill="none" stroke="${shade(col, -0.13)}" stroke-width="2.6"/></g>`;
  });
  let d = '';
  for (const i of [0, 2, 4, 1, 3]) d += `<use href="#${id}" transform="rotate(${i * 72})"/>`;
  d += circ(0, 0, 74, `fill="${c.rad([[0, shade(col, -0.28), 0.95], [0.5, shade(col, -0.22), 0.6], [1, shade(col, -0.2), 0]])}"`);
  const st = bez([0, 0], [40, -70], [96, -120], [186, -206], 20);
  d += path(ribbon(st, (t) => 18 - 8 * t), `fill="${mix(col, '#ffe6c0', 0.6)}"`)
    + path(ribbon(st.map(([u, v]) => [u + 4, v + 3] as P), (t) => 6 - 3 * t), `fill="${shade(col, -0.08)}" opacity=".6"`);
  for (let i = 0; i < 40; i++) {
    const t = r.f(0.5, 1), q = st[Math.round(t * 20)]!, e = polar(q[0], q[1], r.f(10, 28), r.f(0, TAU));
    d += `<path d="M${pt(q)}L${pt(e)}" stroke="${mix(col, '#ffe6c0', 0.5)}" stroke-width="2.4"/>` + circ(e[0], e[1], r.f(4.4, 6.6), `fill="${r.chance(0.3) ? mix(sun, '#fff4c0', 0.5) : sun}"`);
  }
  for (let i = 0; i < 5; i++) {
    const q = polar(st[20]![0], st[20]![1], 20, -0.8 + (i - 2) * 0.5);
    d += `<path d="M${pt(st[20]!)}L${pt(q)}" stroke="${rose}" stroke-width="3"/>` + circ(q[0], q[1], 7, `fill="${shade(col, -0.06)}"`);
  }
  return g(d, tf(x, y, a, s));
}

function drawToucan(scene: Scene & { branch: (pts: P[], w: number) => string; feather: (n: number, f: (t: number, i: number) => [P, P, P], w: number) => string }) {
  const { c, r, G3, G4, teal, rose, sun, inkc, warm, hero, branch, feather } = scene;
  const blk = mix('#16202c', inkc, 0.4), blu = mix('#3a6fb0', teal, 0.3);
  const B: string[] = [];
  B.push(branch(bez([70, 846], [320, 760], [560, 800], [950, 690], 22), 46));
  B.push(path('M318 676C286 760 238 866 206 986C226 1000 252 998 268 984C312 900 366 812 396 726Z', `fill="${blk}"`)
    + path(feather(5, (t) => [[lerp(326, 384, t), 740], [lerp(276, 330, t), 850], [lerp(218, 262, t), 972]], 7), `fill="${mix(blk, blu, 0.5)}" opacity=".8"`));
  B.push(path('M404 716C384 752 360 772 336 786C350 800 384 800 410 784C432 768 446 744 446 720Z', `fill="${rose}"`));
  const body = 'M372 236C436 204 512 236 522 306C530 372 520 420 546 496C570 586 524 690 436 734C386 756 330 742 302 700C262 640 274 544 302 474C322 424 312 384 316 332C320 288 338 254 372 236Z',
    bc = c.clip(path(body));
  B.push(path(body, `fill="${blk}"`));
  let fe = '';
  for (let i = 0; i < 110; i++) { const x = r.f(300, 540), y = r.f(250, 720), l = r.f(16, 36); fe += willowLeaf([x, y], [x - 4, y + l / 2], [x - 9, y + l], 4); }
  B.push(g(path(fe, `fill="${mix(blk, blu, 0.42)}" opacity=".55"`) + path('M300 480C270 560 280 650 316 706C300 640 306 560 340 500Z', `fill="#000" opacity=".3"`), `clip-path="${bc}"`));
  const bib = 'M446 342C494 330 522 340 524 384C530 420 540 452 538 486C530 530 486 548 448 528C412 506 404 452 414 408C418 376 428 350 446 342Z';
  B.push(path(bib, `fill="${c.lin([[0, '#fffdf0'], [0.5, mix('#fdf0b8', sun, 0.2)], [1, sun]])}"`)
    + path('M410 470C424 520 480 548 538 490C534 540 492 566 448 548C420 534 410 500 410 470Z', `fill="${rose}"`)
    + path(feather(14, (t, i) => [[lerp(428, 528, t), 366 + (i % 3) * 40], [lerp(426, 530, t), 386 + (i % 3) * 40], [lerp(422, 528, t), 404 + (i % 3) * 40]],
    5), `fill="${shade(sun, -0.06)}" opacity=".35"`));
  const wing = 'M330 430C268 476 238 574 250 690C256 752 270 800 292 838C340 790 408 712 428 626C442 540 402 444 330 430Z';
  B.push(path(wing, `fill="${shade(blk, 0.035)}"`)
    + g(path(feather(7, (t) => [[lerp(300, 396, t), 520 + t * 40], [lerp(262, 400, t), 660], [lerp(286, 340, t), 820 - t * 110]], 10),
    `fill="${mix(blk, blu, 0.6)}" opacity=".85"`)
      + path(feather(9, (t, i) => [[lerp(300, 400, t), 470 + (i % 3) * 36], [lerp(290, 404, t), 496 + (i % 3) * 36],
      [lerp(290, 400, t), 520 + (i % 3) * 36]], 12), `fill="${mix(blk, teal, 0.6)}" opacity=".7"`), `clip-path="${c.clip(path(wing))}"`));
  // bill
  const up = 'M494 262C560 212 706 214 796 292C824 318 830 356 814 392C802 364 770 348 716 348C640 346 560 350 498 358C486 330 484 290 494 262Z',
    lo = 'M498 358C570 350 660 346 722 352C760 358 786 370 806 390C766 414 668 420 606 414C562 410 520 400 500 386Z';
  B.push(path(lo, `fill="${c.lin([[0, mix(sun, warm, 0.5)], [0.7, mix('#ef7a2c', warm, 0.3)], [1, shade(mix('#ef7a2c', warm, 0.3), -0.16)]], 0, 0, 1, 0)}"`)
    + path(up, `fill="${c.lin([[0, mix(sun, '#fff2a8', 0.45)], [0.42, sun], [1, mix('#ef7a2c', warm, 0.3)]], 0, 0, 0.9, 0.8)}"`));
  B.push(g(path('M760 240C812 270 840 330 814 400C792 378 800 350 782 330C764 310 770 270 760 240Z', `fill="${blk}"`)
    + path('M520 282C590 240 690 244 756 288C690 262 600 266 528 304Z', 'fill="#fffbe0" opacity=".8"')
    + path('M540 320C610 306 690 312 752 326', `fill="none" stroke="${rose}" stroke-width="13" stroke-linecap="round" opacity=".75"`)
    + path(feather(8, (t) => [[lerp(560, 730, t), 300], [lerp(560, 734, t) + 8, 316], [lerp(560, 736, t) + 10, 336]], 4),
    `fill="${shade(sun, -0.14)}" opacity=".4"`), `clip-path="${c.clip(path(up))}"`)
      + path('M498 358C560 350 640 346 716 348C760 348 792 360 810 386', `fill="none" stroke="${blk}" stroke-width="5" stroke-linecap="round"`)
      + path('M494 262C484 290 486 330 500 388', `fill="none" stroke="${blk}" stroke-width="12" stroke-linecap="round"`));
  // eye
  B.push(path('M402 292C408 258 446 250 470 266C488 280 486 316 468 328C440 340 404 328 402 292Z', `fill="${mix('#f28c3a', sun, 0.3)}"`)
    + circ(442, 293, 25, `fill="${mix('#3f8fd0', teal, 0.25)}"`) + circ(442, 293, 17, `fill="${inkc}"`) + circ(449, 286, 5.4, 'fill="#fff"'));
  // feet
  for (const [x, y] of [[392, 752], [452, 750]] as [number, number][])
    B.push(path(`M${x} ${y - 22}C${x - 4} ${y} ${x - 18} ${y + 10} ${x - 22} ${y + 40}M${x} ${y - 22}C${x} ${y + 4} ${x} ${y + 16} ${x - 2} ${y
      + 44}M${x} ${y - 22}C${x + 6} ${y} ${x + 18} ${y + 10} ${x + 20} ${y + 38}`,
      `fill="none" stroke="${mix('#5f87ad', blu, 0.4)}" stroke-width="13" stroke-linecap="round"`));
  hero.push(g(B, 'transform="translate(20 22) scale(.96)"'));
  hero.push(hib(scene, 760, 772, 0.3, 20, rose), blade(scene, 700, 800, 118, 150, 34, G3), hib(scene, 150, 838, 0.24, -30, mix(sun, warm, 0.4)), blade(scene, 196, 850, 96, 110, 26, G4));
}

function drawMacaw(scene: Scene & { branch: (pts: P[], w: number) => string; feather: (n: number, f: (t: number, i: number) => [P, P, P], w: number) => string }) {
  const { c, r, p, G3, G4, teal, rose, sun, inkc, warm, hero, branch, feather } = scene;
  const red = mix('#d8322f', warm, 0.3), blu = mix('#2557b0', p.e, 0.15), yel = sun, B: string[] = [];
  B.push(branch(bez([950, 812], [700, 760], [420, 790], [60, 700], 22), 46));
  // tail
  for (const [x, e, col, w] of [[404, 300, blu, 34], [424, 350, red, 40], [446, 392, mix(red, yel, 0.3), 30],
    [412, 326, shade(red, -0.07), 30]] as [number, number, string, number][])
      B.push(path(ribbon(bez([x, 660], [x - 10, 780], [e + 40, 900], [e, 1010], 16),
        (t) => w * (0.7 + 0.5 * Math.sin(Math.PI * clamp(t * 0.8))) * (t > 0.92 ? Math.sqrt((1 - t) / 0.08 + 0.002) : 1)), `fill="${col}"`)
          + path(ribbon(bez([x, 680], [x - 10, 790], [e + 40, 900], [e + 4, 990], 14), (t) => 3 * (1 - t) + 1), `fill="#fff" opacity=".3"`));
  const body = 'M416 206C478 176 556 212 562 290C570 352 600 420 590 520C580 620 520 700 448 742C396 726 352 650 348 566C344 474 356 402 372 340C372 282 376 230 416 206Z', bc = c.clip(path(body));
  B.push(path(body, `fill="${red}"`));
  let fe = '';
  for (let i = 0; i < 170; i++) { const x = r.f(350, 596), y = r.f(200, 730), l = r.f(14, 30); fe += willowLeaf([x, y], [x + 1, y + l / 2], [x - 3, y + l], 4.6); }
  B.push(g(path(fe, `fill="${mix(red, '#ffb08a', 0.45)}" opacity=".6"`)
    + path('M600 420C590 560 520 680 440 748L620 760V420Z', `fill="${shade(red, -0.13)}" opacity=".5"`)
    + path(feather(9, (t, i) => [[lerp(400, 540, t), 640 + (i % 2) * 30], [lerp(400, 540, t), 670 + (i % 2) * 30], [lerp(398, 530, t), 700 + (i % 2) * 30]],
    13), `fill="${shade(red, -0.1)}" opacity=".5"`), `clip-path="${bc}"`));
  const wing = 'M404 372C344 430 322 540 340 660C350 740 366 830 384 906C430 850 486 760 502 660C518 560 490 420 404 372Z', wc = c.clip(path(wing));
  const row = (n: number, y0: number, y1: number, x0: number, x1: number, l: number, w: number, col: string) => {
    let d = '';
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1), x = lerp(x0, x1, t), y = lerp(y0, y1, t);
      d += path(ribbon(qbez([x, y], [x - 6, y + l * 0.5], [x - 12, y + l], 8),
        (u) => w * Math.pow(Math.sin(Math.PI * clamp(u * 0.82 + 0.16, 0.01, 0.99)), 0.7)), `fill="${i % 2 ? col : shade(col, -0.05)}" stroke="${shade(col, -0.16)}" stroke-width="1.6"`);
    }
    return d;
  };
  B.push(path(wing, `fill="${blu}"`)
    + g(row(8, 640, 640, 352, 510, 260, 38, blu) + row(9, 560, 560, 340, 520, 130, 32, mix(blu, teal, 0.55)) + row(8, 488, 488, 340, 516, 118, 34, yel)
    + row(8, 420, 420, 336, 508, 110, 36, red) + row(6, 366, 370, 350, 480, 96, 36, shade(red, 0.03)), `clip-path="${wc}"`)
    + path(wing, `fill="${c.lin([[0, '#000', 0], [1, '#000', 0.24]], 0, 0, 1, 0.2)}"`));
  // face and bill
  B.push(path('M464 250C506 232 556 252 564 296C562 336 532 352 494 340C460 328 446 270 464 250Z', 'fill="#fff6ea"')
    + path('M484 318q18 8 40 6M480 306q16 6 36 6M488 330q14 6 34 4', `fill="none" stroke="${red}" stroke-width="3.4" stroke-linecap="round"`)
    + circ(500, 278, 17, `fill="${mix(yel, '#fff3c0', 0.4)}"`) + circ(500, 278, 10, `fill="${inkc}"`) + circ(504, 274, 3.6, 'fill="#fff"'));
  B.push(path('M556 334C584 342 600 362 596 396C570 398 552 380 546 354Z', `fill="${inkc}"`)
    + path('M544 240C606 232 650 280 642 350C638 380 628 402 614 416C616 380 600 352 562 338C548 308 540 272 544 240Z',
    `fill="${c.lin([[0, '#fffaf0'], [0.6, '#f6e4c4'], [1, '#d8b88a']], 0, 0, 1, 0.6)}"`)
      + path('M562 338C600 352 616 380 614 416C622 408 630 394 634 380C628 350 606 330 556 322Z', `fill="${inkc}"`)
      + path('M560 258C596 256 620 280 626 316', 'fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".9"')
      + path('M556 262q8 6 6 16', `fill="none" stroke="${inkc}" stroke-width="4" stroke-linecap="round"`));
  for (const [x, y] of [[454, 756], [520, 752]] as [number, number][])
    B.push(path(`M${x} ${y - 26}C${x - 4} ${y} ${x - 18} ${y + 8} ${x - 20} ${y + 40}M${x} ${y - 26}C${x} ${y + 4} ${x} ${y + 16} ${x} ${y
      + 44}M${x} ${y - 26}C${x + 6} ${y} ${x + 18} ${y + 8} ${x + 20} ${y + 38}`,
      `fill="none" stroke="${mix('#5a5f66', inkc, 0.3)}" stroke-width="13" stroke-linecap="round"`));
  hero.push(g(B, 'transform="translate(36 26) scale(.95)"'));
  hero.push(hib(scene, 772, 800, 0.3, -16, mix(sun, '#fff1c0', 0.2)), blade(scene, 716, 806, -112, 120, 30, G4), hib(scene, 170, 748, 0.25, 24, rose), blade(scene, 226, 760, 96, 120, 28, G3));
}

function drawHibiscus(scene: Scene) {
  const { G2, G3, G4, teal, rose, sun, warm, hero } = scene;
  hero.push(monstera(scene, 330, 600, -62, 330, G2), monstera(scene, 690, 620, 64, 330, G2, -1), blade(scene, 460, 640, -156, 300, 66, G3),
    blade(scene, 560, 640, 150, 300, 66, teal, 1), blade(scene, 420, 400, -34, 300, 62, G3), blade(scene, 600, 380, 36, 300, 62, G4, 0));
  const bud = (x: number, y: number, a: number, s: number) =>
    g(path('M0 0C-40 -20 -50 -90 -6 -170C40 -110 50 -30 0 0Z', `fill="${rose}"`)
      + path('M0 -4C-10 -60 -10 -110 -6 -160C20 -110 24 -40 0 -4Z', `fill="${shade(rose, -0.1)}"`)
      + path('M-30 6C-44 -30 -40 -60 -30 -76C-14 -56 -6 -30 0 -4C6 -34 16 -56 30 -70C42 -50 40 -20 26 8Z', `fill="${G3}"`)
      + path('M0 0Q10 60 40 110', `stroke="${G3}" stroke-width="10" fill="none" stroke-linecap="round"`), tf(x, y, a, s));
  hero.push(bud(236, 330, -34, 0.86), bud(800, 826, 118, 0.8));
  hero.push(hib(scene, 500, 540, 0.98, -12, rose), hib(scene, 236, 810, 0.4, 30, mix(sun, warm, 0.3)), hib(scene, 812, 252, 0.34, -20, mix('#fff2e0', rose, 0.16)));
}

export function drawCanopy(inp: Input): Drawing {
  const c = new Drawing('canopy', inp), { r, p } = c;
  const m = ['toucan', 'macaw', 'hibiscus'].includes(inp.motif || '') ? inp.motif! : 'toucan';
  const light = lum(p.bg) > 0.6;
  const bg = light ? mix(p.bg, p.d, 0.2) : mix(p.bg, '#0a2a26', 0.35);
  const base = near('#1f6a55', light ? p.e : p.b, 0.35, 110, 250), G1 = mix(base, '#0d3230', 0.35), G2 = base, G3 = near('#5d9a58', p.c, 0.25, 100, 200),
    G4 = near('#a9bf5a', light ? p.c : p.a, 0.25, 70, 170), teal = near('#2f8f8a', p.e, 0.2, 140, 260);
  const hot = light ? p.a : p.c, rose = near('#ef5d74', hot, 0.35, 340, 60), sun = near('#f8b833', p.b, light ? 0.25 : 0, 50, 100), inkc = light ? mix('#101a2c', p.ink, 0.35) : '#0b1218';
  const glow2 = light ? mix(bg, '#ffffff', 0.6) : mix(bg, teal, 0.4);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, glow2, 0.95], [0.6, glow2, 0.3], [1, glow2, 0]], 0.5, 0.45, 0.62)}"`));
  const warm = near('#ec6a3c', hot, 1, 340, 105);
  // gouache: dry strokes dragged along a leaf
  const drag = (f: (s: number, v: number) => P, n: number, col: string, w: number, o: number, s0 = 0.05, s1 = 0.95) => {
    let d = '';
    for (let i = 0; i < n; i++) { const s = r.f(s0, s1), v0 = r.f(0.04, 0.7), v1 = Math.min(0.97, v0 + r.f(0.08, 0.28)); d += `M${pt(f(s, v0))}Q${pt(f(s, (v0 + v1) / 2))} ${pt(f(s, v1))}`; }
    return path(d, `fill="none" stroke="${col}" stroke-width="${n1(w * 0.62)}" stroke-linecap="round" opacity="${o}"`);
  };
  const back: string[] = [], hero: string[] = [], front: string[] = [];
  const far = light ? mix(G3, bg, 0.45) : mix(G2, bg, 0.45);
  const scene: Scene = { c, r, p, G2, G3, G4, teal, rose, sun, inkc, warm, drag, hero };
  // behind: pale fronds; then the great leaves, always from the edges inward
  back.push(palm(60, 120, 128, 460, far, 0.2), palm(960, 90, -132, 460, far, -0.2), palm(20, 700, 74, 380, far, 0.22), palm(990, 640, -70, 380, far, -0.25),
    blade(scene, 320, -30, 168, 360, 66, far), blade(scene, 690, -40, 196, 340, 62, far));
  back.push(monstera(scene, 150, -40, 152, 420, G1), monstera(scene, 880, -30, -150, 430, G1, -1), blade(scene, -10, 330, 72, 330, 76, G2, 1), blade(scene, 1010, 300, -74, 340, 78, teal, 1, -0.1));
  back.push(palm(480, -40, 176, 300, G2, 0.1), blade(scene, 60, 30, 132, 330, 70, G3), blade(scene, 950, 20, -128, 330, 70, G3, 0, -0.12), palm(-20, 560, 60, 320, G3, 0.3), palm(1020, 540, -62, 320, G2, -0.3));
  // foot of the card
  front.push(palm(20, 1440, 10, 270, G2, 0.16), palm(980, 1440, -10, 270, G3, -0.16), monstera(scene, -50, 1370, 58, 250, G1), monstera(scene, 1050, 1370, -58, 250, G1, -1),
    blade(scene, 240, 1440, -26, 220, 46, G3), blade(scene, 770, 1440, 26, 220, 46, teal, 1), blade(scene, 60, 1440, -6, 250, 54, teal, 1), blade(scene, 950, 1440, 8, 250, 54, G4),
      blade(scene, 380, 1450, -34, 170, 36, G2), blade(scene, 620, 1450, 34, 170, 36, G2));
  const bark = mix('#7a5238', p.ink, light ? 0.12 : 0);
  const branch = (pts: P[], w: number) => {
    let kn = '';
    for (let i = 1; i < pts.length - 1; i++) for (let k = 0; k < 3; k++) {
      const q = pts[i]!, o = r.f(-0.4, 0.4) * w;
      kn += willowLeaf([q[0] - 22, q[1] + o], [q[0], q[1] + o + r.f(-3, 3)], [q[0] + r.f(14, 34), q[1] + o], 3);
    }
    const D = ribbon(pts, (t) => w * (1 - 0.4 * t) + 3 * Math.sin(t * 17));
    return path(D, `fill="${bark}"`)
      + g(path(kn, `fill="${mix(bark, '#f0d8b0', 0.45)}" opacity=".7"`)
      + path(ribbon(pts.map(([u, v]) => [u, v + w * 0.3] as P), () => w * 0.34), `fill="${shade(bark, -0.12)}" opacity=".6"`), `clip-path="${c.clip(path(D))}"`);
  };
  const feather = (n: number, f: (t: number, i: number) => [P, P, P], w: number) => {
    let d = '';
    for (let i = 0; i < n; i++) { const [a, b, e] = f(i / Math.max(1, n - 1), i); d += willowLeaf(a, b, e, w * 0.8); }
    return d;
  };
  if (m === 'toucan') drawToucan({ ...scene, branch, feather });
  else if (m === 'macaw') drawMacaw({ ...scene, branch, feather });
  else drawHibiscus(scene);
  c.add('art', [...back, ...hero, ...front]);
  const on = clear(light ? p.ink : mix('#fff4dc', p.ink, 0.3), mix(bg, glow2, 0.4), 7);
  const small = inp.name || inp.sub;
  const b = block(inp.headline, 'elsie-swash-caps:900', 720, small ? 170 : 200, { max: 122, lead: 0.98, lines: 2 });
  const sm = small ? tfit(upper(small), 'josefin-sans:700', 560, 33, { track: 130 }) : null, H = b.h + (sm ? 40 + sm.cap : 0), y0 = 1108 - H / 2 + 6;
  // a quiet clearing for the words
  c.add('ornament', ell(500, 1110, 470, 170, `fill="${c.rad([[0, mix(bg, glow2, 0.4), 0.94], [0.62, mix(bg, glow2, 0.4), 0.82], [1, mix(bg, glow2, 0.4), 0]])}"`));
  c.add('type', [path(blockD(b, 500, y0), `fill="${on}"`), sm ? path(at(sm, 500, y0 + b.h + 40 + sm.cap), `fill="${clear(mix(hot, on, 0.25), mix(bg, glow2, 0.4), 4.8)}"`) : '']);
  c.add('texture', c.vignette(light ? mix(p.ink, G1, 0.5) : '#000000', 0.18) + c.grain(1.1));
  return c;
}
