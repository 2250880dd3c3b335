import type { ReactNode } from 'react';
import { HeaderNoteProvider } from '#app/ui/layout/header-note.tsx';
import type { Layout } from '#app/ui/layout/layout.ts';
import { CleanLayout, RegularLayout, SimpleLayout } from '#app/ui/layout/layouts.tsx';
import { routes } from '#shared/routes.ts';
import { CardNavBar } from './header/card-nav-bar.tsx';
import { Footer, SimpleFooter } from './footer/footer.tsx';
import { Header, SimpleHeader } from './header/header.tsx';
import type { NavCategory } from './nav-category.ts';
import { TabBar } from './footer/tab-bar.tsx';
import { useFocusOnPage } from './use-focus-on-page.ts';

/** Where the card navigation is shown: on paths starting with /cards, on /poply and on / (specification, section 2). */
export function hasCardNav(path: string): boolean {
  return path === routes.home() || path === routes.poply() || path.startsWith(routes.cards());
}

/** Admin pages have the one-line footer: their lists are read to the end of the page. */
function hasSimpleFooter(path: string): boolean {
  return path === routes.admin() || path.startsWith(`${routes.admin()}/`);
}

/** Renders a screen within the layout that its route asks for. */
export function Frame({
  layout,
  path,
  categories,
  footBar = true,
  wholeFooter = false,
  children,
}: {
  layout: Layout;
  path: string;
  categories: readonly NavCategory[];
  /** false where the screen has a bar of its own at the foot of a phone */ footBar?: boolean;
  /** a simple header over the whole footer */ wholeFooter?: boolean;
  children: ReactNode;
}) {
  useFocusOnPage();
  if (layout === 'clean') return <CleanLayout>{children}</CleanLayout>;
  if (layout === 'simple')
    return (
      <HeaderNoteProvider>
        <SimpleLayout
          header={<SimpleHeader />}
          footer={wholeFooter ? <Footer categories={categories} /> : <SimpleFooter />}
        >
          {children}
        </SimpleLayout>
      </HeaderNoteProvider>
    );
  return (
    <RegularLayout
      header={<Header path={path} />}
      bar={hasCardNav(path) && categories.length > 0 && <CardNavBar categories={categories} path={path} />}
      footer={hasSimpleFooter(path) ? <SimpleFooter /> : <Footer categories={categories} />}
      tabs={footBar && <TabBar path={path} />}
    >
      {children}
    </RegularLayout>
  );
}
