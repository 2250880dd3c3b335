import { useState } from 'react';
import { Field, Select } from '#app/ui/form/field.tsx';
import { COLUMN_ROLES, type ColumnRole } from '#shared/people/import-file.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import { DateOrderChoice } from './date-order-choice.tsx';
import css from './import-review.module.css';
import type { Correction, ReadFile } from './read-on-device.ts';

/** Of an example so much is shown, in characters. */
const EXAMPLE_MAX = 40;
const DATE_ROLES = new Set<ColumnRole>(['birthday', 'birthMonth', 'anniversary', 'eventDate']);
const NAMES: Record<ColumnRole, string> = {
  name: 'Name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  namePrefix: 'Title before the name',
  nameSuffix: 'After the name',
  nickname: 'Nickname',
  company: 'Company',
  email: 'Email address',
  phone: 'Telephone number',
  birthday: 'Birthday',
  birthYear: 'Year of birth',
  birthMonth: 'Month of birth',
  birthDay: 'Day of birth',
  anniversary: 'Anniversary',
  note: 'Note',
  relationship: 'Who they are to you',
  group: 'Groups',
  eventLabel: 'What a date is called',
  eventDate: 'Date',
  relationLabel: 'What a relative is called',
  relationName: 'Name of a relative',
  ignored: 'Leave out',
};

/** What each column of a CSV file holds, and the order of its dates, to be corrected. */
export function CsvColumns({
  read: { columns, dateOrder, isDateOrderDoubtful },
  onCorrect,
}: {
  read: ReadFile;
  onCorrect: (correction: Correction) => void;
}) {
  // A question is asked openly, and is not closed by its answer.
  const [isOpen] = useState(isDateOrderDoubtful || !columns.some(({ role }) => DATE_ROLES.has(role)));
  const used = columns.filter(({ role }) => role !== 'ignored').length;
  return (
    <details className={css.details} open={isOpen}>
      <summary>
        What its columns hold: {formatInteger(used)} of {formatInteger(columns.length)} are read
      </summary>
      <div className={css.columns}>
        {dateOrder !== null && columns.some(({ role }) => DATE_ROLES.has(role)) && (
          <DateOrderChoice
            legend={
              isDateOrderDoubtful ? 'This file does not say: what comes first in its dates?' : 'First in its dates'
            }
            value={dateOrder}
            onCorrect={onCorrect}
          />
        )}
        <div className={css.roles}>
          {columns.map(({ header, role, example }, at) => (
            <Field
              key={at}
              label={header === '' ? `Column ${at + 1}` : header}
              hint={example === '' ? 'Empty' : `“${example.slice(0, EXAMPLE_MAX)}”`}
            >
              <Select
                small
                value={role}
                onChange={({ target }) => {
                  const chosen = COLUMN_ROLES.find((one) => one === target.value) ?? 'ignored';
                  onCorrect({ roles: columns.map((column, i) => (i === at ? chosen : column.role)) });
                }}
              >
                {COLUMN_ROLES.map((one) => (
                  <option key={one} value={one}>
                    {NAMES[one]}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
      </div>
    </details>
  );
}
