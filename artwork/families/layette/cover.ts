import {
  at, bez, circ, Drawing, ell, g, type Input, mix, n1, path, poisson, polar, pt, qbez, rect, set, shade, TAU, tf, use,
  type Rng, type Palette,
} from '#artwork/engine.ts';
import { isDarkColour, readable } from '#artwork/colours/stationery.ts';
import { evenLines, headlineLines, initials, pile, type Ln } from '#artwork/lettering/stationery.ts';
import { blade } from '#artwork/outlines/flourish.ts';

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; dark: boolean; sky: string; shd: string; white: string;
  pen: (d: string, fill: string, lw?: number, side?: boolean) => string;
  ln: (d: string, col: string, w?: number) => string; A: string; Bc: string; C: string; D: string; warm: string;
  brown: string; grass: string; meadowC: string;
  cloud: (x: number, y: number, k: number, col?: string, o?: number) => string; starD: string;
};

function bunny({ pen, ln, A, D }: Scene, x: number, y: number, k: number, deg: number, col: string) {
  return g(
  pen('M-30 -44C-66 -84 -110 -92 -118 -72C-124 -54 -84 -36 -44 -26Z', col, 3, false)
    + path('M-48 -46C-76 -68 -100 -78 -108 -70C-108 -58 -80 -48 -56 -38Z', `fill="${D}" fill-opacity=".8"`)
    + pen('M-6 -56C-18 -112 -6 -150 14 -148C34 -144 32 -96 20 -52Z', col, 3, false)
    + path('M4 -64C-4 -104 2 -136 14 -136C24 -132 20 -94 14 -62Z', `fill="${D}" fill-opacity=".8"`)
    + pen('M-62 4C-66 -40 -34 -64 4 -62C44 -60 68 -32 64 6C60 40 30 54 0 54C-34 54 -58 38 -62 4Z', col, 3)
    + ln('M-36 4C-28 12 -18 12 -10 4M18 4C26 12 36 12 44 4', '#4a342c', 3.6)
    + path('M-2 18C2 14 10 14 12 18C10 24 6 26 5 26C3 26 -1 23 -2 18Z', `fill="${A}"`)
    + ln('M5 26V32M5 32C0 38 -6 38 -10 35M5 32C10 38 16 38 20 35', '#4a342c', 2.6) + ell(-38, 24, 13, 9, `fill="${A}" fill-opacity=".28"`) + ell(46, 24, 13, 9, `fill="${A}" fill-opacity=".28"`),
  tf(x, y, deg, k));
}

function drawMoon(scene: Scene) {
  const { c, r, p, dark, sky, shd, white, pen, ln, A, D, warm, cloud, starD } = scene;
  let s = '';
  for (const q of poisson(r, 130, 150, 740, 700, 82)) {
    if (Math.hypot(q[0] - 500, q[1] - 560) < 300) continue;
    s += r.chance(0.4) ? g(path(starD, `fill="${warm}"`), tf(q[0], q[1], r.f(-20, 20), r.f(0.3, 0.5))) : circ(q[0], q[1], r.f(2, 4), `fill="${dark ? p.ink : warm}"`);
  }
  s += ln('M286 120V470M720 120V512', dark ? mix(p.ink, p.bg, 0.3) : mix(p.ink, sky, 0.4), 2.6);
  s += g(path(starD, `fill="${warm}"`), tf(286, 300, -8, 0.9)) + g(path(starD, `fill="${warm}"`), tf(720, 250, 10, 1.1));
  // cradle moon, lying on its back
  const moon = 'M262 440C214 640 330 822 520 822C690 822 802 680 766 470C740 610 640 676 524 674C400 672 300 590 262 440Z';
  s += c.soft(moon, 0, 12, 18, shd, 0.25, 5) + pen(moon, mix(warm, white, 0.25), 3.4);
  for (const [x, y, R] of [[330, 640, 16], [420, 760, 22], [640, 740, 18], [706, 640, 13], [540, 782, 11]] as [number, number, number][])
    s += ell(x, y, R, R * 0.8, `fill="${shade(warm, -0.03)}" fill-opacity=".4"`);
  s += pen('M330 560C352 520 440 512 474 548C500 580 470 622 420 622C368 622 318 600 330 560Z', white, 3);
  s += bunny(scene, 438, 560, 1.02, -8, mix(white, D, 0.18));
  const bl = 'M452 596C520 548 640 548 712 590C702 640 676 690 690 748C650 736 640 764 604 748C580 772 556 740 528 754C500 728 478 660 452 596Z';
  s += pen(bl, A, 3.2);
  let dots = '';
  for (let i = 0; i < 16; i++) {
    const x = 500 + (i % 5) * 44 + (Math.floor(i / 5) % 2) * 20, y = 604 + Math.floor(i / 5) * 40;
    dots += g(path(starD, `fill="${white}" fill-opacity=".85"`), tf(x, y, i * 20, 0.3));
  }
  s += g(dots, `clip-path="${c.clip(path(bl))}"`) + ln('M458 600C524 556 640 556 708 594', white, 7);
  s += cloud(250, 850, 1.15, dark ? mix(p.b, p.ink, 0.28) : white) + cloud(760, 884, 1.3, dark ? mix(p.b, p.ink, 0.22) : white) + cloud(506, 916, 1.1, dark ? mix(p.b, p.ink, 0.34) : white);
  return s;
}

function drawStork({ inp, c, r, p, dark, shd, white, pen, ln, A, Bc, grass, cloud }: Scene) {
  let s = '';
  s += cloud(250, 300, 0.9) + cloud(780, 240, 0.8) + cloud(800, 640, 0.7);
  const red = mix(A, '#d9573e', 0.45),
    blk = mix(p.ink, '#2c2a33', dark ? 1 : 0.5);
  s += ell(566, 990, 250, 24, `fill="${grass}" fill-opacity=".4"`);
  for (let i = 0; i < 26; i++) { const x = 330 + i * 19 + r.f(-6, 6); s += ln(`M${n1(x)} 996q${n1(r.f(-8, 8))} -20 ${n1(r.f(-14, 14))} ${n1(-r.f(24, 46))}`, grass, 3); }
  s += ln('M566 716L562 850L566 984M566 984l-32 8M566 984l34 8M566 984l-6 12', red, 8) + ln('M628 712C650 770 664 800 606 838L640 872', red, 8);
  // tail, body, neck
  s += pen('M690 640C744 640 796 668 826 716C776 724 716 716 668 694Z', blk, 3, false);
  s += pen('M404 286C436 282 470 306 474 348C478 400 446 446 444 500C444 540 480 548 540 540C620 532 690 566 730 640C704 706 640 742 566 736C470 728 404 668 398 590C394 530 420 470 414 410C412 386 400 372 384 362C372 330 380 292 404 286Z',
    white, 3.4);
  // wing: coverts white, primaries dark
  for (let i = 0; i < 6; i++) s += pen(blade(qbez([560 + i * 8, 600 + i * 10], [680 - i * 4, 610 + i * 18], [812 - i * 26, 690 + i * 16], 12), 36, 0.6, 0.06), blk, 2, false);
  s += pen('M486 580C540 556 640 566 700 630C720 654 700 672 672 668C640 700 600 700 572 690C528 684 480 640 486 580Z', white, 3.2);
  s += ln('M520 606C540 640 580 656 620 654M560 590C590 624 630 640 668 640', shade(white, -0.14), 3);
  // beak, eye
  s += pen('M388 318C340 336 270 362 196 398C262 392 336 384 392 364C398 350 396 330 388 318Z', red, 3, false)
    + ln('M392 344C330 362 262 380 204 396', shade(red, -0.16), 2.4) + circ(416, 330, 8, `fill="${blk}"`) + circ(418, 327, 2.6, 'fill="#fff"') + ln('M404 318C398 330 400 344 408 350', blk, 3);
  // parcel
  s += c.soft('M236 470C150 500 120 590 168 650C210 696 290 694 326 646C362 586 322 500 252 470Z', 0, 8, 10, shd, 0.2, 4);
  s += pen('M240 388C222 420 226 450 240 478C250 450 262 420 248 386Z', Bc, 3, false)
    + pen('M222 470C196 448 172 454 166 474C190 484 212 484 236 480ZM252 470C280 446 306 452 314 472C290 484 268 486 246 480Z', Bc, 3, false)
    + pen('M236 470C150 500 120 590 168 650C210 696 290 694 326 646C362 586 322 500 252 470Z', Bc, 3.2);
  s += ln('M236 480C226 530 190 560 160 572M246 480C252 540 290 580 330 590M240 486C236 560 244 620 252 676', shade(Bc, -0.12), 3);
  const ini = initials({ ...inp, headline: inp.name || '♥' })[0];
  if (ini && inp.name) { const u = set(ini, 'pinyon-script', 108); s += path(at(u, 250, 606 + 20), `fill="${readable(white, Bc, 2.6)}"`); }
  return s;
}

function drawPram(scene: Scene) {
  const { p, dark, white, pen, ln, A, C, D, warm, brown, cloud } = scene;
  let s = '';
  s += cloud(250, 330, 0.8) + cloud(730, 250, 0.95);
  const rim = dark ? p.ink : mix(p.ink, brown, 0.35),
    hood = A,
    body = dark ? mix(p.b, p.ink, 0.25) : mix(D, white, 0.2);
  s += ell(500, 980, 320, 22, `fill="${C}" fill-opacity=".35"`);
  const wheel = (x: number, y: number, R: number) => {
    let o = '';
    for (let i = 0; i < 12; i++) { const q = polar(x, y, R - 6, (i / 12) * TAU + 0.1); o += `M${x} ${y}L${pt(q)}`; }
    return circ(x, y, R, `fill="none" stroke="${rim}" stroke-width="13"`)
      + circ(x, y, R - 1, `fill="none" stroke="${mix(rim, white, 0.4)}" stroke-width="2.4"`) + ln(o, mix(rim, white, 0.2), 3) + circ(x, y, 15, `fill="${warm}" stroke="${rim}" stroke-width="3"`);
  };
  s += ln('M322 872C380 800 620 800 690 872M500 780V812', rim, 8);
  s += wheel(322, 872, 104) + wheel(690, 872, 104);
  s += bunny(scene, 438, 452, 0.92, -6, mix(white, D, 0.12));
  s += pen('M262 540H760C756 690 660 782 520 782C370 782 270 690 262 540Z', body, 3.6);
  s += ln('M274 600C360 628 660 628 752 600', white, 6) + ln('M300 660C380 690 640 690 728 660', mix(body, rim, 0.25), 3);
  // hood
  s += pen('M500 540C516 430 560 336 640 330C770 324 830 420 838 540Z', hood, 3.6)
    + ln('M500 540C560 420 600 360 640 330M500 540C590 440 680 380 742 360M500 540C620 470 740 440 812 432M500 540C640 510 770 510 836 520', shade(hood, -0.15), 3.2);
  let sc = '';
  for (let i = 0; i < 8; i++) {
    const a = bez([500, 540], [516, 430], [560, 336], [640, 330], 8)[i]!, b = bez([500, 540], [516, 430], [560, 336], [640, 330], 8)[i + 1]!;
    sc += `M${pt(a)}Q${n1((a[0] + b[0]) / 2 - 26)} ${n1((a[1] + b[1]) / 2 - 10)} ${pt(b)}Z`;
  }
  s += pen(sc, white, 2.4, false);
  // blanket with scalloped fall, handle, bow
  s += pen('M262 540C300 516 380 520 426 540L500 540C500 580 498 610 490 634C470 616 452 640 432 622C414 644 396 618 376 632C358 612 338 630 322 610C300 618 284 590 270 590C264 574 262 556 262 540Z',
    warm, 3);
  s += ln('M290 560l8 10M340 570l8 10M400 566l8 10M450 580l8 10M360 600l8 8M430 604l8 8M310 590l6 8', white, 4);
  s += ln('M264 556C220 540 190 500 168 440', rim, 8) + ln('M150 444C164 434 180 434 190 440', mix(brown, rim, 0.3), 15);
  s += pen('M760 548C736 520 690 516 684 538C682 560 726 568 760 552C790 520 834 518 838 540C838 562 794 566 760 552ZM752 554C738 580 728 606 706 628L734 622L742 642C756 614 766 584 766 556Z',
    white, 3, false);
  return s;
}

function drawWashingLine({ r, p, white, pen, ln, A, Bc, C, warm, brown, meadowC, cloud, starD }: Scene) {
  let s = '';
  // small things on a line
  s += cloud(300, 240, 0.9) + cloud(760, 300, 0.7);
  const post = mix(brown, white, 0.1);
  s += pen('M142 380L158 378L164 960H134Z', post, 3) + pen('M842 360L858 362L866 960H836Z', post, 3);
  s += ln('M150 420C330 540 670 540 850 420', mix(brown, p.ink, 0.2), 4);
  const ry = (x: number) => { const t = (x - 150) / 700; return 420 * (1 - t) ** 3 + 540 * 3 * t * (1 - t) ** 2 + 540 * 3 * t * t * (1 - t) + 420 * t ** 3; };
  const peg = (x: number) => g(pen('M-6 -24H6L8 22H-8Z', mix('#d9a869', white, 0.15), 2, false) + ln('M0 2V20', brown, 2), tf(x, ry(x), 0));
  const hang = (x: number, d: string, deg: number) => g(d, tf(x, ry(x) + 6, deg));
  const vest = pen('M-58 0C-40 26 -14 34 0 34C14 34 40 26 58 0L92 44L62 80L52 70V164C40 190 24 206 18 236H-18C-24 206 -40 190 -52 164V70L-62 80L-92 44Z', A,
    3.2) + ln('M-44 10C-28 36 28 36 44 10M-18 226H18', white, 5) + g(path(starD, `fill="${white}"`), tf(0, 110, 0, 0.9)) + circ(-9, 230, 3, `fill="${white}"`) + circ(9, 230, 3, `fill="${white}"`);
  const sock = (k: number,
    col: string) => `<g transform="scale(${k} 1)">${pen('M-22 0H22V66C26 86 62 92 62 116C62 138 20 138 -8 130C-30 122 -26 90 -22 66Z', col, 3)}${ln('M-22 20H22M-22 32H22', white, 5)}</g>`;
  const bonnet = pen('M-66 0C-70 62 -40 108 10 110C62 108 74 50 60 0C20 16 -26 16 -66 0Z', Bc, 3.2)
    + pen('M-66 0C-76 8 -82 24 -74 34C-64 30 -62 46 -56 58C-46 56 -46 72 -36 82C-28 80 -24 94 -10 98', white, 3, false) + ln('M-10 104C-22 130 -10 150 -28 176M0 108C4 136 20 150 12 178', Bc, 6);
  const dress = pen('M-40 0C-26 20 26 20 40 0L66 34L46 58L38 50L92 196C74 190 62 204 46 196C30 208 16 194 0 200C-16 194 -30 208 -46 196C-62 204 -74 190 -92 196L-38 50L-46 58L-66 34Z',
    C, 3.2) + ln('M-38 78C-14 88 14 88 38 78', white, 6) + pen('M0 84C-16 70 -34 72 -34 84C-34 96 -16 98 0 88C16 98 34 96 34 84C34 72 16 70 0 84Z', warm, 2.4, false);
  s += hang(250, vest, -4) + hang(400, sock(1, warm), 3) + hang(458, sock(1, warm), -3) + hang(585, dress, 2) + hang(742, bonnet, 5);
  for (const x of [194, 300, 392, 466, 552, 620, 690, 792]) s += peg(x);
  // meadow and a duck
  s += pen('M-20 940C160 890 340 930 520 908C700 886 860 920 1020 900V1440H-20Z', meadowC, 3, false);
  for (let i = 0; i < 30; i++) {
    const x = 90 + i * 28 + r.f(-9, 9), y = 925 + r.f(0, 44);
    s += i % 3 ? ln(`M${n1(x)} ${n1(y)}q${n1(r.f(-8, 8))} -18 ${n1(r.f(-12, 12))} -34`, shade(meadowC, -0.07), 3) : Array.from({ length: 5 }, (_, k) => {
      const q = polar(x, y - 14, 8, (k / 5) * TAU);
      return circ(q[0], q[1], 5.4, `fill="${white}"`);
    }).join('') + circ(x, y - 14, 4.6, `fill="${warm}"`);
  }
  const duck = (x: number,
    k: number) => g(pen('M-70 -10C-84 -26 -92 -40 -90 -54C-66 -44 -40 -50 -16 -52C-2 -58 4 -74 4 -90C8 -124 62 -128 70 -92C72 -76 62 -66 56 -58C76 -30 60 10 10 14C-30 16 -56 6 -70 -10Z',
      mix(warm, '#ffd75e', 0.4), 3) + pen('M68 -96C82 -98 98 -94 104 -86C94 -80 80 -78 68 -80Z', A, 2.4, false) + circ(48, -98, 5, 'fill="#3a2a24"')
        + ln('M-36 -34C-20 -12 10 -14 22 -34C8 -38 -16 -40 -36 -34', shade(warm, -0.16), 3) + ln('M-14 14l-4 20M16 14l2 20', A, 5), tf(x, 930, 0, k));
  s += duck(420, 0.82) + duck(548, 0.56);
  return s;
}

/** What the parts of `drawLayette` share. */
type LayetteScene = { c: Drawing; dark: boolean; lace: string; sky: string; shd: string };

function drawLace({ c, dark, lace, sky, shd }: LayetteScene) {
  // eyelet lace: one sheet with a scalloped opening, and rings of holes
  const x0 = 84,
    x1 = 916,
    y0 = 84,
    y1 = 1316,
    nx = 12,
    ny = 18,
    sx = (x1 - x0) / nx,
    sy = (y1 - y0) / ny;
  let open = `M${x0} ${y0}`;
  for (let i = 0; i < nx; i++) open += `a${n1(sx / 2)} ${n1(sx * 0.4)} 0 0 0 ${n1(sx)} 0`;
  for (let i = 0; i < ny; i++) open += `a${n1(sy * 0.4)} ${n1(sy / 2)} 0 0 0 0 ${n1(sy)}`;
  for (let i = 0; i < nx; i++) open += `a${n1(sx / 2)} ${n1(sx * 0.4)} 0 0 0 ${n1(-sx)} 0`;
  for (let i = 0; i < ny; i++) open += `a${n1(sy * 0.4)} ${n1(sy / 2)} 0 0 0 0 ${n1(-sy)}`;
  open += 'Z';
  const sheet = `M-40 -40H1040V1440H-40Z` + open;
  const hole = dark ? mix(sky, lace, 0.12) : mix(sky, shd, 0.28),
    thread = mix(lace, shd, 0.22);
  let fr = c.soft(sheet, 0, 8, 16, shd, 0.34, 6) + path(sheet, `fill="${lace}" fill-rule="evenodd"`)
    + path(open, `fill="none" stroke="${thread}" stroke-width="7" stroke-dasharray="2.4 2"`) + path(open, `fill="none" stroke="#fff" stroke-width="2.4"`);
  const eye = c.def((id) => {
    let o = '';
    for (let i = 0; i < 6; i++) {
      const q = polar(0, 0, 11.5, (i / 6) * TAU + 0.5);
      o += `<ellipse cx="${n1(q[0])}" cy="${n1(q[1])}" rx="5.4" ry="3.4" transform="rotate(${n1(((i / 6) * 360) + 28.6)} ${pt(q)})" fill="${hole}" stroke="${thread}" stroke-width="2.2"/>`;
    }
    return `<g id="${id}">${o}<circle r="3.2" fill="${hole}" stroke="${thread}" stroke-width="1.6"/></g>`;
  });
  const dot = c.def((id) => `<g id="${id}"><circle r="6" fill="${hole}" stroke="${thread}" stroke-width="2.6"/></g>`);
  for (let i = 0; i < nx; i++) {
    const x = x0 + sx * (i + 0.5);
    for (const [y, yo] of [[y0, 40], [y1, 1360]] as [number, number][]) {
      fr += use(eye, `transform="translate(${n1(x)} ${n1(y + (y < 700 ? 2 : -2))})"`);
      if (i) fr += use(dot, `transform="translate(${n1(x - sx / 2)} ${yo + (y < 700 ? 14 : -14)})"`);
    }
  }
  for (let i = 0; i < ny; i++) {
    const y = y0 + sy * (i + 0.5);
    for (const [x, xo] of [[x0, 40], [x1, 960]] as [number, number][]) {
      fr += use(eye, `transform="translate(${n1(x + (x < 500 ? 2 : -2))} ${n1(y)})"`);
      if (i) fr += use(dot, `transform="translate(${xo + (x < 500 ? 14 : -14)} ${n1(y - sy / 2)})"`);
    }
  }
  fr += path('M26 26H974V1374H26Z', `fill="none" stroke="${thread}" stroke-width="3" stroke-dasharray="13 9" stroke-linecap="round"`);
  c.add('frame', fr);
}

export function drawLayette(inp: Input): Drawing {
  const c = new Drawing('layette', inp),
    { r, p } = c;
  const m = inp.motif || 'moon',
    dark = isDarkColour(p.bg);
  const lace = dark ? mix(p.ink, '#ffffff', 0.55) : mix(p.paper, '#ffffff', 0.5);
  const sky = dark ? mix(p.bg, p.b, 0.3) : mix(p.bg, p.d, 0.16);
  const skyLo = dark ? mix(p.b, p.bg, 0.35) : mix(p.paper, p.bg, 0.55);
  const shd = mix(shade(sky, -0.3), '#2a1a14', 0.25);
  const white = '#fffdf8';
  const hatchL = c.pattern(26, 26,
    path('M-4 9L9 -4M-4 22L22 -4M2 30L30 2M14 30L30 14', 'stroke="#fff" stroke-width="2.6" stroke-opacity=".3" stroke-linecap="round"')
      + path('M-2 15L15 -2M6 29L29 6', 'stroke="#fff" stroke-width="1.3" stroke-opacity=".34"'));
  const hatchD = c.pattern(19, 19, path('M-3 8L8 -3M-3 18L18 -3M6 22L22 6', 'stroke="#3a2420" stroke-width="1.5" stroke-opacity=".13" stroke-linecap="round"'), 'rotate(24)');
  /** a pencilled shape: tint, hatch, shade on one side, its own line */
  const pen = (d: string, fill: string, lw = 3, side = true) => {
    const cl = c.clip(path(d));
    return path(d, `fill="${fill}"`) + path(d, `fill="${hatchL}"`)
      + (side ? `<g clip-path="${cl}"><g transform="translate(16 20)">${path(d, `fill="none" stroke="${hatchD}" stroke-width="64"`)}</g></g>` : '')
      + path(d, `fill="none" stroke="${shade(fill, -0.22, 0.02)}" stroke-width="${lw}" stroke-linejoin="round" stroke-linecap="round" stroke-opacity=".85"`);
  };
  const ln = (d: string, col: string, w = 3) => path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`);
  const A = dark ? p.c : p.a,
    Bc = dark ? p.d : p.b,
    C = dark ? p.d : p.c,
    D = dark ? mix(p.c, p.ink, 0.4) : p.d,
    warm = dark ? p.a : mix(p.b, '#f3c35b', 0.5);
  const brown = '#8a5f45',
    grass = mix(C, '#7d9a6b', 0.6),
    meadowC = readable(mix(grass, p.ink, dark ? 0 : 0.3), white, 5);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, sky], [0.75, skyLo]])}"`) + rect(0, 0, 1000, 1400, `fill="${hatchL}" fill-opacity="${dark ? 0.14 : 0.5}"`));
  let s = '';
  const cloud = (x: number, y: number, k: number, col = white,
    o = 0.9) => g(pen('M-110 30C-140 30 -148 -6 -116 -14C-120 -52 -70 -66 -50 -42C-36 -84 34 -84 46 -40C74 -60 116 -40 108 -10C142 -4 138 30 108 30Z', col,
      2.4, false), tf(x, y, 0, k).replace(/"$/, `" opacity="${o}"`));
  const starD = 'M0 -30C4 -14 8 -10 28 -9C14 1 11 7 17 26C4 16 -4 16 -17 26C-11 7 -14 1 -28 -9C-8 -10 -4 -14 0 -30Z';
  const scene: Scene = { inp, c, r, p, dark, sky, shd, white, pen, ln, A, Bc, C, D, warm, brown, grass, meadowC, cloud, starD };
  if (m === 'moon') s += drawMoon(scene);
  else if (m === 'stork') s += drawStork(scene);
  else if (m === 'pram') s += drawPram(scene);
  else s += drawWashingLine(scene);
  c.add('art', s, 'float');
  const parts: LayetteScene = { c, dark, lace, sky, shd };
  drawLace(parts);
  const ls = headlineLines(inp, 18),
    meadow = m === 'line';
  const over = meadow ? meadowC : skyLo;
  const ink = meadow ? white : readable(p.ink, over, 5.5);
  const specs: Ln[] = evenLines(ls, 'elsie-swash-caps', 640, ls.length > 1 ? 84 : 98, { gap: 18 });
  const sig = inp.name || inp.sub;
  if (sig) { specs[specs.length - 1]!.gap = 34; specs.push({ t: sig, f: 'cormorant-garamond:600i', w: 620, max: 46 }); }
  const S = pile(specs, { cy: ls.length > 1 ? 1146 : 1136, h: 216 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${ink}"`)).join(''));
  c.add('texture', c.grain(0.9));
  c.alt = `Pencil-drawn ${m} for a new baby in an eyelet-lace edge, with the words ${ls.join(' ')}`;
  return c;
}
