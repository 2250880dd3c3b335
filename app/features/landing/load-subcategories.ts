import { call } from '#app/client/api.ts';

/** The categories in a top category, with their numbers of cards. */
export async function loadSubcategories(top: string): Promise<{ name: string; path: string; count: number }[]> {
  const { navItems } = await call('GET /card-nav');
  const category = navItems.find(({ slug }) => slug === top);
  return (category?.items ?? []).map(({ name, path, count }) => ({ name, path, count }));
}
