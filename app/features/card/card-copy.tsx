import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field, TextInput } from '#app/ui/field.tsx';
import { Heart } from '#app/ui/heart.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-shapes.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Swatches } from '#app/ui/swatches.tsx';
import text from '#app/ui/text.module.css';
import type { Card } from '#contract/card.ts';
import { FRONT_NAME_MAX, VISITOR_LIMITS } from '#shared/limits.ts';
import { undrawableMessage } from '#shared/undrawable.ts';
import css from './card-copy.module.css';
import type { Crumb } from './crumbs.ts';

export type Choice = {
  typedName: string;
  paletteId: string;
  sendPath: string;
  /** the page that gives a link to it away, for whoever has no script */ sharePath: string;
  onShare: () => void;
  hasFailed: boolean;
  /** letters of the name that cannot be drawn */ lacking: readonly string[];
  onName: (name: string) => void;
  onPalette: (paletteId: string) => void;
  onConsiderPalette: (paletteId: string) => void;
};

/** What a card is, and what can be chosen of it. */
export function CardCopy({ card, crumbs, choice }: { card: Card; crumbs: readonly Crumb[]; choice: Choice }) {
  return (
    <div className={css.copy}>
      {crumbs.length > 0 && (
        <nav aria-label="Where it stands">
          <ol className={classNames(css.crumbs, text.small)}>
            {crumbs.map(({ name, path }) => (
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
      <p className={classNames(text.soft, css.line)}>{card.line}</p>
      {card.takesName && (
        <Field
          label="Name on the front"
          aside={`${choice.typedName.length} of ${card.nameMax}`}
          error={nameError(card, choice)}
          hint={
            choice.hasFailed
              ? 'The name could not be drawn just now. It will still stand on your card.'
              : card.needsName
                ? 'The picture spells it, so this card needs one.'
                : card.nameOnFront
                  ? `Left empty, it says “${card.nameOnFront}”.`
                  : undefined
          }
        >
          <TextInput
            serif
            name="name"
            value={choice.typedName}
            maxLength={FRONT_NAME_MAX}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => choice.onName(event.target.value)}
          />
        </Field>
      )}
      {card.colourways.length > 1 && (
        <div className={css.ways}>
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
          Show it so
        </Button>
      </noscript>
      <div className={css.acts} data-foot-bar="">
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
        <Fact icon="envelope">By email, to as many as {VISITOR_LIMITS.recipients} people at once</Fact>
        <Fact icon="clock">Now, or at nine in their morning on the day</Fact>
        <Fact icon="cardamom">
          {card.isFree ? 'It costs nothing to send, and it never expires' : 'It never expires'}
        </Fact>
      </ul>
    </div>
  );
}

function nameError({ nameMax }: Card, { typedName, lacking }: Choice): string | undefined {
  if (typedName.trim().length > nameMax) return `This card has room for a name of up to ${nameMax} characters.`;
  return lacking.length > 0 ? undrawableMessage(lacking) : undefined;
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
