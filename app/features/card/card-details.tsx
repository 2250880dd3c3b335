import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { hasDraft } from '#app/client/cards/draft-prefix.ts';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { useSession } from '#app/client/session/session.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { Heart } from '#app/parts/heart.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-shapes.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Swatches } from '#app/ui/form/swatches.tsx';
import text from '#app/ui/text.module.css';
import type { Card } from '#contract/card.ts';
import type { User } from '#contract/session.ts';
import { formatRelation } from '#shared/cards/relation.ts';
import { MEMBER_LIMITS, NAME_ON_CARD_MAX, PREMIUM_LIMITS, VISITOR_LIMITS } from '#shared/limits.ts';
import { unsupportedCharactersMessage } from '#shared/text/unsupported-characters.ts';
import css from './card-details.module.css';

const ContinueDraft = lazy(async () => ({
  default: (await retryChunk('continue-draft', () => import('./continue-draft.tsx'))).ContinueDraft,
}));
const noChange = () => () => undefined;

export type Choice = {
  typedName: string;
  paletteId: string;
  sendPath: string;
  /** the share-link page, for visitors without script */ sharePath: string;
  onShare: () => void;
  hasFailed: boolean;
  /** characters of the name that cannot be drawn */ unsupported: readonly string[];
  onName: (name: string) => void;
  onPalette: (paletteId: string) => void;
  onConsiderPalette: (paletteId: string) => void;
};

/** How many people one card of this reader goes to. */
function recipientLimit({ isLoggedIn, membershipInfo }: User): number {
  if (!isLoggedIn) return VISITOR_LIMITS.recipients;
  return membershipInfo.type === 'standard' ? MEMBER_LIMITS.recipients : PREMIUM_LIMITS.recipients;
}

/** A card's title and facts, and the form to choose its name and colourway. */
export function CardDetails({ card, choice }: { card: Card; choice: Choice }) {
  const { breadcrumbs } = card;
  const { user } = useSession();
  const isWriting = useSyncExternalStore(noChange, hasDraft, () => false);
  return (
    <div className={css.details}>
      {breadcrumbs.length > 0 && (
        <nav aria-label="Breadcrumbs">
          <ol className={classNames(css.breadcrumbs, text.small)}>
            {breadcrumbs.map(({ name, path }) => (
              <li key={path}>
                <PathLink className={text.link} to={path}>
                  {name}
                </PathLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1>{card.title}</h1>
      {card.relation !== null && <p className={css.relation}>{formatRelation(card.relation)}</p>}
      <p className={classNames(text.soft, css.line)}>{card.line}</p>
      {card.takesName && (
        <Field
          label="Name on the front"
          aside={`${choice.typedName.length} of ${card.nameMax}`}
          error={nameError(card, choice)}
          hint={
            choice.hasFailed
              ? 'The preview could not be updated. The name will still be on your card.'
              : card.needsName
                ? 'Required: the picture is made of the name.'
                : card.nameOnFront
                  ? `If empty, the front says “${card.nameOnFront}”.`
                  : undefined
          }
        >
          <TextInput
            serif
            name="name"
            value={choice.typedName}
            maxLength={NAME_ON_CARD_MAX}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => choice.onName(event.target.value)}
          />
        </Field>
      )}
      {card.colourways.length > 1 && (
        <div className={css.colourways}>
          <Swatches
            legend="Colourway"
            name="palette"
            options={card.colourways.map(({ paletteId, name, swatch }) => ({ id: paletteId, name, colours: swatch }))}
            value={choice.paletteId}
            onChange={choice.onPalette}
            onConsider={choice.onConsiderPalette}
          />
        </div>
      )}
      <noscript>
        <Button type="submit" variant="quiet" size="small" className={css.apply}>
          Update preview
        </Button>
      </noscript>
      <div className={css.actions} data-foot-bar="">
        <ButtonLink to={choice.sendPath}>Send this card</ButtonLink>
        <ButtonLink
          variant="quiet"
          to={choice.sharePath}
          preload={false}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            choice.onShare();
          }}
        >
          <Icon name="link" />
          Share
        </ButtonLink>
        <Heart card={card} framed />
      </div>
      <ul className={classNames(css.facts, text.small)}>
        <Fact icon="envelope">Send by email to up to {recipientLimit(user)} people</Fact>
        <Fact icon="clock">Send now, or schedule it for 9:00 on the day, their time</Fact>
        <Fact icon="cardamom">{card.isFree ? 'Free to send, and it never expires' : 'It never expires'}</Fact>
      </ul>
      {isWriting && (
        <Suspense>
          <ContinueDraft cardId={card.cardId} />
        </Suspense>
      )}
    </div>
  );
}

function nameError({ nameMax }: Card, { typedName, unsupported }: Choice): string | undefined {
  if (typedName.trim().length > nameMax) return `The name on this card can have up to ${nameMax} characters.`;
  return unsupported.length > 0 ? unsupportedCharactersMessage(unsupported) : undefined;
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
