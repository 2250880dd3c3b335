import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#app/features/pages/about-page.tsx';
import { aboutHead, loadAbout } from '#app/features/pages/about-route.ts';

export const Route = createFileRoute('/(pages)/team')({
  loader: loadAbout,
  head: () => aboutHead('The people of Cardamom | Cardamom'),
  component: Page,
});

function Page() {
  return <AboutPage {...Route.useLoaderData()} />;
}
