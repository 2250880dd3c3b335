/** HTML that is already safe: made by the tag `html`, or marked as safe by `html.raw`. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
  toString(): string {
    return this.markup;
  }
}
type Value = string | number | Html | null | undefined | false | readonly Value[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for use in HTML text and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

function markupOf(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  return escapeHtml(String(value));
}

/** A template of HTML. Every value in it is escaped, unless it is safe HTML already. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((all, part, i) => all + markupOf(values[i - 1]) + part));
}
/** Marks text as safe HTML. */
html.raw = (markup: string): Html => new Html(markup);
