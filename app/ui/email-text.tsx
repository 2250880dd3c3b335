/** An email address. If it is too long for its line, it breaks at the @. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <bdi dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}
