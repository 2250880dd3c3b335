import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { type AdminRoom, routes } from '#shared/routes.ts';
import { ROOM_NAMES } from './rooms.ts';

/** From one thing back to the room that it lies in. */
export function BackTo({ room }: { room: AdminRoom }) {
  return (
    <PathLink to={routes.admin(room)} className={text.arrow}>
      <Icon name="left" />
      {ROOM_NAMES[room]}
    </PathLink>
  );
}
