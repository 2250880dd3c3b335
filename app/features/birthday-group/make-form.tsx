import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { call } from '#app/client/api.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useAction } from '#app/client/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import text from '#app/ui/text.module.css';
import { BIRTHDAY_GROUP_NAME_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import css from './group.module.css';

const SHARED = 'shared';
const ALONE = 'alone';

/** Makes a list. A visitor signs in first, and finds what they typed here again. */
export function MakeForm({ isLoggedIn }: { isLoggedIn: boolean }) {
  const [name, setName, forgetName] = useSavedInput('date-group-name', '');
  const [seen, setSeen, forgetSeen] = useSavedInput('date-group-seen', SHARED);
  const { formRef, running, errorAt, generalError, run, clear, reject } = useAction(['name', 'isShared']);
  const navigateTo = useNavigateTo();

  async function make() {
    if (name.trim() === '') return reject({ name: 'Enter a name, such as The Fernbank choir.' });
    if (!isLoggedIn) return navigateTo(routes.login(routes.birthdayGroup()));
    await run(async () => {
      const { group } = await call('POST /birthday/groups', { body: { name, isShared: seen !== ALONE } });
      forgetName();
      forgetSeen();
      navigateTo(routes.birthdayGroupList(group.groupId));
    });
  }
  return (
    <form
      ref={formRef}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <Field label="Name of the list" hint="Everyone with the link sees it." error={errorAt('name')}>
        <TextInput
          value={name}
          maxLength={BIRTHDAY_GROUP_NAME_MAX}
          autoComplete="off"
          placeholder="The Fernbank choir"
          onChange={({ target }) => {
            setName(target.value);
            clear('name');
          }}
        />
      </Field>
      <SeenChoice value={seen !== ALONE} onChange={(isShared) => setSeen(isShared ? SHARED : ALONE)} />
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <noscript>
        <Notice tone="bad">Making a list needs JavaScript. Adding yourself to one does not.</Notice>
      </noscript>
      <div className={css.acts}>
        <Button type="submit" busy={running !== null}>
          Make the list
        </Button>
        <p className={text.soft}>
          {isLoggedIn ? 'You get its link at once.' : 'You need an account to make a list. They need none to join it.'}
        </p>
      </div>
    </form>
  );
}

/** What the people of a list see of each other. */
export function SeenChoice({
  value,
  disabled = false,
  onChange,
}: {
  value: boolean;
  /** more can be shown no more */ disabled?: boolean;
  onChange: (isShared: boolean) => void;
}) {
  return (
    <fieldset className={css.choices}>
      <legend>What people on the list see of each other</legend>
      <Choice kind="radio" name="seen" checked={value} disabled={disabled} onChange={() => onChange(true)}>
        Names and days
        <small>Everyone on the list sees the others, but never a year.</small>
      </Choice>
      <Choice kind="radio" name="seen" checked={!value} onChange={() => onChange(false)}>
        Nothing
        <small>Only you see the list.</small>
      </Choice>
    </fieldset>
  );
}
