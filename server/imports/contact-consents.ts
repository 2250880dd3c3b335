import { z } from 'zod';
import type { ReadAddressBook } from '#contract/import.ts';
import { type Actor, requireNotImpersonated } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { AddressBookRefused } from '#server/ports/contacts/address-book.ts';
import {
  CONTACT_PROVIDERS,
  type ContactProvider,
  type ContactProviderName,
} from '#server/ports/contacts/contact-provider.ts';
import { IdentityRefused } from '#server/ports/identities/identity.ts';
import { type ConsentError, consentSentence, PROVIDER_TITLES } from '#shared/imports/contact-consent.ts';
import { routes } from '#shared/routes.ts';
import { IMPORT_LIMITS } from './limits.ts';

export { type ContactProviderName, CONTACT_PROVIDERS } from '#server/ports/contacts/contact-provider.ts';

/** Long enough to find a password, in milliseconds. */
const STATE_MS = 10 * 60_000;
/** From coming back to reading there are seconds. */
const GRANT_MS = 3 * 60_000;
/** A cookie holds 4096 bytes, and so much fits in an address. */
const SEALED_MAX = 3900;

/** What is carried by a browser, for the session that began it: there and back (`state`), then from its page to the API (`grant`), with the provider's answer. */
const Carried = z.object({
  what: z.enum(['contact-state', 'contact-grant']),
  provider: z.enum(CONTACT_PROVIDERS),
  secrets: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  sessionId: z.string(),
  memberId: z.string(),
  /** milliseconds of the epoch */ until: z.number(),
  answer: z.string(),
});
type Carried = z.infer<typeof Carried>;

/** Contacts of accounts at Google and Microsoft, once their owner has agreed there. */
export const contactConsentsOf = oncePerContext(createContactConsents);
export type ContactConsents = ReturnType<typeof createContactConsents>;

function createContactConsents({ contactProviders, keys, clock, logger, rateLimits, settings }: Context) {
  const limits = rateLimits.of(IMPORT_LIMITS);
  const callbackOf = (provider: ContactProviderName) => settings.publicUrl + routes.contactsCallback(provider);

  function requireProvider(name: ContactProviderName): ContactProvider {
    const provider = contactProviders[name];
    if (provider === undefined)
      throw failure('not-found', 'general', 'unknown-provider', 'This site reads no contacts from there.');
    return provider;
  }
  /** @returns null where it would be larger than what carries it */
  function seal(carried: Carried): string | null {
    const sealed = keys.seal(JSON.stringify(carried)).toString('base64url');
    return sealed.length > SEALED_MAX ? null : sealed;
  }
  /** @returns null where it is not ours, not of this session, or over */
  function open(what: Carried['what'], sealed: string | undefined, actor: Actor): Carried | null {
    if (sealed === undefined || !/^[\w-]{40,3900}$/.test(sealed)) return null;
    const carried = Carried.safeParse(opened(sealed)).data;
    const isTheirs =
      carried !== undefined &&
      carried.what === what &&
      carried.until > clock.now() &&
      carried.sessionId === actor.sessionId &&
      actor.kind !== 'visitor' &&
      carried.memberId === actor.memberId;
    return isTheirs ? carried : null;
  }
  function opened(sealed: string): unknown {
    try {
      return JSON.parse(keys.open(Buffer.from(sealed, 'base64url')));
    } catch {
      // Whoever holds it may have written anything into it.
      return null;
    }
  }
  /** What a provider says, with its refusals as ours. What stands in their causes may say who it was. */
  async function heard<T>(provider: ContactProviderName, asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof AddressBookRefused) {
        logger.warn({ provider, problem: error.problem, said: error.message }, 'a provider gave no contacts');
        throw consentFailure(provider, error.problem === 'too-many' ? 'too-many-people' : 'unreachable');
      }
      if (!(error instanceof IdentityRefused)) throw error;
      if (error.reason !== 'declined')
        logger.warn({ provider, reason: error.reason, said: error.message }, 'a provider allowed no reading');
      throw consentFailure(provider, error.reason);
    }
  }

  return {
    /** The providers that this copy has. */
    providers: CONTACT_PROVIDERS.filter((name) => contactProviders[name] !== undefined),

    /** Sends a member to a provider. @returns where to, and the state that the browser is to come back with. @throws Failure */
    async start(actor: Actor, provider: ContactProviderName): Promise<{ url: string; state: string }> {
      const { memberId, sessionId } = requireNotImpersonated(actor);
      await limits.readings.take(memberId, 'general', () => 'too-many');
      const { url, secrets } = await heard(provider, requireProvider(provider).begin(callbackOf(provider)));
      const until = clock.now() + STATE_MS;
      const state = seal({ what: 'contact-state', provider, secrets, sessionId, memberId, until, answer: '' });
      if (state === null) throw consentFailure(provider, 'wrong');
      return { url, state };
    },

    /** Puts what a provider said into what its page gives to the API. Nothing is asked of the provider yet. @throws Failure */
    finish(actor: Actor, provider: ContactProviderName, state: string | undefined, answer: URLSearchParams): string {
      const carried = open('contact-state', state, actor);
      if (carried?.provider !== provider) throw consentFailure(provider, 'late');
      if (answer.has('error')) throw consentFailure(provider, 'declined');
      const until = clock.now() + GRANT_MS;
      const grant = seal({ ...carried, what: 'contact-grant', answer: answer.toString(), until });
      if (grant === null) throw consentFailure(provider, 'wrong');
      return grant;
    },

    /** Reads the contacts that a member has agreed to, once. Nothing of it is stored. @throws Failure at `grant` */
    async read(actor: Actor, grant: string): Promise<ReadAddressBook> {
      const carried = open('contact-grant', grant, requireNotImpersonated(actor));
      if (carried === null) throw failure('invalid', 'grant', 'late', 'This took too long. Choose the account again.');
      const { provider, secrets, answer } = carried;
      const reading = requireProvider(provider).read(new URLSearchParams(answer), secrets, callbackOf(provider));
      return { name: PROVIDER_TITLES[provider], ...(await heard(provider, reading)) };
    },
  };
}

function consentFailure(provider: ContactProviderName, code: ConsentError) {
  return failure('invalid', 'grant', code, consentSentence(provider, code));
}
