import {
  at, circ, Drawing, ell, g, type Input, mix, n1, noise1, type P, path, poisson, poly, pt, qbez, rect, ribbon, set,
  shade, smooth, type Rng,
} from '#artwork/engine.ts';
import { isDarkColour, readable } from '#artwork/colours/stationery.ts';
import { evenLines, fitIn, headlineLines, pile } from '#artwork/lettering/stationery.ts';
import { mirror, rr } from '#artwork/outlines/flourish.ts';

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; paper: string; inkc: string; T: (k: number) => string; warm: string; X: number;
  Y: number; W: number; H: number; x1: number; y1: number; bands: (ys: [number, number, number][]) => string;
};

function ripples({ r }: Scene, yTop: number, yBot: number, n: number, col: string, o: number, cx = 500, spread = 300) {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = i / n, y = yTop + (yBot - yTop) * Math.pow(t, 1.4), w = r.f(20, 90) * (0.5 + t), x = cx + r.f(-spread, spread);
    d += `M${n1(x - w)} ${n1(y)}Q${n1(x)} ${n1(y + r.f(-2, 2))} ${n1(x + w)} ${n1(y)}`;
  }
  return path(d, `fill="none" stroke="${col}" stroke-width="1.8" stroke-opacity="${o}" stroke-linecap="round"`);
}

function drawTree(scene: Scene) {
  const { inp, c, r, paper, T, warm, X, Y, W, x1, y1, bands } = scene;
  let a = '';
  const hz = 606;
  a += rect(X - 10, Y - 10, W + 20, hz - Y + 12, `fill="${c.lin([[0, T(0.5)], [0.45, T(0.3)], [0.8, T(0.12)], [1, T(0.07)]])}"`)
    + rect(X - 10, hz, W + 20, y1 - hz + 12, `fill="${c.lin([[0, T(0.12)], [0.4, T(0.3)], [1, T(0.62)]])}"`);
  a += bands([[230, 30, 0.56], [318, 22, 0.4], [392, 18, 0.3]]);
  a += circ(340, hz - 46, 230, `fill="${c.rad([[0, warm, 0.62], [0.4, warm, 0.2], [1, warm, 0]])}"`) + circ(340, hz - 34, 42, `fill="${mix(warm, '#fffaf0', 0.35)}"`);
  const shore: P[] = [];
  const nz = noise1(inp.seed + 'shore');
  for (let x = X - 20; x <= x1 + 20; x += 26) shore.push([x, hz - 10 - Math.abs(nz(x / 80)) * 18 - (x > 640 ? (x - 640) * 0.08 : 0)]);
  a += path(smooth(shore, false) + `L${x1 + 20} ${hz + 2}L${X - 20} ${hz + 2}Z`, `fill="${T(0.5)}"`);
  // the tree: bare, grown branch by branch
  let tr = '',
    tw = '';
  const grow = (x: number, y: number, an: number, L: number, w: number, k: number) => {
    const b = r.f(-0.22, 0.22),
      e: P = [x + Math.cos(an) * L, y + Math.sin(an) * L],
      q: P = [x + Math.cos(an + b) * L * 0.55, y + Math.sin(an + b) * L * 0.55];
    if (w > 2.6) tr += ribbon(qbez([x, y], q, e, 5), (t) => w * (1 - 0.28 * t));
    else tw += `M${n1(x)} ${n1(y)}Q${pt(q)} ${pt(e)}`;
    if (k <= 0) return;
    const n = k > 5 ? 3 : r.chance(0.4) ? 3 : 2;
    for (let i = 0; i < n; i++) {
      const sp = (i / (n - 1) - 0.5) * r.f(0.85, 1.2) * (k > 5 ? 1.25 : 1);
      grow(e[0], e[1], an + sp + (-Math.PI / 2 - an) * 0.1, L * r.f(0.68, 0.84), w * (n === 3 ? 0.58 : 0.66), k - 1);
    }
  };
  grow(590, hz + 14, -Math.PI / 2 + 0.04, 96, 22, 7);
  const foot = `M568 ${hz + 14}C574 ${hz - 10} 578 ${hz - 20} 580 ${hz - 34}H600C602 ${hz - 18} 608 ${hz - 4} 620 ${hz + 16}Z`;
  const isl = `M430 ${hz + 20}C480 ${hz - 4} 560 ${hz + 2} 610 ${hz + 4}C680 ${hz + 2} 740 ${hz + 10} 770 ${hz + 20}C700 ${hz + 30} 500 ${hz + 30} 430 ${hz + 20}Z`;
  const tree = c.def((id) =>
    `<g id="${id}">${path(tr, `fill="${T(0.95)}"`)}${path(foot, `fill="${T(0.95)}"`)}${path(isl, `fill="${T(0.95)}"`)}${path(tw,
      `fill="none" stroke="${T(0.9)}" stroke-width="1.5" stroke-linecap="round"`)}</g>`);
  const slits = Array.from({ length: 26 }, (_, i) => rect(X, hz + 24 + i * 8.6, W, 8.6 * (0.92 - i * 0.022), 'fill="#fff"')).join('');
  a += `<g mask="${c.mask(slits)}"><use href="#${tree}" transform="translate(0 ${n1((hz + 22) * 1.62)}) scale(1 -.62)" opacity=".5"/></g>`;
  a += `<use href="#${tree}"/>`;
  a += ripples(scene, hz + 30, y1 - 8, 46, paper, 0.5) + ripples(scene, hz + 24, hz + 120, 12, warm, 0.7, 340, 60);
  let reeds = '';
  for (let i = 0; i < 22; i++) {
    const x = X + 14 + i * 8 + r.f(-4, 4), h = r.f(40, 120) * (1 - i / 30);
    reeds += ribbon(qbez([x, y1 + 4], [x + r.f(-6, 6), y1 - h * 0.5], [x + r.f(-16, 22), y1 - h], 6), (t) => 3.4 * (1 - t) + 0.6);
  }
  a += path(reeds, `fill="${T(0.92)}"`);
  return a;
}

function drawWindow({ c, r, paper, inkc, T, warm, X, Y, W, H, x1, y1 }: Scene) {
  let a = '';
  a += rect(X - 10, Y - 10, W + 20, H + 20, `fill="${c.lin([[0, T(0.86)], [0.7, T(0.74)], [1, T(0.66)]])}"`);
  // stone courses
  let st = '';
  for (let row = 0; row < 13; row++) {
    const y = Y + row * 56;
    let x = X - 30 - (row % 2) * 40;
    while (x < x1) { const w = r.f(84, 140); st += path(rr(x + 3, y + 3, w - 6, 50, 10), `fill="${T(r.f(0.62, 0.86))}" fill-opacity=".55"`); x += w; }
  }
  a += st;
  const wx = 330,
    wy = 262,
    ww = 340,
    wh = 420;
  a += ell(500, 500, 400, 430, `fill="${c.rad([[0, warm, 0.4], [0.55, warm, 0.12], [1, warm, 0]])}"`);
  a += path(rr(wx - 34, wy - 34, ww + 68, wh + 60, 6), `fill="${T(0.5)}"`) + path(rr(wx - 20, wy - 20, ww + 40, wh + 40, 3), `fill="${T(0.92)}"`);
  a += rect(wx, wy, ww, wh, `fill="${c.rad([[0, '#fff3d2'], [0.35, mix(warm, '#ffe0a0', 0.4)], [0.75, mix(warm, inkc, 0.42)], [1, mix(warm, inkc, 0.66)]], 0.5, 0.68, 0.72)}"`);
  // curtain either side
  const cur = `M${wx} ${wy}H${wx + 118}C${wx + 112} ${wy + 150} ${wx + 66} ${wy + 250} ${wx + 40} ${wy + 286}C${wx + 58} ${wy + 330} ${wx + 60} ${wy + 380} ${wx + 56} ${wy + wh}H${wx}Z`;
  let folds = '';
  for (let i = 1; i < 5; i++)
    folds += `M${wx + i * 24} ${wy}C${wx + i * 22} ${wy + 150} ${wx + 8 + i * 10} ${wy + 250} ${wx + 6 + i * 7} ${wy + 286}C${wx + i * 10} ${wy + 330} ${wx
      + i * 12} ${wy + 380} ${wx + i * 11} ${wy + wh}`;
  a += mirror(path(cur, `fill="${mix(T(0.42), warm, 0.25)}"`) + path(folds, `fill="none" stroke="${T(0.72)}" stroke-width="2.4" stroke-opacity=".7"`)
    + path(`M${wx} ${wy + 280}C${wx + 20} ${wy + 294} ${wx + 36} ${wy + 294} ${wx + 46} ${wy + 282}`, `fill="none" stroke="${T(0.85)}" stroke-width="6"`));
  // candle
  a += ell(500, 664, 62, 13, `fill="${T(0.75)}"`) + path('M438 664C440 682 560 682 562 664', `fill="${T(0.86)}"`)
    + path('M562 662c26 -12 30 12 4 14', `fill="none" stroke="${T(0.8)}" stroke-width="6"`)
    + rect(478, 546, 44, 116, `fill="${c.lin([[0, '#fffbea'], [0.4, '#f3e0b4'], [1, mix(warm, inkc, 0.3)]], 0, 0, 1, 0)}"`)
    + ell(500, 546, 22, 6, 'fill="#fff7dc"') + path('M478 552c-4 18 2 30 4 44c4 -10 4 -22 4 -34Z', 'fill="#fff7dc"');
  a += circ(500, 500, 120, `fill="${c.rad([[0, '#fff8dc', 0.95], [0.3, '#ffe9b0', 0.4], [1, warm, 0]])}"`)
    + path('M500 546V530', `stroke="${T(0.95)}" stroke-width="3.4"`)
    + path('M500 446C516 478 524 498 520 516C516 532 508 538 500 538C492 538 484 532 480 516C477 498 488 484 500 446Z', `fill="#fffdf2"`)
    + path('M500 480C508 500 512 510 509 520C507 530 493 530 491 520C489 510 494 500 500 480Z', `fill="${mix(warm, '#ffd27a', 0.4)}"`);
  // glazing bars
  a += rect(wx + ww / 2 - 6, wy, 12, 136, `fill="${T(0.95)}"`) + rect(wx, wy + 130, ww, 10, `fill="${T(0.95)}"`) + path(rr(wx, wy, ww, wh, 0), `fill="none" stroke="${T(0.97)}" stroke-width="14"`);
  // sill with snow, and flakes
  a += rect(wx - 60, wy + wh + 12, ww + 120, 30, `fill="${T(0.6)}"`)
    + path(`M${wx - 66} ${wy + wh + 16}C${wx - 60} ${wy + wh - 8} ${wx - 10} ${wy + wh - 12} ${wx + 50} ${wy + wh - 2}C${wx + 120} ${wy + wh - 14} ${wx
    + 200} ${wy + wh - 6} ${wx + 260} ${wy + wh}C${wx + 320} ${wy + wh - 14} ${wx + 400} ${wy + wh - 10} ${wx + ww + 66} ${wy + wh + 16}C${wx + ww} ${wy + wh
    + 24} ${wx} ${wy + wh + 26} ${wx - 66} ${wy + wh + 16}Z`,
    `fill="${mix(paper, '#ffffff', 0.5)}"`);
  a += path(`M${X - 10} ${y1 - 44}C${X + 150} ${y1 - 70} ${X + 330} ${y1 - 34} ${X + 430} ${y1 - 52}C${X + 520} ${y1 - 66} ${x1 - 30} ${y1 - 40} ${x1 + 10} ${y1 - 56}V${y1 + 10}H${X - 10}Z`,
    `fill="${mix(paper, '#ffffff', 0.35)}"`) + ell(500, y1 - 26, 190, 22, `fill="${warm}" fill-opacity=".3"`);
  for (const q of poisson(r, X, Y, W, H, 40)) if (q[0] < wx - 8 || q[0] > wx + ww + 8 || q[1] < wy - 20) a += circ(q[0], q[1], r.f(1.6, 4.2), `fill="${paper}" fill-opacity="${n1(r.f(0.6, 1))}"`);
  return a;
}

function drawBoat(scene: Scene) {
  const { inp, c, r, paper, T, warm, X, Y, W, x1, y1, bands } = scene;
  let a = '';
  // a moored boat, mist, first light
  const hz = 430;
  a += rect(X - 10, Y - 10, W + 20, hz - Y + 12, `fill="${c.lin([[0, T(0.42)], [0.5, T(0.22)], [1, T(0.06)]])}"`)
    + rect(X - 10, hz, W + 20, y1 - hz + 12, `fill="${c.lin([[0, T(0.08)], [0.3, T(0.2)], [1, T(0.56)]])}"`);
  a += ell(620, hz, 330, 190, `fill="${c.rad([[0, warm, 0.6], [0.5, warm, 0.18], [1, warm, 0]])}"`) + bands([[206, 26, 0.46], [276, 18, 0.34], [330, 14, 0.24]]);
  const hills = (y: number, amp: number, k: number, sd: string) => {
    const nz = noise1(inp.seed + sd), o: P[] = [];
    for (let x = X - 20; x <= x1 + 20; x += 34) o.push([x, y - Math.abs(nz(x / 150)) * amp]);
    return path(smooth(o, false) + `L${x1 + 20} ${hz + 1}L${X - 20} ${hz + 1}Z`, `fill="${T(k)}"`);
  };
  a += hills(hz - 12, 74, 0.2, 'h1') + hills(hz - 4, 40, 0.36, 'h2');
  let firs = '';
  for (let x = X - 4; x < X + 210; x += r.f(12, 22)) { const h = r.f(26, 62) * (1 - (x - X) / 300); firs += `M${n1(x)} ${n1(hz - h)}L${n1(x + h * 0.17)} ${hz}H${n1(x - h * 0.17)}Z`; }
  a += path(firs, `fill="${T(0.6)}"`) + `<g transform="translate(0 ${hz * 1.7}) scale(1 -.7)" opacity=".4">${path(firs, `fill="${T(0.6)}"`)}</g>`;
  for (const [y, o] of [[hz - 16, 0.75], [hz + 12, 0.6], [hz + 66, 0.35]] as const) a += ell(480, y, 420, 20, `fill="${c.rad([[0, paper, o], [1, paper, 0]])}"`);
  a += ripples(scene, hz + 20, y1 - 8, 54, paper, 0.45) + ripples(scene, hz + 14, hz + 190, 16, warm, 0.75, 620, 70);
  // boat
  const hull = 'M296 604C330 616 380 622 440 622C540 622 640 606 716 572C704 620 676 664 640 676C560 690 430 690 366 676C330 664 306 636 296 604Z',
    inside = 'M296 604C360 582 420 576 500 576C580 574 660 574 716 572C640 606 540 622 440 622C380 622 330 616 296 604Z';
  const boat = path(inside, `fill="${T(0.62)}"`) + path('M380 600L394 619M470 584L482 621M572 580L590 609', `stroke="${T(0.4)}" stroke-width="15"`)
    + path(hull, `fill="${c.lin([[0, T(0.72)], [1, T(0.95)]])}"`)
    + path('M304 622C400 646 580 642 708 594M318 644C410 664 580 662 690 622', `fill="none" stroke="${T(0.55)}" stroke-width="2.4"`)
    + path('M296 604C330 616 380 622 440 622C540 622 640 606 716 572',
    `fill="none" stroke="${mix(paper, warm, 0.35)}" stroke-width="5" stroke-linecap="round"`) + path('M430 592L690 540C706 534 722 534 728 540C722 548 704 552 692 550L432 600Z', `fill="${T(0.8)}"`);
  a += `<g transform="translate(0 ${676 * 1.5}) scale(1 -.5)" opacity=".42">${path(hull + inside, `fill="${T(0.9)}"`)}</g>` + ell(500, 680, 200, 8, `fill="${T(0.85)}" fill-opacity=".5"`) + boat;
  a += path('M236 520L252 518L258 740H232Z', `fill="${T(0.92)}"`) + ell(244, 520, 9, 4, `fill="${T(0.5)}"`)
    + path('M248 556C268 596 280 602 300 604', `fill="none" stroke="${T(0.9)}" stroke-width="3.4"`)
    + ell(245, 742, 26, 4, `fill="${T(0.9)}" fill-opacity=".5"`) + `<g opacity=".35">${path('M234 746L256 746L252 830H238Z', `fill="${T(0.92)}"`)}</g>`;
  a += ripples(scene, 676, 800, 16, paper, 0.6, 500, 190);
  let reeds = '';
  for (let i = 0; i < 26; i++) {
    const x = x1 - 12 - i * 7 + r.f(-4, 4), h = r.f(50, 150) * (1 - i / 36);
    reeds += ribbon(qbez([x, y1 + 4], [x + r.f(-6, 6), y1 - h * 0.5], [x + r.f(-26, 12), y1 - h], 6), (t) => 3.4 * (1 - t) + 0.6);
  }
  a += path(reeds, `fill="${T(0.92)}"`);
  return a;
}

export function drawAquatint(inp: Input): Drawing {
  const c = new Drawing('aquatint', inp),
    { r, p } = c;
  const m = inp.motif || 'tree',
    dark = isDarkColour(p.bg);
  const paper = mix(dark ? mix(p.ink, '#ffffff', 0.3) : mix(p.paper, p.bg, 0.35), '#f4efe4', 0.3),
    inkc = dark ? shade(p.bg, -0.02) : mix(mix(p.e, p.ink, 0.62), '#1d2230', 0.2);
  const T = (k: number) => mix(paper, inkc, k);
  const warm = dark ? mix(p.a, '#f3c277', 0.35) : mix(p.b, '#f3c277', 0.35);
  const X = 190,
    Y = 150,
    W = 620,
    H = 700,
    x1 = X + W,
    y1 = Y + H;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fff', 0.5], [1, '#fff', 0]], 0.4, 0.3, 0.8)}"`));
  // plate mark pressed into the sheet
  const mark = rr(X - 34, Y - 34, W + 68, H + 68, 7);
  const sh = mix(paper, inkc, 0.4);
  let s = c.soft(mark, 0, 0, 9, sh, 0.14, 4) + path(mark, `fill="${shade(paper, -0.012)}"`)
    + path(mark, `fill="none" stroke="${sh}" stroke-width="2" stroke-opacity=".5"`)
    + g(path(mark, 'fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".95"'), 'transform="translate(2.4 2.8)"');
  const nzE = noise1(inp.seed + 'edge');
  const edge: P[] = [];
  for (let i = 0; i < 30; i++) edge.push([X + (W * i) / 30, Y + nzE(i * 0.8) * 1.3]);
  for (let i = 0; i < 34; i++) edge.push([x1 + nzE(40 + i * 0.8) * 1.3, Y + (H * i) / 34]);
  for (let i = 0; i < 30; i++) edge.push([x1 - (W * i) / 30, y1 + nzE(90 + i * 0.8) * 1.3]);
  for (let i = 0; i < 34; i++) edge.push([X + nzE(140 + i * 0.8) * 1.3, y1 - (H * i) / 34]);
  const plate = poly(edge),
    clip = c.clip(path(plate));
  let a = '';
  const bands = (ys: [number, number, number][]) => ys.map(([y, h, k]) => {
    const nz = noise1(inp.seed + y);
    const top: P[] = [], bot: P[] = [];
    for (let x = X - 30; x <= x1 + 30; x += 40) { top.push([x, y + nz(x / 120) * 10]); bot.push([x, y + h + nz(x / 90 + 50) * 8]); }
    return path(smooth([...top, ...bot.reverse()]), `fill="${T(Math.abs(k))}" fill-opacity="${k < 0 ? 0.35 : 0.55}"`);
  }).join('');
  const scene: Scene = { inp, c, r, paper, inkc, T, warm, X, Y, W, H, x1, y1, bands };
  if (m === 'tree') a += drawTree(scene);
  else if (m === 'window') a += drawWindow(scene);
  else a += drawBoat(scene);
  // resin grain of the plate
  const g1 = poisson(r, 0, 0, 150, 150, 5).map((q) => `M${n1(q[0])} ${n1(q[1])}h${n1(r.f(0.7, 1.9))}v${n1(r.f(0.7, 1.7))}h-1.2Z`).join('');
  a += rect(X - 10, Y - 10, W + 20, H + 20, `fill="${c.pattern(150, 150, path(g1, `fill="${paper}" fill-opacity=".3"`), 'rotate(11)')}"`)
    + rect(X - 10, Y - 10, W + 20, H + 20, `fill="${c.pattern(150, 150, path(g1, `fill="${inkc}" fill-opacity=".22"`), 'translate(40 70) rotate(63)')}"`);
  s += `<g clip-path="${clip}">${a}</g>` + path(plate, `fill="none" stroke="${T(0.85)}" stroke-width="1.6" stroke-opacity=".7"`);
  c.add('art', s, 'parallax');
  const ink = readable(mix(inkc, '#20242c', 0.25), paper, 8),
    pencil = readable(mix('#6a6a6c', inkc, 0.3), paper, 4.7);
  const sig = inp.name || inp.sub;
  const ls = headlineLines(inp, 24);
  if (sig) {
    // a long name extends towards the number of the print
    const usual = fitIn(sig, 'la-belle-aurore', 460, 42),
      u = usual.size < 26 ? fitIn(sig, 'la-belle-aurore', 580, 26) : usual;
    c.add('type', path(at(u, x1 + 20, y1 + 88, 'e'), `fill="${pencil}"`) + path(at(set('1 / 1', 'la-belle-aurore', 36), X - 20, y1 + 86, 's'), `fill="${pencil}"`));
  }
  const S = pile(evenLines(ls, 'marcellus', 740, 74, { gap: 50, flat: true, track: 24 }), { cy: 1130, h: 260 });
  c.add('type', S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${ink}"`)).join(''));
  c.add('texture', c.grain(1.1));
  c.alt = `Small aquatint print of ${m} on wide paper, with the words ${ls.join(' ')}`;
  return c;
}
