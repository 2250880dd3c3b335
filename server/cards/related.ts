/** What of a card says how well it goes with another. */
export type RelatedCard = {
  cardId: string;
  occasion: string;
  family: string;
  /** how it is made, as the shop says it */ style: string;
  /** the picture that it shows, whatever it is made of */ hero: string;
  /** what is on it, by name: cat, animal, garden */ subjects: readonly string[];
  moods: readonly string[];
  recipients: readonly string[];
  /** the age or the years that it is about */ number: string | null;
  /** its shelves, every level */ shelves: readonly (readonly string[])[];
};

/** How much each says of belonging together. The occasion outweighs all the rest. */
const WEIGHT = { occasion: 20, number: 8, recipient: 8, forAnyone: 2, mood: 1.5, subject: 2, depth: 1 };
const MOODS_COUNTED = 2;
const SUBJECTS_COUNTED = 2;
/** A subject tells two cards together where at most one in so many of the others has it: cats do, numbers do not. */
const RARE = 12;
/** A family, and a hero, come again after so many others at the soonest. */
const FAMILY_APART = 12;
const HERO_APART = 24;
/** So many are chosen one by one for their difference; nobody looks at more of them. */
const CHOSEN = 60;
/** Another style than those just before is worth going this much less close. */
const STYLE_APART = 3;
const STYLE_WORTH = 2;

/**
 * Puts cards in the order in which they go with one card: those of its occasion, for the same person, of the same things and in the same
 * mood first, and side by side each of another family with another picture, so that the row offers choices and not variations. What is as
 * good keeps the order that it came in.
 */
export function sortByRelevance(own: RelatedCard, others: readonly RelatedCard[]): string[] {
  const about = tellingSubjects(own, others);
  const left = others
    .map((kin) => ({ kin, closeness: closenessOf(own, kin, about) }))
    .sort((a, b) => b.closeness - a.closeness);
  const chosen: RelatedCard[] = [own];
  while (left.length > 0 && chosen.length <= CHOSEN) {
    const [next] = left.splice(placeOfNext(left, chosen), 1);
    if (next) chosen.push(next.kin);
  }
  return [...chosen.slice(1), ...left.map(({ kin }) => kin)].map(({ cardId }) => cardId);
}

function tellingSubjects(own: RelatedCard, others: readonly RelatedCard[]): string[] {
  return own.subjects.filter(
    (subject) => RARE * others.filter(({ subjects }) => subjects.includes(subject)).length <= others.length,
  );
}

function closenessOf(own: RelatedCard, kin: RelatedCard, about: readonly string[]): number {
  const shared = (a: readonly string[], b: readonly string[]) => a.filter((one) => b.includes(one)).length;
  const people =
    shared(specific(own), specific(kin)) > 0
      ? WEIGHT.recipient
      : kin.recipients.includes('anyone')
        ? WEIGHT.forAnyone
        : 0;
  const depth = Math.max(
    0,
    ...kin.shelves.map((shelf) => (own.shelves.some((one) => isSame(one, shelf)) ? shelf.length : 0)),
  );
  return (
    (kin.occasion === own.occasion ? WEIGHT.occasion : 0) +
    (own.number !== null && kin.number === own.number ? WEIGHT.number : 0) +
    people +
    WEIGHT.mood * Math.min(MOODS_COUNTED, shared(own.moods, kin.moods)) +
    WEIGHT.subject * Math.min(SUBJECTS_COUNTED, shared(about, kin.subjects)) +
    WEIGHT.depth * depth
  );
}

/** The closest that differs from those before it; one of another style where that is hardly less close; the closest of all where none differs. */
function placeOfNext(left: readonly { kin: RelatedCard; closeness: number }[], chosen: readonly RelatedCard[]): number {
  const styles = new Set(chosen.slice(-STYLE_APART).map(({ style }) => style));
  const first = left.findIndex(({ kin }) => differs(kin, chosen));
  const fresh = left.findIndex(({ kin }) => !styles.has(kin.style) && differs(kin, chosen));
  if (first === -1) return 0;
  const worth = (left[first]?.closeness ?? 0) - STYLE_WORTH;
  return (left[fresh]?.closeness ?? -1) >= worth ? fresh : first;
}

function differs(kin: RelatedCard, chosen: readonly RelatedCard[]): boolean {
  return (
    chosen.slice(-FAMILY_APART).every((other) => other.family !== kin.family) &&
    // A number is what such a card is about, not what it shows.
    (kin.number !== null || chosen.slice(-HERO_APART).every((other) => other.hero !== kin.hero))
  );
}

function specific({ recipients }: RelatedCard): string[] {
  return recipients.filter((one) => one !== 'anyone');
}
function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((part, i) => part === b[i]);
}
