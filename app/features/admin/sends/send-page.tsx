import { call } from '#app/client/api.ts';
import { useState } from 'react';
import { Choice } from '#app/ui/form/choice.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import text from '#app/ui/text.module.css';
import type { AdminSendDetails } from '#contract/admin/sends.ts';
import { routes } from '#shared/routes.ts';
import { firstName } from '#shared/people/first-name.ts';
import { LoadedContent } from '../layout/loaded-content.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { useAdminData } from '../use-admin-data.ts';
import { formatZone, shortId } from '../format.ts';
import { formatRecipients, formatSendStatus } from './timeline-text.ts';
import type { Repair } from './available-repairs.ts';
import { NextActions } from './next-actions.tsx';
import { RepairActions } from './repair-actions.tsx';
import { SendFacts, Recipients } from './send-sidebar.tsx';
import css from './send-page.module.css';
import { Timeline } from './timeline.tsx';

/** One sent card: its timeline and the repair actions. The message is never shown. */
export function SendPage({ cardSendId }: { cardSendId: string }) {
  const data = useAdminData(() => call('GET /admin/sends/{cardSendId}', { params: { cardSendId } }));
  return (
    <>
      <BackLink section="sends" />
      <LoadedContent data={data}>
        {({ send }) => <SendDetails send={send} onChange={(next) => data.set({ send: next })} />}
      </LoadedContent>
    </>
  );
}

const EVERYTHING = 'everything';
/** Up to this many recipients are shown as buttons instead of a select. */
const MAX_BUTTONS = 3;

function SendDetails({ send, onChange }: { send: AdminSendDetails; onChange: (send: AdminSendDetails) => void }) {
  const [repair, setRepair] = useState<Repair | null>(null);
  const [who, setWho] = useState(EVERYTHING);
  const [isRaw, setRaw] = useState(false);
  const ticket = send.tickets[0];
  const options = [
    { value: EVERYTHING, label: 'Everything' },
    ...send.people.map((person) => ({ value: person.recipientId, label: firstName(person.name) })),
  ];
  return (
    <>
      <div className={css.head}>
        {send.coverUrl !== null && <CardPicture src={send.coverUrl} alt="" />}
        <div>
          <p className={`${text.note} ${text.num}`}>
            Card {shortId(send.cardSendId)}
            {ticket && (
              <>
                , ticket {ticket.ticketNumber}:{' '}
                <PathLink className={text.link} to={routes.admin('tickets', ticket.ticketNumber)}>
                  “<bdi>{ticket.subject}</bdi>”
                </PathLink>
              </>
            )}
          </p>
          <h1>
            {send.cardTitle}, from {firstName(send.sender.name)} to {formatRecipients(send.people)}
          </h1>
          <p className={`${text.soft} ${text.small}`}>{formatSendStatus(send)}</p>
        </div>
        <NextActions send={send} onRepair={setRepair} />
      </div>
      <div className={css.grid}>
        <section aria-label="Timeline">
          <div className={css.tools}>
            {send.people.length <= MAX_BUTTONS ? (
              <Segmented legend="Timeline of" options={options} value={who} onChange={setWho} />
            ) : (
              <Field label="Timeline of">
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
          <p className={text.note}>Times are in {formatZone()}.</p>
          <Timeline send={send} who={who === EVERYTHING ? null : who} isRaw={isRaw} />
        </section>
        <aside className={css.side}>
          <RepairActions send={send} open={repair} onOpen={setRepair} onChange={onChange} />
          <Recipients people={send.people} />
          <SendFacts send={send} onChange={onChange} />
        </aside>
      </div>
    </>
  );
}
