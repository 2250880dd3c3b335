import { clamp, hash, lum, mix, type Palette, shade } from '#artwork/engine.ts';
import type { Hero } from '#artwork/heroes/hero.ts';

export const rgbOf = (x: string) => [1, 3, 5].map((i) => parseInt(x.slice(i, i + 2), 16));
/** a colour of nature brought into the palette: the nearest of its colours, or a little of it */
export function natural(p: Palette, want: string, pull = 0.3): string {
  const w = rgbOf(want);
  let best = p.a,
    bd = 1e9;
  for (const x of [p.a, p.b, p.c, p.d, p.e, p.paper, p.ink]) {
    const q = rgbOf(x),
      m = (q[0]! + w[0]!) / 2,
      d = Math.sqrt((2 + m / 256) * (q[0]! - w[0]!) ** 2 + 4 * (q[1]! - w[1]!) ** 2 + (2 + (255 - m) / 256) * (q[2]! - w[2]!) ** 2);
    if (d < bd) {
      bd = d;
      best = x;
    }
  }
  return bd < 78 ? mix(want, best, 0.78) : mix(want, best, pull * clamp(1.6 - bd / 320, 0.15, 1));
}
const NAT: Record<string, string> = { fox: '#d9672f', ginger: '#e09a4a', brown: '#8a5a3c', tan: '#c99a6a', grey: '#8b93a0', slate: '#3c4a5e', white: '#fdf8ee',
  cream: '#f8e8cb', pink: '#f2a0a4', red: '#d23f37', orange: '#f0922f', yellow: '#f6c744', green: '#5f8f57', green2: '#86ad6a', blue: '#3f7fb0',
    sky: '#a9d3e0', teal: '#2f8f8a', violet: '#7d62b8', dark: '#2b2430', wood: '#9a6a42', steel: '#b9c2c9', navy: '#27406b',
    gold: '#dba93f', copper: '#c27a4a', plum: '#6b3a5e', rose: '#d95f86', coral: '#ee7a5f', jade: '#4f9f83', lime: '#b7c75a', straw: '#e6cf92', night: '#3a3550' };
const partNames = (s: string) => Object.fromEntries(s.split('\n').flatMap((l) => { const [r, n] = l.trim().split(': ') as [string, string]; return n.split(' ').map((k) => [k, r]); }));
/** parts of living things */
const LIFE: Record<string, string> = partNames(`main: body head neck back haunch leg ear tail mane scales fin trunk arm shell stripe0
light: belly chest cheek muzzle tip throat face breast wool jowl beard
main2: leg2 ear2 wing haunch2 body2 hump tail2
sec: wing2 fin2 cap crest collar scarf quill comb wing4
ter: wing3 stripe spot2 band tail3 mark
pink: earin tongue blush inner pad
dark: eye nose pupil lid mouth hoof claw whisker antenna brow string line dark
orange: beak foot paw0 horn antler
beak2: beak2 foot2
red: wattle
white: eyering shine tooth tusk highlight
leaf: leaf stem sepal grass cactus calyx vine fern pine
leaf2: leaf2 leaf3 stem2 grass2 bud2
wood: branch twig bark pip seed stone
a: petal fruit flower berry bloom flesh cap0 apple cherry petal0
b: petal2 fruit2 skin rind berry2
c: petal3 petal4 bract
yellow: center centre anther star sun honey stamen moon bill core
yellow2: star2
sky: water wave pond drop
paw: paw
spot: spot
wood2: knob acorncap acorn
sky: spout
leaf2: bamboo bamboo2 stamen0 tendril
sec: patch mane2 flank
light: blaze chin wool wool2 brow
hoof: hoof
main: arm hand scale stalk rib
main2: arm2 horn2 shell2`);
/** parts of things */
const ROLE: Record<string, string> = partNames(`a: figure dipb
b: dip figureb
c: figurec dipe
e: figuree dipc
cream: inlay edge dots stripes
yellow: charm
a: body icing heart roof ribbon bow petal hood sail flag seal bloom poppy scarf cushion ball wing band shade balloon bead lid ruby
a2: ribbon2 fold heart2 shade bow2 flap2 side stripe lid2 tail bowin
b: layer dot base rim2 body2 sail2 wrap stripe2 panel
c: box tree hill holly hat layer2 door sleeve wrap2
d: plate glass2 cloud2 petal3 fold2 water2 plate3 sky2 window2
e: hull wheel tyre slot night keel chimney
cream: cream icing2 paper letter cloud label page snow lace bubble face wax plate2 sail3 wall flap tag top feather wool
white: shine steam glint
glass: glass window pane water wave sky gem gem2 gem3 gem4 bubble2 lens jewel
yellow: star sun gold ring crown trophy brass center key ray bit light knob crown2 ring2 lamp lantern shaft claw star2 moon bow0
flame: flame
flame2: flame2 glow
leaf: leaf stem foliage grass holly2 tree0 leaf3 pine
leaf2: leaf2 hill2 grass2
red: cherry berry wine seal2 apple strawberry
red2: wine2
b2: candle body3 ball2
c2: candle2 petal2 balloon2
wood: handle branch mast trunk wood table beam oar spoke wick0
brown: coffee chocolate bread toast cork
steel: foot spout steel blade bell0 collar cap bolt spoon fork
bottle: bottle
dark: dark hole string line wick eye nose mouth lid0 ink strings tyre black
steel: hub spoke frame rod bumper dial blade shank needle fork nozzle lens0 mudguard ferrule stock fluke hinge crank
wood: stick boom peg bridge barb post rocker bar basket weave handle2 shaft0 stump
glass: window window2 lens lens2 pane fanlight lamp2
white: white cloud snow drift page
yellow: beam lantern light lamp buckle pearl halo finial
cream: text pith sand curtain sill
b: velvet body3 paint2 stripe4 bauble2
c: stripe2 paint3 bauble3 mountain tree2
d: stripe3 paint4 sky cover3 mountain3
e: cover case mountain2 paint5 board
leaf: foliage grass hill turf tendril`);
/** colours that some heroes bring with them */
const OF: Record<string, Record<string, string>> = {
  fox: { main: 'fox', main2: 'fox-', light: 'white', paw: 'dark', sec: 'brown' },
  cat: { main: 'ginger', main2: 'ginger-', ter: 'fox', light: 'cream', paw: 'cream', eye: 'green', pink: 'pink' },
  catstretch: { main: 'grey', main2: 'grey-', ter: 'slate', light: 'white', paw: 'white' },
  dachshund: { main: 'brown', main2: 'brown-', light: 'tan', paw: 'tan', sec: 'red', ear: 'brown-' },
  spaniel: { main: 'brown', light: 'white', main2: 'brown-', ear: 'brown', spot: 'brown', head: 'brown', chest: 'white' },
  terrier: { main: 'cream', main2: 'tan', light: 'white', sec: 'red' },
  hedgehog: { main: 'brown', light: 'tan', sec: 'brown-', paw: 'tan', ear: 'tan', belly: 'tan', back: 'brown' },
  owl: { main: 'brown', main2: 'brown-', sec: 'tan', light: 'cream', spot: 'brown', face: 'cream', eye: 'dark' },
  robin: { breast: 'red+', main: 'brown', main2: 'brown-', sec: 'brown+', chest: 'red', belly: 'cream', beak: 'dark', leg: 'dark' },
  swan: { main: 'white', main2: 'white-', sec: 'white-', ter: 'white--', knob: 'dark', tail: 'white-' },
  swallow: { main: 'navy', main2: 'navy+', sec: 'navy-', ter: 'navy', chest: 'red', belly: 'cream', beak: 'dark' },
  hummingbird: { main: 'green', main2: 'teal', ter: 'teal+', sec: 'green-', chest: 'red', belly: 'cream', beak: 'dark', tail: 'teal' },
  rooster: { main: 'fox', main2: 'brown', sec: 'red', mane: 'yellow', tail: 'teal', tail2: 'slate', head: 'fox' },
  hen: { main: 'cream', main2: 'tan', sec: 'red', chest: 'white', wing2: 'ginger', spot: 'tan' },
  duck: { main: 'brown', main2: 'tan', head: 'green', neck: 'green', collar: 'white', chest: 'brown-', curl: 'slate', wing2: 'blue', tail: 'cream', beak: 'yellow', body: 'steel' },
  penguin: { main: 'slate', main2: 'slate-', sec: 'slate', chest: 'white', belly: 'white', cheek: 'yellow' },
  puffin: { main: 'slate', main2: 'slate-', sec: 'slate-', face: 'white', belly: 'white', beak: 'orange', beak2: 'yellow', stripe: 'slate', leg: 'orange' },
  flamingo: { main: 'pink', main2: 'pink-', sec: 'red', leg: 'pink-', leg2: 'pink-', beak: 'cream', beak2: 'dark', foot: 'pink-' },
  parrot: { main: 'red', main2: 'yellow', sec: 'blue', ter: 'teal', tail: 'red-', tail2: 'blue', belly: 'orange', beak: 'slate', beak2: 'dark', foot: 'grey', face: 'white' },
  peacock: { main: 'blue', main2: 'teal', tail: 'teal', spot: 'yellow', centre: 'navy', sec: 'sky', leg: 'tan' },
  heart: { heart: 'red', heart2: 'red-', lace: 'white', petal: 'yellow', dot: 'yellow', leaf: 'green2' },
    'heart-ribbon': { heart: 'red', heart2: 'red-', ribbon: 'cream', ribbon2: 'cream--', fold: 'cream---' },
  kingfisher: { main: 'blue', light: 'white', breast: 'orange', wing: 'teal', wing2: 'navy', beak: 'dark' },
  bear: { main: 'brown', main2: 'brown-', light: 'tan' },
    panda: { main: 'white', main2: 'white-', band: 'dark', leg: 'dark', arm: 'dark', ear: 'dark', patch: 'dark', bamboo: 'green2', bamboo2: 'green', eyering: 'white' },
  koala: { main: 'grey', light: 'white', belly: 'grey+', pink: 'pink', nose: 'dark' }, rabbit: { main: 'tan', main2: 'tan-', light: 'white' },
    deer: { main: 'fox', main2: 'brown', light: 'cream', antler: 'tan', hoof: 'brown--' },
  horse: { main: 'brown', main2: 'brown-', mane: 'dark', tail: 'dark', muzzle: 'tan' }, lamb: { main: 'slate', main2: 'slate-', wool: 'white', wool2: 'white-', tail: 'white-', muzzle: 'slate+' },
  cow: { main: 'white', horn: 'tan', patch: 'slate', muzzle: 'pink', ear: 'slate' }, pig: { main: 'pink', main2: 'pink-', snout: 'pink-', light: 'pink+', belly: 'pink+', hoof: 'pink--' },
  goat: { main: 'cream', main2: 'tan', light: 'white', patch: 'brown', horn: 'grey', horn2: 'grey-' },
    elephant: { main: 'grey', main2: 'grey-', trunk: 'grey', arm: 'grey', tip: 'slate', hoof: 'grey++', tusk: 'white' },
  giraffe: { main: 'yellow', main2: 'yellow-', mane: 'brown', mane2: 'brown', spot: 'fox-', tip: 'brown', hoof: 'brown', horn: 'brown', muzzle: 'cream' },
    lion: { main: 'ginger', mane: 'brown', mane2: 'brown-', light: 'cream', blaze: 'yellow', brow: 'cream', chin: 'cream' },
  tiger: { main: 'orange', stripe: 'dark', light: 'white', brow: 'white', chin: 'white', blaze: 'orange+', eye: 'yellow' },
    zebra: { main: 'white', main2: 'white--', stripe: 'dark', mane: 'dark', mane2: 'slate', muzzle: 'slate', tip: 'dark' },
  monkey: { main: 'brown', main2: 'brown-', light: 'tan', arm2: 'brown-', hand: 'tan', foot: 'tan', ear: 'tan', face: 'tan' },
    sloth: { main: 'tan', main2: 'tan-', arm2: 'tan-', light: 'cream', patch: 'brown', claw: 'slate', face: 'cream', head: 'tan-' },
  whale: { main: 'blue', main2: 'blue-', sec: 'blue-', ter: 'sky', light: 'white', spout: 'sky', spot: 'sky' },
    dolphin: { main: 'teal', flank: 'sky', light: 'white', fin: 'teal-', tail: 'teal-' },
      octopus: { main: 'violet', main2: 'violet-', arm: 'violet', arm2: 'violet-', spot: 'violet+', sec: 'violet-', ter: 'pink', blush: 'pink' },
  seahorse: { main: 'orange', sec: 'red', ter: 'yellow', light: 'yellow', belly: 'yellow', cheek: 'pink' },
    turtle: { main: 'green2', main2: 'green', shell: 'brown', shell2: 'green', shell3: 'tan', spot: 'green', tail: 'green' },
  fish: { main: 'orange', main2: 'yellow', light: 'cream', fin: 'red', tail: 'red', tail2: 'red-', scale: 'yellow', head: 'orange-' },
    crab: { main: 'red', main2: 'red-', arm: 'red', claw: 'red', shell: 'red+', light: 'cream', spot: 'red--', stalk: 'red', leg: 'red-', leg2: 'red--' },
  butterfly: { body: 'dark', head: 'dark', antenna: 'dark' },
    bee: { main: 'yellow', ter: 'dark', stripe: 'dark', wing: 'sky', wing2: 'sky-', mane: 'ginger', head: 'dark', leg: 'dark', sting: 'dark', eye: 'white' },
  snail: { main: 'tan', foot: 'tan-', shell: 'fox', shell2: 'ginger', rim: 'brown', antenna: 'tan' },
    ladybird: { main: 'red', body: 'dark', wing: 'red', spot: 'dark', head: 'dark', cheek: 'white', leg: 'dark' },
  daisy: { petal: 'white', petal2: 'white--', center: 'yellow' }, sunflower: { petal: 'yellow', petal2: 'orange', core: 'brown', centre: 'brown-' },
    lavender: { petal: 'violet', petal2: 'violet-' }, rose: { petal: 'red', petal2: 'red-', petal3: 'red--', petal4: 'red---' },
  poppy: { petal: 'red', petal2: 'red-', petal3: 'red--', core: 'dark', centre: 'dark', stamen: 'dark', bud: 'green', bud2: 'red' },
    lily: { petal: 'white', petal2: 'white-', petal3: 'white--', seed: 'orange', stamen: 'green2' },
      peony: { petal: 'pink', petal2: 'pink-', petal3: 'pink+', petal4: 'pink--' }, tulip: { petal3: 'yellow' },
  oak: { leaf: 'orange', leaf2: 'yellow-', leaf3: 'fox', acorn: 'brown', acornlight: 'tan', acorncap: 'brown-', vein: 'brown' },
    holly: { berry: 'red', berry2: 'red-' }, mistletoe: { berry: 'white' }, wreath: { berry: 'red', ribbon: 'red-', bow: 'red', knot: 'red-' },
      mushroom: { cap: 'red', cap2: 'red-', stalk: 'cream', gill: 'cream-', spot: 'white', ring: 'white' },
  cactus: { stem: 'green', stem2: 'green-', rib: 'green2', flower: 'pink', pot: 'fox', potband: 'fox-', rim: 'fox-' },
    pineapple: { fruit: 'yellow', scale: 'orange' }, strawberry: { fruit: 'red', fruitlight: 'red+', seed: 'yellow', flower: 'white' },
      lemon: { fruit: 'yellow', fruitlight: 'yellow+', rind: 'yellow-', pith: 'white', segment: 'yellow+' },
        pear: { fruit: 'green2', fruitlight: 'green2+', rind: 'green', pith: 'cream', core: 'cream-' },
          pomegranate: { fruit: 'red', fruitlight: 'red+', calyx: 'red-', pith: 'cream', rind: 'red-', aril: 'red+' },
  crescent: { moon: 'yellow', moon2: 'yellow-' }, sun: { face: 'yellow', face2: 'yellow-', ray: 'orange', ray2: 'yellow', cheek: 'pink' },
    mountain: { snow: 'white', snow2: 'white--' }, snowflake: { ray: 'sky', ray2: 'sky-', tip: 'white', center: 'white' },
      snowman: { snow: 'white', snow2: 'white-', drift: 'sky', nose: 'orange', hat: 'slate', brim: 'slate' },
        teddy: { main: 'ginger', main2: 'ginger-', body: 'ginger', head: 'ginger', ear: 'ginger', leg: 'ginger', arm: 'ginger', belly: 'cream',
          muzzle: 'cream', paw: 'cream', bow: 'red', knot: 'red-' },
  pumpkin: { rib: 'orange', rib2: 'orange-', rib3: 'orange--', eye: 'yellow', nose: 'yellow', mouth: 'yellow' }, shamrock: { vein: 'green-' },
    dove: { body: 'white', wing: 'white', wing2: 'white-', tail: 'white--', feather: 'white--', beak: 'orange' },
      tree: { tree: 'green', tree2: 'green-', tree3: 'green--', trunk: 'wood', star: 'yellow' },
        rainbow: { cloud: 'white', cloud2: 'white--', stripe: 'red', stripe2: 'orange', stripe3: 'yellow', stripe4: 'green', stripe5: 'blue' },
          guitar: { body: 'ginger', body2: 'fox', neck: 'brown', head: 'brown-' }, violin: { body: 'fox', body2: 'fox-', neck: 'brown-' },
  lighthouse: { beam: 'yellow', rock: 'grey', body: 'white', body2: 'red', house: 'white', roof: 'red', dome: 'red', light: 'yellow', lantern: 'yellow' },
};

export function colourOf(p: Palette, h: Hero, k: string): string {
  const stem = k.replace(/\d+$/, ''),
    n = +(k.match(/\d+$/)?.[0] ?? 1);
  const alive = h.tags.some((t) => /animal|flower|fruit|bird|mammal|plant|insect|fish|garden|leaf|simple/.test(t));
  const tab = alive ? LIFE : ROLE,
    alt = alive ? ROLE : LIFE;
  const animal = h.tags.some((t) => /animal|bird|mammal|insect|fish/.test(t));
  const known = tab[k] ?? alt[k]!;
  let role = known ?? tab[stem]! ?? alt[stem]! ?? 'abcd'[hash(stem) % 4]!;
  const dark = lum(p.bg) < 0.5;
  const nat = (x: string): string => {
    const base = x.replace(/[-+]+$/, ''),
      m = (x.match(/-/g) || []).length - (x.match(/\+/g) || []).length;
    return m ? shade(natural(p, NAT[base]!), -0.075 * m) : natural(p, NAT[base]!);
  };
  const own = OF[h.key] ?? h.hues;
  let col: string | undefined;
  const o = own?.[k] ?? (NAT[own?.[role] as string] || own?.[role] ? own?.[role] : undefined);
  if (o) col = nat(o);
  else if (animal && !own) {
    // an animal without colours of its own takes the palette's
    const m = lum(p.a) > 0.93 ? p.e : p.a;
    if (role === 'main') col = m;
    else if (role === 'main2') col = shade(m, lum(m) > 0.55 ? -0.09 : 0.09);
    else if (role === 'sec') col = p.b;
    else if (role === 'ter') col = p.c;
  }
  if (!col) {
    const R: Record<string, () => string> = {
      main: () => p.a, main2: () => shade(p.a, -0.08), sec: () => p.b, ter: () => p.c, a: () => p.a, b: () => p.b, c: () => p.c, d: () => p.d, e: () => p.e,
      a2: () => shade(p.a, -0.085), b2: () => shade(p.b, 0.05), c2: () => mix(p.c, p.d, 0.4),
      light: () => nat('white'), cream: () => mix(nat('white'), p.d, 0.12), white: () => '#fffdf8', pink: () => nat('pink'),
      dark: () => (dark ? shade(p.bg, -0.06) : mix(p.ink, '#1c1720', 0.45)), orange: () => nat('orange'), beak2: () => nat('orange-'), red: () => nat('red'), red2: () => nat('red+'),
      leaf: () => nat('green'), leaf2: () => nat('green2'), wood: () => nat('wood'), wood2: () => nat('wood-'), yellow: () => nat('yellow'),
        yellow2: () => nat('yellow-'), sky: () => nat('sky'), glass: () => mix(nat('sky'), '#ffffff', 0.3),
      flame: () => '#f9a63a', flame2: () => '#fff0b0', brown: () => nat('brown'), steel: () => nat('steel'), bottle: () => nat('green-'), paw: () => nat('cream'), spot: () => p.b,
    };
    col = (R[role] ?? (() => p.a))();
  }
  if (!known && n > 1 && !own?.[k]) col = shade(col, (n % 2 ? 1 : -1) * (lum(col) > 0.88 ? -0.06 : 0.07));
  return col;
}
