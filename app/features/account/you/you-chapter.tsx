import { Chapter } from '#app/ui/chapter.tsx';
import { NamedLine, NamedLines } from '#app/ui/lines.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from '../account-page.module.css';
import { BirthdayLine } from './birthday-line.tsx';
import { EmailLine } from './email-line.tsx';
import { LanguageLine } from './language-line.tsx';
import { MobileLine } from './mobile-line.tsx';
import { NameLine } from './name-line.tsx';
import { Photo } from './photo.tsx';
import { PlaceLine } from './place-line.tsx';

/** Who the member is: one row for each thing, changed in its place. */
export function YouChapter() {
  return (
    <Chapter title="You" id="you">
      <Photo />
      <NamedLines>
        <NameLine />
        <EmailLine />
        <MobileLine />
        <BirthdayLine />
        <LanguageLine />
        <PlaceLine />
        <NamedLine
          name="Membership"
          value="Everything here is free"
          end={
            <PathLink className={`${text.link} ${css.rowLink}`} to={routes.payment()}>
              See what that means
            </PathLink>
          }
        />
      </NamedLines>
    </Chapter>
  );
}
