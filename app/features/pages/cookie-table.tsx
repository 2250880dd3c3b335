/** The necessary cookies: name, purpose, and lifetime. */
const COOKIES = [
  ['cardamom_session', 'Remembers your drafts and your sign-in. Only the server can read it.', '400 days'],
  [
    'cardamom_known',
    'Remembers that you signed in with this browser, so that others who try your password do not lock you out. Only the server can read it.',
    '400 days',
  ],
  ['cardamom_revision', 'A number that tells other tabs when you sign in or out.', 'One year'],
  ['cardamom_consent', 'Your cookie settings, as two digits.', 'One year'],
  [
    'cardamom_provider',
    'Checks that you return from Google, Facebook or Apple in the same browser. Encrypted.',
    'Ten minutes',
  ],
  [
    'cardamom_came, cardamom_joining',
    'Tells the next page that you signed in, or where we sent your six-digit code.',
    'Until that page is open',
  ],
  ['theme', 'Your theme, if you chose light or dark.', 'One year'],
] as const;

/** The cookies of the site, on the privacy page. */
export function CookieTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Cookie</th>
          <th scope="col">What for</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {COOKIES.map(([name, purpose, lifetime]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{purpose}</td>
            <td>{lifetime}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
