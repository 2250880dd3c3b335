import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#app/features/pages/about-page.tsx';
import { aboutHead, loadAbout } from '#app/features/pages/about-route.ts';

export const Route = createFileRoute('/(pages)/about')({
  loader: loadAbout,
  head: () => aboutHead('The founders of Cardamom, and what it is | Cardamom'),
  component: Page,
});

function Page() {
  return <AboutPage {...Route.useLoaderData()} />;
}
