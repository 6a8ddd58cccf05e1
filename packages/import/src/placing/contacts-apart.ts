import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { isChineseCity } from './chinese-cities.js';
import type { FactKind } from './fact-kinds.js';
import { factKindOf } from './fact-labels.js';
import { EMAIL, PHONE } from './contact-patterns.js';
import { labelled, withoutBullet } from './words.js';

const OF_PERSON: ReadonlySet<string> = new Set(['head', 'basics', 'intention', 'references', 'family']);
const MAX_LENGTH = 40;
const PLACE_LENGTH = 8;

/** A phone number or a mail address, and no other words. */
const isOnlyContact = ({ text }: TextLine): boolean =>
  text.length <= MAX_LENGTH &&
  (PHONE.test(text) || EMAIL.test(text)) &&
  !/\p{Script=Han}/u.test(text.replace(/电话|手机|邮箱|微信同号|同微信/gu, ''));

/** 是否服从调剂 是, 有无犯罪记录：无: a question of a form with its answer. */
const QUESTION =
  /^(?:[一二三四五六七八九十]{1,3}、\s*)?(?:是否|能否|可否|有无)\p{Script=Han}{2,12}(?:\s*[:：]\s*|\s+)\S/u;
const isOfPerson = (line: TextLine): boolean =>
  isOnlyContact(line) ||
  (line.isBullet !== true && line.text.length <= MAX_LENGTH && QUESTION.test(line.text));

const LISTS: ReadonlySet<string> = new Set(['certificates', 'skills', 'mixedSkills', 'languages', 'hobbies']);
const DETAILS: ReadonlySet<FactKind | null> = new Set<FactKind>([
  ...(['arrival', 'salary', 'city', 'jobType', 'status', 'marital', 'residence', 'household'] as const),
  ...(['phone', 'email', 'wechat', 'qq', 'height', 'weight'] as const),
]);
/** 期望薪资：6-8K below a list. */
const isLabelledDetail = ({ text }: TextLine): boolean => {
  const label = labelled(withoutBullet(text).text);
  return (
    label !== null && label.value !== '' && text.length <= MAX_LENGTH && DETAILS.has(factKindOf(label.label))
  );
};

/** 女 2000.01.23, 长沙雨花区: a detail of the person above or below a phone number. */
const isDetail = ({ text, isBullet }: TextLine): boolean =>
  isBullet !== true &&
  (/^[男女](?:$|\s+(?:19|20)\d{2}|\s+\d{2}岁)/u.test(text) ||
    (text.length <= PLACE_LENGTH && /^\p{Script=Han}+$/u.test(text) && isChineseCity(text.slice(0, 2))));
/** SIDE: a heading in capitals above the details. */
const isCapitals = ({ text }: TextLine): boolean => /^[A-Z]{3,12}$/u.test(text);

function contactsIn(block: Block): Block[] {
  const { lines } = block;
  const isOwn = (line: TextLine): boolean =>
    isOfPerson(line) || (LISTS.has(block.place) && isLabelledDetail(line));
  const at = lines.findIndex(isOwn);
  if (OF_PERSON.has(block.place) || at < 0) return [block];
  let from = at;
  while (from > 0 && isDetail(lines[from - 1]!)) from -= 1;
  let to = at + 1;
  while (to < lines.length && (isOwn(lines[to]!) || isDetail(lines[to]!))) to += 1;
  const above = lines.slice(0, from > 0 && isCapitals(lines[from - 1]!) ? from - 1 : from);
  const following = lines.slice(to);
  return [
    { ...block, lines: above },
    { place: 'basics', title: '', lines: lines.slice(from, to), heading: lines[above.length] ?? null },
    ...(following.length === 0 ? [] : contactsIn({ ...block, lines: following })),
  ];
}

/** Contact details and answers of a form below any other section belong to the person. */
export const withContactsApart = (blocks: readonly Block[]): Block[] => blocks.flatMap(contactsIn);
