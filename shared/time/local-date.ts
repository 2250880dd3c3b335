/** The date of an instant in this device's time zone, as `YYYY-MM-DD`. */
export function localDate(at: Date): string {
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
}
