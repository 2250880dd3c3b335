import './admin-style.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { User } from '#contract/session.ts';
import { ApiError, call } from '#app/client/api.ts';
import { changeSessionAndNavigate } from '#app/client/session/session.ts';
import { classNames } from '#app/ui/class-names.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './impersonation-bar.module.css';

/** How often the remaining time is updated, in milliseconds. */
const TICK_MS = 5000;

/** The bar above every page while an administrator impersonates a member: who, why, for how long, and a button to stop. */
export function ImpersonationBar({ user: { name, memberId, impersonation } }: { user: User }) {
  const place = usePortalAbovePage(impersonation !== null);
  if (impersonation === null || memberId === null) return null;
  return createPortal(
    <Bar
      key={impersonation.until}
      name={name ?? ''}
      memberId={memberId}
      reason={impersonation.reason}
      until={impersonation.until}
    />,
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
    <aside className={css.bar} aria-label="You are acting as a member">
      <div className={classNames(text.wrap, css.row)}>
        <p>
          <b>
            You are acting as <bdi>{name}</bdi>,
          </b>{' '}
          {minutes === null ? '' : `for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}. `}
          <bdi>{reason}</bdi> <span className={css.note}>Everything you open is logged, and they can see the log.</span>
        </p>
        <button type="button" className={css.stop} aria-disabled={isEnding} onClick={() => void end()}>
          Stop impersonating
        </button>
      </div>
    </aside>
  );
}

/** Ends the impersonation and returns to the member's admin page. */
async function stop(memberId: string): Promise<void> {
  try {
    await changeSessionAndNavigate(routes.admin('members', memberId), () => call('DELETE /admin/login'));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast(`${error.message} Press Stop impersonating again.`, { tone: 'error' });
  }
}

/** Minutes left, rounded up; 0 when it is over, null before the first look at the clock. */
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

/** An element before everything else in the body, so that the bar is seen and read out first. Browser only. */
function usePortalAbovePage(isNeeded: boolean): HTMLElement {
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
