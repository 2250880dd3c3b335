import { useEffect, type FormHTMLAttributes, type RefObject } from 'react';

/** Tells the browser's entry (app/client.tsx), which holds a press that came before the page was alive. */
const tellAlive = (form: HTMLFormElement) => void form.dispatchEvent(new Event('alive', { bubbles: true }));

/** A form whose act is a call: never sent by the browser itself, with what was typed in an address. */
export function AliveForm({
  form,
  onAct,
  ...rest
}: Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
  form: RefObject<HTMLFormElement | null>;
  onAct: () => void;
}) {
  useEffect(() => {
    if (form.current) tellAlive(form.current);
  }, [form]);
  return (
    <form
      ref={form}
      method="post"
      data-comes-alive=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAct();
      }}
      {...rest}
    />
  );
}
