import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { type Action, useAction } from '#app/client/use-action.ts';
import type { GroupMembership, GroupToJoin, ListedBirthday } from '#contract/birthday-group.ts';
import { keepOwnLink, useOwnLink } from './own-links.ts';

type Added = { name: string } & ListedBirthday;
export type Joining = Pick<Action, 'formRef' | 'running' | 'errorAt' | 'generalError' | 'reject' | 'clear'> & {
  group: GroupToJoin;
  mine: GroupMembership | null;
  /** the own link of whoever is on the list */ own: string | null;
  /** what this browser has added before is still being loaded */ isLooking: boolean;
  /** why they are not on the list any more, where they were */ left: string | null;
  heading: React.RefObject<HTMLHeadingElement | null>;
  isChanging: boolean;
  setChanging: (isChanging: boolean) => void;
  tell: (added: Added) => Promise<void>;
  leave: () => Promise<void>;
};

/**
 * A list, and what somebody does about it: they add themselves, change that, and leave. What was added in this browser before is found again.
 * @param link of the list; null where only the own link is known
 */
export function useJoining(
  group: GroupToJoin,
  link: string | null,
  loaded: { mine: GroupMembership; own: string } | null,
): Joining {
  const [now, setNow] = useState<{ mine: GroupMembership | null; own: string } | null>(loaded);
  const [left, setLeft] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const action = useAction(['name', 'year', 'month', 'day']);
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  const kept = useOwnLink(group.groupId);
  useEffect(() => {
    if (changes > 0) heading.current?.focus();
  }, [changes]);

  const isLooking = now === null && left === null && kept !== null;
  async function lookAgain(magicLink: string) {
    try {
      const { mine } = await call('GET /birthday/group/mine', { query: { magicLink } });
      setNow({ mine, own: magicLink });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Where we cannot know it now, the link is kept for another time.
      if (error.status === 404) keepOwnLink(group.groupId, null);
      setLeft(error.message);
    }
  }
  const begin = useEffectEvent(lookAgain);
  useEffect(() => {
    async function start(magicLink: string) {
      await begin(magicLink);
    }
    if (isLooking && kept !== null) void start(kept);
  }, [isLooking, kept]);
  const keep = useEffectEvent(() => {
    if (loaded !== null) keepOwnLink(group.groupId, loaded.own);
  });
  useEffect(() => keep(), []);

  function show(next: typeof now, why: string | null = null) {
    setNow(next);
    setLeft(why);
    setChanging(false);
    setChanges((count) => count + 1);
  }
  return {
    ...action,
    group: now?.mine?.group ?? group,
    mine: now?.mine ?? null,
    own: now?.own ?? null,
    isLooking,
    left,
    heading,
    isChanging,
    setChanging,
    tell: async (added) => {
      await action.run(
        async () => {
          if (now !== null) {
            const { mine } = await call('PUT /birthday/group/mine', { body: { magicLink: now.own, ...added } });
            show({ mine, own: now.own });
          } else if (link !== null) {
            const { mine, magicLink } = await call('POST /birthday/group/join', {
              body: { magicLink: link, ...added },
            });
            keepOwnLink(group.groupId, magicLink);
            show({ mine, own: magicLink });
          }
        },
        { name: 'tell' },
      );
    },
    leave: async () => {
      await action.run(
        async () => {
          if (now === null) return;
          await call('DELETE /birthday/group/mine', { body: { magicLink: now.own } });
          keepOwnLink(group.groupId, null);
          show(null, `You are off the list. Your birthday has left ${group.from}’s reminders too.`);
        },
        { name: 'take-back' },
      );
    },
  };
}
