/**
 * How a page is framed (specification, section 2, Layouts). A route asks for it: `staticData: { layout: 'simple' }`; the root puts
 * the frame around whatever stands below, so that header and footer stay in place from page to page.
 * - `regular`: header, card navigation where it belongs, footer. The default.
 * - `simple`: the mark and one note, a line of a footer.
 * - `clean`: nothing but the page; also whenever the address has the query parameter `clean`.
 */
export type Layout = 'regular' | 'simple' | 'clean';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout?: Layout;
    /**
     * Who may be here: anybody, once the session is known (`session`); who came by a mail's link or is logged in (`soft`); who is logged in
     * (`strict`); administrators (`admin`). Open to everybody where it is left out.
     */
    guard?: 'session' | 'soft' | 'strict' | 'admin';
    /** the whole footer below a simple header (specification, section 2: the sign-in pages) */
    footer?: 'whole';
    /** false where the screen has a bar of its own at the foot of a phone, in place of the tab bar */
    footBar?: boolean;
  }
}
