import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Chip, Chips } from '#app/ui/form/chip.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { Field, Select, TextArea, TextInput } from '#app/ui/form/field.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { Steps } from '#app/ui/layout/steps.tsx';
import { Swatches, type Swatch } from '#app/ui/form/swatches.tsx';
import { Section } from './section.tsx';
import css from './specimen.module.css';

const VARIANTS = [
  ['primary', 'Send', 'Sending'],
  ['quiet', 'Preview', 'Loading'],
  ['plain', 'I called', 'Saving'],
  ['danger', 'Delete', 'Deleting'],
] as const;
const COLOURS: Swatch[] = [
  { id: 'rose', name: 'Rose garden', colours: ['#f9f1e2', '#d5695d', '#5e8062'] },
  { id: 'euc', name: 'Eucalyptus', colours: ['#f3efe9', '#8aa18d', '#b9a99a'] },
  { id: 'midnight', name: 'Midnight', colours: ['#2c3b47', '#f3c6d2', '#8fa2b0'] },
];

export function ControlSection() {
  return (
    <>
      <ButtonSection />
      <FieldSection />
      <ChoosingSection />
    </>
  );
}

function ButtonSection() {
  return (
    <Section
      id="buttons"
      title="Buttons"
      rule="One primary button on a screen. A busy button keeps its width and place, and shows a moving line at its lower edge."
    >
      <div className={css.scroll}>
        <table className={css.states}>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              {['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled', 'Busy'].map((state) => (
                <th key={state} scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {VARIANTS.map(([variant, words, busy]) => (
              <tr key={variant}>
                <th scope="row">{variant}</th>
                <td>
                  <Button variant={variant}>{words}</Button>
                </td>
                {(['hover', 'focus', 'active'] as const).map((look) => (
                  <td key={look}>
                    <Button variant={variant} data-look={look}>
                      {words}
                    </Button>
                  </td>
                ))}
                <td>
                  <Button variant={variant} disabled>
                    {words}
                  </Button>
                </td>
                <td>
                  <Button variant={variant} busy>
                    {busy}
                  </Button>
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">small</th>
              <td>
                <Button variant="quiet" size="small">
                  Choose a card
                </Button>
              </td>
              <td colSpan={5}>
                <Button size="small">
                  <Icon name="undo" /> Again
                </Button>
              </td>
            </tr>
            <tr>
              <th scope="row">icon</th>
              <td>
                <IconButton icon="heart" label="At rest" />
              </td>
              <td>
                <IconButton icon="heart" label="Hovered" data-look="hover" />
              </td>
              <td>
                <IconButton icon="heart" label="Focused" data-look="focus" />
              </td>
              <td>
                <IconButton icon="heart" label="On" on />
              </td>
              <td colSpan={2}>
                <IconButton icon="heart" label="Disabled" disabled />
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function FieldSection() {
  return (
    <Section
      id="fields"
      title="Fields"
      rule="The label is above the field, the help below. An error says what to do, beside the field."
    >
      <div className={css.fields}>
        <Field label="Rest">
          <TextInput placeholder="Their first name" />
        </Field>
        <Field label="Hover">
          <TextInput placeholder="Their first name" data-look="hover" />
        </Field>
        <Field label="Focus" aside="6 of 24">
          <TextInput defaultValue="Amelie" data-look="focus" />
        </Field>
        <Field label="Filled" hint="As it will appear on the card.">
          <TextInput defaultValue="Łukasz" serif />
        </Field>
        <Field label="Wrong" error="February has 29 days at most. Did you mean 1 March?">
          <TextInput defaultValue="31 February" />
        </Field>
        <Field label="Disabled" hint="Change it in your account.">
          <TextInput defaultValue="rosa@fernbank.example" disabled />
        </Field>
        <Field label="Message" aside="97 of 600">
          <TextArea defaultValue="I still have the map you drew me on the napkin. The garden at the new house sounds just like you." />
        </Field>
        <Field label="Month" hint="The browser’s own list.">
          <Select defaultValue="November">
            <option>November</option>
            <option>December</option>
          </Select>
        </Field>
      </div>
    </Section>
  );
}

function ChoosingSection() {
  const [when, setWhen] = useState<'now' | 'day' | 'other'>('day');
  const [colour, setColour] = useState('rose');
  return (
    <Section
      id="choose"
      title="Choosing"
      rule="Chips filter, a segmented control changes the view, steps show progress, swatches are the available colours."
    >
      <div className={css.row}>
        <Chips label="Moods">
          <li>
            <Chip>
              Funny <b>318</b>
            </Chip>
          </li>
          <li>
            <Chip on>
              Warm <b>604</b> <Icon name="cross" />
            </Chip>
          </li>
          <li>
            <Chip data-look="focus">
              Elegant <b>277</b>
            </Chip>
          </li>
        </Chips>
        <Segmented
          legend="It arrives"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', label: 'Straight away' },
            { value: 'day', label: 'On the day' },
            { value: 'other', label: 'Another time' },
          ]}
        />
      </div>
      <Steps
        steps={[
          { name: 'Card', state: 'done' },
          { name: 'Words', state: 'done' },
          { name: 'People and time', state: 'on' },
          { name: 'Preview', state: 'ahead' },
        ]}
      />
      <div className={css.choices}>
        <Choice kind="radio" name="leap" defaultChecked>
          28 February
        </Choice>
        <Choice kind="radio" name="leap">
          1 March
        </Choice>
        <Choice kind="radio" name="leap" disabled>
          Both
        </Choice>
        <Choice defaultChecked>Hide the year</Choice>
        <Choice>Tell me by text</Choice>
        <Choice data-look="focus">Focused</Choice>
        <Choice disabled>Not available</Choice>
        <Choice kind="switch" defaultChecked>
          Remind me
        </Choice>
        <Choice kind="switch">Quiet hours</Choice>
        <Choice kind="switch" disabled>
          Off for now
        </Choice>
      </div>
      <div className={css.narrow}>
        <Swatches legend="Colourway" options={COLOURS} value={colour} onChange={setColour} />
      </div>
    </Section>
  );
}
