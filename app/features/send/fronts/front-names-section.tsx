import { useState } from 'react';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import text from '#app/ui/text.module.css';
import { ownFrontName } from '#shared/cards/front-name.ts';
import { formatNames, getAddress } from '../recipients/recipients.ts';
import { NameOnFrontField } from '../steps/name-on-front-field.tsx';
import type { StepProps } from '../steps/step.ts';
import { getFrontError, getFrontField, getMisnamed } from './front-names.ts';
import css from './front-names.module.css';

type Props = Pick<StepProps, 'draft' | 'snapshot' | 'edit' | 'store' | 'server'> & {
  /** the sender pressed the button: every error shows */
  hasSubmitted: boolean;
  /** the front of this person is looked at */
  onLook: (key: string) => void;
};

/** Which names the fronts of a card for several people have: a name for each, one for all, or none. What was typed for another choice stays. */
export function FrontNamesSection({ draft, snapshot, edit, store, server, hasSubmitted, onLook }: Props) {
  const { card } = server;
  const { namesOnFront } = draft;
  const forAll = draft.nameOnFront.trim();
  const misnamed = getMisnamed(draft);
  // As long as nobody has begun to name them all, no name is what is chosen.
  const [isNaming, setNaming] = useState(forAll !== '' || card.needsName);
  if (forAll !== '' && !isNaming) setNaming(true);
  const shown = namesOnFront === 'one' && !isNaming ? 'none' : namesOnFront;
  return (
    <section className={css.fields} aria-label="Name on the front">
      <h2 tabIndex={-1} data-field="namesOnFront">
        Name on the front
      </h2>
      <Segmented
        legend="Name on the front"
        options={[
          { value: 'each', label: 'A name for each' },
          { value: 'one', label: 'One for all' },
          ...(card.needsName ? [] : [{ value: 'none', label: 'None' } as const]),
        ]}
        value={shown}
        onChange={(chosen) => {
          setNaming(chosen === 'one' || isNaming);
          edit({ namesOnFront: chosen });
          void store.flush();
        }}
      />
      {shown === 'each' && <OwnNames {...{ draft, snapshot, edit, store, server, hasSubmitted, onLook }} />}
      {shown === 'one' && (
        <NameOnFrontField
          card={card}
          label="Name for all"
          value={draft.nameOnFront}
          error={
            snapshot.rejectionOf('nameOnFront') ??
            (forAll !== '' || hasSubmitted ? getFrontError(forAll, card) : undefined)
          }
          hint={
            misnamed.length > 0
              ? `${formatNames(misnamed.map(({ name, email }) => name.trim() || email))} would read “${forAll}” too.`
              : undefined
          }
          onChange={(nameOnFront) => edit({ nameOnFront })}
          onBlur={() => void store.flush()}
        />
      )}
      {shown === 'none' && (
        <p className={text.note}>
          {card.nameOnFront ? `The front says “${card.nameOnFront}”.` : 'The front has no name on it.'}
        </p>
      )}
    </section>
  );
}

/** The name on each person's own front, at first their first name. */
function OwnNames({ draft, snapshot, edit, store, server, onLook }: Props) {
  const { card } = server;
  const setName = (key: string, nameOnFront: string) =>
    edit({
      people: (store.snapshot().draft?.people ?? draft.people).map((person) =>
        person.key === key ? { ...person, nameOnFront } : person,
      ),
    });
  return (
    <>
      <div className={css.names}>
        {draft.people.map((person) => {
          const value = ownFrontName(person);
          const field = getFrontField(person);
          return (
            <Field
              key={person.key}
              label={
                <>
                  For <bdi>{person.name.trim() || getAddress(person)}</bdi>
                </>
              }
              aside={value.length > card.nameMax / 2 ? `${value.trim().length} of ${card.nameMax}` : undefined}
              error={snapshot.rejectionOf(field) ?? getFrontError(value.trim(), card)}
            >
              <TextInput
                serif
                data-field={field}
                value={value}
                autoComplete="off"
                onFocus={() => onLook(person.key)}
                onChange={(event) => setName(person.key, event.target.value)}
                onBlur={() => void store.flush()}
              />
            </Field>
          );
        })}
      </div>
      <p className={text.note}>
        Each person sees only their own name.
        {!card.needsName && card.nameOnFront && ` If empty, the front says “${card.nameOnFront}”.`}
      </p>
    </>
  );
}
