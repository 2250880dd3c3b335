import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './error-page.module.css';

/** The page for a render error (specification, section 8), in the words of the specification. */
export function ErrorPage() {
  return (
    <main className={classNames(text.wrap, css.page)}>
      {/* The frame is not rendered here: it may be what failed. */}
      <a className={css.mark} href={routes.home()}>
        <Icon name="cardamom" />
        Cardamom
      </a>
      <div className={css.inside}>
        <h1 className={text.display}>Oops, sorry</h1>
        <p className={classNames(text.lead, css.line)}>Something went wrong on our end</p>
        {/* A full reload: if a chunk could not be loaded, nothing less helps. */}
        <Button onClick={() => location.reload()}>Reload App</Button>
      </div>
    </main>
  );
}
