import { useState } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { CallReply } from '#contract/calls.ts';
import type { MetricName } from '#contract/metric.ts';
import { routes } from '#shared/routes.ts';
import { Answered } from './answered.tsx';
import { daysUpTo, seriesOf } from './chart-days.ts';
import { DayChart } from './day-chart.tsx';
import css from './overview.module.css';
import { Section } from './section.tsx';
import table from './table.module.css';
import { Cell, Table } from './table.tsx';
import { useAnswer } from './use-answer.ts';
import { count, number } from './words.ts';

type Overview = CallReply<'GET /admin/overview'>;
const DAYS = 14;

/** What waits first, then how the last days went. */
export function OverviewRoom() {
  const answer = useAnswer('GET /admin/overview', { query: { days: DAYS } });
  return (
    <Answered answer={answer}>
      {(overview) => (
        <>
          {!overview.hasSecondStep && <SecondStep />}
          <Waiting {...overview} />
          <LastDays metrics={overview.metrics} />
          <div className={css.two}>
            <Pages pages={overview.pages} />
            <Vitals vitals={overview.vitals} />
          </div>
        </>
      )}
    </Answered>
  );
}

/** This account opens every other, so a password alone is too little for it. */
function SecondStep() {
  return (
    <div className={css.guard}>
      <Notice tone="warn">
        This account opens every other, and only a password guards it. Add a passkey, or turn on two-step codes.{' '}
        <PathLink className={text.link} to={routes.accountWays()}>
          Open your account
        </PathLink>
      </Notice>
    </div>
  );
}

function Waiting({ waiting, totals }: Pick<Overview, 'waiting' | 'totals'>) {
  const lines = [
    { to: routes.admin('tickets'), amount: waiting.tickets, words: ['letter to answer', 'letters to answer'] },
    {
      to: routes.narrowed(routes.admin('sends'), { state: 'bounced' }),
      amount: waiting.bounced,
      words: ['card came back', 'cards came back'],
    },
    { to: routes.admin('errors'), amount: waiting.errors, words: ['error to mend', 'errors to mend'] },
    { to: routes.admin('jobs'), amount: waiting.failedJobs, words: ['job failed', 'jobs failed'] },
    {
      to: routes.narrowed(routes.admin('sends'), { state: 'scheduled' }),
      amount: waiting.scheduled,
      words: ['mail is planned', 'mails are planned'],
      isCalm: true,
      isMore: waiting.isMoreScheduled,
    },
  ] as const;
  const isQuiet = lines.every((line) => line.amount === 0 || 'isCalm' in line);
  return (
    <Section title={isQuiet ? 'Nothing waits for you' : 'What waits'}>
      <ul className={css.waiting}>
        {lines.map(({ to, amount, words, ...line }) => (
          <li key={to} data-some={(amount > 0 && !('isCalm' in line)) || undefined}>
            <PathLink to={to}>
              <b>{`${number(amount)}${'isMore' in line && line.isMore ? '+' : ''}`}</b>
              <span>{amount === 1 ? words[0] : words[1]}</span>
            </PathLink>
          </li>
        ))}
      </ul>
      <p className={text.note}>
        {count(totals.members, 'member')}, {count(totals.cardSends, 'card')} sent, {count(totals.cards, 'card')} in the
        shop.
      </p>
    </Section>
  );
}

/** What is counted; what is sold shows where anything was. */
const COUNTED: readonly (readonly [name: MetricName, words: string, isSold?: true])[] = [
  ['page-view', 'Pages looked at'],
  ['registration', 'Joined'],
  ['login', 'Came in'],
  ['cart', 'Put in the cart', true],
  ['checkout', 'Went to pay', true],
  ['purchase', 'Bought', true],
];

function LastDays({ metrics }: Pick<Overview, 'metrics'>) {
  const [dates] = useState(() => daysUpTo(new Date(), DAYS));
  return (
    <Section title="The last fourteen days">
      <div className={css.charts}>
        {COUNTED.map(([name, words, isSold]) => ({ name, words, isSold, series: seriesOf(metrics, name, dates) }))
          .filter(({ isSold, series }) => isSold !== true || series.total > 0)
          .map(({ name, words, series }) => (
            <DayChart key={name} name={words} series={series} />
          ))}
      </div>
      <p className={text.note}>Days by the world’s clock (UTC). Nothing here says who it was.</p>
    </Section>
  );
}

function Pages({ pages }: Pick<Overview, 'pages'>) {
  const most = Math.max(1, ...pages.map((page) => page.count));
  return (
    <Section title="Pages">
      {pages.length === 0 ? (
        <p className={text.soft}>No page was counted in these days.</p>
      ) : (
        <ol className={css.pages}>
          {pages.map(({ path, count: amount }) => (
            <li key={path}>
              <span className={css.share} style={{ width: `${(amount / most) * 100}%` }} />
              <span className={css.path}>{path}</span>
              <b>{number(amount)}</b>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** What search engines call good; up to that, and from there on slow (web.dev, Web Vitals). Milliseconds, but for shifts. */
const VITALS: Record<string, { words: string; good: number; slow: number; isShift?: boolean }> = {
  LCP: { words: 'Until the main thing is seen', good: 2500, slow: 4000 },
  INP: { words: 'Until a press is answered', good: 200, slow: 500 },
  CLS: { words: 'How far things jump', good: 0.1, slow: 0.25, isShift: true },
  FCP: { words: 'Until something is seen', good: 1800, slow: 3000 },
  TTFB: { words: 'Until the server speaks', good: 800, slow: 1800 },
};

function Vitals({ vitals }: Pick<Overview, 'vitals'>) {
  return (
    <Section title="How fast it feels">
      {vitals.length === 0 ? (
        <p className={text.soft}>Nothing was measured in these days.</p>
      ) : (
        <Table
          isSmall
          caption="How fast pages are where people are"
          columns={['What', 'Middle#', 'Slow quarter#', 'Is']}
        >
          {vitals.map((vital) => {
            const known = VITALS[vital.name];
            const say = (value: number) => (known?.isShift ? value.toFixed(3) : `${number(Math.round(value))} ms`);
            return (
              <tr key={vital.name}>
                <th scope="row">
                  {known?.words ?? vital.name}
                  <span className={table.sub}>{count(vital.count, 'visit')}</span>
                </th>
                <Cell label="Middle" amount>
                  {say(vital.median)}
                </Cell>
                <Cell label="Slow quarter" amount>
                  {say(vital.p75)}
                </Cell>
                <Cell label="Is">{known ? verdict(vital.p75, known) : ''}</Cell>
              </tr>
            );
          })}
        </Table>
      )}
    </Section>
  );
}

function verdict(value: number, { good, slow }: { good: number; slow: number }): string {
  if (value <= good) return 'Good';
  return value <= slow ? 'Fair' : 'Slow';
}
