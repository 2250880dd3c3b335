import { isGeneral, type ShownPicture, subjectsOfWords } from './matching.ts';
import type { Words } from '#cards/catalogue/words/words.ts';

/** How much a subject must count in a picture for a text about it to be considered. */
const MIN_WEIGHT = 1.5;

/** Finds the texts that a picture could have: those about something in it, and those for any picture of its occasions. */
export function indexTexts(rows: readonly Words[]): (view: ShownPicture) => Set<Words> {
  const bySubject = new Map<string, Words[]>();
  const byOccasion = new Map<string, Words[]>();
  const ofNumerals: Words[] = [];
  for (const row of rows) {
    if (row.tags.includes('numeral')) ofNumerals.push(row);
    else if (isGeneral(row)) put(byOccasion, row.occasion, row);
    for (const subject of subjectsOfWords(row)) put(bySubject, subject, row);
  }

  return ({ picture, shown, occasions }) => {
    if (picture.number !== undefined) return new Set(ofNumerals);
    const found = new Set<Words>();
    for (const [subject, weight] of shown)
      if (weight >= MIN_WEIGHT) for (const row of bySubject.get(subject) ?? []) found.add(row);
    for (const occasion of occasions) for (const row of byOccasion.get(occasion) ?? []) found.add(row);
    return found;
  };
}

function put(map: Map<string, Words[]>, key: string, row: Words): void {
  const rows = map.get(key);
  if (rows) rows.push(row);
  else map.set(key, [row]);
}
