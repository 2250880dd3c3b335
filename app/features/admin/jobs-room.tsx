import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Status } from '#app/ui/status.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { say } from '#app/ui/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { CallReply } from '#contract/calls.ts';
import { routes } from '#shared/routes.ts';
import { Answered } from './answered.tsx';
import { carriedIn, queueInWords } from './job-words.ts';
import { Section } from './section.tsx';
import css from './table.module.css';
import { Cell, Table } from './table.tsx';
import { useAct } from './use-act.ts';
import { useAnswer } from './use-answer.ts';
import { number, sayMoment, times } from './words.ts';

type Jobs = CallReply<'GET /admin/jobs'>;

/** What failed in the background for good, what waits and is tried again, and the queues. */
export function JobsRoom() {
  const answer = useAnswer('GET /admin/jobs', {});
  return (
    <Answered answer={answer}>
      {({ queues, waiting, failed }) => (
        <>
          <Section title="Failed for good">
            {failed.length === 0 ? (
              <p className={text.soft}>
                Nothing failed. A job that fails is tried again by itself, a card for two days. What is left after that
                stands here.
              </p>
            ) : (
              <Table caption="Failed jobs" columns={['Job', 'When', 'What it said', 'Again']}>
                {failed.map((job) => (
                  <FailedRow key={job.jobId} job={job} onTried={answer.take} />
                ))}
              </Table>
            )}
          </Section>
          <Section title="Waits">
            {waiting.length === 0 ? (
              <p className={text.soft}>Nothing waits. Everything that was to be done is done.</p>
            ) : (
              <Table caption="Jobs that wait" columns={['Job', 'How it stands', 'When', 'What it said']}>
                {waiting.map((job) => (
                  <WaitingRow key={job.jobId} job={job} />
                ))}
              </Table>
            )}
          </Section>
          <Section title="Queues">
            <Table isSmall caption="Queues" columns={['Queue', 'Waiting#', 'At work#', 'Failed#']}>
              {queues.map((queue) => (
                <tr key={queue.name}>
                  <th scope="row">
                    <span className={css.name}>{queueInWords(queue.name)}</span>
                  </th>
                  <Cell label="Waiting" amount>
                    {number(queue.waiting)}
                  </Cell>
                  <Cell label="At work" amount>
                    {number(queue.active)}
                  </Cell>
                  <Cell label="Failed" amount>
                    {number(queue.failed)}
                  </Cell>
                </tr>
              ))}
            </Table>
          </Section>
        </>
      )}
    </Answered>
  );
}

/** What a job does, and what it is about: a card is found by the number of its message. */
function JobName({ queue, data }: Pick<Jobs['failed'][number], 'queue' | 'data'>) {
  const deliveryId = carriedIn(data).find(([name]) => name === 'deliveryId')?.[1];
  return (
    <>
      <span className={css.name}>{queueInWords(queue)}</span>
      {deliveryId === undefined ? (
        carriedIn(data).map(([name, value]) => (
          <span key={name} className={css.sub}>
            {name} <span className={css.code}>{value}</span>
          </span>
        ))
      ) : (
        <span className={css.sub}>
          <PathLink className={text.link} to={routes.narrowed(routes.admin('sends'), { q: deliveryId })}>
            Find the card
          </PathLink>
        </span>
      )}
    </>
  );
}

function WaitingRow({ job }: { job: Jobs['waiting'][number] }) {
  return (
    <tr>
      <th scope="row">
        <JobName queue={job.queue} data={job.data} />
      </th>
      <Cell label="Stands">
        {job.state === 'active' && <Status icon="clock">At work</Status>}
        {job.state === 'waiting' && <Status icon="clock">Waits for its turn</Status>}
        {job.state === 'again' && (
          <Status icon="clock" tone="warn">
            Failed {times(job.tries)}, is tried again
          </Status>
        )}
      </Cell>
      <Cell label="When" className={css.when}>
        {sayMoment(job.at)}
      </Cell>
      <Cell label={job.error === null ? undefined : 'It said'}>
        <span className={css.code}>{job.error}</span>
      </Cell>
    </tr>
  );
}

function FailedRow({ job, onTried }: { job: Jobs['failed'][number]; onTried: (jobs: Jobs) => void }) {
  const { act, isBusy } = useAct();
  const tryAgain = () =>
    act(async () => {
      onTried(await call('POST /admin/jobs/{jobId}/retry', { params: { jobId: job.jobId } }));
      say('It waits for its turn now.');
    });
  return (
    <tr>
      <th scope="row">
        <JobName queue={job.queue} data={job.data} />
      </th>
      <Cell label="When" className={css.when}>
        {sayMoment(job.at)}
      </Cell>
      <Cell label="It said">
        <span className={css.code}>{job.error}</span>
      </Cell>
      <Cell>
        <TextButton
          onClick={() => void tryAgain()}
          aria-disabled={isBusy}
          aria-label={`Try again: ${queueInWords(job.queue)}`}
        >
          Try again
        </TextButton>
      </Cell>
    </tr>
  );
}
