/**
 * The kind of a page: its pattern in the table of routes, `/card/read/$magicLink`, so that no link, name or number of anybody is in what is
 * counted. The shelves of the shop are no secret, and keep their names.
 */
export function pageKindOf(routeId: string, path: string): string {
  if (routeId.startsWith('/cards/')) return path;
  const parts = routeId.split('/').filter((part) => part !== '' && !part.startsWith('_'));
  return `/${parts.map((part) => part.replace(/_$/, '')).join('/')}`;
}

/** Pages that no service outside hears of: their address opens something, or belongs to one person. */
export function isPrivateKind(kind: string): boolean {
  return /\$(magicLink|linkParam)|^\/(verify|change_password|unsubscribe|admin|testing)(\/|$)/.test(kind);
}
