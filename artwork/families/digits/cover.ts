import {
  arc, at, circ, Drawing, ell, g, type Input, lum, mix, n1, noise1, type P, path, polar, poly, pt, rect, set, shade,
  tf, wrap, type Palette, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { figure, fitLine, numberOf, pickInk } from '#artwork/lettering/numbers.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { field, polylines } from '#artwork/outlines/field.ts';
import { roundRect } from '#artwork/outlines/strokes.ts';

const bevel = (D: string, light: string, dark: string, k: number, clip: string, o = 0.6) =>
  g(path(D, `fill="none" stroke="${dark}" stroke-opacity="${o}" stroke-width="${n1(k * 2)}" transform="translate(${n1(-k * 0.6)} ${n1(-k * 0.7)})"`)
    + path(D, `fill="none" stroke="${light}" stroke-opacity="${o}" stroke-width="${n1(k * 1.3)}" transform="translate(${n1(k * 0.5)} ${n1(k * 0.6)})"`), `clip-path="${clip}"`);

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; r: Rng; num: string; lines: string[]; second: string[]; dark: boolean;
};

function drawDoor({ c, p, r, num, lines, second, dark }: Scene) {
  const col = lum(p.a) > 0.62 ? p.e : p.a, lo = shade(col, -0.16), hi = shade(col, 0.1), st = mix(p.paper, '#d8cfc0', dark ? 0.8 : 0.35),
    stone = dark ? shade(mix(p.ink, '#b9a98f', 0.5), -0.04) : st;
  // the stone surround, the fanlight and the door
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${stone}"`) + rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.3], [0.5, '#fff', 0], [1, '#000', 0.1]])}"`));
  let a = '';
  for (const x of [0, 898]) {
    a += rect(x, 0, 102, 1400, `fill="${c.lin([[0, '#000', 0.12], [0.25, '#fff', 0.25], [0.75, '#fff', 0.1], [1, '#000', 0.2]], 0, 0, 1, 0)}"`);
    for (let i = 0; i < 3; i++) a += rect(x + 22 + i * 24, 0, 5, 1400, `fill="#000" opacity=".1"`) + rect(x + 27 + i * 24, 0, 3, 1400, 'fill="#fff" opacity=".35"');
  }
  const fan = 'M102 330V300C102 140 280 60 500 60C720 60 898 140 898 300V330Z';
  a += path(fan, `fill="#10161c"`) + path(fan, `fill="${c.lin([[0, '#3b4c5b', 0.9], [0.5, '#1d2832', 0.4], [1, '#0c1116', 0.9]])}"`);
  a += g(path('M120 330L420 40H520L200 330ZM560 330L760 60H800L610 330Z', 'fill="#fff" opacity=".055"'), `clip-path="${c.clip(path(fan))}"`);
  a += path(fan, `fill="none" stroke="${lo}" stroke-width="26"`)
    + path(fan, `fill="none" stroke="${hi}" stroke-width="3" stroke-opacity=".7" transform="translate(0 -11)"`)
    + path(fan, `fill="none" stroke="#000" stroke-opacity=".5" stroke-width="4" transform="translate(0 12)"`);
  a += rect(102, 328, 796, 1080, `fill="${col}"`);
  const rw = r.sub('grain'); let gr = '';
  for (let i = 0; i < 90; i++) {
    const x = rw.f(104, 896), y = rw.f(330, 1300), l = rw.f(80, 360);
    gr += `M${n1(x)} ${n1(y)}c${n1(rw.f(-3, 3))} ${n1(l / 3)} ${n1(rw.f(-3, 3))} ${n1(l * 0.6)} ${n1(rw.f(-4, 4))} ${n1(l)}`;
  }
  a += path(gr, `fill="none" stroke="${lo}" stroke-opacity=".16" stroke-width="2.4"`) + path(gr, `fill="none" stroke="#fff" stroke-opacity=".05" stroke-width="2" transform="translate(3 4)"`);
  a += rect(102, 328, 796, 1080, `fill="${c.lin([[0, '#000', 0.34], [0.06, '#000', 0.06], [0.3, '#fff', 0.1], [0.62, '#fff', 0], [1, '#000', 0.25]])}"`)
    + rect(102, 322, 796, 18, `fill="${lo}"`) + rect(102, 340, 796, 10, 'fill="#000" opacity=".3"');
  const panel = (x: number, y: number, w: number, h: number) => {
    let o = '';
    for (const [ins, up1] of [[0, false], [16, true], [30, false]] as [number, boolean][]) {
      const X = x + ins, Y = y + ins, W2 = w - 2 * ins, H2 = h - 2 * ins, t = 13;
      o += path(`M${X} ${Y}H${X + W2}L${X + W2 - t} ${Y + t}H${X + t}Z`, `fill="${up1 ? '#fff' : '#000'}" opacity="${up1 ? 0.22 : 0.3}"`)
        + path(`M${X} ${Y}V${Y + H2}L${X + t} ${Y + H2 - t}V${Y + t}Z`, `fill="${up1 ? '#fff' : '#000'}" opacity="${up1 ? 0.16 : 0.2}"`)
        + path(`M${X + W2} ${Y}V${Y + H2}L${X + W2 - t} ${Y + H2 - t}V${Y + t}Z`, `fill="${up1 ? '#000' : '#fff'}" opacity="${up1 ? 0.2 : 0.16}"`)
        + path(`M${X} ${Y + H2}H${X + W2}L${X + W2 - t} ${Y + H2 - t}H${X + t}Z`, `fill="${up1 ? '#000' : '#fff'}" opacity="${up1 ? 0.28 : 0.2}"`);
    }
    return o;
  };
  a += panel(176, 408, 648, 526) + panel(176, 1158, 306, 320) + panel(518, 1158, 306, 320);
  c.add('art', a);
  // brass figures
  const q = figure(num, 'gloock', 500, 672, num.length === 1 ? 320 : 500, 370);
  let b = c.soft(q.d, 12, 20, 16, '#000', 0.45, 6) + path(q.d, `fill="${shade(METALS[p.metal][0]!, -0.16)}" transform="translate(5 7)"`) + path(q.d, `fill="${c.foil(p.metal, 32)}"`);
  b += bevel(q.d, '#fff', METALS[p.metal][0]!, 5, c.clip(path(q.d)), 0.8);
  const sd = field(polylines(q.d, 6), 5);
  for (const gl of q.glyphs) {
    const [x0, y0, x1, y1] = gl.box;
    for (const end of [0, 1]) {
      let best: [number, number, number] = [0, 0, -1];
      for (let y = 0; y < 0.34; y += 0.02) for (let x = x0; x < x1; x += 5) { const Y = end ? y1 - y * (y1 - y0) : y0 + y * (y1 - y0), v = sd(x, Y) - y * 18; if (v > best[2]) best = [x, Y, v]; }
      if (best[2] > 6) b += circ(best[0], best[1], 8, `fill="${shade(METALS[p.metal][0]!, -0.1)}"`)
        + circ(best[0] - 0.8, best[1] - 1, 6.6, `fill="${METALS[p.metal][1]!}"`)
        + path(`M${n1(best[0] - 5)} ${n1(best[1] - 3)}L${n1(best[0] + 4)} ${n1(best[1] + 2)}`, 'stroke="#2a1b08" stroke-width="2"');
    }
  }
  // letter box
  const slot = roundRect(226, 974, 548, 136, 16);
  b += c.soft(slot, 4, 10, 12, '#000', 0.4) + path(slot, `fill="${c.foil(p.metal, 10)}"`) + bevel(slot, '#fff', METALS[p.metal][0]!, 5, c.clip(path(slot)), 0.7);
  const flap = roundRect(262, 998, 476, 88, 6);
  b += path(flap, `fill="#000" fill-opacity=".32" transform="translate(0 3)"`)
    + path(flap, `fill="${c.lin([[0, METALS[p.metal][2]!], [0.5, METALS[p.metal][3]!], [1, METALS[p.metal][2]!]])}"`) + path(flap, `fill="none" stroke="${METALS[p.metal][0]!}" stroke-width="2"`);
  for (const x of [244, 756]) b += circ(x, 1042, 8, `fill="${METALS[p.metal][0]!}"`) + path(`M${x - 5} 1046L${x + 5} 1038`, 'stroke="#2a1b08" stroke-width="2"');
  c.add('art', b);
  const nm = second[second.length - 1];
  if (nm) { const t = fitLine(nm, 'cormorant-garamond:600i', 430, 50, {}, 46); c.add('type', path(at(t, 500, 1042 + t.xh / 2), 'fill="#2a1a08"')); }
  // gilding on the glass
  const hw = (s: string) => fitLine(s, 'cinzel:700', lines.length > 1 ? 560 : 600, 66).size, L = lines.length === 1 && hw(upper(lines[0]!)) < 44 ? wrap(lines[0]!, 2) : lines;
  const sz = Math.min(...L.map((s, i) => fitLine(upper(s), 'cinzel:700', i === 0 && L.length > 1 ? 500 : 620, 64).size));
  const cy0 = 214 + (second.length > 1 ? -14 : 0);
  L.forEach((s, i) => {
    const t = set(upper(s), 'cinzel:700', sz, { track: 30 });
    c.add('type', path(at(t, 500, cy0 + t.cap / 2 + (i - (L.length - 1) / 2) * sz * 1.22), `fill="${METALS[p.metal][3]!}"`));
  });
  if (second.length > 1) {
    const t = fitLine(upper(second[0]!), 'cinzel:600', 560, 25, { track: 160 });
    c.add('type', path(at(t, 500, cy0 + sz * 0.6 * L.length + 44), `fill="${METALS[p.metal][3]!}"`));
  }
  c.add('texture', c.vignette('#000', 0.22) + c.grain(0.9));
}

function drawJersey({ inp, c, p, r, num, lines, dark }: Scene) {
  const turf = dark ? mix(p.bg, '#1f5a34', 0.8) : '#3d7a48', t2 = shade(turf, -0.045);
  let gd = rect(0, 0, 1000, 1400, `fill="${turf}"`);
  for (let i = 0; i < 5; i += 2) gd += path(`M${-60 + i * 250} -20h250l-60 1460h-250Z`, `fill="${t2}"`);
  const rt = r.sub('turf'); let bl = '', bd = '';
  for (let i = 0; i < 1500; i++) { const x = rt.f(0, 1000), y = rt.f(0, 1400), s = `M${n1(x)} ${n1(y)}l${n1(rt.f(-4, 4))} ${n1(-rt.f(7, 15))}`; if (i % 2) bl += s; else bd += s; }
  gd += path(bl, `stroke="#fff" stroke-opacity=".12" stroke-width="2" fill="none"`) + path(bd, `stroke="#0d2a17" stroke-opacity=".22" stroke-width="2" fill="none"`);
  gd += path('M-60 1046C210 922 790 922 1060 1046', 'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="12"').replace('M', 'M');
  c.add('ground', gd + c.vignette('#06200f', 0.42));
  const kit = p.a, trim = pickInk(kit, [p.paper, p.b, p.ink], 3.2),
    body = 'M352 132C392 166 448 178 500 178C552 178 608 166 648 132C702 152 748 166 776 186C832 226 892 330 930 428L796 500C784 476 772 452 758 432C752 560 756 760 772 1010C690 1032 590 1042 500 1042C410 1042 310 1032 228 1010C244 760 248 560 242 432C228 452 216 476 204 500L70 428C108 330 168 226 224 186C252 166 298 152 352 132Z';
  const id = c.clip(path(body));
  let o = c.soft(body, 16, 26, 26, '#041a0b', 0.5, 6) + path(body, `fill="${kit}"`);
  let inn = '';
  const vrt = inp.variant && !/^\d/.test(inp.variant) ? inp.variant : ['plain', 'sash', 'hoops'][r.i(0, 2)]!;
  if (vrt === 'hoops') for (let i = 0; i < 8; i++)
    inn += path(`M0 ${560 + i * 130 - 470}C300 ${590 + i * 130 - 470} 700 ${590 + i * 130 - 470} 1000 ${560 + i * 130 - 470}v58C700 ${648
      + i * 130 - 470} 300 ${648 + i * 130 - 470} 0 ${618 + i * 130 - 470}Z`,
      `fill="${shade(kit, -0.06)}"`);
  if (vrt === 'sash') inn += path('M190 120L420 120L800 1060L560 1060Z', `fill="${shade(kit, -0.065)}"`);
  inn += rect(0, 0, 1000, 1100, `fill="${fineTile(c, 9, 9, circ(2.2, 2.2, 1.3, 'fill="#000" fill-opacity=".13"') + circ(6.7, 6.7, 1.3, 'fill="#000" fill-opacity=".13"'))}"`);
  // sleeves: seams, cuffs; folds of the cloth
  inn += path('M242 440C232 360 236 262 262 170', `fill="none" stroke="#000" stroke-opacity=".22" stroke-width="7"`)
    + path('M758 440C768 360 764 262 738 170', `fill="none" stroke="#000" stroke-opacity=".22" stroke-width="7"`)
    + path('M248 440C238 360 242 262 268 170M752 440C762 360 758 262 732 170', `fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3"`);
  inn += path('M66 392L214 474L196 512L50 430ZM934 392L786 474L804 512L950 430Z', `fill="${trim}"`) + path('M80 366L228 450M920 366L772 450', `stroke="${trim}" stroke-width="9"`);
  const foldS = (d: string, w: number,
    k: number) => [1, 0.66, 0.36].map((f) => path(d, `fill="none" stroke="${k > 0 ? '#fff' : '#000'}" stroke-opacity="${Math.abs(k)}" stroke-width="${n1(w * f)}" stroke-linecap="round"`)).join('');
  inn += foldS('M250 520C300 560 330 640 300 760', 40, -0.04) + foldS('M276 520C330 566 360 640 334 760', 26, 0.05)
    + foldS('M752 540C706 600 690 700 720 840', 44, -0.045) + foldS('M724 540C676 600 662 700 690 830', 26, 0.05)
    + foldS('M250 960C330 900 420 960 520 1010', 36, -0.04) + foldS('M760 930C680 900 640 940 560 1000', 30, -0.04)
    + foldS('M150 330C190 350 220 380 240 420', 30, -0.05) + foldS('M850 330C810 350 780 380 760 420', 30, -0.05) + foldS('M330 210C420 250 580 250 670 210', 26, -0.035);
  inn += rect(0, 0, 1000, 1100, `fill="${c.lin([[0, '#fff', 0.14], [0.4, '#fff', 0], [1, '#000', 0.2]])}"`)
    + rect(0, 0, 1000, 1100, `fill="${c.rad([[0.5, '#000', 0], [1, '#000', 0.3]], 0.5, 0.5, 0.56)}"`);
  o += g(inn, `clip-path="${id}"`);
  o += path('M352 132C392 166 448 178 500 178C552 178 608 166 648 132L660 148C618 190 556 206 500 206C444 206 382 190 340 148Z', `fill="${trim}"`)
    + path('M352 132C400 112 600 112 648 132C608 166 552 178 500 178C448 178 392 166 352 132Z', `fill="${shade(kit, -0.24)}"`)
    + rect(476, 146, 48, 26, `rx="3" fill="${p.paper}"`) + rect(484, 154, 32, 3, `fill="${shade(kit, -0.1)}"`) + rect(484, 161, 22, 3, `fill="${shade(kit, -0.1)}"`);
  o += path(body, `fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"`)
    + path('M232 994C320 1016 410 1026 500 1026C590 1026 680 1016 768 994', 'fill="none" stroke="#000" stroke-opacity=".25" stroke-width="2.4" stroke-dasharray="9 6"');
  c.add('art', o);
  // the name goes over the number
  const nm = upper((inp.name ?? inp.sub ?? lines[0]!).replace(/^(for|happy birthday,?)\s+/i, '')), tight = nm.length > 13;
  const nq = fitLine(nm, 'league-spartan:800', 470, 66, { track: tight ? 20 : 50 });
  const rad = 1300, na = arc(nm, 'league-spartan:800', nq.size, 500, 330 + rad, rad, 0, { track: tight ? 20 : 50 });
  const lab = [trim, shade(kit, -0.28)];
  c.add('type', path(na.d, `fill="${lab[0]!}"`));
  const fq = figure(num, 'league-spartan:800', 500, 640, num.length === 1 ? 300 : 430, 420, { track: num.length > 1 ? -14 : 0 });
  c.add('art', path(fq.d, `fill="none" stroke="${lab[1]!}" stroke-width="30" stroke-linejoin="round"`)
    + path(fq.d, `fill="none" stroke="${lab[0]!}" stroke-width="17" stroke-linejoin="round"`)
    + path(fq.d, `fill="none" stroke="${lab[1]!}" stroke-width="6" stroke-linejoin="round"`) + path(fq.d, `fill="${lab[0]!}"`)
    + g(foldS('M280 640C380 600 500 700 740 660', 40, -0.035) + foldS('M300 800C420 760 560 850 720 800', 30, 0.06), `clip-path="${c.clip(path(fq.d))}"`));
  const L = lines.length === 1 && fitLine(upper(lines[0]!), 'league-spartan:800', 820, 84).size < 60 ? wrap(lines[0]!, 2) : lines,
    hs = Math.min(...L.map((s) => fitLine(upper(s), 'league-spartan:800', 820, 86, { track: 10 }).size));
  const y0 = 1216 - (L.length - 1) * hs * 0.3;
  L.forEach((s, i) => c.add('type', path(at(set(upper(s), 'league-spartan:800', hs, { track: 10 }), 500, y0 + i * hs * 1.02), 'fill="#ffffff"')));
  if (inp.sub) c.add('type', path(at(fitLine(upper(inp.sub), 'jost:600', 760, 29, { track: 160 }), 500, y0 + (L.length - 1) * hs * 1.02 + 66), 'fill="#ffffff"'));
  c.add('texture', c.grain(0.9));
}

function drawBib({ inp, c, p, num, lines, second }: Scene) {
  const cloth = p.a, cl2 = shade(cloth, -0.07);
  let gd = rect(0, 0, 1000, 1400, `fill="${cloth}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(14, 16, ell(3.5, 4, 2.3, 3, `fill="${cl2}"`) + ell(10.5, 12, 2.3, 3, `fill="${cl2}"`))}"`);
  const fold = (d: string, w: number,
    k: number) => [1, 0.75, 0.5, 0.28].map((f) => path(d,
      `fill="none" stroke="${k > 0 ? '#fff' : '#000'}" stroke-opacity="${Math.abs(k)}" stroke-width="${n1(w * f)}" stroke-linecap="round"`)).join('');
  gd += fold('M-140 160C200 260 420 130 760 -140', 120, -0.04) + fold('M-140 240C240 330 460 200 860 -140', 70, 0.04)
    + fold('M1140 1060C800 1160 700 1260 560 1540', 130, -0.05) + fold('M1140 1150C880 1220 780 1320 700 1540', 70, 0.04) + fold('M-130 1080C120 1140 200 1280 240 1540', 110, -0.045);
  gd += path('M860 -20C842 400 846 1000 884 1420', `fill="none" stroke="${p.paper}" stroke-opacity=".0" stroke-width="34"`);
  c.add('ground', gd + c.vignette('#000', 0.32));
  const wb = (x: number, y: number) => noise1(inp.seed + 'w')(x * 0.013 + y * 0.007) * 3;
  const edge: P[] = [];
  for (let i = 0; i <= 20; i++) edge.push([96 + i * 40.4, 292 + wb(i * 40, 0) + Math.sin(i * 0.3) * 4]);
  for (let i = 1; i <= 20; i++) edge.push([904 + wb(0, i * 40) * 0.6, 292 + i * 36.4]);
  for (let i = 1; i <= 20; i++) edge.push([904 - i * 40.4, 1020 + wb(i * 33, 900) + Math.sin(i * 0.4) * 4]);
  for (let i = 1; i < 20; i++) edge.push([96 + wb(900, i * 40) * 0.6, 1020 - i * 36.4]);
  const D = poly(edge), id = c.clip(path(D)), paper = '#fffefb', band = pickInk('#ffffff', [p.e, p.a, p.ink], 4.5);
  let o = c.soft(D, 10, 22, 26, '#000', 0.42, 6) + path(D, `fill="${paper}"`);
  let inn = rect(80, 280, 840, 168, `fill="${band}"`) + rect(80, 448, 840, 9, `fill="${p.b}"`) + rect(80, 910, 840, 130, `fill="${mix(p.b, '#fff', 0.15)}"`);
  // creases from being carried in a pocket
  const cr = (d: string) => path(d, 'fill="none" stroke="#000" stroke-opacity=".07" stroke-width="16"')
    + path(d, 'fill="none" stroke="#000" stroke-opacity=".08" stroke-width="6"') + path(d, 'fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3" transform="translate(3 4)"');
  const creases = cr('M500 280C492 460 508 740 498 1030') + cr('M90 662C300 652 640 676 910 658')
    + rect(80, 280, 420, 760, `fill="${c.lin([[0, '#000', 0.02], [1, '#000', 0.055]], 0, 0, 1, 0)}"`) + rect(80, 662, 840, 380, `fill="${c.lin([[0, '#000', 0.05], [0.3, '#000', 0.0]])}"`);
  o += g(inn, `clip-path="${id}"`);
  const q = figure(num, 'londrina-solid:900', 500, 684, num.length === 1 ? 300 : 720, 366, { track: 10 });
  const numInk = pickInk(paper, [p.ink, p.e], 6);
  let top = '';
  const L = lines.length === 1 && fitLine(upper(lines[0]!), 'league-spartan:800', 700, 70).size < 50 ? wrap(lines[0]!, 2) : lines,
    hs = Math.min(...L.map((s) => fitLine(upper(s), 'league-spartan:800', 690, 74, { track: 16 }, 130 / L.length).size));
  const cap = set('H', 'league-spartan:800', hs).cap;
  L.forEach((s, i) => { top += path(at(set(upper(s), 'league-spartan:800', hs, { track: 16 }), 500, 376 + cap / 2 + (i - (L.length - 1) / 2) * hs * 1.02), 'fill="#ffffff"'); });
  c.add('art', g(o + path(q.d, `fill="${numInk}"`) , `transform="rotate(-2.4 500 660)"`));
  c.add('art', g(g(creases, `clip-path="${id}"`), `transform="rotate(-2.4 500 660)"`));
  c.add('type', g(top + (second.length ? path(at(fitLine(upper(second[second.length - 1]!), 'league-spartan:800', 560, 44, { track: 40 }), 500, 980),
    `fill="${pickInk(mix(p.b, '#fff', 0.15), [p.ink, '#1b1720'], 4.5)}"`) : ''), `transform="rotate(-2.4 500 660)"`));
  let x = '';
  const pin = (px: number, py: number, a: number) => g([
    path('M-46 6C-20 2 20 2 44 6', 'fill="none" stroke="#000" stroke-opacity=".25" stroke-width="8" transform="translate(3 10)"'),
    path('M-52 -4C-60 -14 -48 -26 -38 -18L44 -10', `fill="none" stroke="#7d848c" stroke-width="6" stroke-linecap="round"`)
      + path('M-52 -4C-60 -14 -48 -26 -38 -18L44 -10', `fill="none" stroke="#e8edf1" stroke-width="2.4" stroke-linecap="round" transform="translate(-0.6 -1.4)"`),
    path('M-50 -6C-54 8 -42 14 -34 10', 'fill="none" stroke="#7d848c" stroke-width="6" stroke-linecap="round"')
      + path('M-34 10L-24 10M22 8L50 4', 'fill="none" stroke="#8d949c" stroke-width="5.4" stroke-linecap="round"') + path('M-34 9L-24 9M22 7L48 3', 'fill="none" stroke="#f4f7f9" stroke-width="2"'),
    path('M40 -18C56 -20 68 -12 68 -3C68 7 56 12 42 10C48 2 48 -10 40 -18Z', 'fill="#aab1b8" stroke="#6b727a" stroke-width="2"')
      + path('M48 -13C56 -13 62 -8 62 -4', 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"'),
  ], tf(px, py, a));
  x += pin(142, 330, 24) + pin(858, 330, -18) + pin(142, 984, -20) + pin(858, 982, 16);
  c.add('art', g(x, `transform="rotate(-2.4 500 660)"`));
  if (second.length > 1) {
    const on = cloth;
    c.add('type', path(at(fitLine(upper(second[0]!), 'league-spartan:700', 780, 40, { track: 120 }), 500, 1226), `fill="${pickInk(on, [p.paper, p.ink], 4)}"`));
  }
  c.add('texture', c.grain(0.9));
}

function drawVinyl({ c, p, r, num, lines, second, dark }: Scene) {
  const bg = p.bg, R = 452, cx = 500, cy = 560;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fff', dark ? 0.09 : 0.4], [1, '#fff', 0]], 0.3, 0.2, 0.9)}"`));
  const disc = `M${cx - R} ${cy}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0Z`;
  let o = c.soft(disc, 14, 30, 34, dark ? '#000' : shade(bg, -0.5), 0.45, 6) + path(disc, 'fill="#121114"');
  const rg = r.sub('groove'); let gA = '', gB = '';
  for (let q = 288; q < R - 12; q += 5.2) { if (rg.chance(0.055)) { q += 4; continue; } const s = circ(cx, cy, q, ''); if (rg.chance(0.5)) gA += s; else gB += s; }
  o += g(gA, 'fill="none" stroke="#2b2930" stroke-width="2.2"') + g(gB, 'fill="none" stroke="#211f25" stroke-width="2.8"') + circ(cx, cy, R - 5, 'fill="none" stroke="#3a3840" stroke-width="3"');
  // light fans across the grooves
  const fan = (a: number, w: number, op: number) => {
    let s = '';
    for (let i = 0; i < 7; i++) {
      const k = (i + 1) / 7, a0 = a - w * k, a1 = a + w * k;
      s += path(`M${cx} ${cy}L${pt(polar(cx, cy, R, a0))}A${R} ${R} 0 0 1 ${pt(polar(cx, cy, R, a1))}Z`, `fill="#fff" opacity="${op}"`);
    }
    return s;
  };
  o += g(fan(-2.3, 0.34, 0.03) + fan(0.84, 0.34, 0.03) + fan(-0.72, 0.16, 0.016) + fan(2.42, 0.16, 0.016), `clip-path="${c.clip(circ(cx, cy, R - 8))}"`);
  const lab = p.a, LR = 276, on = pickInk(lab, [p.paper, p.ink], 4.5), on2 = pickInk(lab, [p.b, p.d, on], 3);
  o += circ(cx, cy, LR, `fill="${lab}"`) + path(`M${cx - LR} ${cy}a${LR} ${LR} 0 0 0 ${2 * LR} 0Z`, `fill="${shade(lab, -0.045)}"`)
    + circ(cx, cy, LR - 9, `fill="none" stroke="${on2}" stroke-width="3"`) + circ(cx, cy, LR, `fill="${c.rad([[0.8, '#000', 0], [1, '#000', 0.22]])}"`)
    + circ(cx, cy, LR + 1, 'fill="none" stroke="#000" stroke-opacity=".55" stroke-width="3"');
  // the number straddles the spindle
  const q = figure(num, 'shrikhand', cx, cy, num.length === 1 ? 230 : num.length === 2 ? 380 : 420, 240);
  o += path(q.d, `fill="${shade(lab, -0.2)}" transform="translate(5 6)"`) + path(q.d, `fill="${on}"`);
  c.add('art', o);
  const small = (t: string, deg: number, flip: boolean, max: number) => {
    let s = max;
    const key = 'jost:600';
    while (s > 12 && arc(t, key, s, cx, cy, LR - 38, deg, { flip, track: 120 }).span > 128) s -= 1;
    return arc(t, key, s, cx, cy, flip ? LR - 22 : LR - 22 - s * 0.74, deg, { flip, track: 120 }).d;
  };
  const nm = second[second.length - 1];
  if (nm) c.add('type', path(small(upper(nm), 0, false, 26), `fill="${on}"`));
  const hole = circ(cx, cy, 13, `fill="${bg}"`) + circ(cx, cy, 13, 'fill="none" stroke="#000" stroke-opacity=".5" stroke-width="3"')
    + circ(cx, cy, 18, `fill="none" stroke="${shade(lab, -0.15)}" stroke-width="3"`);
  const rings = [0, 1, 2].map((i) => rect(cx - 62 + i * 47, cy + 172, 30, 3, `fill="${on2}"`)).join('');
  c.add('art', hole + rings);
  if (second.length > 1) c.add('type', path(small(upper(second[0]!), 0, true, 24), `fill="${on}"`));
  // tone arm
  const arm = 'M900 96C906 240 892 420 846 560C830 606 806 640 800 676';
  c.add('art', path(arm, `fill="none" stroke="#000" stroke-opacity=".28" stroke-width="20" transform="translate(14 22)" stroke-linecap="round"`)
    + circ(914, 130, 66, 'fill="#000" fill-opacity=".2"')
    + circ(900, 112, 64, `fill="${c.lin([[0, '#f4f6f7'], [0.5, '#b9c0c6'], [1, '#7b838a']], 0, 0, 1, 1)}"`)
    + circ(900, 112, 44, `fill="${c.lin([[0, '#8d959c'], [1, '#e8ecef']], 0, 0, 1, 1)}"`) + circ(900, 112, 20, 'fill="#3c4147"')
    + path(arm, 'fill="none" stroke="#6f777e" stroke-width="18" stroke-linecap="round"')
    + path(arm, 'fill="none" stroke="#dfe4e8" stroke-width="9" stroke-linecap="round" transform="translate(-2.5 -1)"')
    + g(rect(-24, -12, 48, 92, 'rx="9" fill="#2a2c31"') + rect(-15, -4, 8, 72, 'rx="4" fill="#fff" opacity=".25"')
    + rect(22, 44, 26, 6, 'rx="3" fill="#6f777e"') + rect(-24, 60, 48, 9, `fill="${p.a}"`), tf(806, 668, 43)));
  const ink = pickInk(bg, [p.ink, p.e]);
  const L = lines, hs = Math.min(...L.map((s) => fitLine(s, 'shrikhand', 820, 92).size));
  L.forEach((s, i) => c.add('type', path(at(set(s, 'shrikhand', hs), 500, 1236 + (i - (L.length - 1) / 2) * hs * 1.02), `fill="${ink}"`)));
  c.add('texture', c.grain(1));
}

function drawFlap({ c, p, num, lines, second, dark }: Scene) {
  // split-flap departures board
  const wall = dark ? p.bg : shade(p.e, lum(p.e) > 0.45 ? -0.2 : -0.04), lit = '#f7f3e6', amber = pickInk('#17181b', [p.b, p.c, '#f2c14b'], 6);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${wall}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0, '#fff', 0.16], [1, '#fff', 0]], 0.5, 0.06, 0.9)}"`));
  const board = roundRect(56, 150, 888, 1100, 18);
  let o = path('M250 -10V170M750 -10V170', 'stroke="#000" stroke-opacity=".35" stroke-width="26" transform="translate(10 0)"')
    + path('M250 -10V170M750 -10V170', `stroke="${shade(wall, 0.13)}" stroke-width="18"`) + c.soft(board, 0, 26, 34, '#000', 0.5, 6)
    + path(board, `fill="${c.lin([[0, '#3a3d43'], [0.03, '#24262b'], [1, '#1a1b1f']])}"`)
    + path(roundRect(56, 150, 888, 1100, 18), 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"') + rect(82, 176, 836, 1048, 'rx="6" fill="#0d0e10"');
  const cell = (x: number, y: number, w: number, h: number, ch: string, key: string, size: number, col: string, base: number, drop = 0) => {
    const rx = Math.min(14, w * 0.1);
    let s = rect(x, y, w, h, `rx="${n1(rx)}" fill="${c.lin([[0, '#2f3136'], [0.495, '#26282c'], [0.505, '#1c1d20'], [1, '#232529']])}"`);
    const t = ch.trim() ? set(ch, key, size, { feat: { lnum: true } }) : null;
    if (t) s += path(at(t, x + w / 2, base), `fill="${col}"`);
    if (drop && t) { // the last flap still falling
      const half = c.clip(rect(x, y, w, h / 2)), fy = y + h / 2;
      s += g(rect(x + w * 0.012, fy, w * 0.976, h * 0.36, `fill="${c.lin([[0, '#191a1d'], [1, '#303338']])}"`) , '')
        + g(g(path(at(t, x + w / 2, base), `fill="${shade(col, -0.1)}"`), `transform="translate(0 ${n1(fy * (1 - 0.72))}) scale(1 .72)"`),
        `clip-path="${c.clip(rect(x, fy, w, h * 0.36))}"`) + rect(x, fy + h * 0.36, w, 10, 'fill="#000" opacity=".5"'); void half;
    }
    s += rect(x, y + h / 2 - Math.max(1.4, h * 0.007), w, Math.max(2.8, h * 0.014), 'fill="#050506"')
      + rect(x, y + h / 2 + h * 0.007, w, Math.max(1, h * 0.004), 'fill="#fff" opacity=".14"')
      + rect(x, y, w, Math.max(1.2, h * 0.005), `rx="${n1(rx)}" fill="#fff" opacity=".2"`) + rect(x, y + h / 2 - h * 0.1, w, h * 0.1, `fill="${c.lin([[0, '#000', 0], [1, '#000', 0.28]])}"`);
    for (const e of [x - w * 0.004, x + w - w * 0.05])
      s += rect(e, y + h * 0.46, w * 0.054, h * 0.08, `rx="${n1(w * 0.012)}" fill="#4a4e55"`) + rect(e, y + h * 0.46, w * 0.054, h * 0.02, 'fill="#7a8088"');
    return s;
  };
  const nd = Math.max(2, num.length), show = num.padStart(nd, ' '), bw = nd === 2 ? 372 : 252, bh = nd === 2 ? 500 : 380, gap = 18,
    x0 = 500 - (nd * bw + (nd - 1) * gap) / 2, y0 = nd === 2 ? 222 : 282;
  const key = 'league-spartan:700', probe = set('0', key, 100), sz = Math.min((bw * 0.8) / (probe.x1 - probe.x0), (bh * 0.74) / (probe.y1 - probe.y0)) * 100,
    capH = (probe.y1 - probe.y0) * sz / 100, base = y0 + bh / 2 + capH / 2 - (probe.y1 * sz) / 100;
  Array.from(show).forEach((ch, i) => { o += cell(x0 + i * (bw + gap), y0, bw, bh, ch, key, sz, lit, base, 0); });
  // words, a letter to a flap
  const rows: { t: string; col: string }[] = [];
  const cols = 16;
  const fold = (t: string) => {
    const out: string[] = [];
    for (const w of upper(t).split(/\s+/)) { const l = out[out.length - 1]; if (l !== undefined && (l + ' ' + w).length <= cols) out[out.length - 1] = l + ' ' + w; else out.push(w.slice(0, cols)); }
    return out;
  };
  for (const l of lines) for (const t of fold(l)) rows.push({ t, col: lit });
  for (const s of second) for (const t of fold(s)) rows.push({ t, col: amber });
  const used = rows.slice(0, 5), cw = 46, cg = 5, rh = Math.min(82, 400 / Math.max(used.length, 3)), X0 = 500 - (cols * cw + (cols - 1) * cg) / 2,
    Y0 = 752 + Math.max(0, (452 - Math.max(4, used.length) * (rh + 14)) / 2);
  const all4 = used.length < 4 ? [...used, ...Array.from({ length: 4 - used.length }, () => ({ t: '', col: lit }))] : used;
  const cs = Math.min(rh * 0.62, 47), cap = set('H', key, cs).cap;
  let lettersSvg = '';
  all4.forEach((row, j) => {
    const st = Math.floor((cols - Array.from(row.t).length) / 2);
    for (let i = 0; i < cols; i++) {
      const ch = Array.from(row.t)[i - st] ?? ' ';
      const y = Y0 + j * (rh + 14);
      lettersSvg += cell(X0 + i * (cw + cg), y, cw, rh, ch, key, cs, row.col, y + rh / 2 + cap / 2);
    }
  });
  c.add('art', o); c.add('type', lettersSvg);
  c.add('texture', rect(56, 150, 888, 1100, `fill="${c.lin([[0, '#fff', 0.07], [0.3, '#fff', 0.015], [0.31, '#fff', 0], [1, '#fff', 0]], 0, 0, 0.7, 1)}"`) + c.vignette('#000', 0.3) + c.grain(0.8));
}

export function drawDigits(inp: Input): Drawing {
  const c = new Drawing('digits', inp), { p, r } = c;
  const all = ['door', 'jersey', 'bib', 'vinyl', 'flap'];
  const m = all.includes(inp.motif || '') ? inp.motif! : 'door', num = numberOf(inp);
  const lines = inp.headline.split('|').map((s) => s.trim());
  const second = [inp.sub, inp.name].filter(Boolean) as string[];
  const dark = lum(p.bg) < 0.5;
  const scene: Scene = { inp, c, p, r, num, lines, second, dark };
  if (m === 'door') drawDoor(scene);
  else if (m === 'jersey') drawJersey(scene);
  else if (m === 'bib') drawBib(scene);
  else if (m === 'vinyl') drawVinyl(scene);
  else drawFlap(scene);
  c.alt = `${num}: ${inp.headline.replace('|', ' ')}`;
  return c;
}
const METALS = { gold: ['#7d5618', '#c1913a', '#d9ae55', '#f3d793', '#fff3c9'], rose: ['#8a4c40', '#c98877', '#dda18f', '#f6cfc2', '#fff0ea'],
  silver: ['#5b626c', '#9aa2ab', '#bcc4cb', '#e6ebef', '#ffffff'] };
