import {
  at, bez, circ, contrast, Drawing, ell, g, type Input, mix, n1, type P, path, polar, poly, pt, qbez, rect, ribbon,
  shade, smooth, tf, warp, wrap, type Rng, type Palette,
} from '#artwork/engine.ts';
import { isDarkColour, readable, stock } from '#artwork/colours/stationery.ts';
import { evenLines, fitIn, headlineLines, pile } from '#artwork/lettering/stationery.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { blade, ringD, rr } from '#artwork/outlines/flourish.ts';

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; m: string; dark: boolean; ground: string; ink: string; foil: string;
  edge: string; shd: string; white: string; paper: string; A: string; Bc: string; G: string; ls: string[]; sig: string;
  sprayL: (x: number, y: number, a: number, L: number) => string;
};

function bloom(x: number, y: number, R: number, col: string, a = 0) {
  let o = '';
  for (const [n, k, off] of [[6, 1, 0], [5, 0.74, 30], [4, 0.48, 10], [3, 0.28, 40]] as const)
    for (let i = 0; i < n; i++)
      o += g(path(`M0 0C${n1(-R * k * 0.6)} ${n1(-R * k * 0.2)} ${n1(-R * k * 0.62)} ${n1(-R * k)} 0 ${n1(-R * k)}C${n1(R * k * 0.62)} ${n1(-R * k)} ${n1(R * k * 0.6)} ${n1(-R * k * 0.2)} 0 0Z`,
        `fill="${shade(col, 0.09 - k * 0.09)}" stroke="${shade(col, -0.12)}" stroke-width="1.4" stroke-opacity=".6"`), `transform="rotate(${n1(off + a + (i * 360) / n)})"`);
  return g(o, tf(x, y));
}

function bow(x: number, y: number, k: number, col: string) {
  const d = shade(col, -0.1), l = shade(col, 0.09);
  const h = path('M0 0C-40 -46 -118 -62 -132 -24C-142 8 -80 34 0 6Z', `fill="${col}"`)
    + path('M0 2C-40 -14 -84 -26 -112 -16C-90 4 -40 10 0 4Z', `fill="${d}"`)
    + path('M-20 -12C-60 -36 -96 -42 -118 -30', `fill="none" stroke="${l}" stroke-width="4" stroke-linecap="round"`)
    + path('M-4 4C-24 50 -62 84 -104 112L-70 112L-62 144C-26 106 2 60 8 8Z', `fill="${col}"`) + path('M-2 8C-14 46 -34 74 -58 96C-34 84 -8 52 6 8Z', `fill="${d}"`);
  return g(`<g>${h}</g><g transform="scale(-1 1)">${h}</g>`
    + path('M-20 -14C-10 -22 10 -22 20 -14C26 -2 24 14 18 20C8 26 -8 26 -18 20C-24 14 -26 -2 -20 -14Z', `fill="${l}"`)
    + path('M-8 -12C-10 0 -10 10 -6 18M8 -12C11 0 10 10 6 18', `fill="none" stroke="${d}" stroke-width="3"`), tf(x, y, 0, k));
}

function drawFan(scene: Scene & { s: string; type: string }) {
  const { inp, c, p, dark, ground, ink, foil, edge, shd, white, paper, A, Bc, sig, sprayL } = scene;
  let { s, type } = scene;
  const px = 500,
    py = 806,
    R1 = 432,
    R0 = 196,
    n = 26,
    sp = 82;
  const ang = (i: number) => ((-90 - sp + (i / n) * 2 * sp) * Math.PI) / 180;
  const silk = dark ? mix(p.a, p.bg, 0.3) : mix(A, paper, 0.06),
    leafIn = contrast(silk, white) > 3.1 ? white : readable(p.ink, silk, 4.6);
  let shape = `M${pt(polar(px, py, R0, ang(0)))}`;
  for (let i = 0; i <= n; i++) shape += `L${pt(polar(px, py, R1, ang(i)))}`;
  shape += `L${pt(polar(px, py, R0, ang(n)))}A${R0} ${R0} 0 0 0 ${pt(polar(px, py, R0, ang(0)))}Z`;
  let lace = '',
    holes = '';
  for (let i = 0; i < n; i++) {
    const a = polar(px, py, R1 - 4, ang(i)), b = polar(px, py, R1 - 4, ang(i + 1)), q = polar(px, py, R1 + 66, (ang(i) + ang(i + 1)) / 2), hh = polar(px, py, R1 + 13, (ang(i) + ang(i + 1)) / 2);
    lace += `M${pt(a)}Q${pt(q)} ${pt(b)}Z`;
    holes += circ(hh[0], hh[1], 6.4, `fill="${ground}"`) + circ(polar(px, py, R1 + 1, ang(i) + 0.028)[0], polar(px, py, R1 + 1, ang(i) + 0.028)[1], 2.6,
      `fill="${ground}"`) + circ(polar(px, py, R1 + 1, ang(i + 1) - 0.028)[0], polar(px, py, R1 + 1, ang(i + 1) - 0.028)[1], 2.6, `fill="${ground}"`);
  }
  s += c.soft(shape, 10, 20, 22, shd, 0.4, 6) + c.soft(lace, 6, 10, 7, shd, 0.25, 3) + path(lace, `fill="${paper}"`) + holes;
  // sticks
  for (let i = 0; i <= n; i += 2) {
    const a = ang(i);
    const d = poly([polar(px, py, 24, a - 0.16), polar(px, py, R0 + 8, a - 0.04), polar(px, py, R0 + 8, a + 0.04), polar(px, py, 24, a + 0.16)]);
    s += path(d, `fill="${paper}" stroke="${shd}" stroke-width="1.2" stroke-opacity=".45"`) + [90, 120, 150].map((q) => {
      const w = polar(px, py, q, a);
      return circ(w[0], w[1], 3.4, `fill="${shd}" fill-opacity=".5"`);
    }).join('') + path(`M${pt(polar(px, py, 40, a))}L${pt(polar(px, py, 76, a))}`, `stroke="${foil}" stroke-width="3"`);
  }
  for (let i = 0; i < n; i++) {
    const a = ang(i), b = ang(i + 1);
    s += path(`M${pt(polar(px, py, R0, a))}L${pt(polar(px, py, R1, a))}L${pt(polar(px, py, R1, b))}L${pt(polar(px, py, R0, b))}Z`,
      `fill="${i % 2 ? shade(silk, -0.028) : shade(silk, 0.014)}"`)
        + path(`M${pt(polar(px, py, R0, a))}L${pt(polar(px, py, R1, a))}`, `stroke="${shade(silk, i % 2 ? 0.1 : -0.1)}" stroke-width="1.6" stroke-opacity=".7"`);
  }
  const arcD = (R: number) => `M${pt(polar(px, py, R, ang(0)))}A${R} ${R} 0 0 1 ${pt(polar(px, py, R, ang(n)))}`;
  s += path(arcD(R1 - 12) , `fill="none" stroke="${foil}" stroke-width="5"`) + path(arcD(R0 + 12), `fill="none" stroke="${foil}" stroke-width="5"`)
    + path(arcD(R1 - 24), `fill="none" stroke="${foil}" stroke-width="1.8"`);
  for (const a of [ang(0), ang(n)])
    s += path(poly([polar(px, py, 10, a - 0.5), polar(px, py, R1 + 10, a - 0.024), polar(px, py, R1 + 22, a), polar(px, py, R1 + 10, a + 0.024),
      polar(px, py, 10, a + 0.5)]), `fill="${foil}" stroke="${edge}" stroke-width="1.6"`);
  // painted posy on the lower leaf
  const posy = (t: number) => {
    const a = ((-90 + t) * Math.PI) / 180, q = polar(px, py, 272, a);
    return g([-150, -100, -40, 20, 70, 130].map((k) => sprayL(0, 0, k + t, 52)).join('') + bloom(0, 0, 31, mix(Bc, paper, 0.25), t)
      + bloom(-34, 16, 19, paper, 20) + bloom(32, 18, 20, mix(A, paper, 0.6), 50), tf(q[0], q[1], t));
  };
  s += posy(-60) + posy(60) + [-34, -12, 12, 34].map((t) => {
    const q = polar(px, py, 256 + (Math.abs(t) < 20 ? 6 : 0), ((-90 + t) * Math.PI) / 180);
    return g(sprayL(0, 0, 180, 40) + sprayL(0, 0, 0, 40) + bloom(0, 0, 15, paper, 0), tf(q[0], q[1], t));
  }).join('');
  // headline on the upper leaf
  const one = inp.headline.replace(/\|/g, ' ');
  const Rt = 338;
  const u = fitIn(one, 'playfair-display:500i', Rt * 2.3, 80);
  type += path(warp(u, 500, 0, (x, y) => polar(px, py, Rt - y, -Math.PI / 2 + (x - 500) / Rt), 3), `fill="${leafIn}"`);
  // rivet and tassel
  s += circ(px, py, 17, `fill="${foil}" stroke="${edge}" stroke-width="2"`) + circ(px - 4, py - 5, 5, 'fill="#fff" fill-opacity=".7"');
  s += path(`M${px} ${py + 16}C${px - 34} ${py + 56} ${px + 30} ${py + 70} ${px + 2} ${py + 108}`, `fill="none" stroke="${silk}" stroke-width="5"`) + circ(px + 1, py + 118, 13, `fill="${foil}"`);
  let ts = '';
  for (let i = 0; i < 15; i++) { const x = px - 14 + i * 2.1; ts += `M${n1(px - 8 + i * 1.2)} ${py + 128}Q${n1(x)} ${py + 160} ${n1(px - 24 + i * 3.5)} ${n1(py + 196 + (i % 3) * 4)}`; }
  s += path(ts, `fill="none" stroke="${silk}" stroke-width="2.6" stroke-linecap="round"`);
  if (sig) { const S = pile([{ t: sig, f: 'playfair-display:500i', w: 700, max: 52 }], { cy: 1160, h: 160 }); type += S.runs.map((v, i) => path(at(v, 500, S.ys[i]!), `fill="${ink}"`)).join(''); }
  c.add('art', s, 'float');
  c.add('type', type);
  return { s, type };
}

function drawHatbox(scene: Scene & { s: string; type: string }) {
  const { c, p, dark, ink, foil, shd, paper, A, Bc, G, ls, sig, sprayL } = scene;
  let { s, type } = scene;
  const box = (y: number, w: number, h: number, lid: number, c1: string, c2: string, kind: number) => {
    const e = w * 0.085,
      x0 = 500 - w / 2,
      x1 = 500 + w / 2;
    const body = `M${x0} ${y}V${y + h}A${w / 2} ${e} 0 0 0 ${x1} ${y + h}V${y}Z`;
    const L = w / 2 + 10,
      lidD = `M${500 - L} ${y}V${y + lid}A${L} ${e} 0 0 0 ${500 + L} ${y + lid}V${y}A${L} ${e} 0 0 0 ${500 - L} ${y}Z`;
    let o = c.soft(body, 14, 16, 20, shd, 0.32, 5) + path(body, `fill="${c1}"`);
    const cl = c.clip(path(body));
    let pat = '';
    if (kind === 0) for (let i = -9; i < 9; i++) {
      const X = (k: number) => 500 + Math.sin((k / 18) * Math.PI) * (w / 2), Y = (k: number) => e * Math.cos((k / 18) * Math.PI);
      const a = X(i), b = X(i + 0.5);
      pat += `M${n1(a)} ${y}V${n1(y + h + Y(i))}L${n1(b)} ${n1(y + h + Y(i + 0.5))}V${y}Z`;
    }
    else if (kind === 1) for (let row = 0; row < 8; row++) for (let i = -8; i <= 8; i++) {
      const k = i + (row % 2) * 0.5, x = 500 + Math.sin((k / 17) * Math.PI) * (w / 2), yy = y + lid + 30 + row * 34 + e * Math.cos((k / 17) * Math.PI);
      pat += ringD(x, yy, 7 * Math.cos((k / 17) * Math.PI), 7);
    }
    else for (let i = -12; i <= 12; i++) for (const sd of [-1, 1]) pat += `M${500 + i * 44} ${y}l${sd * 200} ${h + e + 40}l3 0l${-sd * 200} ${-h - e - 40}Z`;
    o += `<g clip-path="${cl}">${path(pat,
      `fill="${c2}" fill-opacity="${kind === 2 ? 0.7 : 1}"`)}${path(`M${x0} ${y + h - 8}A${w / 2} ${e} 0 0 0 ${x1} ${y + h - 8}`, `fill="none" stroke="${foil}" stroke-width="7"`)}</g>`
      + path(body, `fill="${c.lin([[0, '#000', 0.2], [0.2, '#fff', 0.12], [0.4, '#fff', 0.2], [0.7, '#000', 0.04], [1, '#000', 0.26]], 0, 0, 1, 0)}"`);
    o += c.soft(`M${500 - L} ${y + lid}A${L} ${e} 0 0 0 ${500 + L} ${y + lid}`, 0, 5, 6, shd, 0.3, 3) + path(lidD, `fill="${c2}"`)
      + path(lidD, `fill="${c.lin([[0, '#000', 0.2], [0.3, '#fff', 0.2], [0.7, '#000', 0.03], [1, '#000', 0.24]], 0, 0, 1, 0)}"`)
      + path(`M${500 - L} ${y + lid - 7}A${L} ${e} 0 0 0 ${500 + L} ${y + lid - 7}`, `fill="none" stroke="${foil}" stroke-width="4"`)
      + ell(500, y, L, e, `fill="${shade(c2, 0.035)}" stroke="${shade(c2, 0.1)}" stroke-width="2"`);
    return o;
  };
  const C1 = mix(A, paper, 0.1),
    C2 = paper,
    C3 = mix(Bc, paper, 0.15),
    C4 = mix(G, paper, 0.15);
  s += ell(520, 968, 380, 46, `fill="${c.rad([[0, shd, 0.6], [0.66, shd, 0.36], [1, shd, 0]])}"`);
  s += box(712, 560, 220, 62, C2, C1, 0) + box(506, 440, 162, 52, C3, C2, 1) + box(346, 320, 120, 44, C2, C4, 2);
  // one ribbon round all three, tied on top
  const rb = dark ? p.c : mix(p.e, A, 0.1);
  const strip = (x: number, y: number, h: number, w: number) => path(`M${x} ${y}H${x + w}V${y + h}Q${x + w / 2} ${y + h + 3} ${x} ${y + h}Z`, `fill="${rb}"`)
    + path(`M${x + 5} ${y}V${y + h}M${x + w - 5} ${y}V${y + h}`, `stroke="${shade(rb, 0.12)}" stroke-width="2"`);
  s += strip(480, 374, 120, 40) + strip(480, 544, 166, 40) + strip(480, 760, 220, 40);
  s += path('M490 350L486 324H514L520 352Z', `fill="${rb}"`)
    + ([[-150, 40], [-110, 54], [-70, 46], [-30, 44], [190, 40]] as [number, number][]).map(([a, L]) => sprayL(566, 316, a, L)).join('')
    + bow(492, 330, 0.92, rb) + bloom(572, 314, 40, mix(A, paper, 0.35), 12) + bloom(620, 330, 25, paper, 40);
  // oval ticket on the largest box
  if (sig) {
    const T = pile(evenLines(sig.length > 18 ? wrap(sig, 2) : [sig], 'playfair-display:500i', sig.length > 28 ? 430 : 330, 36, { gap: 34, flat: true }), { cy: 876, h: 72 }),
      w = Math.max(110, T.w / 2 + (T.runs.length > 1 ? 58 : 44)),
      h = T.runs.length > 1 ? 66 : 52;
    s += c.soft(ringD(500, 876, w, h), 2, 5, 6, shd, 0.3, 3) + ell(500, 876, w, h, `fill="${paper}"`) + ell(500, 876, w - 9, h - 9, `fill="none" stroke="${foil}" stroke-width="2.6"`);
    type += T.runs.map((u, i) => path(at(u, 500, T.ys[i]!), `fill="${readable(dark ? p.bg : p.ink, paper, 7)}"`)).join('');
  }
  c.add('art', s, 'float');
  const S = pile(evenLines(ls, 'playfair-display:500i', 800, 100, { gap: 54, flat: true }), { cy: 1156, h: 240 });
  type += S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${ink}"`)).join('');
  c.add('type', type);
  return { s, type };
}

function drawPerfume(scene: Scene & { s: string; type: string }) {
  const { c, r, p, m, dark, ground, ink, foil, edge, shd, paper, A, Bc, ls, sig } = scene;
  let { s, type } = scene;
  // perfume: thick cut glass, a little liquid, the words on its label
  const liq = mix(A, Bc, 0.3),
    atom = m === 'atomiser';
  const outer = atom ? 'M436 540C420 570 300 600 262 720C226 850 310 984 500 984C690 984 774 850 738 720C700 600 580 570 564 540Z'
    : 'M404 470H596C606 500 640 512 700 520C722 524 730 540 730 560V930C730 962 712 980 680 980H320C288 980 270 962 270 930V560C270 540 278 524 300 520C360 512 394 500 404 470Z';
  const inner = atom ? 'M452 560C440 600 330 628 296 730C270 840 350 942 500 942C650 942 730 840 704 730C670 628 560 600 548 560Z'
    : 'M424 500H576C590 530 630 542 684 552C696 556 700 564 700 574V896C700 920 690 930 666 930H334C310 930 300 920 300 896V574C300 564 304 556 316 552C370 542 410 530 424 500Z';
  const lvl = atom ? 660 : 616;
  s += ell(540, 984, 330, 40, `fill="${c.rad([[0, shd, 0.6], [0.6, shd, 0.34], [1, shd, 0]])}"`) + ell(570, 1000, 190, 18, `fill="${c.rad([[0, mix(liq, '#ffffff', 0.4), 0.75], [1, liq, 0]])}"`);
  s += c.soft(outer, 16, 18, 20, shd, 0.24, 5) + path(outer, `fill="${mix(ground, '#ffffff', dark ? 0.2 : 0.6)}" fill-opacity=".8"`)
    + path(outer, `fill="${c.lin([[0, '#fff', 0.5], [0.12, '#fff', 0.05], [0.5, '#fff', 0.16], [0.86, '#000', 0.05], [1, '#000', 0.16]], 0, 0, 1, 0)}"`);
  s += path(inner, `fill="${mix(ground, '#ffffff', dark ? 0.3 : 0.5)}" fill-opacity=".6"`)
    + `<g clip-path="${c.clip(path(inner))}">${rect(200, lvl, 600, 400,
    `fill="${c.lin([[0, shade(liq, 0.08)], [0.5, liq], [1, shade(liq, -0.1)]])}" fill-opacity=".86"`)}${ell(500, lvl, atom ? 190 : 200, 9,
      `fill="${shade(liq, 0.16)}"`)}${rect(200, lvl, 600, 400,
        `fill="${c.lin([[0, '#000', 0.18], [0.16, '#fff', 0.22], [0.3, '#fff', 0], [0.8, '#fff', 0.1], [1, '#000', 0.2]], 0.2, 0, 0.8, 0)}"`)}</g>`;
  s += path(inner, 'fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".65"')
    + path(outer, `fill="none" stroke="${shade(mix(ground, liq, 0.3), dark ? 0.2 : -0.2)}" stroke-width="2.4" stroke-opacity=".75"`)
    + path(atom ? 'M300 760C284 850 340 926 420 948' : 'M286 560V936C286 954 298 964 316 964H470',
    'fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-opacity=".8"')
      + path(atom ? 'M706 700C728 780 716 860 666 914' : 'M715 600V900', 'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-opacity=".55"');
  // collar, and stopper or bulb
  const ny = atom ? 544 : 474;
  s += path(`M430 ${ny}V${ny - 46}H570V${ny}Q500 ${ny + 12} 430 ${ny}Z`, `fill="${foil}" stroke="${edge}" stroke-width="1.8"`)
    + path(`M430 ${ny - 32}H570M430 ${ny - 14}H570`, `stroke="${edge}" stroke-width="1.6" stroke-opacity=".6"`);
  if (atom) {
    s += rect(476, ny - 96, 48, 52, `fill="${foil}" stroke="${edge}" stroke-width="1.8"`)
      + path(`M476 ${ny - 84}L444 ${ny - 80}V${ny - 62}L476 ${ny - 60}Z`, `fill="${foil}" stroke="${edge}" stroke-width="1.6"`);
    for (let i = 0; i < 26; i++) {
      const t = r.f(), q = polar(440, ny - 71, 20 + t * 190, Math.PI + r.f(-0.3, 0.3));
      s += circ(q[0], q[1], r.f(1.4, 4.2), `fill="#fff" fill-opacity="${n1(0.85 - t * 0.6)}"`);
    }
    const tube = bez([524, ny - 70], [640, ny - 120], [700, ny - 40], [756, ny + 10], 24);
    s += path(ribbon(tube, () => 15), `fill="${A}"`) + path(smooth(tube, false), `fill="none" stroke="${shade(A, 0.14)}" stroke-width="3" stroke-dasharray="3 5"`);
    const bulb = 'M748 560C726 566 716 600 728 646C740 696 776 724 806 716C838 706 842 660 826 612C812 572 776 552 748 560Z';
    s += c.soft(bulb, 8, 10, 10, shd, 0.3, 4) + path(bulb, `fill="${c.rad([[0, shade(A, 0.14)], [0.7, A], [1, shade(A, -0.12)]], 0.38, 0.36, 0.7)}"`);
    let net = '';
    for (let i = -6; i < 16; i++) net += `M${690 + i * 14} 540l90 200M${690 + i * 14 + 120} 540l-90 200`;
    s += `<g clip-path="${c.clip(path(bulb))}">${path(net, `fill="none" stroke="${shade(A, 0.13)}" stroke-width="1.6" stroke-opacity=".75"`)}</g>`;
    let ts = '';
    for (let i = 0; i < 17; i++) ts += `M${812 + i * 0.7} 742Q${n1(806 + i * 2)} 790 ${n1(796 + i * 3.4)} ${n1(836 + (i % 3) * 5)}`;
    s += path('M808 714L818 736', `stroke="${A}" stroke-width="6"`) + circ(819, 740, 12, `fill="${foil}"`) + path(ts, `fill="none" stroke="${A}" stroke-width="2.8" stroke-linecap="round"`);
  } else {
    const gem: P[] = [[424, 300], [462, 226], [538, 226], [576, 300], [548, 392], [452, 392]];
    const facets: [P[], number][] = [[[[424, 300], [462, 226], [470, 300]], 0.3], [[[462, 226], [538, 226], [530, 300], [470, 300]], 0.75],
      [[[538, 226], [576, 300], [530, 300]], 0.4], [[[424, 300], [470, 300], [478, 392], [452, 392]], 0.55],
        [[[470, 300], [530, 300], [522, 392], [478, 392]], 0.18], [[[530, 300], [576, 300], [548, 392], [522, 392]], 0.65]];
    s += path(poly(gem), `fill="${mix(liq, '#ffffff', 0.35)}" fill-opacity=".75"`)
      + facets.map(([q, o]) => path(poly(q), `fill="#fff" fill-opacity="${o}" stroke="#fff" stroke-width="2" stroke-opacity=".8"`)).join('')
      + path(poly(gem), `fill="none" stroke="${shade(mix(ground, liq, 0.4), dark ? 0.2 : -0.2)}" stroke-width="2.4" stroke-opacity=".8"`)
      + path('M456 428L462 392H538L544 428Z', `fill="${mix(liq, '#ffffff', 0.5)}" fill-opacity=".85" stroke="#fff" stroke-width="2"`);
    s += bow(500, 492, 0.62, dark ? p.c : mix(p.e, A, 0.15));
  }
  // label
  const lw = atom ? 300 : 330,
    ly = atom ? 700 : 650,
    lh = atom ? 190 : 236;
  // a name too long for the label stands under the headline
  const isBelow = sig.length > 24 && evenLines(wrap(sig, 2), 'playfair-display:500i', lw - (atom ? 80 : 60), 58)[0]!.max < 24,
    label = isBelow ? '' : sig;
  const tl = fitIn(label || 'Eau de joie', 'playfair-display:500i', lw - 60, 62);
  const LD = atom ? ringD(500, ly + lh / 2, lw / 2, lh / 2) : rr(500 - lw / 2, ly, lw, lh, 6),
    LI = atom ? ringD(500, ly + lh / 2, lw / 2 - 12, lh / 2 - 12) : rr(500 - lw / 2 + 12, ly + 12, lw - 24, lh - 24, 3);
  s += c.soft(LD, 1, 4, 6, shd, 0.3, 3) + path(LD, `fill="${paper}"`) + path(LI, `fill="none" stroke="${foil}" stroke-width="3.4"`);
  const lc = readable(dark ? p.bg : p.ink, paper, 7),
    two = tl.size < 34 && /\s/.test(label) ? wrap(label, tl.size < 20 ? 3 : 2) : [label || 'Eau de joie'];
  const LS = pile([...evenLines(two, 'playfair-display:500i', lw - (atom ? 80 : 60), 58, { gap: 16 }).map((q, i,
    z) => (i === z.length - 1 ? { ...q, gap: 24 } : q)), { t: atom ? 'PARFUM' : 'EAU DE PARFUM', f: 'tenor-sans', w: lw - 110, max: 18, track: 240 }], { cy: ly + lh / 2, h: lh - 64 });
  type += LS.runs.map((u, i) => path(at(u, 500, LS.ys[i]!), `fill="${i < two.length ? lc : readable(edge, paper, 4.6)}"`)).join('');
  c.add('art', s, 'float');
  const S = pile(evenLines(ls, 'playfair-display:500i', 800, 100, { gap: 54, flat: true }), { cy: isBelow ? 1146 : 1174, h: isBelow ? 180 : 220 });
  type += S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${ink}"`)).join('');
  if (isBelow) type += path(at(fitIn(sig, 'playfair-display:500i', 760, 38), 500, S.bottom + 78), `fill="${ink}"`);
  c.add('type', type);
  return { s, type };
}

export function drawBoudoir(inp: Input): Drawing {
  const c = new Drawing('boudoir', inp),
    { r, p } = c;
  const m = inp.motif || 'flacon',
    dark = isDarkColour(p.bg),
    st = stock(p);
  const ground = dark ? p.bg : mix(p.bg, p.d, 0.18),
    ink = dark ? p.ink : readable(p.ink, ground, 7),
    foil = c.foil(p.metal, 36),
    edge = p.metal === 'silver' ? '#565c66' : p.metal === 'rose' ? '#834839' : '#76501a';
  const shd = dark ? shade(p.bg, -0.14) : mix(shade(ground, -0.36), '#2a1712', 0.3),
    white = '#fffdf8',
    paper = mix(st.paper, '#ffffff', 0.4);
  const A = dark ? p.e : p.a,
    Bc = dark ? p.a : p.b,
    G = dark ? mix(p.d, '#7c9468', 0.4) : mix(p.c, '#6d875a', 0.5);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${ground}"`)
    + rect(0, 0, 1000, 1400,
    `fill="${fineTile(c, 100, 10, rect(0, 0, 50, 10, `fill="${shade(ground, dark ? 0.028 : 0.022)}"`)
      + rect(56, 0, 2, 10, `fill="${shade(ground, dark ? 0.05 : -0.03)}"`) + rect(92, 0, 2, 10, `fill="${shade(ground, dark ? 0.05 : -0.03)}"`), 'translate(-25 0)')}"`)
      + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fff', dark ? 0.1 : 0.45], [1, '#fff', 0]], 0.42, 0.34, 0.6)}"`));
  const ls = headlineLines(inp, 22),
    sig = inp.name || inp.sub || '';
  let s = '',
    type = '';
  const sprayL = (x: number, y: number, a: number, L: number) =>
    g(path(blade(qbez([0, 0], [L * 0.5, -L * 0.16], [L, 0], 8), L * 0.36, 0.45), `fill="${G}"`)
      + path(`M0 0Q${n1(L * 0.5)} ${n1(-L * 0.1)} ${n1(L * 0.9)} 0`, `fill="none" stroke="${shade(G, 0.12)}" stroke-width="1.6"`), tf(x, y, a));
  const scene: Scene = { inp, c, r, p, m, dark, ground, ink, foil, edge, shd, white, paper, A, Bc, G, ls, sig, sprayL };
  if (m === 'fan') ({ s, type } = drawFan({ ...scene, s, type }));
  else if (m === 'hatbox') ({ s, type } = drawHatbox({ ...scene, s, type }));
  else ({ s, type } = drawPerfume({ ...scene, s, type }));
  c.add('texture', c.grain(0.8));
  c.alt = `A ${m} on striped paper with the words ${ls.join(' ')}`;
  return c;
}
