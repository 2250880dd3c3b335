import { describe, expect, test } from 'vitest';
import type { MessageExample } from '#server/kernel/message.ts';
import { countSegments } from '#server/kernel/text-segments.ts';
import { modules } from '#server/modules.ts';

const examples = modules.flatMap(({ messageExamples = [] }) => messageExamples);
const nameOf = ({ message, variant }: MessageExample) => [message.kind, variant].filter(Boolean).join(': ');
const named = examples.flatMap((example) => (example.email ? [{ name: nameOf(example), mail: example.email() }] : []));
const texts = examples.flatMap((example) => (example.text ? [{ name: nameOf(example), text: example.text() }] : []));
const pushes = examples.flatMap((example) => (example.push ? [{ name: nameOf(example), push: example.push() }] : []));

test.each(modules.filter(({ messages = [] }) => messages.length > 0))(
  '$name has an example of each kind of message, and of nothing else',
  ({ messages = [], messageExamples = [] }) => {
    expect(new Set(messageExamples.map(({ message }) => message.kind))).toEqual(
      new Set(messages.map(({ message }) => message.kind)),
    );
  },
);

test('each example has a unique name', () => {
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(examples.map(nameOf)).size).toBe(examples.length);
});

describe('every mail', () => {
  test.each(named)('$name is small, has a page of each form and a preview', ({ mail }) => {
    expect(Buffer.byteLength(mail.html)).toBeLessThan(60_000);
    expect(mail.text.length).toBeGreaterThan(100);
    expect(mail.preview).not.toBe('');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).toContain('name="color-scheme" content="light dark"');
    expect(mail.html).not.toMatch(/undefined|\[object|null</);
    expect(mail.html).not.toMatch(/<script|javascript:|!\s*<\/p>/i);
  });

  test.each(named)('$name has its addresses in buttons and links, and writes none out', ({ mail }) => {
    const read = mail.html.replaceAll(/<(style|title)[^>]*>[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
    expect(read).not.toMatch(/https?:\/\//);
  });

  test.each(named)('$name leads to the same addresses in both forms', ({ mail }) => {
    const inHtml = new Set(
      [...mail.html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]?.replaceAll('&amp;', '&')),
    );
    const inText = new Set([...mail.text.matchAll(/https:\/\/\S+/g)].map((match) => match[0]));
    expect(inText).toEqual(inHtml);
  });
});

describe('every notification', () => {
  const rendered = modules
    .flatMap(({ messages = [] }) => messages)
    .filter(({ render }) => render.push !== undefined)
    .map(({ message }) => message.kind);

  test('has an example', () => {
    expect(rendered.length).toBeGreaterThan(0);
    const shown = examples.filter(({ push }) => push !== undefined).map(({ message }) => message.kind);
    expect(new Set(shown)).toEqual(new Set(rendered));
  });

  test.each(pushes)('$name fits on a locked screen and leads to a page of the site', ({ push }) => {
    expect(push.title.length).toBeLessThanOrEqual(60);
    expect(push.body.length).toBeLessThanOrEqual(180);
    expect(push.title).not.toMatch(/\.$|undefined|null/);
    expect(push.body).toMatch(/[.?!]$/);
    expect(push.path).toMatch(/^\/(?!\/)/);
  });
});

describe('every text message', () => {
  const rendered = modules
    .flatMap(({ messages = [] }) => messages)
    .filter(({ render }) => render.text !== undefined)
    .map(({ message }) => message.kind);

  test('has an example', () => {
    expect(rendered.length).toBeGreaterThan(0);
    const shown = examples.filter(({ text }) => text !== undefined).map(({ message }) => message.kind);
    expect(new Set(shown)).toEqual(new Set(rendered));
  });

  test.each(texts)('$name has at most two segments, and what it is known by', ({ text: { body, mark } }) => {
    expect(countSegments(body)).toBeLessThanOrEqual(2);
    expect(body).not.toMatch(/undefined|null|[\n\r]/);
    expect(mark.length).toBeGreaterThan(10);
    expect(body).toContain(mark);
  });
});
