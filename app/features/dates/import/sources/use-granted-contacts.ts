import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { formatError } from '#app/client/form-errors.ts';
import {
  CONSENT_ERRORS,
  type ContactProviderId,
  consentSentence,
  PROVIDER_TITLES,
} from '#shared/imports/contact-consent.ts';
import type { ReadSource } from '../read-on-device.ts';

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
  const [returned] = useState(readFragment);
  const grant = returned?.grant ?? null;
  const [isReading, setReading] = useState(grant !== null);
  const [failed, setFailed] = useState<string | null>(null);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (returned === null || location.hash === '') return;
    history.replaceState(history.state, '', location.pathname + location.search);
    // A code is good for once: what was taken out of the address is not read again.
    if (grant === null) return;
    call('POST /imports/contacts', { body: { grant } })
      .then(({ name, vcards }) => found({ name, content: vcards }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setFailed(formatError(error));
      })
      .finally(() => setReading(false));
  }, [returned, grant]);
  const code = CONSENT_ERRORS.find((one) => one === returned?.wrong) ?? 'wrong';
  const refused = returned !== null && grant === null ? consentSentence(returned.provider, code) : null;
  return {
    busy: isReading && returned !== null ? returned.provider : null,
    problem: failed ?? refused,
    hasReturned: returned !== null,
  };
}

/** What the address says. The page is shown in browsers only, once it is known who is there. */
function readFragment(): Returned | null {
  const said = new URLSearchParams(location.hash.slice(1));
  const provider = said.get('provider');
  if (provider === null || !Object.hasOwn(PROVIDER_TITLES, provider)) return null;
  return { provider: provider as ContactProviderId, grant: said.get('grant'), wrong: said.get('wrong') };
}
