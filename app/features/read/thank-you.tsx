import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import type { ReadCard } from '#contract/card-read.ts';
import { firstName } from '#shared/people/first-name.ts';
import css from './read.module.css';
import { ThankForm } from './thank-form.tsx';
import type { ThanksProblem } from './thanks-problem.ts';

type Props = { card: ReadCard; onCard: (card: ReadCard) => void; problem?: ThanksProblem | undefined };

/** A thank-you note to the sender. For ten seconds after it was sent it can be changed. */
export function ThankYou({ card, onCard, problem }: Props) {
  const editing = useThanksEditing(card.thanks?.canChangeUntil ?? null);
  if (!card.isPersonal || !card.magicLink2)
    return (
      <section className={css.thank} aria-labelledby="thank">
        <div>
          <h2 id="thank">Reply</h2>
          <p className={css.lead}>
            {card.isTest
              ? 'The person who gets the card can thank you here.'
              : `Anyone can open this link. To reply to ${card.from}, open the card from your own email.`}
          </p>
        </div>
      </section>
    );
  if (card.thanks && !editing.isEditing)
    return <SentThanks card={card} thanks={card.thanks.text} canChange={editing.canEdit} onChange={editing.start} />;
  return (
    <ThankForm
      key={editing.isEditing ? 'change' : 'first'}
      card={card}
      personal={card.magicLink2}
      onCard={onCard}
      onSent={editing.end}
      problem={problem}
      focus={editing.isEditing}
    />
  );
}

function SentThanks({
  card,
  thanks,
  canChange,
  onChange,
}: {
  card: ReadCard;
  thanks: string;
  canChange: boolean;
  onChange: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone, so focus the heading; not when the page was loaded like this.
  useEffect(() => {
    if (document.activeElement === document.body && canChange) heading.current?.focus({ preventScroll: true });
  }, [canChange]);
  return (
    <section className={css.thank} aria-labelledby="thank">
      <div>
        <h2 id="thank" ref={heading} tabIndex={-1}>
          Your thanks were sent to {firstName(card.from)}
        </h2>
        <p className={css.lead}>
          {canChange ? 'You can still change your note.' : 'We email your note with your name.'}
        </p>
      </div>
      <div>
        <blockquote className={css.thanked} dir="auto">
          {thanks}
        </blockquote>
        {canChange && (
          <Button variant="plain" onClick={onChange}>
            Change
          </Button>
        )}
      </div>
    </section>
  );
}

/** Whether sent thanks can still be changed, and whether they are being changed. Ends by itself at `until`. */
function useThanksEditing(until: string | null): {
  canEdit: boolean;
  isEditing: boolean;
  start: () => void;
  end: () => void;
} {
  const [expired, setExpired] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setExpired(until), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return {
    canEdit: until !== null && expired !== until,
    isEditing,
    start: () => setEditing(true),
    end: () => setEditing(false),
  };
}
