/** The properties of a card that decide which cards are related to it. */
export type RelatedCard = {
  cardId: string;
  occasion: string;
  family: string;
  /** its style, as the shop shows it */ style: string;
  /** its hero, in any material */ hero: string;
  /** its subjects: cat, animal, garden */ subjects: readonly string[];
  moods: readonly string[];
  recipients: readonly string[];
  /** its age or number of years */ number: string | null;
  /** its categories, all levels */ categories: readonly (readonly string[])[];
};

/** How much each property counts. The occasion outweighs all others together. */
const WEIGHT = { occasion: 20, number: 8, recipient: 8, forAnyone: 2, mood: 1.5, subject: 2, depth: 1 };
const MOODS_COUNTED = 2;
const SUBJECTS_COUNTED = 2;
/** A subject relates two cards only if at most one in this many of the others has it: cats do, numbers do not. */
const RARE = 12;
/** The least number of other cards between two of one family, and of one hero. */
const FAMILY_APART = 12;
const HERO_APART = 24;
/** How many cards are chosen one by one so that neighbours differ; nobody looks at more. */
const CHOSEN = 60;
/** A card of another style than those just before may be less related by this much. */
const STYLE_APART = 3;
const STYLE_WORTH = 2;

/**
 * Sorts cards by how closely they are related to one card: first those of its occasion, for the same recipient, with the same subjects and mood.
 * Neighbours have different families and pictures, so that the row offers a choice and not variations. Equally related cards keep their order.
 */
export function sortByRelevance(own: RelatedCard, others: readonly RelatedCard[]): string[] {
  const about = distinctiveSubjects(own, others);
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

function distinctiveSubjects(own: RelatedCard, others: readonly RelatedCard[]): string[] {
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
    ...kin.categories.map((category) => (own.categories.some((one) => isSame(one, category)) ? category.length : 0)),
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

/** The closest card that differs from those before it; one of another style if it is almost as close; the closest of all if none differs. */
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
    // The number is the topic of such a card, not what it shows.
    (kin.number !== null || chosen.slice(-HERO_APART).every((other) => other.hero !== kin.hero))
  );
}

function specific({ recipients }: RelatedCard): string[] {
  return recipients.filter((one) => one !== 'anyone');
}
function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((part, i) => part === b[i]);
}
