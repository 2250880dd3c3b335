import type { OutgoingMail } from '#server/ports/mailer.ts';
import type { TestApp } from '#tests/app.ts';

export type SentMail = { mail: OutgoingMail; token: string; digits: string; pair: { t: string; e: string } };

/** Sends all waiting mails. @returns the newest one to an address, with its link and code */
export async function sendMailTo(app: TestApp, address: string): Promise<SentMail> {
  await app.deliver();
  const mail = app.mailer.sent.findLast((one) => one.to.address === address);
  if (mail === undefined) throw new Error(`There is no mail to ${address}.`);
  const { searchParams } = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? 'http://none.invalid');
  const given = (name: string) => searchParams.get(name) ?? '';
  const digits = /^(\d{3}) (\d{3})$/m.exec(mail.text)?.slice(1).join('') ?? '';
  return { mail, token: given('token'), digits, pair: { t: given('t'), e: given('e') } };
}
