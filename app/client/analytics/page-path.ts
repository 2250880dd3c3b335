/** Route parameters that give access to something, or belong to one person. In analytics their name replaces their value. */
const SECRET = new Set(['magicLink', 'magicLink2', 'linkType', 'linkParam', 'id']);

/**
 * The path of a page as it is counted (specification, section 1, Analytics): its address without the query, `/card/view/fox-in-snow`. Secret parts
 * are replaced by their parameter's name in the route, `/card/read/$magicLink`. All unknown addresses (`isUnknown`) are counted as one, since their text
 * may be a secret that was copied incorrectly. Layouts (`_auth`) and groups of routes (`(account)`) are parts of a route's id and not of its address.
 */
export function pagePathOf(
  routeId: string,
  params: Readonly<Record<string, string | undefined>>,
  isUnknown = false,
): string {
  if (isUnknown) return '/$unknown';
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

/** The same for third-party services, which do not get the name that was looked up. */
export function pathForThirdParties(path: string): string {
  return path.replace(/^\/name\/.+/, '/name/$popularName');
}

/** Pages that are never reported to third-party services: their address gives access to something, or belongs to one person. */
export function isPrivatePath(path: string): boolean {
  return /\$(magicLink|linkParam)|^\/(verify|birthday\/request\/answer|birthday\/group\/(join|mine)|change_password|unsubscribe|admin|testing)(\/|$)/.test(
    path,
  );
}
