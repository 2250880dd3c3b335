import { call } from '#app/client/api.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { Status } from '#app/ui/feedback/status.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { CallReply } from '#contract/calls.ts';
import { routes } from '#shared/routes.ts';
import { LoadedContent } from '../layout/loaded-content.tsx';
import { parseJobData, formatQueue } from './job-text.ts';
import { Section } from '../layout/section.tsx';
import css from '../layout/table.module.css';
import { Cell, Table } from '../layout/table.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { useAdminData } from '../use-admin-data.ts';
import { formatMoment, formatNumber, formatTimes } from '../format.ts';

type Jobs = CallReply<'GET /admin/jobs'>;

/** Background jobs: those that failed, those that wait or are retried, and the queues. */
export function JobsSection() {
  const data = useAdminData(() => call('GET /admin/jobs'));
  return (
    <LoadedContent data={data}>
      {({ queues, waiting, failed }) => (
        <>
          <Section title="Failed">
            {failed.length === 0 ? (
              <p className={text.soft}>
                No failed jobs. A job that fails is retried automatically, a card for two days. Jobs that still fail
                after that are listed here.
              </p>
            ) : (
              <Table caption="Failed jobs" columns={['Job', 'Time', 'Error', 'Retry']}>
                {failed.map((job) => (
                  <FailedRow key={job.jobId} job={job} onRetried={data.set} />
                ))}
              </Table>
            )}
          </Section>
          <Section title="Waiting">
            {waiting.length === 0 ? (
              <p className={text.soft}>No jobs are waiting.</p>
            ) : (
              <Table caption="Waiting jobs" columns={['Job', 'State', 'Time', 'Error']}>
                {waiting.map((job) => (
                  <WaitingRow key={job.jobId} job={job} />
                ))}
              </Table>
            )}
          </Section>
          <Section title="Queues">
            <Table isSmall caption="Queues" columns={['Queue', 'Waiting#', 'Running#', 'Failed#']}>
              {queues.map((queue) => (
                <tr key={queue.name}>
                  <th scope="row">
                    <span className={css.name}>{formatQueue(queue.name)}</span>
                  </th>
                  <Cell label="Waiting" amount>
                    {formatNumber(queue.waiting)}
                  </Cell>
                  <Cell label="Running" amount>
                    {formatNumber(queue.active)}
                  </Cell>
                  <Cell label="Failed" amount>
                    {formatNumber(queue.failed)}
                  </Cell>
                </tr>
              ))}
            </Table>
          </Section>
        </>
      )}
    </LoadedContent>
  );
}

/** The queue of a job and its data. The card of a delivery job can be found by the delivery id. */
function JobName({ queue, data }: Pick<Jobs['failed'][number], 'queue' | 'data'>) {
  const deliveryId = parseJobData(data).find(([name]) => name === 'deliveryId')?.[1];
  return (
    <>
      <span className={css.name}>{formatQueue(queue)}</span>
      {deliveryId === undefined ? (
        parseJobData(data).map(([name, value]) => (
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
      <Cell label="State">
        {job.state === 'active' && <Status icon="clock">Running</Status>}
        {job.state === 'waiting' && <Status icon="clock">Waiting</Status>}
        {job.state === 'again' && (
          <Status icon="clock" tone="warn">
            Failed {formatTimes(job.tries)}, will be retried
          </Status>
        )}
      </Cell>
      <Cell label="Time" className={css.when}>
        {formatMoment(job.at)}
      </Cell>
      <Cell label={job.error === null ? undefined : 'Error'}>
        <span className={css.code}>{job.error}</span>
      </Cell>
    </tr>
  );
}

function FailedRow({ job, onRetried }: { job: Jobs['failed'][number]; onRetried: (jobs: Jobs) => void }) {
  const action = useAdminAction();
  const retry = () =>
    action.run(async () => {
      onRetried(await call('POST /admin/jobs/{jobId}/retry', { params: { jobId: job.jobId } }));
      showToast('The job will be retried.');
    });
  return (
    <tr>
      <th scope="row">
        <JobName queue={job.queue} data={job.data} />
      </th>
      <Cell label="Time" className={css.when}>
        {formatMoment(job.at)}
      </Cell>
      <Cell label="Error">
        <span className={css.code}>{job.error}</span>
      </Cell>
      <Cell>
        <TextButton
          onClick={() => void retry()}
          aria-disabled={action.isBusy}
          aria-label={`Retry: ${formatQueue(job.queue)}`}
        >
          Retry
        </TextButton>
      </Cell>
    </tr>
  );
}
