import type { Relation } from './relation.ts';

/** What people of a relation are called, where they are called by it: "Mum", and not "Anna" as a sister is. In lower case, without accents. */
const NAMES: Readonly<Partial<Record<Relation, readonly string[]>>> = {
  mum: words(
    'mum mums mummy mumma mumsie mom moms mommy momma mam mammy ma mama mamma mami maman mother mutti mor moeder madre ' +
      'amma ammi ima eomma matka mamo mamusia мама 妈妈 媽媽 お母さん 엄마 امي אמא',
  ),
  dad: words(
    'dad dads daddy dada da pa papa pappa papi pop pops father vati far vader padre pere baba abba abbu appa tata tato ' +
      'папа 爸爸 お父さん 아빠 ابي אבא',
  ),
  grandma: words(
    'grandma grandmother granny gran grammy nan nana nanna nanny nanan nonna oma omi mormor farmor abuela abuelita ' +
      'mamie meme babcia bubbe savta dadi nani halmoni yiayia бабушка 奶奶 姥姥 おばあちゃん 할머니 جدتي סבתא',
  ),
  grandad: words(
    'grandad granddad grandfather grandpa gramps grampa grampy pappy opa nonno morfar farfar abuelo abuelito papy pepe ' +
      'dziadek zayde saba dada nana haraboji pappou дедушка 爷爷 姥爺 おじいちゃん 할아버지 جدي סבא',
  ),
};
/** Words by which people of other relations are called, so that they are none of these. */
const OTHERS = words('aunt auntie aunty uncle sis sister bro brother');

/** Relations of which a person is called by a word for them. Somebody with a first name may be anybody else's sister, but hardly "Mum". */
export function isCalledByRelation(relation: Relation): boolean {
  return NAMES[relation] !== undefined;
}

/** Whether a name is what somebody of a relation is called: "Mum", "Mum Hughes", "My lovely Mam". */
export function isNameOfRelation(name: string, relation: Relation): boolean {
  const called = NAMES[relation] ?? [];
  return wordsOf(name).some((word) => called.includes(word));
}

/** Whether a name is what somebody of one relation or another is called. */
export function isNameOfAnyRelation(name: string): boolean {
  const called = [...Object.values(NAMES).flat(), ...OTHERS];
  return wordsOf(name).some((word) => called.includes(word));
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

function words(list: string): string[] {
  return list.split(' ').map((word) => word.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}
