import { useState } from 'react';
import { LinkIndex } from '#app/ui/list/link-index.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { ListRow, RowList, DetailRow, DetailList } from '#app/ui/list/row-list.tsx';
import { NewPassword } from '#app/ui/form/new-password.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { TabLinks } from '#app/ui/layout/tab-links.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { Section } from './section.tsx';
import css from './specimen.module.css';

const PASSWORDS = ['', 'rosa', 'rosa1234', 'yellow canoe napkin harbour'];
const NOBODY: readonly string[] = [];

export function RowSection() {
  const [view, setView] = useState<'list' | 'month' | 'year'>('list');
  return (
    <Section
      id="rows"
      title="Rows and navigation"
      rule="A line separates rows and never surrounds them. The actions of a row are at its end, as text."
    >
      <TabLinks
        label="Related pages"
        tabs={[
          { to: routes.cards(), name: 'Upcoming', count: '2', isAround: true },
          { to: routes.myCards('sent'), name: 'Sent', count: '14' },
          { to: routes.myCards('received'), name: 'Received' },
        ]}
      />
      <div className={css.two}>
        <RowList aria-label="Rows">
          <ListRow name="A date is near" note="An email before each, at the hour you chose." end="Always" />
          <ListRow
            isMid
            name="Your card is opened"
            note="The first time each person opens it."
            end={
              <Choice kind="switch" defaultChecked>
                <span className={text.sr}>Your card is opened, by email</span>
              </Choice>
            }
          />
        </RowList>
        <DetailList>
          <DetailRow
            name="Email"
            value="rosa@fernbank.example"
            note="Confirmed in May"
            end={<TextButton>Change</TextButton>}
          />
          <DetailRow
            name="Password"
            value="Set"
            end={
              <>
                <TextButton soft>Remove</TextButton> <TextButton disabled>Change</TextButton>
              </>
            }
          />
        </DetailList>
      </div>
      <div className={css.row}>
        <Segmented
          legend="At rest"
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: 'List' },
            { value: 'month', label: 'Month' },
            { value: 'year', label: 'Year', disabled: true },
          ]}
        />
        <Segmented
          legend="Focused"
          data-look="focus"
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: 'List' },
            { value: 'month', label: 'Month' },
          ]}
        />
        <ProgressBar done={7} total={12} label="7 of 12 imported" />
      </div>
      <div className={css.fields}>
        {PASSWORDS.map((password) => (
          <Typed key={password} first={password} />
        ))}
      </div>
      <LinkIndex
        title="Categories"
        items={[
          { name: 'Birthday', path: routes.cards('birthday'), count: 1126 },
          { name: 'Anniversary', path: routes.cards('anniversary'), count: 553 },
        ]}
      />
    </Section>
  );
}

function Typed({ first }: { first: string }) {
  const [password, setPassword] = useState(first);
  return (
    <NewPassword
      value={password}
      known={NOBODY}
      error={first === 'rosa' ? 'A password needs 10 characters at least.' : undefined}
      onChange={setPassword}
    />
  );
}
