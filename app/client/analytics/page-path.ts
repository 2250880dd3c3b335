/** Parts of an address that open something, or belong to one person: in their place stands what they are. */
const SECRET = new Set(['magicLink', 'magicLink2', 'linkType', 'linkParam', 'id']);

/**
 * The path of a page as it is counted (specification, section 1, Analytics): that of its address without the query, `/card/view/fox-in-snow`. What is
 * secret in it is masked by its name in the table of routes, `/card/read/$magicLink`. An address that leads nowhere, as `isLost` says, is one like
 * any other: whatever stands in it was made up, or is a secret that was copied badly. Layouts (`_auth`) and groups of routes (`(account)`) are parts
 * of a route's id and not of its address.
 */
export function pagePathOf(
  routeId: string,
  params: Readonly<Record<string, string | undefined>>,
  isLost = false,
): string {
  if (isLost) return '/$unknown';
  const said = routeId.split('/').flatMap((part) => {
    if (part === '' || /^[_(]/.test(part)) return [];
    const named = /^\{?-?\$(\w+?)\}?_?$/.exec(part)?.[1];
    if (named === undefined) return [part.replace(/_$/, '')];
    const value = params[named];
    if (value === undefined) return [];
    return [SECRET.has(named) ? `$${named}` : encodeURIComponent(value)];
  });
  return `/${said.join('/')}`;
}

/** The same for services outside, which are not told whose name was looked at. */
export function pathForOthers(path: string): string {
  return path.replace(/^\/name\/.+/, '/name/$popularName');
}

/** Pages that no service outside hears of: their address opens something, or belongs to one person. */
export function isPrivatePath(path: string): boolean {
  return /\$(magicLink|linkParam)|^\/(verify|change_password|unsubscribe|admin|testing)(\/|$)/.test(path);
}
