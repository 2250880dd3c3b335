/** Names that keep their capital letter inside a sentence. */
const PROPER = /^(?:Christmas|Easter|Ramadan|Cupid|Celtic|Fair Isle|Art Deco|Santa|Passover|Torah|Persian)\b/;
/** Vowels that sound like a consonant. */
const YOU = /^(?:uni|eu|one\b|u-)/i;

/** Heroes whose name in a sentence does not follow the rule: plurals, uncountable nouns, or short titles. */
const CALLED: Record<string, string> = {
  lavender: 'a bunch of lavender',
  holly: 'a sprig of holly',
  mistletoe: 'a sprig of mistletoe',
  mushroom: 'mushrooms',
  lemon: 'a whole lemon and a cut one',
  bunting: 'two strings of bunting',
  coral: 'a branch of coral',
  'layer-cake': 'a layer cake with candles',
  gift: 'a gift box with a bow',
  balloons: 'three balloons',
  candle: 'a candle in its holder',
  wine: 'a bottle of wine and a glass',
  mountain: 'a mountain under the sun',
  moon: 'a crescent moon and stars',
  sun: 'a smiling sun',
  rainbow: 'a rainbow between two clouds',
  books: 'a stack of books',
  spectacles: 'a pair of spectacles',
  piano: 'a fan of piano keys',
  ballet: 'a pair of ballet shoes',
  'baby-feet': 'a baby’s two feet',
  'angel-wings': 'a pair of angel’s wings',
  'guiding-star': 'the guiding star',
  crescent: 'a crescent moon and a star',
  'full-moon': 'a hare before the full moon',
  mooncakes: 'a mooncake and half of another',
  mandarin: 'mandarins on the branch',
  'plum-blossom': 'a branch of plum blossom',
  firecrackers: 'a string of firecrackers',
  matzah: 'matzah on its cloth',
  'apple-honey': 'an apple and a pot of honey',
  sufganiyot: 'a plate of sufganiyot',
  latkes: 'latkes in the pan',
  gelt: 'chocolate coins',
  gulal: 'bowls of coloured powder',
  pichkari: 'a pichkari throwing colour',
  'rangoli-lamps': 'a rangoli with lamps',
  mithai: 'mithai on a plate',
  mkeka: 'a straw mkeka with corn and fruit',
  dates: 'a bowl of dates',
  dallah: 'a dallah and coffee cups',
  'midnight-clock': 'a clock at midnight',
  champagne: 'an open bottle of champagne',
  pinwheel: 'a pinwheel of stars and stripes',
  lemonade: 'a jar of lemonade',
  'wheat-sheaf': 'a sheaf of wheat',
  bat: 'a bat before the moon',
  tie: 'a shirt and tie',
  mug: 'a mug of cocoa',
  chocolates: 'a box of chocolates',
  'arrow-heart': 'a heart with Cupid’s arrow through it',
  'heart-ribbon': 'a heart with a ribbon across it',
  heart: 'a heart edged with lace',
  'baby-bottle': 'a baby’s bottle',
  soup: 'a bowl of soup',
  plaster: 'a heart mended with sticking plasters',
  'candle-window': 'a candle in the window',
  wildflowers: 'a posy of wild flowers',
  'hands-heart': 'two hands holding a heart',
  cotton: 'a sprig of cotton',
  'fruit-basket': 'a basket of fruit',
  'silver-spoons': 'three silver spoons',
  oyster: 'an oyster with its pearl',
  'horn-of-plenty': 'a horn of plenty',
  'lily-cross': 'a cross with lilies',
  'potters-wheel': 'two hands turning a pot on the wheel',
};

/** Whether a name is a plural: latkes in a pan, but not compass, iris or cactus. */
function isMany(name: string): boolean {
  const thing = name.split(/ (?:with|in|on|of|at|under|by|from|to|and) /)[0] ?? name;
  return /[^siu]s$/.test(thing) && !/(?:lens|gas|atlas|canvas|christmas)$/i.test(thing);
}

/** What a hero is called in a sentence, with its article: "a duck", "an Easter egg", "latkes in the pan", "the moon and stars". */
export function toldOf({ key, name }: { key: string; name: string }): string {
  const own = Object.hasOwn(CALLED, key) ? CALLED[key] : undefined;
  if (own !== undefined) return own;
  const plain = PROPER.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  if (/^an? /.test(plain) || isMany(plain) || /^(?:two|three|four|five|six|seven) /.test(plain)) return plain;
  return `${/^[aeiou]/i.test(plain) && !YOU.test(plain) ? 'an' : 'a'} ${plain}`;
}
