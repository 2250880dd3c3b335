/** The kind of a date. It decides the colour of its stamp. */
export type DateKind = 'birthday' | 'anniversary' | 'holiday' | 'moon' | 'own';

const BY_THE_MOON: ReadonlySet<string> = new Set([
  'diwali',
  'easter',
  'eid',
  'hanukkah',
  'holi',
  'lunar-new-year',
  'mid-autumn',
  'passover',
  'rosh-hashanah',
]);
const BY_THE_CALENDAR: ReadonlySet<string> = new Set([
  'christmas',
  'fathers-day',
  'fourth-of-july',
  'halloween',
  'kwanzaa',
  'mothers-day',
  'new-year',
  'st-patricks',
  'thanksgiving',
  'valentine',
]);

/** The kind of a date by the occasion of its card. */
export function stampKind(occasion: string): DateKind {
  if (occasion === 'birthday' || occasion === 'anniversary') return occasion;
  if (BY_THE_MOON.has(occasion)) return 'moon';
  return BY_THE_CALENDAR.has(occasion) ? 'holiday' : 'own';
}
