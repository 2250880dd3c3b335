const FOR_OCCASION: Record<string, string> = {
  birthday: 'You remembered',
  anniversary: 'We are both smiling',
  christmas: 'A happy Christmas to you too',
  'new-year': 'A happy new year to you too',
};

/** Ready answers: they fill the field and are sent only by the button. */
export function readyAnswers(occasion: string): string[] {
  return ['Thank you, it made my day', FOR_OCCASION[occasion] ?? 'How kind of you', 'Call you tonight?'];
}
