import { notFound } from '@tanstack/react-router';
import { notFoundHead } from '#app/client/page/page-head.ts';

/** What the routes of links share that nobody can create yet, so that every such link is unknown. With or without `magicLink2` it is the same. */
export const unknownLinkRoute = {
  loader: () => {
    throw notFound();
  },
  head: () => notFoundHead(),
};
