/** Joins the class names that are there; gives nothing where none is, so that no empty attribute stands in the page. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  let joined: string | undefined;
  for (const name of names) if (name) joined = joined === undefined ? name : `${joined} ${name}`;
  return joined;
}
