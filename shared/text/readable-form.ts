/** Letters and signs that nobody sees: those that are made to be passed over, and the fillers of Hangul and Braille, which are blank. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\uffa0]/gu;
/** Full stops of other scripts, and one letter that is nothing but a dot. */
const STOPS = /[\u3002\uff0e\uff61\u06d4\ua4f8]/g;

/** One form for what is the same to a program that reads addresses: full-width signs, other full stops, and signs that cannot be seen. */
export function plainForm(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '').replace(STOPS, '.');
}

/** What is read as each Latin letter: letters of other scripts in the case in which they look like it, small capitals, and figures. */
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
/** Alphabets of signs: white letters in black discs and squares, and the letters that flags are made of. */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];

function letterOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const from = ALPHABETS.find((first) => code >= first && code < first + 26);
  if (from !== undefined) return String.fromCharCode(0x61 + code - from);
  return READ_AS.get(sign) ?? sign.toLowerCase();
}

/** Text as somebody reads it at a glance: what looks like a Latin letter is one, in lower case and without accents. */
export function readableForm(text: string): string {
  const bare = plainForm(text).normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(bare, letterOf).join('');
}

/** The same where a capital i stands for an l, and two letters for one that is as wide. */
export function looseForm(text: string): string {
  return readableForm(text).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('i', 'l').replaceAll('!', 'l');
}
