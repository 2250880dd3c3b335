export function CookieChoices() {
  return null;
}
