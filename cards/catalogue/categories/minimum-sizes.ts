/** How many cards stand on a shelf at least; one with fewer is not put up. */
const LEAST = 40;
const LEAST_NARROW = 20;

/** Shelves for a single year, or for people and days of whom the world has fewer. */
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

/** The fewest cards that a shelf has, by its address: "birthday/milestones/40". */
export function minimumSize(shelf: string): number {
  return NARROW.has(shelf) ? LEAST_NARROW : LEAST;
}
