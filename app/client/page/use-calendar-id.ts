import { useRouterState } from '@tanstack/react-router';
import { siteQuery } from './site-query.ts';

/** The date of the calendar that cards are looked at for, where the address names one: links to cards carry it along. */
export function useCalendarId(): string | undefined {
  return useRouterState({ select: ({ location }) => siteQuery(location.search).calendar_id });
}
