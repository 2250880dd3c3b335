import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { formatTold } from '#app/parts/birthday-fields/told-date.ts';
import { DateStamp } from '#app/parts/date-stamp.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { BirthdayGroupDetails, GroupPerson } from '#contract/birthday-group.ts';
import { monthsOf } from '#shared/dates/month-names.ts';
import { routes } from '#shared/routes.ts';
import css from './group.module.css';

type Changed = (group: BirthdayGroupDetails) => void;

/** Who is on a list, in the order of the year. */
export function ListPeople({ group, onChanged }: { group: BirthdayGroupDetails; onChanged: Changed }) {
  const { run, running, generalError } = useAction();
  const { groupId, members } = group;

  async function setRemoved({ personId, name }: GroupPerson, isRemoved: boolean) {
    await run(
      async () => {
        const { group: changed } = await call('PUT /birthday/groups/{groupId}/people/{personId}', {
          params: { groupId, personId },
          body: { isRemoved },
        });
        onChanged(changed);
      },
      { name: personId },
    );
    if (isRemoved)
      showToast(`${name} is off the list.`, { undo: () => void setRemoved({ personId, name } as GroupPerson, false) });
  }
  async function merge({ personId, doubt }: GroupPerson) {
    if (doubt === null) return;
    await run(
      async () => {
        const { group: changed } = await call('POST /birthday/groups/{groupId}/people/{personId}/merge', {
          params: { groupId, personId },
          body: { into: doubt },
        });
        onChanged(changed);
      },
      { name: personId },
    );
  }
  async function setDistinct({ personId }: GroupPerson) {
    await run(
      async () => {
        const { group: changed } = await call('PUT /birthday/groups/{groupId}/people/{personId}', {
          params: { groupId, personId },
          body: { isDistinct: true },
        });
        onChanged(changed);
      },
      { name: personId },
    );
  }
  return (
    <>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <ul className={css.people}>
        {members.map((person) => (
          <li key={person.personId} className={css.person}>
            <DateStamp
              day={person.birthday.day}
              word={(monthsOf('gregorian')[person.birthday.month - 1]?.name ?? '').slice(0, 3)}
              kind="birthday"
            />
            <div className={css.words}>
              <b>
                <bdi>{person.name}</bdi>
              </b>
              <small>
                {formatTold(person.birthday)}. {WHERE[person.kept](person)}
              </small>
            </div>
            <div className={css.ways}>
              {person.calendarId !== null && (
                <PathLink
                  className={classNames(text.link, text.small)}
                  to={routes.narrowed(routes.suggestions('birthday'), { calendar_id: person.calendarId })}
                  aria-label={`Choose a card for ${person.name}`}
                >
                  Choose a card
                </PathLink>
              )}
              <TextButton
                soft
                aria-busy={running === person.personId}
                aria-label={`Remove ${person.name} from the list`}
                onClick={() => void setRemoved(person, true)}
              >
                Remove
              </TextButton>
            </div>
            {person.doubt !== null && (
              <Doubt
                person={person}
                earlier={members.find(({ personId }) => personId === person.doubt)}
                onSame={() => void merge(person)}
                onOther={() => void setDistinct(person)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where the birthday of somebody is. */
const WHERE: Record<GroupPerson['kept'], (person: GroupPerson) => string> = {
  told: ({ calendarId }) => (calendarId === null ? 'You removed it from your calendar.' : 'In your reminders.'),
  own: () => 'You already had a birthday of theirs in your calendar. It stays as it is.',
  waiting: () => 'Not in your reminders yet.',
  full: () => 'Your calendar is full.',
  self: () => 'This is you.',
};

/** Somebody may be there twice: the maker says which is so. */
function Doubt({
  person,
  earlier,
  onSame,
  onOther,
}: {
  person: GroupPerson;
  earlier: GroupPerson | undefined;
  onSame: () => void;
  onOther: () => void;
}) {
  if (earlier === undefined) return null;
  return (
    <div className={css.doubt}>
      <p>
        Is this the same person as <bdi>{earlier.name}</bdi>, {formatTold(earlier.birthday)}? If so, we keep the newer
        date.
      </p>
      <TextButton aria-label={`${person.name} and ${earlier.name} are the same person`} onClick={onSame}>
        Same person
      </TextButton>
      <TextButton aria-label={`${person.name} and ${earlier.name} are different people`} onClick={onOther}>
        Different people
      </TextButton>
    </div>
  );
}
