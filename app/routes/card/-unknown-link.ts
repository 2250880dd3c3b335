import { notFound } from '@tanstack/react-router';
import { notFoundHead } from '#app/client/page/page-head.ts';

/** Shared by the routes of links that cannot be created yet, so that every such link is unknown, with or without `magicLink2`. */
export const unknownLinkRoute = {
  loader: () => {
    throw notFound();
  },
  head: () => notFoundHead(),
};
