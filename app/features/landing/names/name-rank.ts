import { ApiError, call } from '#app/client/api.ts';
import type { PopularName } from '#contract/reference.ts';

/** The rank of a name as text: "Number 43 among girls"; null for a name that is on neither list. */
export function formatNameRank(name: string, lists: { girls: readonly PopularName[]; boys: readonly PopularName[] }) {
  const wanted = name.toLocaleLowerCase('en');
  const placeIn = (names: readonly PopularName[]) =>
    names.find((one) => one.name.toLocaleLowerCase('en') === wanted)?.position;
  const girls = placeIn(lists.girls);
  const boys = placeIn(lists.boys);
  const places = [
    ...(girls === undefined ? [] : [`number ${girls} among girls`]),
    ...(boys === undefined ? [] : [`number ${boys} among boys`]),
  ].join(', and ');
  return places === ''
    ? null
    : `${places.charAt(0).toUpperCase()}${places.slice(1)} born in the United States in 2024.`;
}

/** The same, for a page's loader. It is optional: if it cannot be loaded, the page is shown without it. */
export async function loadNameRank(name: string): Promise<string | null> {
  try {
    const { topFemaleNames, topMaleNames } = await call('GET /names');
    return formatNameRank(name, { girls: topFemaleNames, boys: topMaleNames });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
