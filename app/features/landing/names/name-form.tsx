import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './name-form.module.css';
import { parseName } from './parse-name.ts';

/** Enter a name to see cards with it. A plain form: without script the same address handles it. */
export function NameForm({ label, act = 'See it on cards' }: { label: string; act?: string }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = parseName(typeof typed === 'string' ? typed : '');
    if (name === null) setProblem('Type a name with at least one letter.');
    else void router.navigate({ to: routes.name(name) });
  }
  return (
    <form className={css.form} action={routes.names()} method="get" onSubmit={go} noValidate>
      <Field label={label} error={problem} className={css.field}>
        <TextInput
          name="name"
          serif
          required
          maxLength={NAME_ON_CARD_MAX}
          autoComplete="off"
          onChange={() => setProblem(undefined)}
        />
      </Field>
      <Button type="submit">{act}</Button>
    </form>
  );
}
