import { useEffect, useRef, useState } from 'react';
import { withStorage } from '#app/client/storage/browser-storage.ts';
import { PushRefusal } from '#app/parts/push/push-refusal.tsx';
import { usePushHere } from '#app/parts/push/use-push-here.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './push-offer.module.css';

/** Set once the offer was refused in this browser; it is not made again. */
const REFUSED = 'push-offer-refused';
const isRefused = () => withStorage('localStorage', (storage) => storage.getItem(REFUSED)) !== null;

/** Offers reminders as notifications on this device, once, to whoever keeps dates. It is silent where the browser cannot show any. */
export function PushOffer() {
  const [isOffered] = useState(() => !isRefused());
  return isOffered ? <Offer /> : null;
}

function Offer() {
  const push = usePushHere();
  const { value, support, refusal, action } = push;
  const [isTried, setTried] = useState(false);
  const [answer, setAnswer] = useState<'on' | 'refused' | null>(null);
  const answered = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone: what takes its place gets the focus.
  useEffect(() => {
    if (answer !== null) answered.current?.querySelector('a')?.focus();
  }, [answer]);
  if (answer !== null)
    return (
      <p ref={answered} className={css.answered}>
        {answer === 'on' ? 'Reminders come to this device too. ' : 'You can turn them on at any time in '}
        <PathLink className={text.link} to={routes.notifications()}>
          {answer === 'on' ? 'Choose what we tell you' : 'your notification settings'}
        </PathLink>
        {answer === 'refused' && '.'}
      </p>
    );
  const isOn = value?.devices.some(({ isHere }) => isHere) ?? false;
  if (value === null || value.publicKey === null || isOn || (support !== 'ready' && !isTried)) return null;
  async function turnOn() {
    setTried(true);
    if (await push.turnOn()) setAnswer('on');
  }
  function refuse() {
    withStorage('localStorage', (storage) => storage.setItem(REFUSED, '1'));
    setAnswer('refused');
  }
  return (
    <section className={css.offer} aria-labelledby="push-offer">
      <Icon name="bell" className={css.bell} />
      <div className={css.words}>
        <h2 id="push-offer">Get reminders on this device too</h2>
        <p className={text.soft}>A notification at the time of your reminders, beside the email.</p>
        <PushRefusal support={support} refusal={refusal} />
        {action.generalError && <Notice tone="bad">{action.generalError}</Notice>}
        <div className={css.acts}>
          {support === 'ready' && (
            <Button variant="quiet" size="small" busy={action.isBusy} onClick={() => void turnOn()}>
              Turn on notifications
            </Button>
          )}
          <Button variant="plain" size="small" onClick={refuse}>
            Not now
          </Button>
        </div>
      </div>
    </section>
  );
}
