import { hasNoChinese } from '#src/text/no-chinese.js';
import { otherEmployersIn } from '../facts/addressed-employers.js';
import { namesOtherEmployer } from '../facts/other-employers.js';
import { type LetterContext, politeNameOf } from '../letter-context.js';
import type { LetterScoreBoard } from '../letter-score-board.js';
import { isBody, isReached, type Letter, mentionsContact, type Paragraph } from '../read-letter.js';
import { isForAnother } from './for-another.js';
import { INFORMAL, findInForm } from './form-finding.js';
import { salutationRule } from './salutation.js';

const COURTESY = 20;
const NAME = 20;
const CONTACT = 15;
const DATE = 10;
const PARAGRAPHS = 10;
const ENOUGH_PARAGRAPHS = 3;

const DATED =
  /(?:19|20)\d{2}\s?[年./-]\s?\d{1,2}|[一二][〇零○一二三四五六七八九]{3}年|\d{1,2}月\d{1,2}[日号]|\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]{2,8},? \d{4}|[A-Z][a-z]{2,8} \d{1,2},? \d{4}/u;
const MAX_DATE_LINE = 40;
/** Words of a signature that are no name. */
const NO_NAME =
  /联系方式|联系人|电话|手机|邮箱|微信|日期|姓名|求职者|求职人|自荐人|应聘者|应聘人|申请人|[一二〇零○三四五六七八九十]+(?=[年月日])|[年月日]/gu;

function paragraphRule(paragraphs: Letter['paragraphs'], board: LetterScoreBoard, isConcise: boolean): void {
  const bodies = paragraphs.filter(({ role }) => isBody(role)).length;
  if (bodies >= ENOUGH_PARAGRAPHS || isConcise)
    board.add(
      'form',
      'form.paragraphs',
      PARAGRAPHS,
      bodies < ENOUGH_PARAGRAPHS ? '正文短，不必分段' : `正文分为 ${bodies} 段`,
    );
  else
    findInForm(
      board,
      'form.paragraphs.few',
      bodies <= 1 ? '正文没有分段' : `正文只有 ${bodies} 段`,
      '开头、经历、动机、结尾各写一段。',
      PARAGRAPHS,
    );
}

/** Good wishes at the end of the last paragraph: 祝贵店生意兴隆！ */
const CLOSING_WISHES =
  /(?:^|[。！!；;，,])(?:最后)?(?:敬|顺|谨|预)?(?:祝愿?|颂)(?:您|贵|商祺|工作|万事|身体|一切|各位|招聘|大家|你)[^。！!]{0,16}[。！!]?$/u;

/** What one writes after one's name: a number, an address, a day. */
const AFTER_NAME =
  /(?:[\s。！!，,：:]|电话|手机|1\d{2}[\s-]?\d{4}[\s-]?\d{4}|[\w.+-]+@[\w.-]+|(?:19|20)\d{2}\s?[年./-]\s?\d{1,2}(?:\s?[月./-]\s?\d{1,2}\s?[日号]?)?|\d{1,2}月\d{1,2}[日号])+$/u;

/** Whether the letter is signed with the name of the résumé, below its text. */
function nameRule(
  signed: readonly Paragraph[],
  lastBody: string,
  name: string,
  board: LetterScoreBoard,
): void {
  const ending = signed.map(({ text }) => text).join('\n');
  const signature = signed.find(({ text }) =>
    name !== '' && !hasNoChinese(text)
      ? text.includes(name)
      : /[\u4e00-\u9fa5]{2,4}|^[A-Z][a-z]+(?: [A-Z]|$)/u.test(text.replace(NO_NAME, '')),
  );
  const isInLine = name !== '' && lastBody.replace(AFTER_NAME, '').endsWith(name);
  if (signature) board.add('form', 'form.name', NAME, '有署名', signature.index);
  else
    findInForm(
      board,
      'form.name.absent',
      isInLine
        ? '署名没有另起一行'
        : name !== '' && /[\u4e00-\u9fa5]{2,4}/u.test(ending.replace(NO_NAME, ''))
          ? `署名不是简历上的“${name}”`
          : '没有署名',
      isInLine ? '正文结束后另起一行写姓名。' : '落款写姓名。',
      NAME,
      { severity: 'important' },
    );
}

const MOBILE = /(?<!\d)1\d{2}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/gu;
const digitsOf = (text: string): string => text.replace(/\D/gu, '').slice(-11);
/** The mobile number of a letter that gives none of the résumé; null where they agree or either has none. */
function otherPhone({ paragraphs }: Letter, own: string): string | null {
  if (digitsOf(own).search(/^1\d{10}$/u) < 0) return null;
  const stated = paragraphs.flatMap(({ text }) => text.match(MOBILE) ?? []);
  return stated.some((phone) => digitsOf(phone) === digitsOf(own)) ? null : (stated[0] ?? null);
}

/** Whether the letter keeps the form of a letter. */
export function judgeForm(
  letter: Letter,
  context: LetterContext,
  board: LetterScoreBoard,
  isConcise: boolean,
): void {
  const { paragraphs, body } = letter;
  const salutation = paragraphs.find(({ role }) => role === 'salutation');
  const isOtherEmployer =
    salutation !== undefined &&
    (namesOtherEmployer(letter, context)(salutation.text) ||
      (isForAnother(letter, context) &&
        otherEmployersIn(letter, context).some(({ paragraph }) => paragraph.index === salutation.index)));
  salutationRule(salutation, body, context, board, isOtherEmployer);
  const bodies = paragraphs.filter(({ role }) => isBody(role));
  const courtesy =
    paragraphs.find(({ role }) => role === 'courtesy') ??
    bodies.slice(-1).find(({ text }) => CLOSING_WISHES.test(text));
  if (courtesy) board.add('form', 'form.courtesy', COURTESY, '有祝颂语', courtesy.index);
  else if (hasNoChinese(body))
    findInForm(
      board,
      'form.courtesy.absent',
      '没有结尾敬语',
      '正文后另起一行写“Yours sincerely,”。',
      COURTESY,
    );
  else findInForm(board, 'form.courtesy.absent', '没有祝颂语', '正文后另起两行写“此致”“敬礼”。', COURTESY);
  const signed = paragraphs.filter(({ role }) => role === 'signature');
  nameRule(signed, bodies.at(-1)?.text ?? '', context.person?.name ?? '', board);
  const other = otherPhone(letter, context.person?.phone ?? '');
  if (other !== null)
    findInForm(
      board,
      'form.contact.other',
      `电话“${other}”与简历的“${context.person?.phone}”不一致`,
      '写错一位就联系不上您：查清哪个对，改掉另一处。',
      CONTACT,
      { severity: 'important' },
    );
  else if (isReached(letter)) board.add('form', 'form.contact', CONTACT, '留了联系方式');
  else if (!mentionsContact(letter))
    findInForm(board, 'form.contact.absent', '没有联系方式', '在结尾或落款留电话与邮箱。', CONTACT);
  const isEnglish = hasNoChinese(body);
  // An English letter has its date at the top, or none where it is a mail.
  const outer = isEnglish ? paragraphs.filter(({ text }) => text.length <= MAX_DATE_LINE) : signed;
  if (outer.some(({ text }) => DATED.test(text))) board.add('form', 'form.date', DATE, '写了日期');
  else if (isEnglish) board.add('form', 'form.date', DATE, '英文邮件不必写日期');
  else findInForm(board, 'form.date.absent', '没有写日期', '落款下一行写日期。', DATE);
  paragraphRule(paragraphs, board, isConcise);
  const informal = paragraphs.find(
    ({ role, text }) => isBody(role) && /(?<!迷)你们?(?:公司|单位|好)|给你(?!们)/u.test(text),
  );
  if (informal) {
    board.add('form', 'form.informal', INFORMAL, '正文用“你”称呼对方', informal.index);
    const polite = politeNameOf(context.company);
    findInForm(board, 'form.informal', '正文用“你”称呼对方', `用“您”“${polite}”。`, -INFORMAL, {
      paragraph: informal.index,
    });
  }
}
