import { relatedWordsOf } from '#src/jd/related-words.js';
import { quoted } from '../../resume-analysis/statements.js';
import { reasonQuestion } from '../employer-reasons.js';
import { otherEmployersIn } from '../facts/addressed-employers.js';
import { otherPostIn } from '../facts/applied-posts.js';
import { namesOtherEmployer } from '../facts/other-employers.js';
import { unfitPoliteName } from '../facts/polite-names.js';
import { type Keyword, type LetterContext, politeNameOf } from '../letter-context.js';
import { gainOf, type LetterScoreBoard } from '../letter-score-board.js';
import { isBody, type Letter, type Paragraph } from '../read-letter.js';
import { benefitRule } from './benefits.js';
import { companyNamedIn, isAddressed } from './company-named.js';
import { correctionOf } from './corrected.js';
import { isForAnother } from './for-another.js';
import { fitsPost, isObservation, joinsWork, motiveIn, saysWhy, tellsCalling } from './motive.js';
import { type OwnClause, ownWorkIn } from './own-work.js';
import { placeRule } from './place.js';
import { judgePosition } from './position.js';

const COMPANY = 30;
const KEYWORDS = 30;
const REASON = 15;
const WRONG_COMPANY = -40;
const ENOUGH_KEYWORDS = 5;
/** A concise letter answers to fewer. */
const FEW_KEYWORDS = 3;

/** By which word the letter speaks to its addressee instead. */
function calledIn({ body }: Letter): string {
  const words = new Set(body.match(/贵(?:公司|单位|酒店|司|院|校|行|园|所|店|集团|平台)|你们/gu));
  return words.size === 0 ? '' : `，只写了“${[...words].join('”“')}”`;
}

/** Said instead of a correction that would only replace names. */
const REWRITE = '这一段是为别处写的，请整段重写，不要只换名称。';

function wrongCompany(
  name: string,
  paragraph: Paragraph,
  company: string,
  after: string | undefined,
  board: LetterScoreBoard,
): void {
  const issue = `写成了别的单位“${quoted(name, 30)}”`;
  board.add('focus', 'focus.company.wrong', WRONG_COMPANY, issue, paragraph.index);
  board.find({
    ruleId: 'focus.company.wrong',
    category: 'wrongCompany',
    severity: 'urgent',
    paragraph: paragraph.index,
    issue,
    why: `这封信投给“${quoted(company, 40)}”，单位写错会被直接淘汰。${after === undefined ? REWRITE : '为那家单位写的内容也要一起改。'}`,
    before: paragraph.text,
    ...(after !== undefined && { after }),
    gain: gainOf('focus', -WRONG_COMPANY),
  });
}

/** An employer that may be the addressee under another name, or an example of another one. */
function otherCompany(name: string, paragraph: Paragraph, company: string, board: LetterScoreBoard): void {
  board.find({
    ruleId: 'focus.company.other',
    category: 'wrongCompany',
    severity: 'important',
    paragraph: paragraph.index,
    issue: `写到单位“${quoted(name, 30)}”，请确认就是收信单位`,
    why:
      company === ''
        ? '没有说明投递的单位，无法核对。'
        : `招聘单位是“${quoted(company, 40)}”，名称对不上：是同一家就统一写法，不是就改过来。`,
    before: paragraph.text,
  });
}

/** Further paragraphs that name a wrong employer, also by its short form; one correction for each paragraph. */
function forOtherEmployer(
  letter: Letter,
  context: LetterContext,
  corrected: number | undefined,
  board: LetterScoreBoard,
): void {
  const others = otherEmployersIn(letter, context);
  const names = namesOtherEmployer(letter, context);
  const fix = correctionOf(letter, context);
  for (const paragraph of letter.paragraphs) {
    const { index, role, text } = paragraph;
    const isNamed = others.some(({ paragraph }) => paragraph.index === index);
    if (!isBody(role) || isNamed || index === corrected || !names(text)) continue;
    const after = fix(paragraph);
    board.find({
      ruleId: 'focus.company.again',
      category: 'wrongCompany',
      severity: 'urgent',
      paragraph: index,
      issue: '这一段还写着别的单位',
      why: `这封信投给“${quoted(context.company, 40)}”。${after === undefined ? REWRITE : '改单位名称，也要改为那家单位写的话。'}`,
      before: text,
      ...(after !== undefined && { after }),
      gain: 0,
    });
  }
}

/** Whether the letter calls its addressee by the polite name of another kind of employer. */
function politeNameRule(
  letter: Letter,
  context: LetterContext,
  board: LetterScoreBoard,
  isNamed: boolean,
): boolean {
  const { paragraphs, body } = letter;
  const { company } = context;
  const word = unfitPoliteName(body, company);
  const paragraph = paragraphs.find(({ role, text }) => isBody(role) && word !== null && text.includes(word));
  if (word === null || paragraph === undefined) return false;
  const right = politeNameOf(company);
  const after = correctionOf(letter, context)(paragraph);
  // Next to the right name it is a slip; alone it was written for another employer.
  const isSure = !isNamed && !body.includes(right);
  if (isSure) {
    board.limit('employer', 1);
    board.add('focus', 'focus.company.wrong', WRONG_COMPANY, `把收信单位称作“${word}”`, paragraph.index);
  }
  board.find({
    ruleId: 'focus.company.called',
    category: 'wrongCompany',
    severity: isSure ? 'urgent' : 'important',
    paragraph: paragraph.index,
    issue: `把收信单位称作“${word}”`,
    why: `收信单位是“${quoted(company, 40)}”，应称“${right}”。${after === undefined ? REWRITE : '检查这封信是不是为别的单位写的。'}`,
    before: paragraph.text,
    ...(after !== undefined && { after }),
    gain: gainOf('focus', isSure ? -WRONG_COMPANY : 0),
  });
  return isSure;
}

function companyRule(letter: Letter, context: LetterContext, board: LetterScoreBoard): void {
  const { company } = context;
  const others = otherEmployersIn(letter, context);
  const place = companyNamedIn(letter, context);
  if (place)
    board.add('focus', 'focus.company', COMPANY, `写明了“${quoted(company, 30)}”`, place.index, place.text);
  if (company !== '') board.limit('employer', others.filter(({ isSure }) => isSure).length);
  const fix = correctionOf(letter, context);
  for (const { name, paragraph, isSure } of others) {
    if (company !== '' && isSure) wrongCompany(name, paragraph, company, fix(paragraph), board);
    else otherCompany(name, paragraph, company, board);
  }
  const isOther = politeNameRule(letter, context, board, place !== undefined);
  placeRule(letter, context, board);
  if (place || others.length > 0 || isOther || isAddressed(letter, context)) return;
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

/** A unit is not a skill. */
const UNIT = /^[十百千万亿]?(?:平方米|平米|公里|元|万元|小时|分钟|人次|吨|台|套)$|^[十百千万亿]/u;
/** Whether a posting has a word only as the first part of the name of a device: 输液 in 输液泵. */
function isPartOfDevice(word: string, jd: string): boolean {
  const [, ...after] = jd.split(word);
  return after.length > 0 && after.every((rest) => /^[泵机仪器炉车柜]/u.test(rest));
}
/** Whether a sentence has both halves of a word of four signs: 测了约40个接口 answers 接口测试. */
const isToldApart = (word: string, { sentences }: Letter): boolean =>
  /^\p{Script=Han}{4}$/u.test(word) &&
  sentences.some(
    ({ text }) =>
      text.includes(word.slice(0, 2)) &&
      (text.includes(word.slice(2)) || new RegExp(`${word[2]}[了过]`, 'u').test(text)),
  );
/** Kinds of software, which people call by the name of the product. */
const SOFTWARE_KIND = /^(?:PMS|ERP|CRM|OA|POS|HIS|CAD|MES|WMS|SCM|BI|IDE|CTR)$/iu;

/** Whether a word is only the first part of a place: 教学 in 教学点. */
const isInPlace = (word: string, text: string): boolean =>
  text
    .split(word)
    .slice(1)
    .every((rest) => /^[点楼站区]/u.test(rest)) && text.includes(word);

/** A keyword as the posting writes it; without one as the letter does. */
const wordInPosting = ({ word, words }: Keyword, { jd }: LetterContext, fallback: string): string =>
  [word, ...words].find((each) => jd.toLowerCase().includes(each.toLowerCase())) ?? fallback;

function keywordRule(
  letter: Letter,
  context: LetterContext,
  board: LetterScoreBoard,
  isConcise: boolean,
): void {
  const { bodyFinder, body } = letter;
  // A letter to another employer or for another post answers to nothing of this one.
  if (isForAnother(letter, context) || otherPostIn(body, context) !== undefined) return;
  const heavy = context.keywords.slice(0, 12);
  const own = ownWorkIn(letter, context);
  const hits = heavy.flatMap((keyword) => {
    const isIn =
      (word: string) =>
      ({ finder, text }: OwnClause): boolean =>
        finder.find(word) >= 0 && !isInPlace(word, text);
    const fallback = keyword.words.find((word) => own.some(isIn(word)));
    const place = fallback === undefined ? undefined : own.find(isIn(fallback));
    return fallback !== undefined && place
      ? [{ word: wordInPosting(keyword, context, fallback), index: place.index }]
      : [];
  });
  const enough = Math.min(isConcise ? FEW_KEYWORDS : ENOUGH_KEYWORDS, heavy.length);
  if (enough === 0) return;
  for (const { word, index } of hits.slice(0, enough))
    board.add('focus', 'focus.keyword', KEYWORDS / enough, `回应了岗位关键词“${word}”`, index);
  if (hits.length >= enough) return;
  // Only what the résumé shows can be written; a word of the same meaning is an answer too.
  const open = heavy
    .filter(
      (each) =>
        !each.words.some((word) => bodyFinder.find(word) >= 0) &&
        !SOFTWARE_KIND.test(each.word) &&
        !UNIT.test(each.word) &&
        !isPartOfDevice(each.word, context.jd) &&
        !each.words.some((word) => relatedWordsOf(word).some((near) => body.includes(near))) &&
        !each.words.some((word) => isToldApart(word, letter)) &&
        context.points.some(({ words }) => each.words.some((word) => words.includes(word))),
    )
    .slice(0, 3);
  if (open.length === 0) return;
  board.find({
    ruleId: 'focus.keyword.missing',
    category: 'noEvidence',
    severity: 'minor',
    paragraph: null,
    issue: `${context.job ? '职位描述' : '这类岗位'}看重、简历里也有的“${open.map(({ word }) => word).join('、')}”，信里没有写`,
    why: '挑最有把握的一件写进信里。',
    gain: gainOf('focus', (KEYWORDS * open.length) / enough),
  });
}

function reasonRule(letter: Letter, context: LetterContext, board: LetterScoreBoard): void {
  const reason = motiveIn(letter, context);
  if (reason) {
    const praise = tellsCalling(reason.text)
      ? '说明了为什么想做这一行'
      : saysWhy(reason.text, context.company)
        ? '说明了为什么是这家单位'
        : fitsPost(reason.text)
          ? '写明了自己的工作与这个岗位相符'
          : '说到了为什么做这份工作';
    return board.add('focus', 'focus.reason', REASON, praise, reason.index, reason.text);
  }
  // The reason of a letter to another employer has to be written again with all of it.
  if (isForAnother(letter, context) || joinsWork(letter, context)) return;
  if (letter.sentences.some(({ text }) => isObservation(text))) return;
  board.find({
    ruleId: 'focus.reason.missing',
    category: 'structure',
    severity: 'important',
    paragraph: null,
    issue: '没有说明为什么想去这家单位',
    why: `写${reasonQuestion(context)}，并与自己的经历联系起来。`,
    needsFact: [reasonQuestion(context)],
    gain: gainOf('focus', REASON),
  });
}

/** Whether the letter is written to this employer for this post. */
export function judgeFocus(
  letter: Letter,
  context: LetterContext,
  board: LetterScoreBoard,
  isConcise: boolean,
): void {
  companyRule(letter, context, board);
  forOtherEmployer(letter, context, judgePosition(letter, context, board), board);
  keywordRule(letter, context, board, isConcise);
  reasonRule(letter, context, board);
  benefitRule(letter, board);
}
