import { circ, g, mix, n1, path, rect, shade } from '#artwork/engine.ts';
import { band, curls, head, type Loom, pompom, rep, type Room, tassel } from './wool.ts';

/** One llama, dressed for a feast; the words are woven into the cloth over its back. */
export function llama(l: Loom): Room {
  const { c, r, p } = l, wool = mix('#f3e7d3', p.paper, 0.4);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.bg}"`) + circ(500, 470, 400, `fill="${p.d}"`) + circ(500, 470, 344, `fill="${mix(p.d, p.b, 0.45)}"`) + path('M0 800L130 690L230 760L380 640L520 750L660 610L800 740L900 680L1000 760V1400H0Z', `fill="${mix(p.e, p.bg, 0.5)}"`) + path('M660 610L720 666L690 660L668 690L640 654L608 672ZM380 640L430 680L404 676L384 700L352 672L336 690Z', `fill="${p.paper}" opacity=".85"`) + path('M0 900L180 800L330 870L520 780L720 880L1000 790V1400H0Z', `fill="${mix(p.e, p.bg, 0.22)}"`));
  // flags on a string
  let flags = '';
  const cols = [p.a, p.b, p.c, p.paper, p.e];
  for (let i = 0; i < 13; i++) { const t = i / 12, x = 40 + t * 920, y = 96 + Math.sin(t * Math.PI) * 66; flags += path(`M${n1(x - 32)} ${n1(y)}L${n1(x + 32)} ${n1(y)}L${n1(x)} ${n1(y + 66)}Z`, `fill="${cols[i % 5]}"`) + path(`M${n1(x - 16)} ${n1(y + 15)}h32l-16 32Z`, `fill="none" stroke="${cols[(i + 2) % 5]}" stroke-width="4"`); }
  c.add('art', path('M0 84Q500 236 1000 84', `fill="none" stroke="${p.e}" stroke-width="4" transform="translate(0 8)"`) + flags);
  const neck = 'M396 520C388 700 372 800 350 900C330 990 250 1010 210 1080L180 1400H820L790 1080C750 1010 670 990 650 900C628 800 612 700 604 520Z';
  c.add('art', c.soft(neck, 6, 8, 16, p.e, 0.3) + curls(l, neck, [170, 540, 660, 600], wool));
  // collar of pompoms and a bell
  c.add('art', path('M372 838Q500 920 630 838', `fill="none" stroke="${p.a}" stroke-width="30"`) + path('M372 838Q500 920 630 838', `fill="none" stroke="${p.b}" stroke-width="6" stroke-dasharray="14 12"`) + [[378, 850], [424, 874], [574, 874], [622, 850]].map(([x, y], i) => pompom(r, x!, y! + 10, 27, [p.c, p.b][i % 2]!)).join('') + path('M478 880H522L540 940H460Z', `fill="${mix('#d9a441', p.b, 0.2)}"`) + path('M460 940H540V952H460Z', `fill="${shade(mix('#d9a441', p.b, 0.2), -0.12)}"`) + circ(500, 960, 11, `fill="${shade(mix('#d9a441', p.b, 0.2), -0.2)}"`));
  // the cloth
  const cloth = p.paper, Y = 1010;
  let o = c.soft(`M96 ${Y}H904V1340H96Z`, 0, 8, 16, p.e, 0.42) + band(96, Y, 808, 62, p.a, p.b, 'diamond', p.paper) + rect(96, Y + 62, 808, 214, `fill="${cloth}"`) + band(96, Y + 276, 808, 54, p.e, p.b, 'steps') + [[70, 10, p.c], [262, 10, p.c]].map(([dy, h, q]) => rect(96, Y + (dy as number) - 2, 808, h as number, `fill="${q}"`)).join('') + path(`M96 ${Y}H904V1340H96Z`, `fill="${rep(l, p.ink)}"`);
  let fringe = '';
  for (let x = 100; x < 904; x += 9) fringe += `M${x} 1338v${n1(r.f(26, 38))}`;
  o += path(fringe, `stroke="${p.a}" stroke-width="5" stroke-linecap="round"`) + [96, 904].map((x) => tassel(x, 1322, 0.62, p.c, p.b)).join('');
  c.add('art', o);
  c.add('art', tassel(388, 566, 0.9, p.a, p.b, 6) + tassel(612, 566, 0.9, p.a, p.b, -6) + head(l, 500, 470, 1.12, wool, false) + g(pompom(r, 366, 560, 26, p.b) + pompom(r, 634, 560, 26, p.b)));
  return { box: [136, Y + 78, 728, 186], ground: cloth, ink: p.e, max: 104 };
}
