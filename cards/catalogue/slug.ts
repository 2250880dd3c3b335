/** Text as a slug: "You’re a star, |Zoë" → "youre-a-star-zoe". */
export function slugOf(text: string, max = 60): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’‘'“”]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replaceAll(/^-+|-+$/g, '');
}
