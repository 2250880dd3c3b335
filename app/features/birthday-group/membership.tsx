import { ActForm } from '#app/parts/act-form.tsx';
import { formatTold } from '#app/parts/birthday-fields/told-date.ts';
import { DateStamp } from '#app/parts/date-stamp.tsx';
import css from '#app/parts/note-page/note-page.module.css';
import { copyLink } from '#app/parts/pass-on/pass-on.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { GroupMembership } from '#contract/birthday-group.ts';
import { monthsOf } from '#shared/dates/month-names.ts';
import { firstName } from '#shared/people/first-name.ts';
import { routes } from '#shared/routes.ts';
import { inAnyYear } from '#shared/time/days.ts';
import own from './group.module.css';
import type { Joining } from './use-joining.ts';

/** Somebody is on the list: what they added, how to change it later, and the others where the list shows them. */
export function Membership({ joining, mine }: { joining: Joining; mine: GroupMembership }) {
  const { group, own: link, heading, running, generalError, setChanging, leave } = joining;
  const { birthday, name, others } = mine;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        You are on the list, <em>{firstName(name)}.</em>
      </h1>
      <p className={css.told}>
        {group.from} reads: <em>{formatTold(birthday)}</em>.
        {group.isShared && birthday.year !== null && (
          <>
            {' '}
            The others: <em>{formatTold({ ...birthday, year: null })}</em>.
          </>
        )}
      </p>
      <p className={classNames(text.soft, own.keep)}>
        Come back in this browser to change it, or keep{' '}
        <a className={text.link} href={link === null ? undefined : routes.birthdayGroupMine(link)} rel="noreferrer">
          your own link
        </a>
        . It is yours alone: whoever has it can change what you added. If {group.from} deletes the list, your birthday
        stays in {group.from}’s calendar.
      </p>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <div className={css.acts}>
        <Button variant="quiet" className={css.needsScript} onClick={() => setChanging(true)}>
          Change it
        </Button>
        <Button
          variant="quiet"
          className={css.needsScript}
          onClick={() => link !== null && void copyLink(routes.birthdayGroupMine(link))}
        >
          Copy my link
        </Button>
        <ActForm act="take-back" onAct={() => void leave()}>
          <Button type="submit" variant="plain" busy={running === 'take-back'}>
            Take me off the list
          </Button>
        </ActForm>
      </div>
      {others !== null && <Others others={others} />}
      <p className={css.more}>
        Do you forget birthdays too?{' '}
        <PathLink className={text.link} to={routes.addReminders()}>
          Let us remember them for you
        </PathLink>
      </p>
    </>
  );
}

/** The others on the list. Each becomes a birthday of the reader's own, in the form where one is added. */
function Others({ others }: { others: NonNullable<GroupMembership['others']> }) {
  if (others.length === 0)
    return <p className={css.more}>You are the first on this list. Come back to see the others.</p>;
  return (
    <section className={own.others} aria-labelledby="others">
      <h2 id="others">Also on it</h2>
      <ul className={own.people}>
        {others.map(({ name, month, day }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name and day
          <li key={`${name} ${month}-${day} ${i}`} className={own.person}>
            <DateStamp day={day} word={monthName(month).slice(0, 3)} kind="birthday" />
            <div className={own.words}>
              <b>
                <bdi>{name}</bdi>
              </b>
              <small>
                {day} {monthName(month)}
              </small>
            </div>
            <PathLink
              className={text.link}
              to={routes.addBirthdayByHand(inAnyYear({ month, day }), name)}
              aria-label={`Remember ${name} too`}
            >
              Remember
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const monthName = (month: number) => monthsOf('gregorian')[month - 1]?.name ?? '';
