import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { reportListError, requireList } from '#app/client/lists/paged-list.ts';
import { currentSession } from '#app/client/session/session.ts';
import type { Contact } from '#contract/contact.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';

/** Who is asked for: by a part of a name or address, and of one group; empty for everybody. */
export type ContactQuestion = { q: string; group: string };
type Pages = ReadonlyMap<number, readonly Contact[]>;
type Found = {
  key: string;
  asked: ContactQuestion;
  total: number;
  pages: Pages;
  /** what was there before a change, shown until it is loaded again */ stale: Pages;
};

/** What was shown last, and to whom: who comes back finds the list as long as it was, and where they left it. */
let shownLast: { memberId: string | null; found: Found } | null = null;
function recall({ q, group }: ContactQuestion): Found | null {
  if (shownLast === null || shownLast.memberId !== currentSession().user.memberId) return null;
  const { found } = shownLast;
  return found.asked.q === q && found.asked.group === group ? { ...found, key: '' } : null;
}

export type ContactWindow = {
  /** what these people were asked for; the last answer stays until the next one is there */ asked: ContactQuestion;
  total: number;
  /** null while they are not loaded */ contactAt: (index: number) => Contact | null;
  /** loads those of some places that are not there yet */ load: (first: number, last: number) => void;
};

/**
 * The member's contacts by name, of which only those are loaded that are looked at: a book of ten thousand is there as fast as one of ten.
 * @param version another one when the contacts were changed, so that they are loaded again
 */
export function useContactWindow({ q, group }: ContactQuestion, version: number) {
  const key = JSON.stringify([q, group, version]);
  const [found, setFound] = useState<Found | null>(() => recall({ q, group }));
  const [isFailed, setFailed] = useState(false);
  /** What was asked for last: answers to earlier questions are dropped. */
  const latest = useRef(key);
  const running = useRef(new Set<string>());

  async function loadPage(page: number) {
    const id = `${page} ${key}`;
    if (running.current.has(id)) return;
    running.current.add(id);
    try {
      const query = {
        limit: PAGE_SIZE_MAX,
        offset: page * PAGE_SIZE_MAX,
        ...(q === '' ? {} : { q }),
        ...(group === '' ? {} : { group }),
      };
      const { results, total } = requireList('GET /contacts', await call('GET /contacts', { query }));
      if (latest.current !== key) return;
      setFound((now) => {
        const isSame = now?.key === key;
        const isReload = now?.asked.q === q && now.asked.group === group;
        return {
          key,
          asked: { q, group },
          total,
          pages: new Map([...(isSame ? now.pages : []), [page, results]]),
          stale: isSame ? now.stale : new Map(isReload ? [...now.stale, ...now.pages] : []),
        };
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reportListError(error, true);
      if (latest.current === key) setFailed(true);
    } finally {
      running.current.delete(id);
    }
  }
  const begin = useEffectEvent(async (asked: string) => {
    latest.current = asked;
    await loadPage(0);
  });
  useEffect(() => {
    async function start() {
      await begin(key);
    }
    void start();
  }, [key]);

  useEffect(() => {
    if (found !== null) shownLast = { memberId: currentSession().user.memberId, found };
  }, [found]);

  const list: ContactWindow | null = found && {
    asked: found.asked,
    total: found.total,
    contactAt: (index) => {
      const page = Math.floor(index / PAGE_SIZE_MAX);
      return (found.pages.get(page) ?? found.stale.get(page))?.[index % PAGE_SIZE_MAX] ?? null;
    },
    load(first, last) {
      // What is on the screen is still the answer to the question before: the next one brings its own pages.
      if (found.key !== key || isFailed) return;
      for (let page = Math.floor(first / PAGE_SIZE_MAX); page <= Math.floor(last / PAGE_SIZE_MAX); page += 1)
        if (!found.pages.has(page)) void loadPage(page);
    },
  };
  return {
    /** null until they are loaded */ list,
    isFailed,
    retry: () => {
      setFailed(false);
      void loadPage(0);
    },
  };
}
