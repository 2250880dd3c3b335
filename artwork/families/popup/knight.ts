import { circ, g, mix, path, rect, shade, smooth, tf } from '#artwork/engine.ts';
import { withContrast } from '#artwork/colours/kids.ts';
import { inkDots } from '#artwork/marks/print.ts';
import { critter, type Crew } from '#artwork/subjects/critter.ts';
import { type Stage, TALE } from './page.ts';

/** a knight before a castle */
export function drawKnight({ c, R, paper, ink, G, gold, red, blue, flat, ln, num, inBox }: Stage) {
  let s = '';
  const steel = mix('#C3CCD4', R.cool2, 0.2), sd = shade(steel, -0.12), tab = mix(blue, R.cool2, 0.05), k: Crew = { coat: tab, face: '#A9714B', light: '#F1D8B4', dark: '#2B1D1A', blush: '#E98B7A' };
  // wooden sword held high
  const sword = 'M706 700L728 390L752 356L772 394L742 704Z', guard = 'M660 690L784 704L780 734L656 720Z';
  const armR = smooth([[600, 740], [650, 720], [690, 730], [712, 760], [690, 800], [640, 820], [596, 830]]);
  const legs = 'M400 960V1036H482V970H524V1036H606V960Z', boots = 'M382 1050C380 1014 410 1004 440 1004C474 1004 490 1020 490 1050ZM516 1050C516 1020 534 1004 566 1004C598 1004 626 1014 624 1050Z';
  const torso = smooth([[400, 720], [500, 700], [604, 720], [630, 800], [640, 900], [650, 984], [560, 1000], [500, 1004], [440, 1000], [352, 984], [362, 900], [372, 800]]);
  const plume = smooth([[500, 330], [520, 262], [590, 226], [670, 250], [704, 320], [690, 380], [664, 330], [610, 316], [560, 340], [520, 372]]);
  const helmet = smooth([[500, 344], [600, 366], [666, 440], [682, 540], [664, 640], [600, 706], [500, 722], [400, 706], [336, 640], [318, 540], [334, 440], [400, 366]]);
  const shield = 'M250 760C310 752 350 736 384 708C420 738 462 752 520 760C526 900 480 990 384 1040C290 990 244 900 250 760Z';
  const sil = sword + guard + armR + legs + boots + torso + plume + helmet;
  let a = path(plume, `fill="${red}"`) + ln('M520 360C540 290 600 262 690 330M530 350C570 300 620 300 672 340', shade(red, -0.1), 6);
  a += path(sword, `fill="${mix('#D9A866', R.warm, 0.2)}"`) + ln('M724 690L746 400M716 600l8 -60M734 560l6 -70', shade(mix('#D9A866', R.warm, 0.2), -0.1), 5)
    + path(legs, `fill="${sd}"`) + ln('M404 984H480M404 1004H480M526 984H602M526 1004H602', mix(ink, steel, 0.4), 4) + path(boots, `fill="${steel}"`) + ln('M392 1034H486M520 1034H616', sd, 5);
  a += path(torso, `fill="${tab}"`) + path('M500 702C540 700 580 708 604 720L640 900L650 984L576 998L560 940L540 1002H500Z', `fill="${shade(tab, -0.05)}"`)
    + path('M368 920H646L648 956H362Z', `fill="${mix('#8A5A35', R.deep, 0.1)}"`) + rect(556, 912, 62, 52, `rx="8" fill="${gold}"`)
    + rect(570, 926, 34, 24, `rx="4" fill="${mix('#8A5A35', R.deep, 0.1)}"`) + ln('M440 998l14 -60M500 1002v-44', shade(tab, -0.12), 5);
  a += path(armR, `fill="${steel}"`) + ln('M620 742C640 760 646 790 638 816M660 728C680 748 690 776 684 800', sd, 6)
    + path(guard, `fill="${mix('#8A5A35', R.deep, 0.1)}"`)
    + path(smooth([[690, 724], [724, 716], [758, 728], [764, 764], [744, 790], [706, 790], [684, 764]]), `fill="${sd}"`)
    + ln('M706 744h44M704 764h46', mix(ink, sd, 0.4), 4) + path('M700 786L740 790L736 826L704 822Z', `fill="${mix('#8A5A35', R.deep, 0.1)}"`);
  // helmet open at the face: the bear inside
  a += path(helmet, `fill="${c.lin([[0, shade(steel, 0.07)], [0.5, steel], [1, sd]], 0, 0, 1, 0)}"`);
  const open = smooth([[500, 462], [590, 470], [630, 520], [626, 600], [580, 664], [500, 682], [420, 664], [374, 600], [370, 520], [410, 470]]), oc = c.clip(`<path d="${open}"/>`);
  a += path(open, `fill="${mix(ink, '#000', 0.2)}"`) + g(g(critter(0, k), tf(500, 704, 0, 5.5)), `clip-path="${oc}"`)
    + path(open, `fill="none" stroke="${sd}" stroke-width="12"`) + ln('M500 350V456', sd, 9)
    + path('M330 470C380 400 620 400 670 470L664 500C610 440 390 440 336 500Z', `fill="${gold}"`)
    + inkDots([[352, 500, 13], [648, 500, 13], [346, 580, 13], [654, 580, 13], [382, 660, 13], [618, 660, 13]], mix(ink, steel, 0.35)) + ln('M370 420C400 390 440 374 470 370', '#ffffff', 9);
  s += flat(sil, a, { up: 20 });
  const hs2 = mix(red, R.warm, 0.05), q4 = c.clip(`<path d="${shield}"/>`);
  s += flat(shield, path(shield, `fill="${hs2}"`) + g(path('M384 700H560V900H384ZM384 900V1060H230V900Z', `fill="${mix(gold, paper, 0.15)}"`),
    `clip-path="${q4}"`) + path(shield, `fill="none" stroke="${steel}" stroke-width="16"`)
      + circ(384, 880, 82, `fill="${paper}" stroke="${steel}" stroke-width="10"`) + inBox(num, TALE, 384, 880, 96, 104, withContrast(paper, red, 3))
      + inkDots([[276, 786, 12], [494, 786, 12], [384, 1012, 12]], mix(ink, steel, 0.3)), { up: 12, edge: 13 });
  // a small friendly dragon, about the size of a cat
  const dr = smooth([[740, 980], [760, 920], [800, 890], [812, 850], [800, 812], [824, 784], [872, 780], [904, 808], [906, 850], [880, 874], [890, 920],
    [920, 960], [900, 1030], [830, 1044], [764, 1036]]), wg = 'M858 900C880 850 920 836 960 846C946 872 952 892 968 908C940 908 924 924 922 950C900 934 880 924 858 900Z';
  const D = mix(G, R.cool, 0.1);
  s += flat(dr + wg, path(wg, `fill="${gold}"`) + ln('M866 898C896 866 930 852 956 848M868 902C900 892 930 896 960 906', shade(gold, -0.12), 5)
    + path(dr, `fill="${D}"`) + path(smooth([[770, 1010], [790, 940], [826, 930], [850, 970], [840, 1030], [790, 1034]]),
    `fill="${mix(R.warm, paper, 0.45)}"`) + ln('M782 968q30 14 60 2M776 996q32 14 68 4', shade(mix(R.warm, paper, 0.45), -0.12), 4)
      + circ(836, 826, 19, 'fill="#fff"') + circ(832, 829, 11, `fill="${ink}"`) + circ(828, 824, 4, 'fill="#fff"') + circ(880, 826, 17, 'fill="#fff"')
      + circ(876, 829, 10, `fill="${ink}"`) + circ(872, 824, 3.6, 'fill="#fff"') + ln('M826 858q22 14 44 -2', shade(D, -0.16), 5)
      + path('M828 786l-4 -34l26 26ZM870 780l16 -30l8 36Z', `fill="${mix(R.warm, paper, 0.45)}"`)
      + [784, 812, 870].map((x) => path(`M${x} 1042q-3 -16 8 -18q11 2 10 18Z`, `fill="${paper}"`)).join(''), { edge: 12, up: 12 });
  return s;
}
