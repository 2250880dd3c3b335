/** The same mail with pictures that are not loaded: their alternative texts stand in their place, as in a mail program that blocks pictures. */
export function withoutPictures(html: string): string {
  return changeMail(html, (mail) => {
    for (const picture of mail.querySelectorAll('img')) picture.removeAttribute('src');
  });
}

/** The same mail with links that lead nowhere. They look as they will, and assistive technology tells that they do nothing. */
export function withoutLinks(html: string): string {
  return changeMail(html, (mail) => {
    for (const link of mail.querySelectorAll('a')) {
      link.removeAttribute('href');
      link.setAttribute('role', 'link');
      link.setAttribute('aria-disabled', 'true');
      link.title = 'This works in the email that is sent.';
    }
  });
}

/** The same mail in a theme that the reader of the page has chosen. Without it the frame follows the system. */
export function withTheme(html: string, theme: 'light' | 'dark'): string {
  return changeMail(html, (mail) => {
    for (const style of mail.querySelectorAll('style'))
      style.textContent = style.textContent.replaceAll(
        '(prefers-color-scheme:dark)',
        theme === 'dark' ? 'screen' : 'not all',
      );
  });
}

/** In the browser only. No script of the mail runs here, and none of its pictures are loaded. */
function changeMail(html: string, change: (mail: Document) => void): string {
  const mail = new DOMParser().parseFromString(html, 'text/html');
  change(mail);
  return `<!doctype html>${mail.documentElement.outerHTML}`;
}
