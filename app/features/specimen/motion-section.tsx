import { Button } from '#app/ui/button/button.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { DateStamp } from '#app/parts/date-stamp.tsx';
import { Status } from '#app/ui/feedback/status.tsx';
import text from '#app/ui/text.module.css';
import { Toast } from '#app/ui/overlay/toast.tsx';
import { Section } from './section.tsx';
import css from './specimen.module.css';

const DURATIONS = [
  ['d-press', 90, 'A press'],
  ['d-quick', 160, 'Colour, arrows, switches'],
  ['d-lift', 240, 'A card lifts'],
  ['d-sheet', 340, 'Drawers, dialogs'],
  ['d-turn', 900, 'A card opens'],
  ['d-envelope', 1200, 'An envelope opens'],
] as const;
const LONGEST = 1200;

export function MotionSection() {
  return (
    <>
      <Section
        id="motion"
        title="Motion"
        rule="Short and physical. Only position, rotation, size and opacity are animated. Nothing plays automatically, and only a skeleton loops."
      >
        <ul className={css.durations}>
          {DURATIONS.map(([name, ms, what]) => (
            <li key={name}>
              <code>{name}</code>
              <i style={{ width: `${(100 * ms) / LONGEST}%` }} />
              <b>{ms} ms</b>
              <span>{what}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="scripts"
        title="German and Arabic"
        rule="Leave a third more space than English needs. Right to left mirrors the layout, not the pictures."
      >
        <div className={css.two}>
          <div lang="de" className={css.script}>
            <h3>Geburtstagsüberraschungsgrußkarte für Großmutter</h3>
            <p className={`${text.soft} ${text.small}`}>
              Lange Wörter brechen an Silben, Knöpfe wachsen in die Höhe, nie wird abgeschnitten.
            </p>
            <Field label="Benachrichtigungseinstellung" aside="Wenn Sie möchten">
              <TextInput defaultValue="Zwei Wochen vor dem Hochzeitstag" />
            </Field>
            <Field
              label="E-Mail-Adresse"
              error="Diese Adresse braucht nach dem Zeichen @ noch den Namen des Anbieters, zum Beispiel post.example."
            >
              <TextInput defaultValue="großmutter@" />
            </Field>
            <div className={css.row}>
              <Button>Geburtstagskarte jetzt verschicken</Button>
              <Button variant="quiet">Benachrichtigungseinstellungen ändern</Button>
            </div>
            <Toast text="Erinnerung für Friedegard ausgeblendet" />
          </div>
          <div lang="ar" dir="rtl" className={css.script}>
            <h3>لمن هذه البطاقة، ومتى تصل؟</h3>
            <p className={`${text.soft} ${text.small}`}>كل شيء ينعكس إلا صور البطاقات والأرقام والساعات.</p>
            <Field label="الاسم على الغلاف" aside="إن شئت">
              <TextInput defaultValue="إلى أميلي العزيزة" />
            </Field>
            <Field label="البريد الإلكتروني" error="ينقص هذا العنوان آخره، مثل ‎.com أو ‎.org">
              <TextInput defaultValue="nadia@harbour" dir="ltr" style={{ textAlign: 'right' }} />
            </Field>
            <div className={css.row}>
              <Button>أرسل البطاقة</Button>
              <Button variant="quiet">شاهدها قبل الإرسال</Button>
            </div>
            <div className={css.row}>
              <DateStamp day="٢٨" word="نوفمبر" kind="birthday" />
              <Status icon="check" tone="good">
                تغادر البطاقة مساء الجمعة
              </Status>
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}
