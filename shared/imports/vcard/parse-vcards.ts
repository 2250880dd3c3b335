import { CONTACTS_MAX, GROUP_NAME_MAX, GROUPS_MAX } from '#shared/limits.ts';
import { type ContentLine, paramValues } from '../content-lines.ts';
import { withoutUtf16 } from '../decode-text.ts';
import type { ImportedPerson, ImportOptions, ImportResult } from '../imported-person.ts';
import { createPersonBuilder } from '../person-builder.ts';
import { createProblems, type Problems } from '../problems.ts';
import { propertyText, splitEscaped, unescapeText } from '../property-text.ts';
import { type Gender, relationshipOf } from '../relationship-words.ts';
import { canBeSeen, cleanLine, cutText, foldText } from '../text.ts';
import { addCardDate } from './card-dates.ts';
import { companyOf, labelOf, nameFromParts } from '../names.ts';
import { type Relative, setRelationships } from '../relatives.ts';
import { type Card, splitCards } from './split-cards.ts';

/** Progress is told after so many cards. */
const TELL_EVERY = 100;

/** What was read of one card, or the group that it describes. */
type ParsedCard = {
  person: ImportedPerson | null;
  cardId: string | null;
  gender: Gender;
  relatives: Omit<Relative, 'of'>[];
  group: { name: string; members: string[] } | null;
};

/**
 * Parses the cards of a file: vCard 2.1, 3.0 and 4.0, in UTF-8, UTF-16, Windows-1252 or the character set that a property names. It never throws: what cannot
 * be read is a problem, and everything else stays. Pictures are skipped in place. Cards of groups become the groups of their members.
 */
export function parseVCards(bytes: Uint8Array, options: ImportOptions): ImportResult {
  const problems = createProblems();
  const people = new Map<ImportedPerson, { cardId: string | null; gender: Gender }>();
  const byId = new Map<string, ImportedPerson>();
  const relatives: Relative[] = [];
  const groups: NonNullable<ParsedCard['group']>[] = [];
  const lines = countLines(bytes, options);
  let cards = 0;
  for (const card of splitCards(withoutUtf16(bytes), problems)) {
    cards++;
    if (cards % TELL_EVERY === 0) options.onProgress?.(Math.min(1, card.line / lines));
    if (people.size >= CONTACTS_MAX) {
      problems.add(card.line, `There is room for ${CONTACTS_MAX} people. Those from here on were left out.`);
      break;
    }
    const { person, cardId, gender, relatives: named, group } = parseCard(card, options, problems);
    if (group !== null) groups.push(group);
    if (person === null) continue;
    people.set(person, { cardId, gender });
    if (cardId !== null) byId.set(cardId, person);
    relatives.push(...named.map((relative) => ({ of: person, ...relative })));
  }
  if (cards === 0) problems.add(1, 'There is no card in this file.');
  for (const { name, members } of groups)
    for (const member of members) {
      const groups = byId.get(member)?.groups;
      if (groups !== undefined && groups.length < GROUPS_MAX && !groups.includes(name)) groups.push(name);
    }
  setRelationships(people, relatives, options.self);
  return { people: [...people.keys()], problems: problems.list() };
}

/** The lines of a file, where somebody wants to know how many of them were read. */
function countLines(bytes: Uint8Array, { onProgress }: ImportOptions): number {
  let lines = 1;
  if (onProgress !== undefined) for (const byte of bytes) if (byte === 10) lines++;
  return lines;
}

function parseCard(card: Card, { today }: ImportOptions, problems: Problems): ParsedCard {
  const builder = createPersonBuilder(problems, today);
  const labels = new Map<string, string>();
  const text = (property: ContentLine) => unescapeText(propertyText(property), !card.isVersion21);
  for (const property of card.properties)
    if (property.name === 'X-ABLABEL' && property.group !== '') labels.set(property.group, text(property));
  const labelFor = (property: ContentLine) =>
    (property.group === '' ? undefined : labels.get(property.group)) ?? paramValues(property, 'LABEL')[0] ?? '';

  const names: Record<'FN' | 'N' | 'NICKNAME' | 'ORG', string[]> = { FN: [], N: [], NICKNAME: [], ORG: [] };
  const members: string[] = [];
  const parsed: ParsedCard = { person: null, cardId: null, gender: null, relatives: [], group: null };
  let isGroup = false;

  for (const property of card.properties.toSorted((a, b) => preferenceOf(a) - preferenceOf(b))) {
    const { name, line } = property;
    addCardDate(builder, property, labelFor, problems);
    if (name === 'FN') names.FN.push(text(property));
    else if (name === 'N') names.N.push(nameFromParts(propertyText(property)));
    else if (name === 'NICKNAME') names.NICKNAME.push(splitEscaped(propertyText(property), ',', 1)[0] ?? '');
    else if (name === 'ORG') names.ORG.push(companyOf(propertyText(property)));
    else if (name === 'EMAIL') builder.addEmail(text(property), line);
    else if (name === 'TEL') builder.addPhone(text(property), line);
    else if (name === 'NOTE') builder.addNote(text(property));
    else if (name === 'CATEGORIES' || name === 'X-CATEGORIES')
      for (const group of splitEscaped(propertyText(property), ',')) builder.addGroup(group, line);
    else if (name === 'UID') parsed.cardId = cardIdOf(text(property));
    else if (name === 'GENDER' || name === 'X-GENDER') parsed.gender = genderOf(text(property));
    else if (name === 'KIND' || name === 'X-ADDRESSBOOKSERVER-KIND') isGroup ||= foldText(text(property)) === 'group';
    else if (name === 'X-EVOLUTION-LIST') isGroup ||= foldText(text(property)) === 'true';
    else if (name === 'MEMBER' || name === 'X-ADDRESSBOOKSERVER-MEMBER') members.push(cardIdOf(text(property)));
    else if (name === 'DEATHDATE' || name === 'X-DEATHDATE')
      problems.add(line, 'This card has a date of death. Please mark this person, so that nothing is celebrated.');
    else if (name === 'RELATED' || name === 'X-ABRELATEDNAMES' || name === 'X-EVOLUTION-SPOUSE')
      parsed.relatives.push(relativeOf(property, text(property), labelFor(property)));
    else if (name === 'X-RELATIONSHIP') builder.setRelationship(relationshipOf(text(property)));
  }
  if (isGroup) {
    const name = [...names.FN, ...names.N].map((one) => cleanLine(one)).find(canBeSeen);
    if (name !== undefined) parsed.group = { name: cutText(name, GROUP_NAME_MAX), members };
    return parsed;
  }
  const person = builder.finish([...names.FN, ...names.N, ...names.NICKNAME, ...names.ORG], card.line);
  return { ...parsed, person };
}

/** Preferred values come first: `PREF=1` is before `PREF=2`, `TYPE=PREF` before all that have nothing. */
function preferenceOf(property: ContentLine): number {
  if (paramValues(property, 'TYPE').includes('pref')) return 0;
  const preference = Number(paramValues(property, 'PREF')[0] ?? Number.NaN);
  return preference >= 1 && preference <= 100 ? preference : 101;
}

const cardIdOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^urn:uuid:/, '');

function genderOf(text: string): Gender {
  const letter = text.trim().charAt(0).toUpperCase();
  return letter === 'F' || letter === 'M' ? letter : null;
}

function relativeOf(property: ContentLine, text: string, label: string): Omit<Relative, 'of'> {
  const words =
    property.name === 'X-EVOLUTION-SPOUSE' ? ['spouse'] : [labelOf(label), ...paramValues(property, 'TYPE')];
  return {
    words: words.filter((word) => word !== ''),
    name: text.trim(),
    cardId: /^urn:uuid:/i.test(text.trim()) ? cardIdOf(text) : null,
  };
}
