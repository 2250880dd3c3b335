import { useSession } from '#app/client/session/session.ts';
import { PaperNote } from '#app/parts/note-page/note-page.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { NumberedSteps } from '#app/ui/list/numbered-steps.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { BIRTHDAY_GROUP_PEOPLE_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './group.module.css';
import { MakeForm } from './make-form.tsx';
import { MyLists } from './my-lists.tsx';

/** One link for the birthdays of a group: what it is, a form to make a list, and the lists of a member who has some. */
export function GroupsPage() {
  const { user } = useSession();
  return (
    <div className={css.end}>
      <div className={classNames(text.wrap, css.intro)}>
        <div>
          <h1 className={text.display}>
            One link for <em>everyone’s birthday.</em>
          </h1>
          <p className={text.lead}>
            Make a list for your team, class or family. Everyone adds their own birthday, and you are reminded of each.
          </p>
          <MakeForm isLoggedIn={user.isLoggedIn} />
        </div>
        <PaperNote lines={['Amelie, 28 November', 'Theo, 9 December', 'Zoe, 5 March']} signature="The Fernbank choir">
          An example. Each of them has added their own.
        </PaperNote>
      </div>
      {user.isLoggedIn && <MyLists />}
      <section className={classNames(text.wrap, css.section)} aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <NumberedSteps
          steps={[
            ['You make a list and send its link', 'By message, in a chat, or as a QR code on the wall.'],
            [
              'They add themselves',
              `They give a name and a day, and need no account. The year is optional. There is room for ${BIRTHDAY_GROUP_PEOPLE_MAX} people.`,
            ],
            [
              'The birthdays are in your reminders',
              'Once a day we email you who was added. The dates you already keep stay as they are.',
            ],
            ['They can change their mind', 'Each of them gets their own link to change or remove what they added.'],
          ]}
        />
        <p className={css.name}>
          For one person,{' '}
          <PathLink className={text.link} to={routes.birthdayRequest('howto')}>
            ask for their birthday
          </PathLink>
          .
        </p>
      </section>
    </div>
  );
}
