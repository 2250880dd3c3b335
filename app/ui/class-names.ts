/** Joins the given class names. Returns undefined if there are none, so that no empty attribute is rendered. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  let joined: string | undefined;
  for (const name of names) if (name) joined = joined === undefined ? name : `${joined} ${name}`;
  return joined;
}
