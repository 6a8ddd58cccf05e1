import type { TextLine } from '../reading/page-text.js';
import { CERTIFICATE } from './achievement-names.js';
import { withoutColumnNames } from './columns.js';
import { type Draft, SURE, tidy } from './draft.js';
import { type Piece, statementsOf } from './entries.js';
import { isNotAble } from './exams-in-progress.js';
import { placeAwards } from './place-achievements.js';
import { LANGUAGE, placeLanguage } from './place-languages.js';
import {
  groupsIn,
  wordGroupOf,
  isProficiency,
  namesKnown,
  ownLevelOf,
  withoutLevel,
  type SkillRow,
  skillRowOf,
  skillsWithOwnLevels,
  ratedNames,
  toolsIn,
  withoutRemark,
} from './skill-notations.js';
import { enumerated } from './words.js';

type Level = 'aware' | 'familiar' | 'proficient' | 'advanced' | 'expert';
const LEVELS: readonly (readonly [RegExp, Level, string])[] = [
  [/精通|(?<![\w-])expert(?![\w-])/iu, 'expert', '精通'],
  [/熟练(?!\p{Script=Han}*掌握)/u, 'advanced', '熟练'],
  [/掌握|(?<![\w-])proficient/iu, 'proficient', '掌握'],
  [/熟悉|(?<![\w-])familiar/iu, 'familiar', '熟悉'],
  [/了解|(?<![\w-])basic(?![\w-])/iu, 'aware', '了解'],
];
const WHOLE_CERTIFICATE =
  /^(?:国家)?普通话(?:水平测试)?[一二三]级[甲乙]等(?:证书)?$|^[^：:，,、；;]{2,16}(?:资格证书?|等级证书|合格证书?|驾驶证|驾照)(?:[（(][^（）()]*[）)])?$/u;

/** Places skills: `组：词、词（熟悉）`, or sentences such as 熟练掌握 …. Languages go to their own section. */
export function placeSkills(draft: Draft, lines: readonly TextLine[], isMixed: boolean): void {
  for (const statement of statementsOf(withoutColumnNames(lines))) {
    const isCertificate =
      isMixed && CERTIFICATE.test(statement.text) && !/[:：]|熟练|掌握|熟悉|精通/u.test(statement.text);
    if (isCertificate || WHOLE_CERTIFICATE.test(statement.text.trim()))
      placeAwards(draft, [{ ...statement.line, text: statement.text }], 'certificates');
    else placeSkill(draft, statement, isMixed);
  }
}

function placeSkill(draft: Draft, { text, line }: Piece, isMixed: boolean): void {
  if (!/[、，,；;]/u.test(text) && isNotAble(text)) return draft.setAside({ ...line, text });
  const row = skillRowOf(text);
  if (row !== null && !LANGUAGE.test(text)) return placeRow(draft, row, { text, line });
  for (const { name, remark } of skillsWithOwnLevels(text) ?? []) placeRated(draft, name, remark, line);
  if (skillsWithOwnLevels(text) !== null) return;
  const rated = ratedNames(text);
  if (rated !== null) return placeWords(draft, draft.add('skills'), rated, line);
  const groups = groupsIn(text);
  if (groups.length > 1) {
    for (const group of groups) placeSkill(draft, { text: group, line }, isMixed);
    return;
  }
  const cells = text.split('\t').flatMap((cell) => cell.trim() || []);
  if (cells.length > 1 && (cells.every((cell) => /[:：]/.test(cell)) || (cells[0] ?? '').length > 16)) {
    for (const cell of cells) placeSkill(draft, { text: cell, line }, isMixed);
    return;
  }
  const clean = text.replace(/[。；;]$/, '').trim();
  if (clean === '') return;
  if (isMixed && LANGUAGE.test(clean)) return placeLanguage(draft, clean, line);
  const known = /[:：]/u.test(clean) ? null : namesKnown(clean);
  const found = wordGroupOf(clean);
  const item = draft.add('skills');
  const isOfNames = isProficiency(clean) || found === null || withoutLevel(found.name) !== found.name;
  if (known && isOfNames) return placeKnown(draft, item, clean, known, line);
  if (found) return placeGroup(draft, item, found.name, found.body, line);
  const able = abilities(clean);
  if (able !== null) return placeWords(draft, item, able, line);
  const words = enumerated(clean);
  const isSentence =
    (clean.length > 24 && !areNames(words)) ||
    /^(?:熟练|精通|掌握|熟悉|了解|能|可|会|具备|擅长|proficient|familiar)/iu.test(clean);
  if (!isSentence && words.length > 1) return placeWords(draft, item, words, line);
  const level = LEVELS.find(([form]) => form.test(clean));
  const bracketed = /^(.+?)\s*[（(]\s*(精通|熟练|掌握|熟悉|了解)\s*[）)]$/u.exec(clean);
  draft.text(
    `${item}/${isSentence && clean.length > 30 ? 'description' : 'name'}`,
    (level === undefined ? undefined : bracketed?.[1]) ?? (isSentence ? clean : withoutRemark(clean)),
    SURE.likely,
    line,
    4_000,
  );
  if (level && (bracketed || isSentence))
    draft.put(`${item}/level`, level[1], level[2], bracketed ? SURE.known : SURE.guessed, line);
}

function placeRow(draft: Draft, { names, level, hasMore }: SkillRow, { text, line }: Piece): void {
  const item = draft.add('skills');
  const found = LEVELS.find(([form]) => form.test(level));
  if (names.length > 1) placeWords(draft, item, names, line, SURE.known);
  else draft.text(`${item}/name`, names[0] ?? '', SURE.known, line);
  if (found) draft.put(`${item}/level`, found[1], found[2], SURE.known, line);
  // No field of a skill has the months, nor 一般 or 良好.
  if (hasMore || !found) draft.setAside({ ...line, text });
}

/** SolidWorks（熟练，CSWA 认证）: a skill with its own level; other words in the brackets have no field. */
function placeRated(draft: Draft, name: string, remark: string, line: TextLine): void {
  const item = draft.add('skills');
  const found = LEVELS.find(([form]) => form.test(remark));
  draft.text(`${item}/name`, name, SURE.known, line);
  if (found) draft.put(`${item}/level`, found[1], found[2], SURE.known, line);
  if (remark !== '' && remark !== found?.[2]) draft.setAside({ ...line, text: `${name}（${remark}）` });
}

// 会做账、报税，懂一点 Python: names of abilities.
function abilities(text: string): string[] | null {
  const bare = text.replace(/^(?:另外|此外|平时|也|还)+(?=会|能|懂)/u, '');
  if (!/^(?:会(?!计|展|议)|能(?!力)|懂)/u.test(bare)) return null;
  const words = enumerated(bare).map((word) =>
    word.replace(/^(?:都?会用?|能够?|懂)(?!计|展|议|力)(?=\S{2})/u, ''),
  );
  return words.length > 1 && words.every(({ length }) => length <= 12) ? words : null;
}

/** Three or more names also form a list, if none of them is a statement. */
const areNames = (words: readonly string[]): boolean =>
  words.length >= 3 &&
  words.every((word) => word.replace(/[（(].*[）)]$/u, '').length <= (/[了的过着]/u.test(word) ? 10 : 16));

// PS：一般
const ONLY_LEVEL =
  /^(?:很|较|比较)?(?:精通|熟练|熟悉|掌握|了解|入门|一般|良好|中等|较好|基础|优秀)(?:使用|掌握|运用)?$/u;

function placeGroup(draft: Draft, item: string, head: string, body: string, line: TextLine): void {
  const leveled = /^(.+?)\s*[（(]\s*([^（）()]{2,10})\s*[）)]$/u.exec(head);
  const level = leveled && LEVELS.find(([form]) => form.test(leveled[2] ?? ''));
  const isFlat = body.split(/[；;]\s*/).every((part) => part.length <= 16 && !/[、，,]/.test(part));
  const parts = isFlat ? [body] : body.split(/[；;]\s*/).filter(Boolean);
  const own = ownLevelOf(body);
  const name = level ? (leveled[1] ?? head) : own === null ? head : `${head}（${own}）`;
  draft.text(`${item}/name`, name, SURE.known, line);
  if (level) draft.put(`${item}/level`, level[1], level[2], SURE.known, line);
  if (ONLY_LEVEL.test(body)) return;
  const known = namesKnown(body);
  if (known) return placeKnown(draft, item, body, known, line);
  const [first = '', ...others] = parts;
  const words = enumerated(first);
  const isList =
    words.every((word) => word.replace(/[（(][^（）()]*[）)]/gu, '').length <= 24) &&
    !/^(?:熟练|精通|掌握|熟悉|了解|能够?|可以|具备)/u.test(first);
  if (isList) {
    placeWords(draft, item, words, line, SURE.known);
    if (others.length > 0) draft.text(`${item}/description`, others.join('；'), SURE.likely, line, 4_000);
  } else draft.text(`${item}/description`, body, SURE.likely, line, 4_000);
}

/** 熟练掌握 A、B；了解 C: the names, and the level if it is the same for all; 略懂 has no field and names the group. */
function placeKnown(
  draft: Draft,
  item: string,
  text: string,
  names: readonly string[],
  line: TextLine,
): void {
  placeWords(draft, item, names, line);
  const words = names.reduce((rest, name) => rest.replace(name, ''), text);
  const levels = LEVELS.filter(([form]) => form.test(words));
  const own = ownLevelOf(words);
  // Differing levels fit no field: the original text is left unplaced.
  if (levels.length + (own === null ? 0 : 1) > 1) return draft.setAside({ ...line, text });
  if (own !== null) draft.text(`${item}/name`, own, SURE.guessed, line);
  if (levels[0]) draft.put(`${item}/level`, levels[0][1], levels[0][2], SURE.guessed, line);
}

function placeWords(
  draft: Draft,
  item: string,
  words: readonly string[],
  line: TextLine,
  sure: number = SURE.likely,
): void {
  const all = words.flatMap(toolsIn).slice(0, 60);
  for (const word of all.filter(isNotAble)) draft.setAside({ ...line, text: word });
  for (const [index, whole] of all.filter((word) => !isNotAble(word)).entries()) {
    const word = withoutRemark(whole);
    draft.put(`${item}/keywords/${index}`, word.slice(0, 120), word, sure, line);
    if (whole.length - word.length >= MIN_REMARK_LENGTH) draft.setAside({ ...line, text: whole });
  }
}

/** Shorter remarks only repeat that the tool is used: 都会用, （一般）. */
const MIN_REMARK_LENGTH = 6;

const LIKES =
  /^(?:平时|平常|业余时?间?|闲时|空闲|我)?(?:也?就?是|喜欢|爱好|热爱|爱)(?!好|国|心|岗)(?=\p{Script=Han}{2})|^(?:平时|平常|业余|闲时)(?=\p{Script=Han}{2})/u;

export function placeHobbies(draft: Draft, lines: readonly TextLine[]): void {
  for (const { text, line } of statementsOf(lines)) {
    const bare = text
      .replace(/[。.]$/, '')
      .replace(LIKES, '')
      .replace(/(?<=\p{Script=Han}{2})和(?=\p{Script=Han}{2})/gu, '、');
    const words = text.length > 40 && /[。；]/.test(text) ? [text] : enumerated(bare);
    for (const word of words.slice(0, 30))
      draft.text(`${draft.add('hobbies')}/name`, word, SURE.known, line, 120);
  }
}

export function placeSelfEvaluation(draft: Draft, lines: readonly TextLine[]): void {
  for (const { text, isBullet, line } of statementsOf(lines))
    draft.statement('/selfEvaluation', tidy(text), isBullet ? 'bullet' : 'paragraph', SURE.known, line);
}
