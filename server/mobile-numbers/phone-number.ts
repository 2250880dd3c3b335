import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * A mobile number in E.164 from how people type one: `07400 123456` with a country, `+44 (0)7400 123 456`, `0044 7400 123456`.
 * @param countryId where a number without a country code is (ISO 3166); null where it is not known
 * @returns null for what is not a mobile number
 */
export function parseMobileNumber(typed: string, countryId: string | null): string | null {
  // The zero in brackets is for calls within the country; `00` is how most countries dial another one.
  const text = typed
    .trim()
    .replace(/^\+?00/, '+')
    .replace(/^(\+[\d\s]+)\(0\)/, '$1');
  const country: CountryCode | undefined = countryId !== null && isSupportedCountry(countryId) ? countryId : undefined;
  const parsed = parsePhoneNumberFromString(text, { ...(country ? { defaultCountry: country } : {}), extract: false });
  return parsed?.isValid() ? parsed.number : null;
}

/** `+44 7400 123456`. @param number in E.164 */
export function formatPhoneNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
