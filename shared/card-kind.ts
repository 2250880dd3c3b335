/** What kind of card it is, as in "Rosa sent you a birthday card". */
const KINDS: Record<string, string> = {
  birthday: 'birthday card',
  anniversary: 'anniversary card',
  christmas: 'Christmas card',
  easter: 'Easter card',
  hanukkah: 'Hanukkah card',
  'mothers-day': 'Mother’s Day card',
  'fathers-day': 'Father’s Day card',
  valentine: 'Valentine',
  'love-valentine': 'Valentine',
  halloween: 'Halloween card',
  thanksgiving: 'Thanksgiving card',
  diwali: 'Diwali card',
  eid: 'Eid card',
  'new-year': 'New Year card',
  'lunar-new-year': 'Lunar New Year card',
  'st-patricks': 'St Patrick’s Day card',
  holi: 'Holi card',
  kwanzaa: 'Kwanzaa card',
  passover: 'Passover card',
  'rosh-hashanah': 'Rosh Hashanah card',
};

export function kindOfCard(occasion: string): string {
  return KINDS[occasion] ?? 'card';
}

/** What kind of card, with its article: `a birthday card`, `an anniversary card`. */
export function aCard(occasion: string): string {
  const kind = kindOfCard(occasion);
  return `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}`;
}
