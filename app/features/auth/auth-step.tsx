import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { useAuth } from './auth-context.ts';
import css from './auth-page.module.css';
import { HydratedForm } from './hydrated-form.tsx';
import type { FormAction } from './use-form-action.ts';

/** A later step of the auth page, with its own heading and a sentence on what to do. */
export function AuthStep({
  action,
  onSubmit,
  label,
  title,
  lead,
  leadId,
  children,
}: {
  action: FormAction;
  onSubmit: () => void;
  /** what the form is for, for screen readers */ label: string;
  /** left out where the heading of the page says it */ title?: string;
  lead: ReactNode;
  /** so that a field can be described by it */ leadId?: string;
  children: ReactNode;
}) {
  return (
    <HydratedForm formRef={action.formRef} onSubmit={onSubmit} className={css.stage} aria-label={label}>
      {title !== undefined && <h2>{title}</h2>}
      <p className={text.soft} id={leadId}>
        {lead}
      </p>
      {children}
    </HydratedForm>
  );
}

/** The error that belongs to none of the fields, above them. */
export function GeneralError({ action }: { action: FormAction }) {
  if (!action.generalError) return null;
  return (
    <div className={css.problem}>
      <Notice tone="bad">{action.generalError}</Notice>
    </div>
  );
}

/** Back to the sign-in methods: those of this stage, or those of the first page. */
export function BackButton({ onBack }: { onBack?: () => void }) {
  const { next } = useAuth();
  return onBack ? (
    <Button variant="plain" className={css.back} onClick={onBack}>
      <Icon name="left" />
      Back
    </Button>
  ) : (
    <ButtonLink variant="plain" className={css.back} to={routes.login(next ?? undefined)} replace>
      <Icon name="left" />
      Back to sign in
    </ButtonLink>
  );
}
