import { useState, type FormEvent } from 'react';
import { call } from '#app/client/api.ts';
import { leaveFor } from '#app/client/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import text from '#app/ui/text.module.css';
import type { AdminMember } from '#contract/admin.ts';
import { routes } from '#shared/routes.ts';
import css from './form.module.css';
import { ReasonField } from './reason-field.tsx';
import { useAct } from './use-act.ts';

const MINUTES = ['15', '30', '60'] as const;

/** Begins to act as a member. What is dangerous, and what is inside their cards, stays closed. */
export function HelpForm({ member }: { member: AdminMember }) {
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>('30');
  const { act, isBusy, at } = useAct();
  function begin(event: FormEvent) {
    event.preventDefault();
    const body = { memberId: member.memberId, reason, minutes: Number(minutes) };
    void act(() => leaveFor(routes.home(), () => call('POST /admin/login', { body })), ['reason']);
  }
  return (
    <form onSubmit={begin} className={css.form} noValidate>
      <h2 className={css.title}>Help {member.name}</h2>
      <p className={text.small}>
        You see the site as {member.name} does. Passwords, ways in, leaving, and the words inside cards stay closed.
      </p>
      <ReasonField
        whoReads={`${member.name} can read this.`}
        value={reason}
        onChange={setReason}
        error={at('reason')}
      />
      <Segmented
        legend="For how long"
        showLegend
        options={MINUTES.map((value) => ({ value, label: value === '60' ? 'An hour' : `${value} minutes` }))}
        value={minutes}
        onChange={setMinutes}
      />
      <Button type="submit" busy={isBusy} variant="quiet">
        Begin to help
      </Button>
    </form>
  );
}
