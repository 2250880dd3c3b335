import { arc, at, circ, g, mix, n1, path, rect, set, shade, wrap } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { figure, fitLine, pickInk } from '#artwork/lettering/numbers.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import type { Numeral } from './number.ts';

/** the number on a jersey */
export function drawJersey({ inp, c, p, r, num, lines, dark }: Numeral) {
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
