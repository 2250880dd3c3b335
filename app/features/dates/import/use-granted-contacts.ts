import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { formatError } from '#app/client/form-errors.ts';
import {
  CONSENT_ERRORS,
  type ContactProviderId,
  consentSentence,
  PROVIDER_TITLES,
} from '#shared/imports/contact-consent.ts';
import type { ReadSource } from './read-on-device.ts';

type Returned = { provider: ContactProviderId; grant: string | null; wrong: string | null };

/**
 * Reads the contacts of a provider that the member comes back from. What allows it stands in the fragment of the address, from where it is taken at once, so that
 * neither the history nor a reload has it.
 * @param onFound given what was read
 */
export function useGrantedContacts(onFound: (source: ReadSource) => Promise<void>): {
  /** whose contacts are being read */ busy: ContactProviderId | null;
  problem: string | null;
  /** whether the member came back from a provider */ hasReturned: boolean;
} {
  const [busy, setBusy] = useState<ContactProviderId | null>(null);
  const [hasReturned, setReturned] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = useEffectEvent(async ({ provider, grant, wrong }: Returned) => {
    setReturned(true);
    const code = CONSENT_ERRORS.find((one) => one === wrong);
    if (grant === null) return setProblem(consentSentence(provider, code ?? 'wrong'));
    setBusy(provider);
    try {
      const { name, vcards } = await call('POST /imports/contacts', { body: { grant } });
      await onFound({ name, content: vcards });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(formatError(error));
    } finally {
      setBusy(null);
    }
  });
  useEffect(() => {
    const returned = takeFragment();
    if (returned !== null) void take(returned);
  }, []);
  return { busy, problem, hasReturned };
}

/** What the address says, and takes it away. */
function takeFragment(): Returned | null {
  const said = new URLSearchParams(location.hash.slice(1));
  const provider = said.get('provider');
  if (provider === null || !Object.hasOwn(PROVIDER_TITLES, provider)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { provider: provider as ContactProviderId, grant: said.get('grant'), wrong: said.get('wrong') };
}
