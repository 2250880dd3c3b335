import { call } from '#app/client/api.ts';
import { Empty } from '#app/ui/empty.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { say } from '#app/ui/toast-store.ts';
import type { CallReply } from '#contract/calls.ts';
import { Answered } from './answered.tsx';
import { Section } from './section.tsx';
import css from './table.module.css';
import { Cell, Table } from './table.tsx';
import { useAct } from './use-act.ts';
import { useAnswer } from './use-answer.ts';
import { number, sayMoment } from './words.ts';

type Jobs = CallReply<'GET /admin/jobs'>;

/** What works in the background, and what failed there for good. */
export function JobsRoom() {
  const answer = useAnswer('GET /admin/jobs', {});
  return (
    <Answered answer={answer}>
      {({ queues, failed }) => (
        <>
          <Section title="Queues">
            <Table caption="Queues" columns={['Queue', 'Waiting#', 'At work#', 'Failed#']}>
              {queues.map((queue) => (
                <tr key={queue.name}>
                  <th scope="row">
                    <span className={css.name}>{queue.name}</span>
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
          <Section title="Failed for good">
            {failed.length === 0 ? (
              <Empty title="Nothing failed">
                A job that fails is tried for two days first. What is left after that stands here.
              </Empty>
            ) : (
              <Table caption="Failed jobs" columns={['Job', 'When', 'What it said', 'Again']}>
                {failed.map((job) => (
                  <FailedRow key={job.jobId} job={job} onTried={answer.take} />
                ))}
              </Table>
            )}
          </Section>
        </>
      )}
    </Answered>
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
        <span className={css.name}>{job.queue}</span>
        <span className={css.code}>{job.data}</span>
      </th>
      <Cell label="When" className={css.when}>
        {sayMoment(job.at)}
      </Cell>
      <Cell label="It said">
        <span className={css.code}>{job.error}</span>
      </Cell>
      <Cell>
        <TextButton onClick={() => void tryAgain()} aria-disabled={isBusy} aria-label={`Try ${job.queue} again`}>
          Try again
        </TextButton>
      </Cell>
    </tr>
  );
}
