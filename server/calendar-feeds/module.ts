import type { Module } from '#server/kernel/module.ts';
import { calendarFeedHandlers } from './handlers.ts';

export const calendarFeeds = {
  name: 'calendar-feeds',
  tables: ['calendar_feeds'],
  reads: ['members'],
  calls: calendarFeedHandlers,
  notExported: {
    calendar_feeds: 'Its link is a key to the dates, which are exported themselves.',
  },
} satisfies Module;
