import { call } from '#app/client/api.ts';
import { useState } from 'react';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { CallReply } from '#contract/calls.ts';
import type { CountedName } from '#contract/site/metric.ts';
import { routes } from '#shared/routes.ts';
import { LoadedContent } from '../layout/loaded-content.tsx';
import { lastDays, daySeries } from './day-series.ts';
import { DayChart } from './day-chart.tsx';
import css from './overview.module.css';
import { Section } from '../layout/section.tsx';
import table from '../layout/table.module.css';
import { Cell, Table } from '../layout/table.tsx';
import { useAdminData } from '../use-admin-data.ts';
import { formatCount, formatNumber } from '../format.ts';

type Overview = CallReply<'GET /admin/overview'>;
const DAYS = 14;

/** Open work first, then the metrics of the last days. */
export function OverviewSection() {
  const data = useAdminData(() => call('GET /admin/overview', { query: { days: DAYS } }));
  return (
    <LoadedContent data={data}>
      {(overview) => (
        <>
          {!overview.hasSecondStep && <SecondFactorNotice />}
          <OpenWork {...overview} />
          <LastDays metrics={overview.metrics} />
          <div className={css.two}>
            <Pages pages={overview.pages} />
            <Vitals vitals={overview.vitals} />
          </div>
        </>
      )}
    </LoadedContent>
  );
}

/** An administrator account needs more than a password, since it gives access to all others. */
function SecondFactorNotice() {
  return (
    <div className={css.guard}>
      <Notice tone="warn">
        This account gives access to all others, but is protected by a password only. Add a passkey or turn on two-step
        codes.{' '}
        <PathLink className={text.link} to={routes.accountSignInMethods()}>
          Open your account
        </PathLink>
      </Notice>
    </div>
  );
}

function OpenWork({ waiting, totals }: Pick<Overview, 'waiting' | 'totals'>) {
  const lines = [
    { to: routes.admin('tickets'), amount: waiting.tickets, words: ['ticket to answer', 'tickets to answer'] },
    {
      to: routes.narrowed(routes.admin('sends'), { state: 'bounced' }),
      amount: waiting.bounced,
      words: ['card bounced', 'cards bounced'],
    },
    { to: routes.admin('errors'), amount: waiting.errors, words: ['open error', 'open errors'] },
    { to: routes.admin('jobs'), amount: waiting.failedJobs, words: ['failed job', 'failed jobs'] },
    {
      to: routes.narrowed(routes.admin('sends'), { state: 'scheduled' }),
      amount: waiting.scheduled,
      words: ['scheduled email', 'scheduled emails'],
      isInfo: true,
      isMore: waiting.isMoreScheduled,
    },
  ] as const;
  const isEmpty = lines.every((line) => line.amount === 0 || 'isInfo' in line);
  return (
    <Section title={isEmpty ? 'Nothing to do' : 'To do'}>
      <ul className={css.waiting}>
        {lines.map(({ to, amount, words, ...line }) => (
          <li key={to} data-some={(amount > 0 && !('isInfo' in line)) || undefined}>
            <PathLink to={to}>
              <b>{`${formatNumber(amount)}${'isMore' in line && line.isMore ? '+' : ''}`}</b>
              <span>{amount === 1 ? words[0] : words[1]}</span>
            </PathLink>
          </li>
        ))}
      </ul>
      <p className={text.note}>
        {formatCount(totals.members, 'member')}, {formatCount(totals.cardSends, 'card')} sent,{' '}
        {formatCount(totals.cards, 'card')} in the shop.
      </p>
    </Section>
  );
}

/** The charts. Those of sales are shown only where anything was sold. */
const COUNTED: readonly (readonly [name: CountedName, words: string, isSales?: true])[] = [
  ['page-view', 'Page views'],
  ['registration', 'Registrations'],
  ['login', 'Sign-ins'],
  ['cart', 'Drafts started'],
  ['card-sent', 'Cards sent'],
  ['reminder-sent', 'Reminders sent'],
  ['reminder-opened', 'Reminders that led here'],
  ['checkout', 'Checkouts', true],
  ['purchase', 'Purchases', true],
];

function LastDays({ metrics }: Pick<Overview, 'metrics'>) {
  const [dates] = useState(() => lastDays(new Date(), DAYS));
  return (
    <Section title="The last fourteen days">
      <div className={css.charts}>
        {COUNTED.map(([name, words, isSales]) => ({ name, words, isSales, series: daySeries(metrics, name, dates) }))
          .filter(({ isSales, series }) => isSales !== true || series.total > 0)
          .map(({ name, words, series }) => (
            <DayChart key={name} name={words} series={series} />
          ))}
      </div>
      <p className={text.note}>Days in UTC. All figures are anonymous.</p>
    </Section>
  );
}

function Pages({ pages }: Pick<Overview, 'pages'>) {
  const most = Math.max(1, ...pages.map((page) => page.count));
  return (
    <Section title="Pages">
      {pages.length === 0 ? (
        <p className={text.soft}>No page views in these days.</p>
      ) : (
        <ol className={css.pages}>
          {pages.map(({ path, count: amount }) => (
            <li key={path}>
              <span className={css.share} style={{ width: `${(amount / most) * 100}%` }} />
              <span className={css.path}>{path}</span>
              <b>{formatNumber(amount)}</b>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** The limits for good and slow (web.dev, Web Vitals). In milliseconds, except for layout shifts. */
const VITALS: Record<string, { name: string; good: number; slow: number; isShift?: boolean }> = {
  LCP: { name: 'Largest content visible (LCP)', good: 2500, slow: 4000 },
  INP: { name: 'Response to a press (INP)', good: 200, slow: 500 },
  CLS: { name: 'Layout shift (CLS)', good: 0.1, slow: 0.25, isShift: true },
  FCP: { name: 'First content visible (FCP)', good: 1800, slow: 3000 },
  TTFB: { name: 'Server response (TTFB)', good: 800, slow: 1800 },
};

function Vitals({ vitals }: Pick<Overview, 'vitals'>) {
  return (
    <Section title="Page speed">
      {vitals.length === 0 ? (
        <p className={text.soft}>No measurements in these days.</p>
      ) : (
        <Table
          isSmall
          caption="Page speed in the browsers of visitors"
          columns={['Metric', 'Median#', '75th percentile#', 'Rating']}
        >
          {vitals.map((vital) => {
            const known = VITALS[vital.name];
            const format = (value: number) =>
              known?.isShift ? value.toFixed(3) : `${formatNumber(Math.round(value))} ms`;
            return (
              <tr key={vital.name}>
                <th scope="row">
                  {known?.name ?? vital.name}
                  <span className={table.sub}>{formatCount(vital.count, 'visit')}</span>
                </th>
                <Cell label="Median" amount>
                  {format(vital.median)}
                </Cell>
                <Cell label="75th percentile" amount>
                  {format(vital.p75)}
                </Cell>
                <Cell label="Rating">{known ? rating(vital.p75, known) : ''}</Cell>
              </tr>
            );
          })}
        </Table>
      )}
    </Section>
  );
}

function rating(value: number, { good, slow }: { good: number; slow: number }): string {
  if (value <= good) return 'Good';
  return value <= slow ? 'Fair' : 'Slow';
}
