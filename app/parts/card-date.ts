import { createContext } from 'react';

/** The date of the calendar that the cards of a page are looked at for: links to cards carry it along. Undefined where there is none. */
export const CardDate = createContext<string | undefined>(undefined);
