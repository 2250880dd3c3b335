import type { AddressQuery } from '#shared/links/address-query.ts';
import { HANDLED_AS, type HandledAs } from '#shared/dates/handled-as.ts';

/** The answer that a link in a reminder has ready, under one button: opening the page changes nothing. */
export type OfferedAnswer = {
  answer?: HandledAs;
  /** to be told again on this day, `YYYY-MM-DD` */ until?: string;
};

/** Parses it from the address. Anything else is left out. */
export function parseOfferedAnswer({ answer, until }: AddressQuery): OfferedAnswer {
  const known = HANDLED_AS.find((as) => as === answer);
  return {
    ...(known === undefined ? {} : { answer: known }),
    ...(until !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(until) ? { until } : {}),
  };
}
