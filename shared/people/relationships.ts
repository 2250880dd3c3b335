/** Who somebody is to a member. Most of them are also relations that cards are made for. */
export const RELATIONSHIPS = [
  'partner',
  'wife',
  'husband',
  'mum',
  'dad',
  'daughter',
  'son',
  'sister',
  'brother',
  'grandma',
  'grandad',
  'granddaughter',
  'grandson',
  'aunt',
  'uncle',
  'niece',
  'nephew',
  'cousin',
  'in-law',
  'stepparent',
  'godparent',
  'godchild',
  'friend',
  'neighbour',
  'colleague',
  'boss',
  'teacher',
] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** As a list shows it: “Sister”, “In-law”. */
export function formatRelationship(relationship: Relationship): string {
  return relationship.charAt(0).toLocaleUpperCase('en') + relationship.slice(1);
}
