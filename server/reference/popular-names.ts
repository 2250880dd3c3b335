import type { PopularName } from '#contract/reference.ts';

/**
 * What most children are called who were born in the United States in 2024, the most frequent first: names on applications for a card of the Social
 * Security Administration, which are in the public domain (docs/credits.md).
 */
const FEMALE = `
  Olivia Emma Amelia Charlotte Mia Sophia Isabella Evelyn Ava Sofia Camila Harper Luna Eleanor Violet Aurora Elizabeth Eliana Hazel Chloe Ellie Nora
  Gianna Lily Emily Aria Scarlett Penelope Zoe Ella Avery Abigail Mila Lucy Isla Ivy Layla Lainey Nova Grace Willow Riley Emilia Naomi Elena Madison
  Valentina Victoria Stella Delilah Maya Hannah Leah Lillian Genesis Josephine Sadie Adeline Zoey Sophie Paisley Alice Ruby Eloise Madelyn Leilani
  Claire Addison Ayla Emery Iris Eden Natalie Maria Maeve Daisy Vivian Clara Autumn Liliana Everly Audrey Lyla Jade Kinsley Millie Madeline Josie
  Kennedy Athena Melody Caroline Aaliyah Anna Sarah Quinn Lydia Lucia Allison Hailey`;
const MALE = `
  Liam Noah Oliver Theodore James Henry Mateo Elijah Lucas William Benjamin Levi Ezra Sebastian Jack Daniel Samuel Michael Ethan Asher John Hudson
  Luca Leo Elias Owen Alexander Dylan Santiago Julian David Joseph Matthew Luke Jackson Maverick Miles Wyatt Thomas Isaac Jacob Mason Gabriel
  Anthony Carter Logan Aiden Grayson Caleb Cooper Charles Roman Josiah Ezekiel Thiago Isaiah Joshua Wesley Jayden Bennett Christopher Nathan Angel
  Nolan Waylon Cameron Brooks Andrew Beau Weston Rowan Adrian Lincoln Enzo Ian Kai Christian Axel Aaron Theo Silas Walker Jonathan Leonardo Everett
  Micah Ryan August Gael Robert Jose Eli Jeremiah Luka Amir Jaxon Parker Colton Myles Adam`;

/** The hundred names that most girls got, and the hundred that most boys got, each with its position. */
export function listPopularNames(): { topFemaleNames: PopularName[]; topMaleNames: PopularName[] } {
  return { topFemaleNames: inOrder(FEMALE), topMaleNames: inOrder(MALE) };
}

const BY_WORD = new Map(
  `${FEMALE} ${MALE}`
    .trim()
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

/** A name that many have, as it is written, by the word that somebody typed; null where it is none of these. */
export function popularName(word: string): string | null {
  return BY_WORD.get(word) ?? null;
}

/** The names that many have and that begin with what was typed: that name itself first, then as they are given most. */
export function namesWithPrefix(typed: string): string[] {
  const own = popularName(typed);
  return [...BY_WORD.values()]
    .filter((name) => name.toLowerCase().startsWith(typed))
    .toSorted((a, b) => Number(b === own) - Number(a === own));
}

function inOrder(names: string): PopularName[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name, i) => ({ position: i + 1, name }));
}
