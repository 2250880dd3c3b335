import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often one may try to sign in, to join, and what belongs to it. What counts by network leaves room for a school or an office behind one address. */
export const SIGN_IN_LIMITS = {
  tries: {
    name: 'sign-in-tries',
    points: 10,
    seconds: 900,
    counts: 'Passwords tried for one email address from one network',
  },
  triesForAddress: {
    name: 'sign-in-triesForAddress',
    points: 60,
    seconds: 3600,
    counts: 'Passwords tried for one email address',
  },
  triesOfKnownBrowser: {
    name: 'sign-in-triesOfKnownBrowser',
    points: 10,
    seconds: 900,
    counts:
      'Passwords tried for one account in one browser that has been signed in to it before; the other limits do not count there',
  },
  triesFromNetwork: {
    name: 'sign-in-triesFromNetwork',
    points: 120,
    seconds: 900,
    counts: 'Passwords and passkeys tried from one network',
  },
  mailsToAddress: {
    name: 'sign-in-mailsToAddress',
    points: 5,
    seconds: 3600,
    counts: 'Mails to one address for signing in, registering or setting a password',
  },
  mailsFromNetwork: {
    name: 'sign-in-mailsFromNetwork',
    points: 60,
    seconds: 3600,
    counts: 'Mails for signing in, registering or setting a password, requested from one network',
  },
  digitsForAddress: {
    name: 'sign-in-digitsForAddress',
    points: 20,
    seconds: 86_400,
    counts: 'Codes of such mails tried for one email address',
  },
  linksFromNetwork: {
    name: 'sign-in-linksFromNetwork',
    points: 120,
    seconds: 3600,
    counts: 'Links and codes of such mails used from one network',
  },
  checksOfSession: {
    name: 'sign-in-checksOfSession',
    points: 20,
    seconds: 3600,
    counts: 'Checks by one session whether addresses have an account',
  },
  checksOfAddress: {
    name: 'sign-in-checksOfAddress',
    points: 20,
    seconds: 3600,
    counts: 'Checks whether one address has an account',
  },
  checksFromNetwork: {
    name: 'sign-in-checksFromNetwork',
    points: 120,
    seconds: 3600,
    counts: 'Checks from one network whether addresses have an account',
  },
  passwordChanges: {
    name: 'sign-in-passwordChanges',
    points: 10,
    seconds: 900,
    counts: 'Current passwords tried by a member when setting a new one',
  },
  passkeyAsks: {
    name: 'passkey-ask',
    points: 120,
    seconds: 3600,
    counts: 'Passkey options requested from one network',
  },
} as const satisfies LimitRules;
