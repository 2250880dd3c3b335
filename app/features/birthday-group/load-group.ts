import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import type { GroupMembership, GroupToJoin } from '#contract/birthday-group.ts';

/** Why there is nothing behind a link, in a sentence. */
export type WhyMissing = { why: string };

/** Calls. @throws notFound with the reason where the link leads nowhere; any other error unchanged */
async function orMissing<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
    const data: WhyMissing = { why: error.message };
    throw notFound({ data });
  }
}

/** Loads the list of a link. Loading changes nothing. @throws notFound where the link leads nowhere */
export async function loadGroup(magicLink = ''): Promise<GroupToJoin> {
  return (await orMissing(() => call('GET /birthday/group/join', { query: { magicLink } }))).group;
}

/** Loads what somebody has added, by their own link. @throws notFound where the link leads nowhere */
export async function loadMembership(magicLink = ''): Promise<GroupMembership> {
  return (await orMissing(() => call('GET /birthday/group/mine', { query: { magicLink } }))).mine;
}
