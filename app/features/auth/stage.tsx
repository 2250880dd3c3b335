import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { AliveForm } from './alive-form.tsx';
import { useDoor } from './door-state.ts';
import css from './door.module.css';
import type { Act } from './use-act.ts';

/** A stage of the door that has come so far as to need a heading of its own, and a sentence on what is to be done. */
export function Stage({
  act,
  onAct,
  label,
  title,
  lead,
  leadId,
  children,
}: {
  act: Act;
  onAct: () => void;
  /** what the form is for, for those who listen */ label: string;
  title: string;
  lead: ReactNode;
  /** so that a field can be described by it */ leadId?: string;
  children: ReactNode;
}) {
  return (
    <AliveForm form={act.form} onAct={onAct} className={css.stage} aria-label={label}>
      <h2>{title}</h2>
      <p className={text.soft} id={leadId}>
        {lead}
      </p>
      {children}
    </AliveForm>
  );
}

/** What is wrong, and with none of the fields: above them. */
export function Beside({ act: { problems } }: { act: Act }) {
  if (!problems.general) return null;
  return (
    <div className={css.problem}>
      <Notice tone="bad">{problems.general}</Notice>
    </div>
  );
}

/** Back to the other ways in: of the stage one is on, or those of the first page. */
export function AnotherWay({ onBack }: { onBack?: () => void }) {
  const { next } = useDoor();
  const words = (
    <>
      <Icon name="left" />
      Another way in
    </>
  );
  return onBack ? (
    <Button variant="plain" className={css.back} onClick={onBack}>
      {words}
    </Button>
  ) : (
    <ButtonLink variant="plain" className={css.back} to={routes.login(next ?? undefined)} replace>
      {words}
    </ButtonLink>
  );
}
