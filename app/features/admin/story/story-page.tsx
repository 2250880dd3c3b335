import { useState } from 'react';
import { Choice } from '#app/ui/choice.tsx';
import { Field, Select } from '#app/ui/field.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import text from '#app/ui/text.module.css';
import type { AdminStory } from '#contract/admin.ts';
import { routes } from '#shared/routes.ts';
import { firstName } from '#shared/first-name.ts';
import { Answered } from '../answered.tsx';
import { BackTo } from '../back-to.tsx';
import { useAnswer } from '../use-answer.ts';
import { shortNumber, zoneInWords } from '../words.ts';
import { peopleInWords, standing } from './event-words.ts';
import type { Deed } from './deeds.ts';
import { NextActs } from './next-acts.tsx';
import { PutRight } from './put-right.tsx';
import { Rest, WhoHasIt } from './story-side.tsx';
import css from './story.module.css';
import { Timeline } from './timeline.tsx';

/** The story of one card on its way: every event of its ledger, and what can be put right. What is written inside is never shown. */
export function StoryPage({ cardSendId }: { cardSendId: string }) {
  const answer = useAnswer('GET /admin/sends/{cardSendId}', { params: { cardSendId } });
  return (
    <>
      <BackTo room="sends" />
      <Answered answer={answer}>
        {({ story }) => <Story story={story} onChange={(next) => answer.take({ story: next })} />}
      </Answered>
    </>
  );
}

const EVERYTHING = 'everything';
/** Up to this many people stand side by side. */
const BESIDE = 3;

function Story({ story, onChange }: { story: AdminStory; onChange: (story: AdminStory) => void }) {
  const [deed, setDeed] = useState<Deed | null>(null);
  const [who, setWho] = useState(EVERYTHING);
  const [isRaw, setRaw] = useState(false);
  const ticket = story.tickets[0];
  const options = [
    { value: EVERYTHING, label: 'Everything' },
    ...story.people.map((person) => ({ value: person.recipientId, label: firstName(person.name) })),
  ];
  return (
    <>
      <div className={css.head}>
        {story.coverUrl !== null && <Sheet src={story.coverUrl} alt="" />}
        <div>
          <p className={`${text.note} ${text.num}`}>
            Card {shortNumber(story.cardSendId)}
            {ticket && (
              <>
                , letter {ticket.ticketNumber}:{' '}
                <PathLink className={text.link} to={routes.admin('tickets', ticket.ticketNumber)}>
                  “<bdi>{ticket.subject}</bdi>”
                </PathLink>
              </>
            )}
          </p>
          <h1>
            {story.cardTitle}, from {firstName(story.sender.name)} to {peopleInWords(story.people)}
          </h1>
          <p className={`${text.soft} ${text.small}`}>{standing(story)}</p>
        </div>
        <NextActs story={story} onDeed={setDeed} />
      </div>
      <div className={css.grid}>
        <section aria-label="What happened">
          <div className={css.tools}>
            {story.people.length <= BESIDE ? (
              <Segmented legend="Whose story" options={options} value={who} onChange={setWho} />
            ) : (
              <Field label="Whose story">
                <Select small value={who} onChange={(event) => setWho(event.target.value)}>
                  {options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            <Choice checked={isRaw} onChange={(event) => setRaw(event.target.checked)} className={text.small}>
              Raw records
            </Choice>
          </div>
          <p className={text.note}>Times are {zoneInWords()}.</p>
          <Timeline story={story} who={who === EVERYTHING ? null : who} isRaw={isRaw} />
        </section>
        <aside className={css.side}>
          <PutRight story={story} open={deed} onOpen={setDeed} onChange={onChange} />
          <WhoHasIt people={story.people} />
          <Rest story={story} onChange={onChange} />
        </aside>
      </div>
    </>
  );
}
