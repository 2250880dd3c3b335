import { Chip, Chips } from '#app/ui/form/chip.tsx';
import { Select } from '#app/ui/form/field.tsx';
import css from './message-ideas.module.css';
import type { IdeaFilter, Ideas, Tone } from './use-message-ideas.ts';

const TONES: Record<Tone, string> = {
  warm: 'Warm',
  funny: 'Funny',
  quiet: 'Quiet',
  plain: 'Plain',
  formal: 'Formal',
  short: 'Short',
};

/** For whom the ideas are, and in which tone. A change begins with the first of them. */
export function IdeaFilters({
  ideas,
  filter: { recipient, tone },
  onChange,
}: {
  ideas: Ideas;
  filter: IdeaFilter;
  onChange: (filter: IdeaFilter) => void;
}) {
  return (
    <div className={css.choices}>
      {ideas.recipients.length > 1 && (
        <label className={css.recipient}>
          <span>For</span>
          <Select
            small
            value={ideas.recipient}
            onChange={(event) => onChange({ recipient: event.target.value, tone: null, offset: 0 })}
          >
            {ideas.recipients.map(({ value }) => (
              <option key={value} value={value}>
                {formatRecipientKind(value)}
              </option>
            ))}
          </Select>
        </label>
      )}
      {ideas.tones.length > 1 && (
        <Chips label="Tone">
          {ideas.tones.map(({ value }) => (
            <li key={value}>
              <Chip
                on={tone === value}
                onClick={() => onChange({ recipient, tone: tone === value ? null : value, offset: 0 })}
              >
                {TONES[value]}
              </Chip>
            </li>
          ))}
        </Chips>
      )}
    </div>
  );
}

function formatRecipientKind(value: string): string {
  return value === 'group' ? 'From all of us' : value.charAt(0).toUpperCase() + value.slice(1);
}
