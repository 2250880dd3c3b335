/** The files in which a member's people and dates are saved. */
export const PEOPLE_FILES = ['people.vcf', 'people.csv', 'dates.ics'] as const;
export type PeopleFile = (typeof PEOPLE_FILES)[number];
