/** A phone number in a sentence, on one line. */
export function PhoneNumber({ number }: { number: string }) {
  return <bdi dir="ltr">{number.replaceAll(' ', '\u00a0')}</bdi>;
}
