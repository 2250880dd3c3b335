import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { PassOn } from '#app/parts/pass-on/pass-on.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { BirthdayRequest } from '#contract/birthday-request.ts';
import { routes } from '#shared/routes.ts';
import { type DateOrder, formatNamedDate } from '#shared/time/date-order.ts';
import css from './ask.module.css';

/** One request: how it stands, its link to pass on, and taking it back. */
export function AskedRow({
  request,
  order,
  onWithdrawn,
}: {
  request: BirthdayRequest;
  order: DateOrder;
  onWithdrawn: () => void;
}) {
  const { requestId, name, state, path, calendarId } = request;
  const { run, isBusy, generalError } = useAction();
  async function withdraw() {
    const isDone = await run(async () => {
      await call('DELETE /birthday/request/{requestId}', { params: { requestId } });
    });
    if (!isDone) return;
    showToast(`Your request to ${name} is withdrawn.`);
    onWithdrawn();
  }
  return (
    <li className={css.request}>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small className={css.where}>{describe(request, order)}</small>
      </p>
      {state === 'answered' ? (
        calendarId !== null && (
          <PathLink
            className={text.link}
            to={routes.narrowed(routes.suggestions('birthday'), { calendar_id: calendarId })}
          >
            Choose a card
          </PathLink>
        )
      ) : (
        <div className={css.acts}>
          <PassOn
            path={path}
            words="When is your birthday? You can tell me here:"
            to={name}
            isOnlyCopied={state === 'asked' && (request.email ?? request.mobile) !== null}
          />
          <TextButton
            soft
            aria-busy={isBusy}
            aria-label={`Withdraw your request to ${name}`}
            onClick={() => void withdraw()}
          >
            Withdraw
          </TextButton>
        </div>
      )}
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
    </li>
  );
}

function describe({ state, email, mobile, askedAt }: BirthdayRequest, order: DateOrder): string {
  const at = new Date(askedAt);
  const on = formatNamedDate({ year: null, month: at.getMonth() + 1, day: at.getDate() }, order);
  if (state === 'answered') return 'Answered';
  if (state === 'bounced')
    return mobile === null
      ? `Our email to ${email} came back. Send the link yourself, or ask again at another address.`
      : `Our text did not arrive at ${mobile}. Send the link yourself, or ask again at another number.`;
  if (mobile !== null) return `Asked by text on ${on}`;
  return email === null ? `Link made on ${on}, for you to send` : `Asked by email on ${on}`;
}
