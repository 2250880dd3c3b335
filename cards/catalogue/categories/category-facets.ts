/** A choice of a filter: cards for Mum, funny cards. */
export type CategoryFacet = { path: string; facet: 'recipient' | 'mood'; value: string };

/**
 * Categories that are called the same as a choice of a filter. "Birthday, Mum" and birthday cards narrowed to "Mum" are one question, so they have
 * the same cards, and one number.
 */
export const CATEGORY_FACETS: readonly CategoryFacet[] = [
  ...inRecipients({
    'birthday/for-her': 'her',
    'birthday/for-him': 'him',
    'birthday/mum': 'mum',
    'birthday/dad': 'dad',
    'birthday/grandparents/grandma': 'grandma',
    'birthday/grandparents/grandad': 'grandad',
    'birthday/partner': 'partner',
    'birthday/partner/wife': 'wife',
    'birthday/partner/husband': 'husband',
    'birthday/family/daughter': 'daughter',
    'birthday/family/son': 'son',
    'birthday/family/sister': 'sister',
    'birthday/family/brother': 'brother',
    'birthday/friend': 'friend',
    'birthday/friend/neighbour': 'neighbour',
    'birthday/colleague': 'colleague',
    'birthday/colleague/boss': 'boss',
    'birthday/colleague/teacher': 'teacher',
    'birthday/from-us': 'group',
    'anniversary/partner/wife': 'wife',
    'anniversary/partner/husband': 'husband',
    'anniversary/couples': 'couple',
    'anniversary/parents': 'parents',
    'holidays/mothers-day/mum': 'mum',
    'holidays/mothers-day/grandma': 'grandma',
    'holidays/fathers-day/dad': 'dad',
    'holidays/fathers-day/grandad': 'grandad',
    'thank-you/teachers': 'teacher',
  }),
  ...['birthday', 'anniversary', 'holidays/christmas'].map((occasion): CategoryFacet => ({
    path: `${occasion}/funny`,
    facet: 'mood',
    value: 'funny',
  })),
  { path: 'birthday/elegant', facet: 'mood', value: 'elegant' },
  { path: 'birthday/belated', facet: 'mood', value: 'belated' },
];

function inRecipients(values: Readonly<Record<string, string>>): CategoryFacet[] {
  return Object.entries(values).map(([path, value]) => ({ path, facet: 'recipient', value }));
}

/** The category of the occasion of a category: a holiday is one level lower than other occasions. */
export function occasionOf(path: string): string {
  const [top = '', mid] = path.split('/');
  return top === 'holidays' && mid !== undefined ? `${top}/${mid}` : top;
}

/** Categories, each with those in it, in which people look for a card for one relation. */
const OF_RELATIONS = [
  'birthday/mum',
  'birthday/dad',
  'birthday/grandparents',
  'birthday/partner',
  'birthday/family',
  'birthday/colleague/boss',
  'birthday/colleague/teacher',
  'anniversary/partner',
  'anniversary/parents',
  'holidays/mothers-day',
  'holidays/fathers-day',
  'holidays/valentines-day',
  'holidays/christmas/family',
  'holidays/christmas/partner',
  'thank-you/family',
  'thank-you/teachers',
];

/** Whether people look for a card for one relation in a category. In all others the first cards suit anyone. */
export function isOfRelation(path: string): boolean {
  return OF_RELATIONS.some((own) => path === own || path.startsWith(`${own}/`));
}
