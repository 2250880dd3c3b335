import { useCallback, useState } from 'react';
import type { Contact } from '#contract/contact.ts';

/** The people who are chosen in the list, also those who are not on the screen any more. */
export type Selection = {
  isOn: boolean;
  people: readonly Contact[];
  has: (contactId: string) => boolean;
  toggle: (contact: Contact) => void;
  begin: () => void;
  end: () => void;
};

export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Contact> | null>(null);
  // The same function for as long as the list is there, so that a row is rendered again only where it has changed.
  const toggle = useCallback(
    (contact: Contact) =>
      setChosen((now) => {
        const next = new Map(now);
        if (!next.delete(contact.contactId)) next.set(contact.contactId, contact);
        return next;
      }),
    [],
  );
  return {
    isOn: chosen !== null,
    people: [...(chosen?.values() ?? [])],
    has: (contactId) => chosen?.has(contactId) ?? false,
    toggle,
    begin: () => setChosen(new Map()),
    end: () => setChosen(null),
  };
}
