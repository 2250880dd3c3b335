import { TextButton } from '#app/ui/button/text-button.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { formatInteger } from '#shared/text/format-integer.ts';
import type { DateOrder } from '#shared/time/date-order.ts';
import { DateConflicts } from './date-conflicts.tsx';
import { describeDate, describePerson, describeRow, formatImportedDay } from './format-row.ts';
import type { ImportRow } from './import-rows.ts';
import css from './import-review.module.css';

/** Dates of a person that are shown; the others are counted. */
const DATES_SHOWN = 2;

/** A person of a file: who they are, their dates, and what is done with them. */
export function ImportRowItem({
  row,
  order,
  isLocked,
  onChange,
}: {
  row: ImportRow;
  order: DateOrder;
  isLocked: boolean;
  onChange: (row: ImportRow) => void;
}) {
  const { person, match, isJoined, isChosen } = row;
  const isDoubtful = match !== null && match.doubt !== null;
  const note = describeRow(row);
  const others = person.dates.length - DATES_SHOWN;
  return (
    <li className={css.row}>
      <Choice
        className={css.person}
        checked={isChosen}
        disabled={isLocked}
        onChange={({ target: { checked } }) =>
          onChange({
            ...row,
            isChosen: checked,
            // A name in common is more often the same person than an address in common.
            isJoined: isJoined ?? (checked ? match?.doubt === 'name' : null),
          })
        }
      >
        <b>
          <bdi>{person.name}</bdi>
        </b>
        <small>
          <bdi>{describePerson(row)}</bdi>
        </small>
      </Choice>
      {person.dates.length > 0 && (
        <ul className={css.dates}>
          {person.dates.slice(0, DATES_SHOWN).map((date, i) => (
            <li key={i}>
              {formatImportedDay(date.date, order)} <small>{describeDate(date)}</small>
            </li>
          ))}
          {others > 0 && (
            <li>
              <small>and {formatInteger(others)} more</small>
            </li>
          )}
        </ul>
      )}
      {note !== '' && <p className={css.what}>{note}</p>}
      {isDoubtful ? (
        <Segmented
          className={css.act}
          legend={`${person.name} is`}
          options={[
            { value: 'same', label: 'Same person', disabled: isLocked },
            { value: 'other', label: 'Someone else', disabled: isLocked },
          ]}
          value={isJoined === null ? '' : isJoined ? 'same' : 'other'}
          onChange={(said) => onChange({ ...row, isJoined: said === 'same', isChosen: true })}
        />
      ) : (
        match !== null &&
        !isLocked && (
          <TextButton
            className={css.act}
            aria-label={isJoined === true ? `Keep ${person.name} apart` : `Join ${person.name} again`}
            onClick={() => onChange({ ...row, isJoined: isJoined !== true, isChosen: true })}
          >
            {isJoined === true ? 'Keep apart' : 'Join again'}
          </TextButton>
        )
      )}
      {isJoined === true && row.conflicts.length > 0 && (
        <DateConflicts row={row} order={order} isLocked={isLocked} onChange={onChange} />
      )}
    </li>
  );
}
