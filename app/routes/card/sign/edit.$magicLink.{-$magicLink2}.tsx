import { createFileRoute } from '@tanstack/react-router';
import { LinkNotFound } from '#app/features/landing/making/link-not-found.tsx';
import { unknownLinkRoute } from '../-unknown-link.ts';

export const Route = createFileRoute('/card/sign/edit/$magicLink/{-$magicLink2}')({
  ...unknownLinkRoute,
  staticData: { layout: 'simple' },
  notFoundComponent: UnknownLink,
});

function UnknownLink() {
  return <LinkNotFound kind="edit" />;
}
