import { TextButton } from '#app/ui/button/text-button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import css from './pass-on.module.css';

/** Copies the address of a page, and says so. @param path of the page */
export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    showToast('Link copied.');
  } catch {
    showToast('Your browser did not let us copy. Allow it in the browser’s settings, and try again.', {
      tone: 'error',
    });
  }
}

type Passed = {
  /** of the page */ path: string;
  /** what is written before the link */ words: string;
  /** whom it is for, where several links stand on a page, for screen readers */ to?: string;
  /** the subject of an email, where one is offered */ email?: string;
};

/** Passing on a link from one's own phone or computer: copied, as a text message, by WhatsApp. */
export function PassOn({ isOnlyCopied = false, ...passed }: Passed & { isOnlyCopied?: boolean }) {
  const { path, to } = passed;
  return (
    <>
      <TextButton aria-label={to && `Copy link for ${to}`} onClick={() => void copyLink(path)}>
        Copy link
      </TextButton>
      {!isOnlyCopied && <SendLink {...passed} />}
    </>
  );
}

/** The same without copying. */
export function SendLink({ path, words, to, email }: Passed) {
  const whole = encodeURIComponent(`${words} ${new URL(path, location.origin).href}`);
  const ways = [
    ...(email === undefined
      ? []
      : [{ name: 'Email', href: `mailto:?subject=${encodeURIComponent(email)}&body=${whole}` }]),
    { name: 'Text message', href: `sms:?&body=${whole}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${whole}` },
  ];
  return ways.map(({ name, href }) => (
    <a
      key={name}
      className={classNames(text.link, css.way)}
      href={href}
      rel="noreferrer"
      aria-label={to && `${name} to ${to}`}
    >
      {name}
    </a>
  ));
}
