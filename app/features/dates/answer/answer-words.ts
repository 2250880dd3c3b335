import type { IconName } from '#app/ui/icon/icon-shapes.ts';
import type { HandledAs } from '#shared/dates/handled-as.ts';

type Words = {
  /** on the button */ button: string;
  /** what stands there once it is noted */ noted: string;
  /** the same in a row of a list, which says whose day it is */ short: string;
  icon: IconName;
  /** said once, when it is noted. @param whom `Amelie` */ toast: (whom: string) => string;
};

/** What somebody may do about a date. */
export const ANSWERS: Record<HandledAs, Words> = {
  card: {
    button: 'I sent a card',
    noted: 'You sent a card.',
    short: 'Card sent',
    icon: 'envelope',
    toast: (whom) => `Noted for ${whom}: you sent a card`,
  },
  call: {
    button: 'I will call',
    noted: 'You will call.',
    short: 'You will call',
    icon: 'phone',
    toast: (whom) => `Noted for ${whom}: you will call`,
  },
  gift: {
    button: 'I have a present',
    noted: 'You have a present.',
    short: 'Present ready',
    icon: 'gift',
    toast: (whom) => `Noted for ${whom}: you have a present`,
  },
  nothing: {
    button: 'Not this year',
    noted: 'Nothing this year.',
    short: 'Not this year',
    icon: 'check',
    toast: (whom) => `Nothing for ${whom} this year`,
  },
};
