/** Invisible characters: those that are ignored by default, and the blank fillers of Hangul and Braille. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\uffa0]/gu;
/** Full stops of other scripts, and one letter that looks like a dot. */
const STOPS = /[\u3002\uff0e\uff61\u06d4\ua4f8]/g;

/** Normalises what is equivalent to a program that detects addresses: full-width characters, other full stops, and invisible characters. */
export function plainForm(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '').replace(STOPS, '.');
}

/** Lookalikes of each Latin letter: letters of other scripts in the case in which they look like it, small capitals, and digits. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀꓮᎪ4@',
  b: 'ВвΒβЬьʙƄꓐᏏ8',
  c: 'сСϲϹᴄꓚᏟ',
  d: 'ԁᴅɗꓓᎠ',
  e: 'еЕεΕєᴇꓰᎬ3',
  f: 'ғꜰϜꓝ',
  g: 'ɡɢԌꓖᏀ9',
  h: 'һНнΗʜհꓧᎻ',
  i: 'іІιΙıɪӀꓲᎥ',
  j: 'јЈϳᴊꓙᎫ',
  k: 'кКκΚᴋꓗᏦ',
  l: 'ӏʟւꓡᏞ1|',
  m: 'мМΜᴍꓟᎷ',
  n: 'Νոпɴηꓠ',
  o: 'оОοΟσօᴏꓳ0',
  p: 'рРρΡᴘꓑᏢ',
  q: 'ԛԚզ',
  r: 'гʀꓣᖇᎡ',
  s: 'ѕЅꜱꓢᏚ5$',
  t: 'тТτΤᴛꓔᎢ7',
  u: 'υᴜսꓴ',
  v: 'νѵᴠꓦᏙ',
  w: 'ѡԝԜωᴡꓪᎳ',
  x: 'хХχΧꓫ',
  y: 'уУүΥʏꓬ',
  z: 'ΖᴢꓜᏃ2',
};
const READ_AS = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, signs]) => Array.from(signs, (sign) => [sign, letter] as const)),
);
/** Alphabets of symbols: white letters in black circles and squares, and the regional indicators that flags are made of. */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];

function letterOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const from = ALPHABETS.find((first) => code >= first && code < first + 26);
  if (from !== undefined) return String.fromCharCode(0x61 + code - from);
  return READ_AS.get(sign) ?? sign.toLowerCase();
}

/** Text as it looks at a glance: lookalikes become Latin letters, in lower case and without accents. */
export function foldLookalikes(text: string): string {
  const bare = plainForm(text).normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(bare, letterOf).join('');
}

/** The same, and also i, l and ! become one letter, and so do pairs of letters that look like one (rn, vv). */
export function foldLookalikesLoosely(text: string): string {
  return foldLookalikes(text).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('i', 'l').replaceAll('!', 'l');
}
