import { call } from '#app/client/api.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { MobileNumberState } from '#contract/mobile-number.ts';
import { routes } from '#shared/routes.ts';
import { PhoneNumber } from '../phone-number.tsx';
import css from './devices-section.module.css';

/** Where text messages go: the mobile number, which is added and changed in the account. */
export function TextsSection() {
  const { value, error, retry } = useLoaded(() => call('GET /mobile-number'));
  return (
    <section className={css.devices} aria-labelledby="texts">
      <h2 id="texts">Text messages</h2>
      {error && <LoadError retry={retry} what="your mobile number" />}
      {value === null && !error && <SkeletonLine width="60%" />}
      {value !== null && (
        <p className={classNames(text.soft, css.line)}>
          <Where confirmed={value.confirmed} sender={value.sender} />{' '}
          <PathLink className={text.link} to={`${routes.account()}#mobile`}>
            {value.confirmed === null ? 'Add your mobile number' : 'Change the number'}
          </PathLink>
        </p>
      )}
    </section>
  );
}

function Where({ confirmed, sender }: Pick<MobileNumberState, 'confirmed' | 'sender'>) {
  if (confirmed === null) return 'Texts come once we have your number.';
  const number = <PhoneNumber number={confirmed.number} />;
  if (!confirmed.isStopped) return <>Texts go to {number}.</>;
  return (
    <>
      {number} has sent STOP, so it gets no texts. To get them again, text START to{' '}
      {sender === null ? 'the number they came from' : <PhoneNumber number={sender} />}.
    </>
  );
}
