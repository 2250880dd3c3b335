import css from '#app/parts/note-page/note-page.module.css';
import { NotePage, PaperNote } from '#app/parts/note-page/note-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import type { GroupMembership, GroupToJoin } from '#contract/birthday-group.ts';
import type { JoinProblem } from './group-search.ts';
import { JoinForm } from './join-form.tsx';
import { Membership } from './membership.tsx';
import { type Joining, useJoining } from './use-joining.ts';

/** Where people add themselves to a list: who made it and who sees what, a name and three stamps. Opening it changes nothing. @param thisYear of the server that rendered it */
export function JoinPage({
  group,
  link,
  thisYear,
  wrong,
}: {
  group: GroupToJoin;
  link: string;
  thisYear: number;
  wrong: JoinProblem | undefined;
}) {
  const joining = useJoining(group, link, null);
  return <Page joining={joining} thisYear={thisYear} wrong={wrong} canAdd />;
}

/** What somebody has added, by their own link: to look at, to change and to take back. */
export function MinePage({
  mine,
  own,
  thisYear,
  wrong,
}: {
  mine: GroupMembership;
  own: string;
  thisYear: number;
  wrong: JoinProblem | undefined;
}) {
  const joining = useJoining(mine.group, null, { mine, own });
  return <Page joining={joining} thisYear={thisYear} wrong={wrong} canAdd={false} />;
}

function Page({
  joining,
  thisYear,
  wrong,
  canAdd,
}: {
  joining: Joining;
  thisYear: number;
  wrong: JoinProblem | undefined;
  canAdd: boolean;
}) {
  const { group, mine } = joining;
  return (
    <NotePage
      note={
        <PaperNote lines={[group.name]} signature={group.from}>
          {group.fromWhole} made this list of birthdays.
        </PaperNote>
      }
    >
      {mine !== null && !joining.isChanging && wrong === undefined ? (
        <Membership joining={joining} mine={mine} />
      ) : (
        <Adding joining={joining} thisYear={thisYear} wrong={wrong} canAdd={canAdd} />
      )}
    </NotePage>
  );
}

function Adding({
  joining,
  thisYear,
  wrong,
  canAdd,
}: {
  joining: Joining;
  thisYear: number;
  wrong: JoinProblem | undefined;
  canAdd: boolean;
}) {
  const { group, heading, isLooking, left, mine } = joining;
  if (isLooking) return <SkeletonLine width="60%" />;
  const shut = mine !== null ? null : whyShut(group);
  if (!canAdd && mine === null)
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          You are off the list
        </h1>
        <p className={text.lead}>{left}</p>
      </>
    );
  if (shut !== null)
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          {shut.title}
        </h1>
        <p className={text.lead}>{shut.lead}</p>
        {left !== null && <Notice>{left}</Notice>}
      </>
    );
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        When is your birthday?
      </h1>
      <p className={text.lead}>{whoSees(group)}</p>
      {left !== null && (
        <div className={css.told}>
          <Notice>{left}</Notice>
        </div>
      )}
      <JoinForm key={mine === null ? 'add' : 'change'} joining={joining} thisYear={thisYear} wrong={wrong} />
    </>
  );
}

/** Exactly who will see what is added. */
function whoSees({ from, isShared }: GroupToJoin): string {
  return isShared
    ? `Everyone who is on this list sees your name and your day. Only ${from} sees a year, if you give one.`
    : `Only ${from} sees what you add. The others on the list do not.`;
}

function whyShut({ from, isOpen, isFull }: GroupToJoin): { title: string; lead: string } | null {
  if (!isOpen) return { title: 'This list is closed', lead: `${from} has closed this list for new people.` };
  return isFull ? { title: 'This list is full', lead: `It has no room for more people. Let ${from} know.` } : null;
}
