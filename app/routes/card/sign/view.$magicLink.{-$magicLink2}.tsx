import { createFileRoute } from '@tanstack/react-router';
import { LinkNotFound } from '#app/features/landing/making/link-not-found.tsx';
import { unknownLinkRoute } from '../-unknown-link.ts';

export const Route = createFileRoute('/card/sign/view/$magicLink/{-$magicLink2}')({
  ...unknownLinkRoute,
  staticData: { layout: 'clean' },
  notFoundComponent: UnknownLink,
});

function UnknownLink() {
  return <LinkNotFound kind="sign" />;
}
