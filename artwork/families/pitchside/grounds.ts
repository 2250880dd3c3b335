import { circ, ell, g, mix, n1, path, polar, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { cast, chalkOn, type Field, HAIRS, line, player, type Room, SKINS, SUN, turf } from './ground.ts';

/** Football: from the centre spot to the far goal, the words where the sponsor would be. */
export function football(f: Field): Room {
  const { c, p } = f, grass = mix('#3a7d40', p.c, 0.2), white = chalkOn(p, grass), put = (x: number, y: number, d: number, team: 0 | 1, i: number) => player(x, y, d, team ? p.a : p.paper, team ? p.e : p.a, HAIRS[i % 6]!, SKINS[i % 5]!, 1.18);
  c.add('ground', turf(f, grass, 100, 'across'));
  c.add('ground', line('M70 60H930V1400M70 60V1400M70 1120H930', white, 10) + circ(500, 1120, 176, `fill="none" stroke="${white}" stroke-width="10"`) + circ(500, 1120, 11, `fill="${white}"`) + line('M250 60V300H750V60M370 60V150H630V60', white, 10) + line('M392 300A130 130 0 0 0 608 300', white, 10) + circ(500, 226, 9, `fill="${white}"`) + line('M70 92A32 32 0 0 0 102 60M898 60A32 32 0 0 0 930 92', white, 8));
  let net = '';
  for (let x = 424; x <= 576; x += 15) net += `M${x} 58V14`;
  for (let y = 20; y < 58; y += 13) net += `M420 ${y}H580`;
  c.add('art', path(net, 'stroke="#ffffff" stroke-width="2.4" opacity=".75"') + path('M420 60V12H580V60', 'fill="none" stroke="#ffffff" stroke-width="8"') + [70, 930].map((x) => cast(x, 60, 60, 6) + path(`M${x} 60L${x + 22} 46L${x} 36Z`, `fill="${p.b}"`)).join(''));
  c.add('art', put(500, 84, 180, 1, 1) + put(330, 236, 20, 1, 2) + put(660, 250, -10, 1, 4) + put(430, 380, 0, 0, 3) + put(610, 396, 24, 0, 0) + put(160, 360, 16, 0, 5) + put(850, 352, -30, 1, 3) + put(136, 900, 8, 1, 0) + put(846, 920, -14, 0, 1) + put(420, 1224, 0, 1, 5) + put(596, 1060, -20, 0, 2) + put(236, 1190, 10, 0, 4) + put(784, 1218, -8, 1, 1));
  c.add('art', ell(532 + 20, 320 - 14, 20, 9, 'fill="#0c1f16" opacity=".35"') + circ(524, 332, 17, 'fill="#ffffff"') + path('M524 322l9 7l-3 10h-12l-3 -10ZM524 315v7M541 330l-8 -1M534 346l-4 -7M514 346l4 -7M507 330l8 -1', 'fill="#20242a" stroke="#20242a" stroke-width="2.4"') + path('M506 392Q520 366 524 346', `fill="none" stroke="${white}" stroke-width="4" stroke-dasharray="3 11" stroke-linecap="round"`));
  return { box: [120, 490, 760, 330], ground: grass, ink: white, face: 'league-spartan:800', max: 178, chalk: true };
}

/** Rugby: over the line in the corner, with the posts to follow. */
export function rugby(f: Field): Room {
  const { c, p } = f, grass = mix('#437636', p.c, 0.15), white = chalkOn(p, grass), put = (x: number, y: number, d: number, team: 0 | 1, i: number) => player(x, y, d, team ? p.e : p.a, team ? p.b : p.paper, HAIRS[i % 6]!, SKINS[i % 5]!, 1.34);
  c.add('ground', turf(f, grass, 125, 'along'));
  c.add('ground', line('M0 520H1000', white, 13) + line('M0 980H1000', white, 9).replace('stroke-linejoin', 'stroke-dasharray="46 34" stroke-linejoin') + line('M906 0V1400', white, 11) + line('M120 690V760M320 690V760M520 690V760M720 690V760M86 725H154M286 725H354M486 725H554M686 725H754', white, 8));
  // the posts lie down as shadows, and are padded at the foot
  const post = (x: number) => path(`M${x} 520l${n1(SUN.x * 470)} ${n1(SUN.y * 470)}`, 'stroke="#0c1f16" stroke-width="13" stroke-linecap="round" opacity=".3"');
  c.add('art', post(330) + post(580) + path(`M${n1(330 + SUN.x * 170)} ${n1(520 + SUN.y * 170)}H${n1(580 + SUN.x * 170)}`, 'stroke="#0c1f16" stroke-width="12" opacity=".3"') + [330, 580].map((x) => rect(x - 27, 493, 54, 54, `rx="12" fill="${p.a}"`) + rect(x - 27, 493, 54, 15, `rx="7" fill="${shade(p.a, 0.09)}"`) + circ(x, 520, 12, 'fill="#ffffff"')).join('') + [[906, 520], [906, 980]].map(([x, y]) => cast(x!, y!, 84, 8) + circ(x!, y!, 11, `fill="${p.b}"`)).join(''));
  // the player who scores
  c.add('art', g(path('M-30 20l120 -80', 'stroke="#0c1f16" stroke-width="60" stroke-linecap="round" opacity=".2"') + path('M-16 84L-30 150M14 84L34 146', `stroke="${SKINS[2]}" stroke-width="17" stroke-linecap="round"`) + path('M-30 150l-4 15M34 146l6 14', 'stroke="#20242a" stroke-width="19" stroke-linecap="round"') + path('M-28 40H28L24 96H-24Z', `fill="${p.paper}"`) + path('M-30 -26L-62 -74M30 -26L40 -88', `stroke="${SKINS[2]}" stroke-width="17" stroke-linecap="round"`) + path('M-34 -30C-30 -46 30 -46 34 -30L30 48H-30Z', `fill="${p.a}"`) + path('M-33 -12H33M-31 20H31', `stroke="${p.paper}" stroke-width="11"`) + circ(0, -52, 22, `fill="${HAIRS[0]}"`), tf(664, 420, 18, 1.12)) + g(ell(14, 6, 42, 22, 'fill="#0c1f16" opacity=".3"') + path('M-44 0C-30 -30 30 -30 44 0C30 30 -30 30 -44 0Z', 'fill="#f2e6cf"') + path('M-30 -17Q-24 0 -30 17M30 -17Q24 0 30 17', `fill="none" stroke="${p.e}" stroke-width="7"`) + path('M-16 0H16M-8 -5V5M0 -5V5M8 -5V5', 'stroke="#6d5a44" stroke-width="3.4" stroke-linecap="round"'), tf(742, 300, -24, 1)));
  c.add('art', put(830, 610, -20, 1, 1) + put(560, 640, 18, 1, 3) + put(420, 690, 26, 1, 4) + put(760, 800, -6, 0, 5) + put(210, 620, 40, 1, 0) + put(620, 850, 6, 0, 3) + put(250, 840, 14, 0, 1) + put(140, 420, 60, 1, 5));
  return { box: [70, 1030, 800, 300], ground: grass, ink: white, face: 'league-spartan:800', max: 170, chalk: true };
}

/** Basketball: a court in a park, painted, with the ball on its way down. */
export function basketball(f: Field): Room {
  const { c, r, p } = f, court = mix(shade(p.a, -0.03), '#b5432b', 0.12), key = p.e, white = chalkOn(p, court);
  let cracks = '', dots = '';
  for (let i = 0; i < 900; i++) dots += `M${n1(r.f(0, 1000))} ${n1(r.f(0, 1400))}h.1`;
  for (const [x, y] of [[60, 900], [820, 1180], [700, 60]] as const) { cracks += `M${x} ${y}`; for (let i = 0; i < 7; i++) cracks += `l${n1(r.f(10, 44))} ${n1(r.f(-22, 26))}`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${court}"`) + path('M0 0H1000V150H0Z', `fill="${p.c}"`) + path('M110 150V430A390 400 0 0 0 890 430V150Z', `fill="${mix(p.b, court, 0.1)}"`) + rect(330, 150, 340, 420, `fill="${key}"`) + path('M330 570A170 170 0 0 0 670 570Z', `fill="${p.c}"`) + path(dots, `stroke="${shade(court, -0.07)}" stroke-width="3" stroke-linecap="round" opacity=".5"`) + path(cracks, `fill="none" stroke="${shade(court, -0.12)}" stroke-width="3" opacity=".55"`));
  c.add('ground', line('M0 150H1000M110 150V430A390 400 0 0 0 890 430V150M330 150V570H670V150M330 570A170 170 0 0 0 670 570', white, 10) + path('M330 570A170 170 0 0 1 670 570', `fill="none" stroke="${white}" stroke-width="9" stroke-dasharray="26 22"`) + line('M310 250H330M310 330H330M310 410H330M670 250H690M670 330H690M670 410H690', white, 10));
  // the board, its hoop and net, and their shadow
  c.add('art', g(rect(0, 0, 240, 20, '') + circ(120, 74, 52, 'fill="none" stroke="#0c1216" stroke-width="11"'), `transform="translate(${n1(380 + SUN.x * 150)} ${n1(216 + SUN.y * 60)})" opacity=".3"`) + path('M500 96V206', 'stroke="#3a4046" stroke-width="22"') + rect(370, 198, 260, 22, 'rx="4" fill="#f7f9f6"') + rect(370, 212, 260, 8, `fill="${p.e}"`) + rect(460, 220, 80, 12, 'fill="#d6542c"'));
  let net = '';
  for (let i = 0; i < 14; i++) { const a = polar(500, 286, 52, (i * TAU) / 14), b = polar(500, 286, 27, (i * TAU) / 14 + 0.34), d = polar(500, 286, 27, (i * TAU) / 14 - 0.34); net += `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}M${n1(a[0])} ${n1(a[1])}L${n1(d[0])} ${n1(d[1])}`; }
  c.add('art', path(net, 'stroke="#ffffff" stroke-width="3.6"') + circ(500, 286, 27, 'fill="none" stroke="#ffffff" stroke-width="3.6"') + circ(500, 286, 55, 'fill="none" stroke="#e2572b" stroke-width="11"'));
  // the ball, well above the ring, and whoever threw it
  c.add('art', ell(640, 380, 50, 34, 'fill="#0c1216" opacity=".3"') + circ(560, 420, 62, `fill="${c.rad([[0, '#f5a04a'], [0.7, '#e0782a'], [1, '#b4541a']], 0.4, 0.38, 0.62)}"`) + path('M500 404Q556 432 620 406M556 358Q534 420 572 481M514 378Q570 394 606 378M510 458Q556 440 600 468', 'fill="none" stroke="#3a1c0c" stroke-width="5.5" stroke-linecap="round"'));
  const put = (x: number, y: number, d: number, team: 0 | 1, i: number) => player(x, y, d, team ? p.b : p.paper, team ? p.e : p.c, HAIRS[i % 6]!, SKINS[i % 5]!, 1.6);
  c.add('art', put(600, 720, -6, 0, 1) + put(440, 660, 160, 1, 3) + put(240, 470, 40, 1, 0) + put(800, 500, -40, 0, 3) + put(700, 300, -70, 1, 4));
  return { box: [90, 850, 820, 400], ground: court, ink: white, face: 'league-spartan:800', max: 196, chalk: true };
}

/** Cricket: a village green on a Sunday, the whole of it. */
export function cricket(f: Field): Room {
  const { c, r, p } = f, grass = mix('#467a3c', p.c, 0.15), white = chalkOn(p, grass), X = 500, Y = 640, strip = mix('#d9c08a', p.b, 0.15);
  c.add('ground', turf(f, shade(grass, -0.05), 90, 'along'));
  const oval = `M${X - 420} ${Y}a420 480 0 1 0 840 0a420 480 0 1 0 -840 0Z`;
  let rings = '';
  for (let i = 0; i < 9; i++) if (i % 2 === 0) rings += rect(80, Y - 480 + i * 107, 840, 107, `fill="${shade(grass, 0.045)}"`);
  c.add('ground', path(oval, `fill="${grass}"`) + g(rings, `clip-path="${c.clip(path(oval))}"`) + path(oval, `fill="none" stroke="${white}" stroke-width="9" stroke-dasharray="30 14"`) + ell(X, Y, 210, 270, `fill="none" stroke="${white}" stroke-width="5" stroke-dasharray="10 16" opacity=".7"`));
  // the strip, creases, stumps
  c.add('art', rect(X - 42, Y - 170, 84, 340, `rx="6" fill="${strip}"`) + rect(X - 42, Y - 170, 84, 340, `fill="${c.pattern(24, 60, rect(0, 8, 24, 3, `fill="${shade(strip, -0.05)}"`) + rect(6, 34, 12, 3, `fill="${shade(strip, 0.05)}"`))}"`) + line(`M${X - 52} ${Y - 122}H${X + 52}M${X - 52} ${Y + 122}H${X + 52}M${X - 30} ${Y - 144}H${X + 30}M${X - 30} ${Y + 144}H${X + 30}`, '#ffffff', 5) + [-144, 144].map((dy) => [-9, 0, 9].map((dx) => cast(X + dx, Y + dy, 54, 4) + circ(X + dx, Y + dy, 4, 'fill="#f2e2b4"')).join('')).join(''));
  const put = (x: number, y: number, d: number, i: number, cap = p.a) => player(x, y, d, '#fdfbf2', '#f4efdf', cap, SKINS[i % 5]!, 1.2);
  const bat = (x: number, y: number, d: number) => g(path('M0 -8V-24', 'stroke="#5a3a20" stroke-width="7" stroke-linecap="round"') + rect(-8, -78, 16, 56, 'rx="5" fill="#e7c992"'), tf(x, y, d, 1.1));
  c.add('art', bat(X - 34, Y - 118, -112) + put(X - 16, Y - 104, 90, 0, p.e) + bat(X + 44, Y + 108, 40) + put(X + 30, Y + 128, 0, 2, p.e) + put(X + 16, Y + 236, 0, 1) + put(X - 8, Y - 250, 180, 3) + put(X - 150, Y - 190, 120, 4) + put(X + 150, Y - 150, 220, 2) + put(X - 250, Y + 60, 80, 0) + put(X + 260, Y + 90, 270, 3) + put(X - 170, Y + 300, 40, 1) + put(X + 200, Y + 330, -30, 4) + put(X + 330, Y - 210, 240, 0) + put(X - 306, Y - 260, 140, 2) + player(X - 46, Y + 190, 20, '#fdfbf2', '#2b2f36', '#f3ead2', SKINS[0], 1.16));
  // over the rope for six
  c.add('art', path(`M${X + 4} ${Y - 150}Q${X + 230} ${Y - 420} ${X + 392} ${Y - 486}`, `fill="none" stroke="${white}" stroke-width="5" stroke-dasharray="3 15" stroke-linecap="round"`) + circ(X + 408, Y - 496, 15, 'fill="#a8231f"') + path(`M${X + 396} ${Y - 500}Q${X + 408} ${Y - 490} ${X + 420} ${Y - 500}`, 'fill="none" stroke="#ffffff" stroke-width="3"'));
  // trees, a pavilion roof, deck chairs, a dog
  const tree = (x: number, y: number, R: number) => { const col = mix('#3f6f3c', p.c, r.f(0.1, 0.4)); let q = ''; for (let i = 0; i < 26; i++) { const e = polar(x, y, R * Math.sqrt(r.f()), r.f(0, TAU)); q += `M${n1(e[0])} ${n1(e[1])}h.1`; } return ell(x + SUN.x * R, y + SUN.y * R * 0.8, R * 1.06, R, 'fill="#0c1f16" opacity=".25"') + circ(x, y, R, `fill="${col}"`) + path(q, `stroke="${shade(col, 0.07)}" stroke-width="${n1(R * 0.3)}" stroke-linecap="round" opacity=".8"`); };
  c.add('art', [[52, 60, 66], [150, 30, 54], [40, 190, 52], [880, 40, 54], [956, 126, 60], [976, 1010, 54], [22, 1030, 56]].map(([x, y, R]) => tree(x!, y!, R!)).join('') + g(path(`M20 10l120 -76l220 0l-100 70Z`, 'fill="#0c1f16" opacity=".25"') + rect(0, 0, 230, 96, `fill="${p.a}"`) + rect(0, 48, 230, 48, `fill="${shade(p.a, -0.06)}"`) + path('M0 0L38 48L0 96M230 0L192 48L230 96M38 48H192', `fill="none" stroke="${shade(p.a, 0.1)}" stroke-width="5"`) + rect(102, 34, 26, 28, 'fill="#fdfbf2"') + rect(14, 96, 202, 22, 'fill="#fdfbf2"'), tf(386, 16)));
  for (let i = 0; i < 5; i++) c.add('art', g(path('M4 6l40 -26h30l-38 28Z', 'fill="#0c1f16" opacity=".25"') + rect(0, 0, 34, 52, `rx="4" fill="${[p.b, p.e, p.paper, p.a, p.b][i]}"`) + path('M9 0V52M25 0V52', `stroke="${[p.paper, p.b, p.a, p.paper, p.e][i]}" stroke-width="7"`), tf(92 + i * 62, 1104 + [0, 10, 4, 14, 6][i]!, [-8, 4, -2, 9, -5][i])));
  return { box: [90, 1200, 820, 140], ground: shade(grass, -0.05), ink: white, face: 'league-spartan:800', max: 116, chalk: true };
}

/** Swimming: six lanes early in the morning, one of them taken. */
export function lanes(f: Field): Room {
  const { c, r, p } = f, water = mix('#3fb0c6', p.e, 0.05), deck = mix('#efe6d6', p.paper, 0.3);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${deck}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(50, 50, path('M0 0H50V50', `fill="none" stroke="${shade(deck, -0.07)}" stroke-width="4"`))}"`));
  const top = 372, pool = `M0 ${top}H1000V1400H0Z`;
  let w = path(pool, `fill="${water}"`) + path(pool, `fill="${c.pattern(60, 60, path('M0 0H60V60', `fill="none" stroke="${shade(water, 0.05)}" stroke-width="4"`))}"`);
  for (let k = 0; k < 5; k++) w += rect(82 + k * 200, top + 60, 36, 1000, `fill="${mix(p.e, water, 0.25)}"`) + rect(50 + k * 200, top + 60, 100, 34, `fill="${mix(p.e, water, 0.25)}"`);
  // the light that moves over a pool's floor
  let net = '';
  for (let y = top + 20; y < 1400; y += 62) for (let x = -40; x < 1040; x += 92) { const a = r.f(-16, 16), b = r.f(-16, 16); net += `M${n1(x + a)} ${n1(y + b)}q${n1(26)} ${n1(r.f(-30, -10))} ${n1(52)} ${n1(r.f(-6, 10))}q${n1(18)} ${n1(r.f(10, 34))} ${n1(44)} ${n1(r.f(14, 34))}`; }
  w += path(net, 'fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity=".3"');
  c.add('ground', w);
  for (let k = 1; k < 5; k++) { let beads = ['', '']; for (let y = top + 8; y < 1400; y += 25) beads[Math.floor((y - top) / 100) % 2] += `M${k * 200} ${y}v13`; c.add('art', path(`M${k * 200 + 12} ${top}V1400`, `stroke="${mix(p.e, water, 0.3)}" stroke-width="9" opacity=".3"`) + path(`M${k * 200} ${top}V1400`, 'stroke="#ffffff" stroke-width="3"') + path(beads[0]!, `stroke="${p.c}" stroke-width="20"`) + path(beads[1]!, 'stroke="#ffffff" stroke-width="20"')); }
  c.add('art', rect(0, top - 26, 1000, 28, `fill="${shade(deck, 0.03)}"`) + rect(0, top, 1000, 14, `fill="${mix(p.e, water, 0.4)}" opacity=".5"`) + [0, 1, 2, 3, 4].map((k) => path(`M${36 + k * 200} ${top - 30}l60 -40h128l-40 36Z`, 'fill="#1b2a30" opacity=".18"') + rect(36 + k * 200, top - 104, 128, 90, `rx="8" fill="${p.a}"`) + rect(46 + k * 200, top - 94, 108, 56, `rx="4" fill="${shade(p.a, 0.06)}"`) + path(`M${52 + k * 200} ${top - 28}h96`, `stroke="${p.b}" stroke-width="7"`)).join(''));
  // somebody who floats on their back
  const skin = SKINS[2], x = 500, y = 940;
  c.add('art', g(path('M-30 -110C-80 -60 -70 120 -30 190C10 210 70 160 70 40C72 -60 40 -120 -30 -110Z', `fill="${mix(p.e, water, 0.35)}" opacity=".35" transform="translate(40 44)"`) + path('M-22 96L-40 214M22 96L46 208', `stroke="${skin}" stroke-width="30" stroke-linecap="round"`) + path('M-40 214l-6 26M46 208l8 26', `stroke="${shade(skin, -0.04)}" stroke-width="22" stroke-linecap="round"`) + path('M-46 -36C-100 -60 -120 -110 -108 -170M46 -36C98 -56 124 -100 116 -160', `fill="none" stroke="${skin}" stroke-width="26" stroke-linecap="round"`) + path('M-52 -46C-48 -66 48 -66 52 -46L42 46C46 74 42 104 34 116H-34C-42 104 -46 74 -42 46Z', `fill="${p.c}"`) + path('M-48 -14L44 -2M-43 34L42 40M-44 76L42 80', `stroke="${p.b}" stroke-width="14"`) + path('M-24 -60Q0 -36 24 -60', `fill="${skin}"`) + circ(0, -104, 48, `fill="${p.b}"`) + path('M-46 -112Q0 -150 46 -112', `fill="none" stroke="${p.paper}" stroke-width="9"`) + ell(0, -92, 34, 38, `fill="${skin}"`) + path('M-26 -104H26', `stroke="${p.e}" stroke-width="17" stroke-linecap="round"`) + path('M-22 -106H-6M6 -106H22', 'stroke="#8fd3e2" stroke-width="9" stroke-linecap="round"') + path('M-14 -76Q0 -64 14 -76', 'fill="none" stroke="#6a3a26" stroke-width="5" stroke-linecap="round"'), tf(x, y, -9, 1.02)) + path(`M${x - 150} ${y - 200}q-30 -26 -10 -60M${x + 150} ${y - 186}q34 -18 24 -54M${x - 90} ${y + 270}q-40 20 -30 64M${x + 92} ${y + 262}q40 18 34 66M${x - 132} ${y + 40}q-24 40 0 84M${x + 128} ${y + 20}q28 40 6 90`, 'fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity=".75"'));
  // a rubber duck in the next lane
  c.add('art', g(ell(20, 26, 44, 20, `fill="${mix(p.e, water, 0.3)}" opacity=".4"`) + path('M-44 0C-48 34 40 40 48 0C56 -16 40 -26 30 -12C10 -8 -30 -20 -44 0Z', 'fill="#f4c63f"') + circ(-24, -26, 25, 'fill="#f4c63f"') + path('M-46 -26L-66 -18L-44 -12Z', 'fill="#e8792c"') + circ(-30, -32, 4.6, 'fill="#20242a"') + path('M2 4Q22 16 34 -2', 'fill="none" stroke="#d49c1f" stroke-width="5" stroke-linecap="round"'), tf(704, 640, 4, 1.05)) + path('M660 690q40 18 96 -6', 'fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity=".7"'));
  return { box: [80, 56, 840, 190], ground: deck, ink: p.e, face: 'league-spartan:800', max: 128, chalk: false };
}
