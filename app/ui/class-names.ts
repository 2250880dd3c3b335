/** Joins the class names that are there; gives nothing where none is, so that no empty attribute stands in the page. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
