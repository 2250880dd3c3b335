import { useState, type FormEvent } from 'react';
import { call } from '#app/client/api.ts';
import { changeSessionAndNavigate } from '#app/client/session/session.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import text from '#app/ui/text.module.css';
import type { AdminMember } from '#contract/admin/members.ts';
import { routes } from '#shared/routes.ts';
import css from '../layout/form.module.css';
import { ReasonField } from '../layout/reason-field.tsx';
import { useAdminAction } from '../use-admin-action.ts';

const MINUTES = ['15', '30', '60'] as const;

/** Starts impersonation of a member. Dangerous actions and the messages of their cards stay closed. */
export function ImpersonationForm({ member }: { member: AdminMember }) {
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>('30');
  const action = useAdminAction();
  function submit(event: FormEvent) {
    event.preventDefault();
    const body = { memberId: member.memberId, reason, minutes: Number(minutes) };
    void action.run(() => changeSessionAndNavigate(routes.home(), () => call('POST /admin/login', { body })));
  }
  return (
    <form onSubmit={submit} className={css.form} noValidate>
      <h2 className={css.title}>Sign in as {member.name}</h2>
      <p className={text.small}>
        You see the site as {member.name} does. You cannot change sign-in methods, delete the account or read messages.
      </p>
      <ReasonField
        hint={`${member.name} can read this.`}
        value={reason}
        onChange={setReason}
        error={action.errorAt('reason')}
      />
      <Segmented
        legend="For how long"
        showLegend
        options={MINUTES.map((value) => ({ value, label: value === '60' ? 'An hour' : `${value} minutes` }))}
        value={minutes}
        onChange={setMinutes}
      />
      <Button type="submit" busy={action.isBusy} variant="quiet">
        Start
      </Button>
    </form>
  );
}
