import { at, circ, contrast, Drawing, type Input, mix, type P, path, poisson, polar, rect, rot, smooth, TAU } from '#artwork/engine.ts';
import { isDarkColour, readable } from '#artwork/colours/stationery.ts';
import { evenLines, headlineLines, pile, type Ln } from '#artwork/lettering/stationery.ts';
import { ringD, through } from '#artwork/outlines/flourish.ts';

export function drawOneline(inp: Input): Drawing {
  const c = new Drawing('oneline', inp),
    { r, p } = c;
  const m = inp.motif || 'cat',
    dark = isDarkColour(p.bg);
  const ground = dark ? p.bg : mix(p.bg, p.paper, 0.45),
    ink = dark ? p.ink : readable(p.ink, ground, 8);
  const blockA = readable(dark ? mix(p.b, p.bg, 0.1) : mix(p.a, p.d, 0.25), ink, 3),
    apart = (x: string) => (contrast(x, ink) < 2.2 ? 0 : Math.min(contrast(x, ground), contrast(x, blockA))),
    blockB = [p.b, p.c, p.d, p.e, p.a].sort((x, y) => apart(y) - apart(x))[0]!;
  const d2 = (x: number, y: number): P[] => [[x, y], [x, y]];
  let ps: P[] = [],
    extra: P[][] = [],
    blocks = '';
  const cut = (pts: P[], col: string, o = 1) => path(smooth(pts), `fill="${col}" fill-opacity="${o}"`);
  if (m === 'cat') {
    blocks = cut([[196, 300], [420, 168], [700, 210], [836, 440], [800, 760], [640, 902], [330, 896], [170, 690]], blockA) + circ(742, 268, 92, `fill="${blockB}"`);
    ps = [[40, 930], [180, 934], [300, 930], [356, 914], [366, 880], [354, 780], [340, 690], [334, 620], [344, 566], [330, 546], [304, 534], [286, 514],
      ...d2(280, 494), [292, 464], [302, 424], [316, 384], ...d2(318, 306), [348, 344], [384, 358], [418, 350], ...d2(462, 304), [468, 366], [482, 424],
        [494, 482], [520, 534], [590, 610], [656, 710], [688, 816], [676, 890], [742, 930], [830, 916], [880, 850], [862, 772], [806, 752], [770, 796],
          [796, 850], [824, 900], [770, 962], [660, 958], [560, 944], [470, 944], [440, 918], [472, 890], [536, 878], [590, 832], [596, 760], [546, 716],
            [478, 728], [430, 790], [412, 862], [404, 922], [430, 952], [560, 984], [760, 990], [960, 976]];
    extra = [[[322, 446], [338, 458], [360, 452]], [[304, 508], [250, 500], [204, 504]], [[308, 518], [258, 522], [216, 538]], [[284, 496], [302, 500], [312, 514]]];
  } else if (m === 'tulips') {
    blocks = cut([[222, 250], [480, 150], [790, 232], [842, 520], [742, 800], [470, 842], [220, 760], [150, 480]], blockA)
      + cut([[300, 700], [430, 640], [600, 650], [700, 740], [640, 900], [480, 936], [340, 880]], blockB);
    const tul = (x: number, y: number, s: number, a: number): P[] =>
      ([[0, 0], [-62, -28], [-88, -96], ...d2(-72, -178), [-44, -128], ...d2(-4, -196), [40, -132], ...d2(72, -180), [90, -98], [62, -28], [8, -2], [-34, -52],
        [-38, -118], [-4, -190], [36, -122], [36, -56], [4, 2]] as P[]).map((q) => {
      const w = rot([q[0] * s, q[1] * s], a);
      return [x + w[0], y + w[1]] as P;
    });
    ps = [[410, 1000], [440, 900], [476, 780], [440, 660], [360, 560], ...tul(322, 500, 0.96, -0.42), [362, 580], [430, 660], [486, 760], [500, 700],
      [492, 560], [500, 470], ...tul(504, 412, 1.14, 0.02), [516, 500], [520, 640], [508, 770], [560, 660], [640, 580], ...tul(676, 512, 0.98, 0.4),
        [640, 606], [570, 690], [520, 780], [640, 720], [740, 640], ...d2(820, 520), [800, 660], [700, 770], [540, 800], [470, 806], [360, 780], [250, 700],
          ...d2(170, 590), [210, 720], [330, 810], [470, 820], [530, 812], [440, 862], [360, 850], [380, 800], [480, 818], [560, 860], [640, 846], [622, 798],
            [530, 812], [490, 822], [560, 920], [590, 1000]];
  } else {
    blocks = cut([[250, 330], [430, 196], [690, 200], [866, 380], [850, 640], [720, 820], [430, 880], [250, 690]], blockA)
      + cut([[560, 300], [700, 250], [850, 320], [880, 460], [760, 540], [620, 480]], blockB, 0.95);
    const rose = (x: number, y: number, R: number): P[] => {
      const o: P[] = [];
      for (let i = 0; i <= 26; i++) { const t = i / 26, a = -2.6 + t * TAU * 2.2; o.push(polar(x, y, R * (1 - 0.84 * t), a)); }
      const petal = (k: number): P[] => [polar(x, y, R * 0.98, k), polar(x, y, R * 1.34, k + 0.35), polar(x, y, R * 1.3, k + 0.85), polar(x, y, R * 0.99, k + 1.16)];
      return [...o.reverse(), ...[0, 1, 2, 3, 4].flatMap((i) => petal(-2.6 + i * 1.2566))];
    };
    ps = [[40, 996], [200, 984], [340, 960], [420, 930], [446, 890], [436, 858], [376, 848], [330, 826], [314, 796], [322, 768], [306, 746], [330, 726],
      [300, 710], [314, 690], [306, 672], [276, 664], ...d2(262, 650), [284, 606], [304, 562], [310, 520], [302, 474], [310, 410], [350, 330], [430, 268],
        [540, 246], [640, 276], [704, 350], ...rose(690, 370, 62), [600, 330], ...rose(552, 318, 42), [640, 440], [740, 480], ...rose(800, 474, 48),
          [740, 520], [690, 560], [664, 620], [640, 700], [630, 780], [650, 860], [720, 920], [830, 956], [960, 978]];
    extra = [[[336, 586], [362, 600], [392, 590]], [[330, 540], [364, 524], [402, 534]], [[344, 600], [338, 610]], [[362, 604], [360, 616]],
      [[380, 600], [384, 611]], [[312, 430], [380, 500], [470, 560], [560, 590], [650, 590]], [[352, 344], [430, 450], [540, 520], [660, 560]]];
  }
  const line = through(ps, 6);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${ground}"`));
  // the colour is lino-printed: a dry grain inside the cut shapes
  const speck = poisson(r, 0, 0, 180, 180, 9).map((q) => ringD(q[0], q[1], r.f(0.6, 1.9))).join('');
  const pat = c.pattern(180, 180, path(speck, `fill="${ground}" fill-opacity=".5"`), 'rotate(17)');
  const clipB = c.def((id) => `<g id="${id}">${blocks}</g>`);
  c.add('art', `<use href="#${clipB}"/><g mask="${c.mask(`<g>${blocks.replace(/fill="#[0-9a-f]+"/gi, 'fill="#fff"')}</g>`)}">${rect(0, 0, 1000, 1400, `fill="${pat}"`)}</g>`);
  const W = 9;
  c.add('art', path(smooth(line, false), `fill="none" stroke="${ink}" stroke-width="${W * 0.9}" stroke-linecap="round" stroke-linejoin="round"`)
    + extra.map((e) => path(smooth(e, false), `fill="none" stroke="${ink}" stroke-width="${W * 0.78}" stroke-linecap="round" stroke-linejoin="round"`)).join(''), 'float');
  const ls = headlineLines(inp, 20);
  const specs: Ln[] = evenLines(ls, 'elsie', 800, 92, { gap: 46, flat: true });
  const sig = inp.name || inp.sub;
  if (sig) { specs[specs.length - 1]!.gap = 62; specs.push({ t: sig, f: 'jost:400', w: 760, max: 34, track: 30 }); }
  const S = pile(specs, { cy: 1190, h: 270 });
  c.add('type', S.runs.map((u, i) => path(at(u, 96, S.ys[i]!, 's'), `fill="${ink}"`)).join(''));
  c.add('texture', c.grain(0.9));
  c.alt = `Continuous line drawing of ${m} on blocks of colour, with the words ${ls.join(' ')}`;
  return c;
}
