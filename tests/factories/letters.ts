/** Letters in the five scripts whose lines are compared wherever a letter is seen. */
const SHORT: Record<string, string> = {
  English:
    'Dear Amelie,\n\nI still have the map you drew me on the napkin — the well-known one (see https://a.example/b/c?d=e).',
  Polish: 'Kochana Zosiu,\n\nwszystkiego najlepszego! Żółwie wciąż śpią w ogródku, a babcia pyta, czy przyjedziesz.',
  Arabic: 'عزيزتي ليلى،\n\nشكراً لك على كل شيء يا صديقتي العزيزة. كل عام وأنت بخير، وأتمنى لك سنة مليئة بالفرح.',
  Hebrew: 'נועה היקרה,\n\nמזל טוב ליום ההולדת! אני זוכרת איך רצנו על החוף עד שהשמש שקעה.',
  Chinese: '亲爱的小梅：\n\n祝你生日快乐！还记得去年春天我们在湖边看花吗？风很大，你的帽子飞走了。',
};

/** A short and a long one in each. */
export const LETTERS = Object.entries(SHORT).flatMap(([language, short]) => [
  { language, length: 'short', text: short },
  { language, length: 'long', text: Array.from({ length: 9 }, () => short).join('\n\n') },
]);
