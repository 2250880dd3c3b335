import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import text from '#app/ui/text.module.css';
import { type DraftRecipient, getAddress } from '../recipients/recipients.ts';
import { formatTime, formatTimeZone, type HourCycle } from '#app/parts/places/format-time.ts';
import shared from '../send.module.css';
import { PlaceField } from '#app/parts/places/place-field.tsx';
import css from './place-question.module.css';

/** The number of people who are asked about one by one; more are asked about together. */
const FIELDS_MAX = 4;
type ChosenPlace = Pick<DraftRecipient, 'timeZone' | 'countryId'>;
export type PlaceQuestionProps = {
  people: readonly DraftRecipient[];
  ownTimeZone: string;
  /** the hour at which the card arrives, HH:MM */
  time: string;
  hourCycle: HourCycle;
  hasSubmitted: boolean;
  onChoose: (place: ChosenPlace, keys: ReadonlySet<string>) => void;
};

/**
 * Asks where people are, where nobody has said, so that a scheduled card arrives at its hour there. An answered question stays for as long as
 * the step is open, so that it can be corrected and the focus does not jump.
 */
export function PlaceQuestion({ people, ownTimeZone, time, hourCycle, hasSubmitted, onChoose }: PlaceQuestionProps) {
  const [asked, setAsked] = useState<ReadonlySet<string>>(() => new Set());
  const unknown = people.filter((person) => person.timeZone === null);
  if (unknown.some(({ key }) => !asked.has(key))) setAsked(new Set([...asked, ...unknown.map(({ key }) => key)]));
  const shown = people.filter(({ key }) => asked.has(key));
  const [first] = shown;
  if (!first) return null;

  const isOne = shown.length === 1;
  const keys = new Set(shown.map(({ key }) => key));
  const ownCity = formatTimeZone(ownTimeZone);
  const field = { ownTimeZone, error: hasSubmitted ? 'Choose a city or country.' : undefined };
  return (
    <fieldset className={css.question}>
      <legend>{isOne ? `Where is ${first.name.trim() || 'this person'}?` : 'Where are they?'}</legend>
      <p className={text.note}>
        So that the card arrives at {formatTime(time, hourCycle)} there. We remember it for next time.
      </p>
      <div className={shared.pair}>
        {shown.length > FIELDS_MAX ? (
          <PlaceField
            {...field}
            label={`All ${shown.length} people`}
            hint="If somebody is elsewhere, change their place in the list above."
            field="places"
            timeZone={getCommonTimeZone(shown)}
            error={unknown.length > 0 ? field.error : undefined}
            onChoose={(place) => onChoose(place, keys)}
          />
        ) : (
          shown.map((person) => (
            <PlaceField
              key={person.key}
              {...field}
              label={isOne ? 'City or country' : person.name.trim() || getAddress(person)}
              field={person === unknown[0] ? 'places' : `places.${person.key}`}
              timeZone={person.timeZone}
              error={person.timeZone === null ? field.error : undefined}
              onChoose={(place) => onChoose(place, new Set([person.key]))}
            />
          ))
        )}
      </div>
      {unknown.length > 0 && (
        <Button
          ref={keepFocus}
          variant="quiet"
          size="small"
          onClick={() => onChoose({ timeZone: ownTimeZone, countryId: null }, new Set(unknown.map(({ key }) => key)))}
        >
          {isOne ? `In my time zone, ${ownCity}` : `All in my time zone, ${ownCity}`}
        </Button>
      )}
    </fieldset>
  );
}

/** When the button goes with the last unknown place, and had the focus or was just getting it, the last field gets it, from where Tab goes on. */
function keepFocus(button: HTMLButtonElement | null): (() => void) | undefined {
  const question = button?.closest('fieldset');
  if (!button || !question) return undefined;
  let goingTo: EventTarget | null = null;
  const gone = new AbortController();
  question.addEventListener('focusout', (event) => (goingTo = event.relatedTarget), { signal: gone.signal });
  question.addEventListener('focusin', () => (goingTo = null), { signal: gone.signal });
  return () => {
    gone.abort();
    if (document.activeElement !== button && goingTo !== button) return;
    // The browser has not finished moving the focus.
    setTimeout(() => {
      if (document.activeElement === document.body) [...question.querySelectorAll('input')].at(-1)?.focus();
    });
  };
}

/** The time zone that all of them are in; null where they are in several, or nobody has said. */
function getCommonTimeZone(people: readonly DraftRecipient[]): string | null {
  const zones = new Set(people.map(({ timeZone }) => timeZone));
  return zones.size === 1 ? ([...zones][0] ?? null) : null;
}
