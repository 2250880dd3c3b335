/** The minimum number of cards in a category; a smaller one is not shown. */
const LEAST = 40;
const LEAST_NARROW = 20;

/** Categories that may be smaller: for a single age, or for people and days that fewer cards are about. */
const NARROW = new Set([
  'birthday/colleague/boss',
  'birthday/family/grandchildren',
  'birthday/family/nieces-and-nephews',
  ...['65', '90', '100'].map((age) => `birthday/milestones/${age}`),
  ...['first', '2-to-9', '20', '25', '30', '40', '50', '60'].map((years) => `anniversary/years/${years}`),
  'baby/expecting',
  'congratulations/driving-test',
  'good-luck/new-start',
  'good-luck/school',
  'holidays/mid-autumn',
]);

/** The minimum number of cards in a category, by its path: "birthday/milestones/40". */
export function minimumSize(category: string): number {
  return NARROW.has(category) ? LEAST_NARROW : LEAST;
}
