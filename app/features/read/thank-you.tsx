import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ReadCard } from '#contract/card-read.ts';
import { ApiError, call } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip, Chips } from '#app/ui/chip.tsx';
import { Field, TextArea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import { firstName } from '#shared/first-name.ts';
import { THANKS_MAX } from '#shared/limits.ts';
import css from './read.module.css';
import type { ThanksProblem } from './thanks-problem.ts';
import { useKeptWords } from '#app/client/use-kept-words.ts';

const PROBLEMS: Record<ThanksProblem, string> = {
  empty: 'Write a word or two first.',
  late: 'Your thanks have gone already. Answer the mail to write more.',
};

type Props = { card: ReadCard; onCard: (card: ReadCard) => void; problem?: ThanksProblem | undefined };

/** A word back to the sender: ready answers fill the field, only the button sends it, and for ten seconds it may be changed. */
export function ThankYou({ card, onCard, problem }: Props) {
  const isChanging = useChanging(card.thanks?.canChangeUntil ?? null);
  if (!card.isPersonal || !card.magicLink2)
    return (
      <section className={css.thank} aria-labelledby="thank">
        <div>
          <h2 id="thank">A word back</h2>
          <p className={css.lead}>
            {card.isTest
              ? 'Whoever gets the card can thank you here.'
              : `This link can be opened by anyone. Open the card from your own mail to answer ${card.from}.`}
          </p>
        </div>
      </section>
    );
  if (card.thanks && !isChanging.on)
    return <Thanked card={card} thanks={card.thanks.text} canChange={isChanging.can} change={isChanging.begin} />;
  return (
    <ThankForm
      key={isChanging.on ? 'change' : 'first'}
      card={card}
      personal={card.magicLink2}
      onCard={onCard}
      onSent={isChanging.end}
      problem={problem}
      focus={isChanging.on}
    />
  );
}

function Thanked({
  card,
  thanks,
  canChange,
  change,
}: {
  card: ReadCard;
  thanks: string;
  canChange: boolean;
  change: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // the form that had the focus is gone: the answer to it takes it, unless the page came like this
  useEffect(() => {
    if (document.activeElement === document.body && canChange) heading.current?.focus({ preventScroll: true });
  }, [canChange]);
  return (
    <section className={css.thank} aria-labelledby="thank">
      <div>
        <h2 id="thank" ref={heading} tabIndex={-1}>
          Your thanks are with {firstName(card.from)}
        </h2>
        <p className={css.lead}>{canChange ? 'You may still change a word.' : 'They go by mail, under your name.'}</p>
      </div>
      <div>
        <blockquote className={css.thanked} dir="auto">
          {thanks}
        </blockquote>
        {canChange && (
          <Button variant="plain" onClick={change}>
            Change
          </Button>
        )}
      </div>
    </section>
  );
}

function ThankForm({
  card,
  personal,
  onCard,
  onSent,
  problem,
  focus,
}: {
  card: ReadCard;
  personal: string;
  onCard: (card: ReadCard) => void;
  onSent: () => void;
  problem: ThanksProblem | undefined;
  focus: boolean;
}) {
  const [words, setWords, forget] = useKeptWords(`thanks ${personal}`, card.thanks?.text ?? '');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ field?: string | undefined; general?: string | undefined }>(
    problem ? { field: PROBLEMS[problem] } : {},
  );
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (words.trim() === '') {
      setWrong({ field: PROBLEMS.empty });
      field.current?.focus();
      return;
    }
    setBusy(true);
    setWrong({});
    try {
      const { card: thanked } = await call('POST /card/read/thank', {
        body: { magicLink: card.magicLink, magicLink2: personal, text: words },
      });
      forget();
      onSent();
      onCard(thanked);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const atField = error.at('text');
      setWrong(
        atField
          ? { field: atField }
          : {
              general:
                error.status >= 500
                  ? 'Your words could not leave just now. They are kept here; press Send thanks once more.'
                  : error.message,
            },
      );
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={css.thank} aria-labelledby="thank">
      <div>
        <h2 id="thank">Say thank you to {firstName(card.from)}</h2>
        <p className={css.lead}>It goes at once. You need no account.</p>
      </div>
      <form method="post" onSubmit={(event) => void send(event)} noValidate>
        <input type="hidden" name="act" value="thank" />
        <div className={css.answers}>
          <Chips label="Ready answers">
            {card.answers.map((answer) => (
              <li key={answer}>
                <Chip
                  onClick={() => {
                    setWords(answer);
                    setWrong({});
                    field.current?.focus();
                  }}
                >
                  {answer}
                </Chip>
              </li>
            ))}
          </Chips>
        </div>
        {wrong.general && (
          <div className={css.notice}>
            <Notice tone="bad">{wrong.general}</Notice>
          </div>
        )}
        <div className={css.thankRow}>
          <Field label={<span className={text.sr}>Your words</span>} error={wrong.field} className={css.thankField}>
            <TextArea
              ref={field}
              name="text"
              rows={1}
              required
              maxLength={THANKS_MAX}
              placeholder="Or in your own words"
              value={words}
              onChange={(event) => setWords(event.target.value)}
              className={css.words}
            />
          </Field>
          <Button type="submit" busy={busy}>
            Send thanks
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Whether thanks may still be changed, and whether they are being changed; it ends by itself, without a countdown. */
function useChanging(until: string | null): { can: boolean; on: boolean; begin: () => void; end: () => void } {
  const [over, setOver] = useState<string | null>(null);
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setOver(until), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return { can: until !== null && over !== until, on, begin: () => setOn(true), end: () => setOn(false) };
}
