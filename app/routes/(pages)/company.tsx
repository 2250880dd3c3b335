import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#app/features/pages/about-page.tsx';
import { aboutHead, loadAbout } from '#app/features/pages/about-route.ts';

export const Route = createFileRoute('/(pages)/company')({
  loader: loadAbout,
  head: () => aboutHead('Cardamom, the company | Cardamom'),
  component: Page,
});

function Page() {
  return <AboutPage {...Route.useLoaderData()} />;
}
