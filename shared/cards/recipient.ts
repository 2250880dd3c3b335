/** Recipients within a sentence, unless it is "a friend" and the like. */
const FOR: Readonly<Record<string, string>> = {
  mum: 'Mum',
  dad: 'Dad',
  grandma: 'Grandma',
  grandad: 'Grandad',
  her: 'her',
  him: 'him',
  parents: 'parents',
  partner: 'your partner',
  wife: 'your wife',
  husband: 'your husband',
  boss: 'the boss',
  couple: 'a couple',
  son: 'your son',
  daughter: 'your daughter',
  sister: 'your sister',
  brother: 'your brother',
  grandson: 'your grandson',
  granddaughter: 'your granddaughter',
  stepparent: 'a step-parent',
  anyone: 'anyone',
};

/** The recipient of a card within a sentence: "for a friend", "for Mum", "from all of us". */
export function formatRecipient(recipient: string): string {
  if (recipient === 'group') return 'from all of us';
  return `for ${FOR[recipient] ?? `${/^[aeiou]/.test(recipient) ? 'an' : 'a'} ${recipient}`}`;
}
