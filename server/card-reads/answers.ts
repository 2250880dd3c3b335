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

const FOR_OCCASION: Record<string, string> = {
  birthday: 'You remembered',
  anniversary: 'We are both smiling',
  christmas: 'A happy Christmas to you too',
  'new-year': 'A happy new year to you too',
};

/** Ready answers: they fill the field and are sent only by the button. */
export function readyAnswers(occasion: string): string[] {
  return ['Thank you, it made my day', FOR_OCCASION[occasion] ?? 'How kind of you', 'Call you tonight?'];
}
