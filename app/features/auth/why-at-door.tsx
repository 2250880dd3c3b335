import { useEffect, useSyncExternalStore } from 'react';
import { hearWhyOut } from '#app/client/why-out.ts';
import { Notice } from '#app/ui/notice.tsx';
import css from './door.module.css';

/** For who stands at the door because their session was ended elsewhere. */
export function WhyAtDoor() {
  const wasEnded = useWasEnded();
  if (!wasEnded) return null;
  return (
    <output className={css.why}>
      <Notice tone="warn">You were signed out. Sign in, and you are back where you were, with what you typed.</Notice>
    </output>
  );
}

const nothing = () => () => undefined;
let wasEnded: boolean | undefined;
/** The word is heard once, and holds for this visit of the door. */
function useWasEnded(): boolean {
  useEffect(() => () => void (wasEnded = undefined), []);
  return useSyncExternalStore(
    nothing,
    () => (wasEnded ??= hearWhyOut(['ended']) !== null),
    () => false,
  );
}
