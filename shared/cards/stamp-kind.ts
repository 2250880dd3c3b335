/** The kind of a date. It decides the colour of its stamp. */
export type DateKind = 'birthday' | 'anniversary' | 'holiday' | 'lunar' | 'personal';

const LUNAR_HOLIDAYS: ReadonlySet<string> = new Set([
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
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
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
  if (LUNAR_HOLIDAYS.has(occasion)) return 'lunar';
  return FIXED_HOLIDAYS.has(occasion) ? 'holiday' : 'personal';
}
