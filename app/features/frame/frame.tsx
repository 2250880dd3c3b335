import type { ReactNode } from 'react';
import { HeaderNoteProvider } from '#app/ui/layout/header-note.tsx';
import type { Layout } from '#app/ui/layout/layout.ts';
import { CleanLayout, RegularLayout, SimpleLayout } from '#app/ui/layout/layouts.tsx';
import { routes } from '#shared/routes.ts';
import { CardNavBar } from './card-nav-bar.tsx';
import { Footer, SimpleFooter } from './footer.tsx';
import { Header, SimpleHeader } from './header.tsx';
import type { Shelf } from './shelf.ts';
import { TabBar } from './tab-bar.tsx';
import { useFocusOnPage } from './use-focus-on-page.ts';

/** Where the card navigation stands: on paths starting with /cards, on /poply and on / (specification, section 2). */
export function hasCardNav(path: string): boolean {
  return path === routes.home() || path === routes.poply() || path.startsWith(routes.cards());
}

/** The administrators' rooms have a line for a footer: what waits there is read to the end of the page (drawn in admin-card). */
function hasSimpleFooter(path: string): boolean {
  return path === routes.admin() || path.startsWith(`${routes.admin()}/`);
}

/** Puts the frame that a route asks for around its screen. */
export function Frame({
  layout,
  path,
  shelves,
  footBar = true,
  wholeFooter = false,
  children,
}: {
  layout: Layout;
  path: string;
  shelves: readonly Shelf[];
  /** false where the screen has a bar of its own at the foot of a phone */ footBar?: boolean;
  /** a simple header over the whole footer */ wholeFooter?: boolean;
  children: ReactNode;
}) {
  useFocusOnPage();
  if (layout === 'clean') return <CleanLayout>{children}</CleanLayout>;
  if (layout === 'simple')
    return (
      <HeaderNoteProvider>
        <SimpleLayout header={<SimpleHeader />} footer={wholeFooter ? <Footer shelves={shelves} /> : <SimpleFooter />}>
          {children}
        </SimpleLayout>
      </HeaderNoteProvider>
    );
  return (
    <RegularLayout
      header={<Header path={path} />}
      bar={hasCardNav(path) && shelves.length > 0 && <CardNavBar shelves={shelves} path={path} />}
      footer={hasSimpleFooter(path) ? <SimpleFooter /> : <Footer shelves={shelves} />}
      tabs={footBar && <TabBar path={path} />}
    >
      {children}
    </RegularLayout>
  );
}
