import { nearOf } from '#src/jd/near.js';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { WordFinder } from '#src/text/words.js';
import { quoted } from '../../resume-analysis/statements.js';
import { gainOf, type LetterBoard } from '../letter-board.js';
import { type LetterGround, namesCompany } from '../letter-ground.js';
import { strangersIn } from '../facts/addressed-employers.js';
import { isBody, type Letter } from '../read-letter.js';
import { motiveIn } from './motive.js';

const COMPANY = 30;
const POSITION = 25;
const KEYWORDS = 30;
const REASON = 15;
const WRONG_COMPANY = -40;
const WRONG_POSITION = -25;
const ENOUGH_KEYWORDS = 5;

const APPLIED =
  /(?:应聘|申请|竞聘|求职|胜任)(?:的是|了)?[^，。；“”"]{0,18}?[“"]?([\u4e00-\u9fa5A-Za-z+#/]{2,16}?)[”"]?(?:这一|一)?(?:岗位|职位|一职|职务)/u;
const APPLIED_FOR = /(?:应聘|申请|竞聘|求职)(?:的是|了|一下)?([^，。；！]{2,24})/u;
/** Whether a post is called by a part of its name: 调度 for 运输调度员. */
const isShortFor = (said: string, post: string): boolean => {
  const core = post.replace(/(?:专员|人员|员|师|岗)$/u, '').slice(-2);
  return core.length === 2 && said.includes(core);
};
const sharesWord = (a: string, b: string): boolean => {
  const text = a.toLowerCase();
  return [...b.toLowerCase()].some(
    (_sign, index, all) => index + 1 < all.length && text.includes(`${all[index]}${all[index + 1]}`),
  );
};

/** Whether a post is the one that is applied for, or another name of it: a pair of signs, or a word of an English name. */
const isSamePost = (said: string, post: string): boolean =>
  hasNoChinese(said) === hasNoChinese(post)
    ? hasNoChinese(post)
      ? wordsOf(said).some((word) => word.length > 3 && wordsOf(post).includes(word))
      : sharesWord(said, post)
    : true;
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/\W+/u)
    .filter(
      (word) => !/^(?:manager|senior|junior|assistant|position|officer|director|head|lead)$/u.test(word),
    );
/** A post that is applied for in other words. */
const WISHED = /应聘|申请|竞聘|\bappl(?:y|ying|ication)\b/iu;

/** By which word the letter speaks to its addressee instead. */
function calledIn({ body }: Letter): string {
  const word = /贵(?:公司|单位|司|院|校|行|园|所|店|集团|平台)|你们/u.exec(body)?.[0];
  return word === undefined ? '' : `，只写了“${word}”`;
}

function companyRule(letter: Letter, ground: LetterGround, board: LetterBoard): void {
  const { company } = ground;
  const strangers = strangersIn(letter, ground);
  const place = letter.paragraphs.find(
    ({ text, role }) => (isBody(role) || role === 'salutation') && namesCompany(text, company),
  );
  if (place) board.add('focus', 'focus.company', COMPANY, `写明了“${quoted(company, 30)}”`, place.index);
  if (company !== '') board.limit('employer', strangers.length);
  for (const { name, paragraph } of strangers) {
    board.add(
      'focus',
      'focus.company.wrong',
      WRONG_COMPANY,
      `出现了别的单位“${quoted(name, 30)}”`,
      paragraph.index,
    );
    board.find({
      ruleId: 'focus.company.wrong',
      category: 'wrongCompany',
      severity: 'urgent',
      paragraph: paragraph.index,
      issue:
        company === ''
          ? `写到单位“${quoted(name, 30)}”，请确认就是收信单位`
          : `写成了别的单位“${quoted(name, 30)}”`,
      why:
        company === ''
          ? '没有说明投递的单位，无法核对。'
          : `这封信投给“${quoted(company, 40)}”，单位写错会被直接淘汰。为那家单位写的内容也要一起改。`,
      before: paragraph.text,
      ...(company !== '' && { after: paragraph.text.replaceAll(name, company) }),
      gain: gainOf('focus', -WRONG_COMPANY),
    });
  }
  if (place || strangers.length > 0) return;
  board.find({
    ruleId: 'focus.company.missing',
    category: 'structure',
    severity: 'important',
    paragraph: null,
    issue:
      company === ''
        ? '没有写明投给哪家单位'
        : `全文没有写单位名称“${quoted(company, 60)}”${calledIn(letter)}`,
    why: '不写单位名称，读信人会认为是群发。',
    ...(company === '' && { needsFact: ['单位名称'] }),
    gain: gainOf('focus', COMPANY),
  });
}

const ENGLISH_APPLIED =
  /\b(?:position|role|post|job) of (?:an? |the )?([A-Z][A-Za-z&/-]*(?: (?:of |and )?[A-Z][A-Za-z&/-]*){0,5})|\bappl(?:y|ying|ication) (?:for|as) (?:an? |the |your )?([A-Z][A-Za-z&/-]*(?: (?:of |and )?[A-Z][A-Za-z&/-]*){0,5})/u;
const appliedIn = (body: string): string => {
  const [, first, second] = ENGLISH_APPLIED.exec(body) ?? [];
  const chinese = APPLIED.exec(body)?.[1]?.replace(/^(?:贵(?:公司|单位|.)|该|这个|你们)的?/u, '');
  return chinese ?? first ?? second ?? '';
};

function positionRule({ paragraphs, body }: Letter, { position }: LetterGround, board: LetterBoard): void {
  const own = paragraphs.filter(({ role }) => isBody(role) || role === 'subject');
  const bare = position.replace(/[（(][^）)]*[)）]/gu, '').trim();
  const applied = appliedIn(body);
  const named = own.find(({ text }) => bare !== '' && text.toLowerCase().includes(bare.toLowerCase()));
  const place = named ?? own.find(({ text }) => isShortFor(APPLIED_FOR.exec(text)?.[1] ?? '', bare));
  const isWrong = applied !== '' && bare !== '' && !place && !isSamePost(applied, bare);
  if (place)
    board.add('focus', 'focus.position', POSITION, `写明了岗位“${quoted(position, 30)}”`, place.index);
  if (isWrong) {
    board.limit('post', 1);
    const wrong = own.find(({ text }) => text.includes(applied));
    board.add('focus', 'focus.position.wrong', WRONG_POSITION, `应聘的岗位写成了“${applied}”`, wrong?.index);
    board.find({
      ruleId: 'focus.position.wrong',
      category: 'wrongPosition',
      severity: 'urgent',
      paragraph: wrong?.index ?? null,
      issue: `岗位写成了“${applied}”`,
      why: `这封信应聘的是“${position}”。`,
      ...(wrong && { before: wrong.text, after: wrong.text.replaceAll(applied, position) }),
      gain: gainOf('focus', POSITION - WRONG_POSITION),
    });
  } else if (!place && applied === '' && !WISHED.test(body)) {
    board.find({
      ruleId: 'focus.position.missing',
      category: 'structure',
      severity: 'important',
      paragraph: null,
      issue: '没有写明应聘的岗位',
      why: '一家单位同时招多个岗位，第一段就要写明。',
      gain: gainOf('focus', POSITION),
    });
  }
}

/** A unit is no skill. */
const UNIT = /^[十百千万亿]?(?:平方米|平米|公里|元|万元|小时|分钟|人次|吨|台|套)$|^[十百千万亿]/u;
/** Kinds of software, which people call by the name of the product. */
const SOFTWARE_KIND = /^(?:PMS|ERP|CRM|OA|POS|HIS|CAD|MES|WMS|SCM|BI|IDE|CTR)$/iu;

function keywordRule(letter: Letter, ground: LetterGround, board: LetterBoard): void {
  const { bodyFinder, paragraphs, body } = letter;
  const heavy = ground.keywords.slice(0, 12);
  const hits = heavy.filter(({ words }) => words.some((word) => bodyFinder.find(word) >= 0));
  const enough = Math.min(ENOUGH_KEYWORDS, heavy.length);
  if (enough === 0) return;
  for (const { words } of hits.slice(0, enough)) {
    const place = paragraphs.find(
      ({ text, role }) => isBody(role) && words.some((each) => new WordFinder(text).find(each) >= 0),
    );
    board.add(
      'focus',
      'focus.keyword',
      KEYWORDS / enough,
      `回应了岗位关键词“${words.find((word) => bodyFinder.find(word) >= 0) ?? ''}”`,
      place?.index,
    );
  }
  if (hits.length >= enough) return;
  // Only what the résumé shows can be written; a word of the same meaning is an answer too.
  const open = heavy
    .filter(
      (each) =>
        !hits.includes(each) &&
        !SOFTWARE_KIND.test(each.word) &&
        !UNIT.test(each.word) &&
        !each.words.some((word) => nearOf(word).some((near) => body.includes(near))) &&
        ground.points.some(({ words }) => each.words.some((word) => words.includes(word))),
    )
    .slice(0, 3);
  if (open.length === 0) return;
  board.find({
    ruleId: 'focus.keyword.missing',
    category: 'noEvidence',
    severity: 'minor',
    paragraph: null,
    issue: `${ground.job ? '职位描述' : '这类岗位'}看重、简历里也有的“${open.map(({ word }) => word).join('、')}”，信里没有写`,
    why: '挑最有把握的一件写进信里。',
    gain: gainOf('focus', (KEYWORDS * open.length) / enough),
  });
}

function reasonRule(letter: Letter, ground: LetterGround, board: LetterBoard): void {
  const reason = motiveIn(letter, ground);
  if (reason) return board.add('focus', 'focus.reason', REASON, '说明了为什么是这家单位', reason.index);
  board.find({
    ruleId: 'focus.reason.missing',
    category: 'structure',
    severity: 'important',
    paragraph: null,
    issue: '没有说明为什么想去这家单位',
    why: '写一个具体的产品、业务、团队或项目，并与自己的经历联系起来。',
    needsFact: ['了解到的产品、业务或团队'],
    gain: gainOf('focus', REASON),
  });
}

/** Whether the letter is written to this employer for this post. */
export function judgeFocus(letter: Letter, ground: LetterGround, board: LetterBoard): void {
  companyRule(letter, ground, board);
  positionRule(letter, ground, board);
  keywordRule(letter, ground, board);
  reasonRule(letter, ground, board);
}
