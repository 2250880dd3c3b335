import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { type AdminSection, routes } from '#shared/routes.ts';
import { SECTION_NAMES } from '../admin-sections.ts';

/** A link from an item back to its section. */
export function BackLink({ section }: { section: AdminSection }) {
  return (
    <PathLink to={routes.admin(section)} className={text.arrow}>
      <Icon name="left" />
      {SECTION_NAMES[section]}
    </PathLink>
  );
}
