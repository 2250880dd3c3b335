type Priced = { cardId: string; categories: string[][]; style: string; isFine: boolean };

/** the share of every category that stays free, a little over the promised half */
const FREE = 0.55;

/** Chooses the free cards: at least half of every category. Cards of the finest crafts become premium first. */
export function chooseFreeCards(cards: readonly Priced[]): Set<string> {
  const size = new Map<string, number>();
  const premium = new Map<string, number>();
  for (const { categories } of cards)
    for (const category of categories) size.set(category.join('/'), (size.get(category.join('/')) ?? 0) + 1);
  const free = new Set(cards.map((card) => card.cardId));
  // the finest crafts first, then every third of the others; in the order of the shop within each
  const wanted = [...cards.filter((card) => card.isFine), ...cards.filter((card, i) => !card.isFine && i % 3 === 1)];
  for (const card of wanted) {
    const keys = card.categories.map((category) => category.join('/'));
    if (keys.some((key) => ((premium.get(key) ?? 0) + 1) / size.get(key)! > 1 - FREE)) continue;
    for (const key of keys) premium.set(key, (premium.get(key) ?? 0) + 1);
    free.delete(card.cardId);
  }
  return free;
}
