/**
 * The frame of a page (specification, section 2, Layouts). A route asks for it: `staticData: { layout: 'simple' }`. The root renders the frame around
 * all routes, so that header and footer stay mounted from page to page.
 * - `regular`: header, card navigation where it belongs, footer. The default.
 * - `simple`: the logo and one note, and a one-line footer.
 * - `clean`: only the page; also whenever the address has the query parameter `clean`.
 */
export type Layout = 'regular' | 'simple' | 'clean';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout?: Layout;
    /**
     * Who may see the page: anybody, once the session is initialized (`session`); users with a soft login or logged in (`soft`); logged-in members
     * (`strict`); administrators (`admin`). By default it is open to everybody.
     */
    guard?: 'session' | 'soft' | 'strict' | 'admin';
    /** the whole footer below a simple header (specification, section 2: the sign-in pages) */
    footer?: 'whole';
    /** false if the screen has a bar of its own at the bottom of a phone, instead of the tab bar */
    footBar?: boolean;
  }
}
