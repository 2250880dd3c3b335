import { vcardLine, vcardText } from '#shared/exports/vcard-lines.ts';

/** A day of which the year may be unknown. */
export type CardDay = { year: number | null; month: number; day: number };
/** A person as a provider describes them. */
export type ProviderContact = {
  name: string;
  nickname: string;
  company: string;
  emails: readonly string[];
  phones: readonly string[];
  note: string;
  birthday: CardDay | null;
  dates: readonly { label: string; day: CardDay }[];
  relatives: readonly { label: string; name: string }[];
};

/** A person as a card, which the same reader reads as those of files. Nothing is checked here: the reader does that. */
export function cardOf(person: ProviderContact): string {
  const { name, nickname, company, emails, phones, note, birthday, dates, relatives } = person;
  const line = (property: string, text: string) =>
    text.trim() === '' ? [] : [`${property}:${vcardText(text.trim())}`];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...line('FN', name),
    ...line('NICKNAME', nickname),
    ...line('ORG', company),
    ...emails.flatMap((email) => line('EMAIL', email)),
    ...phones.flatMap((phone) => line('TEL', phone)),
    ...(birthday === null ? [] : [`BDAY:${formatDay(birthday)}`]),
    ...dates.flatMap(({ label, day }, i) => [
      `item${i + 1}.X-ABDATE:${formatDay(day)}`,
      `item${i + 1}.X-ABLabel:${vcardText(label)}`,
    ]),
    ...relatives.flatMap(({ label, name: relative }, i) => [
      `rel${i + 1}.X-ABRELATEDNAMES:${vcardText(relative)}`,
      `rel${i + 1}.X-ABLabel:${vcardText(label)}`,
    ]),
    ...line('NOTE', note),
    'END:VCARD',
  ]
    .map(vcardLine)
    .join('');
}

/** `1992-05-09`, or `--05-09`. */
function formatDay({ year, month, day }: CardDay): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year === null ? '-' : String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** A day from its parts, as JSON has them. Null where it is none: parts are whole numbers of at most four or two digits. */
export function dayFrom(year: unknown, month: unknown, day: unknown): CardDay | null {
  const isPart = (part: unknown, max: number): part is number =>
    typeof part === 'number' && Number.isInteger(part) && part > 0 && part <= max;
  if (!isPart(month, 99) || !isPart(day, 99)) return null;
  return { year: isPart(year, 9999) ? year : null, month, day };
}
