import { useEffect, type FormHTMLAttributes, type RefObject } from 'react';
import { announceHydrated } from '#app/client/input/announce-hydrated.ts';

/** A form that is submitted by a call and never by the browser itself, which would put what was typed into the address. */
export function HydratedForm({
  formRef,
  onSubmit,
  ...rest
}: Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
}) {
  useEffect(() => announceHydrated(formRef.current), [formRef]);
  return (
    <form
      ref={formRef}
      method="post"
      data-hold-submit=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...rest}
    />
  );
}
