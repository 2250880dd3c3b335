import './admin-style.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { User } from '#contract/session.ts';
import { ApiError, call } from '#app/client/api.ts';
import { leaveFor } from '#app/client/session.ts';
import { classNames } from '#app/ui/class-names.ts';
import { say } from '#app/ui/toast-store.ts';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './helping-bar.module.css';

/** Looked at this often, in milliseconds. */
const TICK_MS = 5000;

/** What stands above every page while an administrator acts as a member: who, why, for how long, and the way out of it. Nothing for others. */
export function HelpingBar({ user: { name, memberId, helping } }: { user: User }) {
  const place = usePlaceAbove(helping !== null);
  if (helping === null || memberId === null) return null;
  return createPortal(
    <Bar key={helping.until} name={name ?? ''} memberId={memberId} reason={helping.reason} until={helping.until} />,
    place,
  );
}

function Bar({ name, memberId, reason, until }: { name: string; memberId: string; reason: string; until: string }) {
  const minutes = useMinutesUntil(until);
  const [isEnding, setEnding] = useState(false);
  const isOver = minutes === 0;
  useEffect(() => {
    if (isOver) void stop(memberId);
  }, [isOver, memberId]);

  async function end() {
    setEnding(true);
    await stop(memberId);
    setEnding(false);
  }
  return (
    <aside className={css.bar} aria-label="You are helping">
      <div className={classNames(text.wrap, css.row)}>
        <p>
          <b>
            You act as <bdi>{name}</bdi>,
          </b>{' '}
          {minutes === null ? '' : `for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}. `}
          <bdi>{reason}</bdi>{' '}
          <span className={css.said}>What you open here is written down, and they can read it.</span>
        </p>
        <button type="button" className={css.stop} aria-disabled={isEnding} onClick={() => void end()}>
          Stop helping
        </button>
      </div>
    </aside>
  );
}

/** Ends it, and goes back to the member's page. */
async function stop(memberId: string): Promise<void> {
  try {
    await leaveFor(routes.admin('members', memberId), () => call('DELETE /admin/login'));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    say(`${error.message} Press Stop helping once more.`, { tone: 'wrong' });
  }
}

/** Whole minutes until then, the one that runs among them; 0 when it is over, null until it was looked at. */
function useMinutesUntil(until: string): number | null {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setMinutes(Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 60_000)));
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}

/** A place before everything else on the page, so that it is seen, and read out, first. The bar is drawn in the browser alone. */
function usePlaceAbove(isNeeded: boolean): HTMLElement {
  const [place] = useState(() => {
    const made = Object.assign(document.createElement('div'), { className: css.place });
    made.dataset['headBar'] = '';
    return made;
  });
  useEffect(() => {
    if (!isNeeded) return undefined;
    document.body.prepend(place);
    return () => place.remove();
  }, [isNeeded, place]);
  return place;
}
