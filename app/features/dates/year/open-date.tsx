import type { FormEvent, KeyboardEvent } from 'react';
import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field, TextArea, TextInput } from '#app/ui/form/field.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import type { SuggestedCard, YearDate } from '#contract/card-plan.ts';
import { pathToCardsFor } from '#shared/dates/path-to-cards.ts';
import { PLANNED_MESSAGE_MAX } from '#shared/limits.ts';
import { media, routes } from '#shared/routes.ts';
import { possessive } from '#shared/text/possessive.ts';
import { typeOf } from '../entries/entry-types.ts';
import { NEXT } from './focus-next.ts';
import css from './year.module.css';

type Props = {
  date: YearDate;
  /** the reader's, `YYYY-MM-DD` */ today: string;
  /** which of its cards is shown */ chosen: number;
  onChoose: (chosen: number) => void;
  message: string;
  onMessage: (message: string) => void;
  /** of the person, where none is known */ email: string;
  onEmail: (email: string) => void;
  /** called with the date once its card is planned */ onPlanned: (date: YearDate) => void;
};

/** A date that is open: a card that suits it, a line to write in it, and one press that plans it. */
export function OpenDate(props: Props) {
  const { date, today, chosen } = props;
  const card = date.cards[chosen % Math.max(1, date.cards.length)];
  // A card for today leaves at once: it is looked at before that.
  if (card === undefined || date.day <= today)
    return (
      <div className={css.choose}>
        <ButtonLink
          {...NEXT}
          size="small"
          variant="quiet"
          to={pathToCardsFor(typeOf(date), date.calendarId, null)}
          aria-label={`Choose a card for ${date.firstName}`}
        >
          Choose a card
        </ButtonLink>
      </div>
    );
  return <PlanForm {...props} card={card} />;
}

function PlanForm({ card, ...props }: Props & { card: SuggestedCard }) {
  const { date, chosen, onChoose, message, onMessage, email, onEmail, onPlanned } = props;
  const { calendarId, day, firstName, cards } = date;
  const { formRef, isBusy, errorAt, generalError, run } = useAction(['email', 'message']);
  const needsAddress = date.email === null;
  async function plan(event: FormEvent) {
    event.preventDefault();
    const body = { day, cardId: card.cardId, paletteId: card.paletteId, message };
    await run(async () => {
      const planned = await call('POST /year/{calendarId}', {
        params: { calendarId },
        body: needsAddress ? { ...body, email } : body,
      });
      onPlanned(planned.date);
    });
  }
  function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // It is one line.
    event.preventDefault();
    if (!event.repeat) formRef.current?.requestSubmit();
  }
  return (
    <form ref={formRef} className={css.card} noValidate onSubmit={(event) => void plan(event)}>
      <PathLink
        to={routes.card(card.cardId, { calendarId })}
        className={css.picture}
        aria-label={`See the card, ${card.title}`}
      >
        <CardPicture
          picture={(size) => media.card(card.cardId, card.paletteId, 'front', size, card.v)}
          paper={card.paper}
          sizes="5.5rem"
        />
      </PathLink>
      <div className={css.words}>
        <Field label={`To ${firstName}`} error={errorAt('message')} className={css.message}>
          <TextArea
            serif
            rows={2}
            value={message}
            maxLength={PLANNED_MESSAGE_MAX}
            aria-label={`Your message to ${firstName}`}
            onChange={({ target }) => onMessage(target.value.replaceAll('\n', ' '))}
            onKeyDown={submitOnEnter}
          />
        </Field>
        {needsAddress && (
          <Field label={`${possessive(firstName)} email address`} error={errorAt('email')}>
            <TextInput
              {...NEXT}
              small
              type="email"
              inputMode="email"
              autoComplete="off"
              spellCheck={false}
              value={email}
              onChange={({ target }) => onEmail(target.value)}
            />
          </Field>
        )}
        {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
        <div className={css.acts}>
          <Button
            {...(needsAddress ? {} : NEXT)}
            size="small"
            variant="quiet"
            type="submit"
            busy={isBusy}
            aria-label={`Plan this card for ${firstName}`}
          >
            Plan this card
          </Button>
          {cards.length > 1 && (
            <TextButton soft aria-label={`Another card for ${firstName}`} onClick={() => onChoose(chosen + 1)}>
              Another
            </TextButton>
          )}
          <span className={css.title} aria-live="polite">
            {card.title}
          </span>
        </div>
      </div>
    </form>
  );
}
