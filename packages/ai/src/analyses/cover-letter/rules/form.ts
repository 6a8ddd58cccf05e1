import { hasNoChinese } from '#src/text/no-chinese.js';
import { quoted } from '../../resume-analysis/statements.js';
import { otherEmployersIn } from '../facts/addressed-employers.js';
import { namesOtherEmployer } from '../facts/other-employers.js';
import { type LetterContext, namesCompany, politeNameOf } from '../letter-context.js';
import { gainOf, type LetterScoreBoard } from '../letter-score-board.js';
import { isBody, isReached, type Letter, type Paragraph } from '../read-letter.js';
import { isForAnother } from './for-another.js';
import { salutationFor } from './salutation-for.js';

const SALUTATION = 25;
const PLAIN_SALUTATION = 14;
const COURTESY = 20;
const NAME = 20;
const CONTACT = 15;
const DATE = 10;
const PARAGRAPHS = 10;
const ENOUGH_PARAGRAPHS = 3;
const WRONG_NAME = -25;
const INFORMAL = -10;

const DATED =
  /(?:19|20)\d{2}\s?[年./-]\s?\d{1,2}|[一二][〇零○一二三四五六七八九]{3}年|\d{1,2}月\d{1,2}[日号]|\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]{2,8},? \d{4}|[A-Z][a-z]{2,8} \d{1,2},? \d{4}/u;
const MAX_DATE_LINE = 40;
/** Words of a signature that are no name. */
const NO_NAME =
  /联系方式|联系人|电话|手机|邮箱|微信|日期|姓名|求职者|求职人|自荐人|应聘者|应聘人|申请人|[一二〇零○三四五六七八九十]+(?=[年月日])|[年月日]/gu;
const TITLES =
  '经理|主管|老师|总监|女士|先生|主任|院长|校长|园长|店长|部长|律师|总|(?<![职员民技务])工(?=[：:，,！!\\s您你]|$)';
const PERSON = new RegExp(`([\\u4e00-\\u9fa5]{1,3})(${TITLES})`, 'u');

const find = (
  board: LetterScoreBoard,
  ruleId: string,
  issue: string,
  why: string,
  points: number,
  more: {
    paragraph?: number;
    severity?: 'urgent' | 'important' | 'minor';
    before?: string;
    after?: string;
    category?: 'salutation' | 'form';
  } = {},
) =>
  board.find({
    ruleId,
    category: more.category ?? 'form',
    severity: more.severity ?? 'minor',
    paragraph: more.paragraph ?? null,
    ...{ issue, why },
    ...(more.before !== undefined && { before: more.before }),
    ...(more.after !== undefined && { after: more.after }),
    gain: gainOf('form', points),
  });

function salutationRule(
  salutation: Paragraph | undefined,
  body: string,
  context: LetterContext,
  board: LetterScoreBoard,
  isNamedLater: boolean,
): void {
  const expected = hasNoChinese(salutation?.text ?? body) ? 'Dear Hiring Manager,' : salutationFor(context);
  if (!salutation)
    return find(board, 'form.salutation.absent', '没有称呼', `第一行顶格写“${expected}”`, SALUTATION, {
      severity: 'important',
      category: 'salutation',
      after: expected,
    });
  const { text, index } = salutation;
  const [, surname, title] = PERSON.exec(text) ?? [];
  const [, ownSurname, ownTitle] = PERSON.exec(context.addressee) ?? [];
  const isOther =
    (ownSurname && surname && !surname.endsWith(ownSurname)) ||
    (ownTitle && title && isOpposite(ownTitle, title)) ||
    (context.company !== '' &&
      NAMED_KIND.test(text.replace(SALUTATION_WORDS, '')) &&
      !namesCompany(text, context.company) &&
      !/贵/u.test(text));
  if (isNamedLater) {
    // The wrong employer is one finding, with one correction.
    board.add('form', 'form.salutation.wrong', WRONG_NAME, `称呼“${quoted(text, 30)}”与收信人不符`, index);
    return;
  }
  if (isOther) {
    board.add('form', 'form.salutation.wrong', WRONG_NAME, `称呼“${quoted(text, 30)}”与收信人不符`, index);
    return find(
      board,
      'form.salutation.wrong',
      `称呼“${quoted(text, 30)}”与收信人不符`,
      `收信人是“${context.addressee || context.company}”。`,
      SALUTATION - WRONG_NAME,
      { severity: 'urgent', category: 'salutation', paragraph: index, before: text, after: expected },
    );
  }
  politenessRule(salutation, expected, body, context, board);
  contactRule(salutation, context, board);
}

/** A kind of employer after its name; 公司领导 names none. */
const NAMED_KIND = /[\u4e00-\u9fa5A-Za-z]{2,}(?:公司|集团|银行|医院|事务所)/u;
const SALUTATION_WORDS =
  /尊敬的|敬爱的|亲爱的|招聘|人事|人力资源|负责人|经理|主管|领导|老师|团队|部门?|HR|您?好|[：:，,！!\s]/gu;
/** Recommends the contact of the posting if the letter is addressed to nobody by name. */
function contactRule(
  { text, index }: Paragraph,
  { addressee, contact, company }: LetterContext,
  board: LetterScoreBoard,
): void {
  if (addressee !== '' || contact === '' || hasNoChinese(text)) return;
  // A person is addressed already, and another employer is named elsewhere.
  if (text.replace(SALUTATION_WORDS, '') !== '' && !namesCompany(text, company)) return;
  const after = `尊敬的${contact}：`;
  find(board, 'form.salutation.contact', `招聘信息写了联系人“${contact}”`, `称呼联系人更好：“${after}”`, 0, {
    ...{ category: 'salutation', paragraph: index },
    ...{ before: text, after },
  });
}

/** An addressee by office: 园长：. */
const OFFICE_ALONE = /^[园校院店部厂所站行]长|^(?:主任|经理|主管|总监|护士长)[：:，,！!\s]/u;
/** A unit with its department is how an office is addressed: 某某有限公司人力资源部：. */
const DEPARTMENT_END = /(?:部|处|科|办公室|[招聘人事培训]组|中心)门?[：:]\s*$/u;
/** Whether an addressee is named, and in polite words. */
function politenessRule(
  { text, index }: Paragraph,
  expected: string,
  body: string,
  { company }: LetterContext,
  board: LetterScoreBoard,
): void {
  const surname = PERSON.exec(text)?.[1];
  const isPolite =
    (namesCompany(text, company) && DEPARTMENT_END.test(text)) ||
    // A person addressed by title and greeted in the next line: 赵经理：您好！
    ((surname !== undefined || OFFICE_ALONE.test(text)) && /^您好/u.test(body.trimStart())) ||
    /^(?:尊敬的|敬爱的|Dear)|您好|老师们?|同事们?/iu.test(text) ||
    (/负责人|领导|团队/u.test(text) && !/^(?:各位)?领导[们]?(?:你们?)?好/u.test(text));
  const isNamed =
    surname !== undefined ||
    /招聘|HR|人力|人事|负责人|团队|领导|老板|老师|同事|[部处科室组]门?[：:，,\s]*$|[园校院店部处科]长|主任|经理|律师|女士|先生|小姐|师傅|hiring|recruit|manager|team|\bM(?:r|s|rs)\b\.? [A-Z]/iu.test(
      text,
    );
  const isFamiliar = /你好|你们/u.test(text);
  board.add(
    'form',
    'form.salutation',
    isPolite && isNamed && !isFamiliar ? SALUTATION : PLAIN_SALUTATION,
    isPolite && isNamed && !isFamiliar ? '称呼得体' : isNamed ? '称呼不够正式' : '有称呼，没有写明收信人',
    index,
  );
  if (!(isPolite && isNamed) && text !== expected)
    find(
      board,
      'form.salutation.plain',
      isNamed ? '称呼不够正式' : '称呼没有写明收信人',
      `可以写“${expected}”`,
      SALUTATION - PLAIN_SALUTATION,
      { category: 'salutation', paragraph: index, before: text, after: expected },
    );
  if (isPolite && isFamiliar) {
    board.add('form', 'form.informal', INFORMAL, '称呼用了“你”', index);
    find(board, 'form.informal', '称呼用了“你”', '对收信人用“您”。', -INFORMAL, {
      paragraph: index,
      before: text,
      after: text.replaceAll('你好', '您好').replaceAll('你们', '贵单位'),
    });
  }
}

const isOpposite = (a: string, b: string): boolean =>
  (a === '先生' && b === '女士') || (a === '女士' && b === '先生');

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
    find(
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
  /(?:[\s。！!，,：:]|电话|手机|1\d{2}[\s-]?\d{4}[\s-]?\d{4}|[\w.+-]+@[\w.-]+|(?:19|20)\d{2}\s?[年./-]\s?\d{1,2}(?:\s?[月./-]\s?\d{1,2}\s?日?)?|\d{1,2}月\d{1,2}[日号])+$/u;

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
    find(
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
    find(board, 'form.courtesy.absent', '没有结尾敬语', '正文后另起一行写“Yours sincerely,”。', COURTESY);
  else find(board, 'form.courtesy.absent', '没有祝颂语', '正文后另起两行写“此致”“敬礼”。', COURTESY);
  const signed = paragraphs.filter(({ role }) => role === 'signature');
  nameRule(signed, bodies.at(-1)?.text ?? '', context.person?.name ?? '', board);
  const other = otherPhone(letter, context.person?.phone ?? '');
  if (other !== null)
    find(
      board,
      'form.contact.other',
      `电话“${other}”与简历的“${context.person?.phone}”不一致`,
      '写错一位就联系不上您：查清哪个对，改掉另一处。',
      CONTACT,
      { severity: 'important' },
    );
  else if (isReached(letter)) board.add('form', 'form.contact', CONTACT, '留了联系方式');
  else find(board, 'form.contact.absent', '没有联系方式', '在结尾或落款留电话与邮箱。', CONTACT);
  const isEnglish = hasNoChinese(body);
  // An English letter has its date at the top, or none where it is a mail.
  const outer = isEnglish ? paragraphs.filter(({ text }) => text.length <= MAX_DATE_LINE) : signed;
  if (outer.some(({ text }) => DATED.test(text))) board.add('form', 'form.date', DATE, '写了日期');
  else if (isEnglish) board.add('form', 'form.date', DATE, '英文邮件不必写日期');
  else find(board, 'form.date.absent', '没有写日期', '落款下一行写日期。', DATE);
  paragraphRule(paragraphs, board, isConcise);
  const informal = paragraphs.find(
    ({ role, text }) => isBody(role) && /(?<!迷)你们?(?:公司|单位|好)|给你(?!们)/u.test(text),
  );
  if (informal) {
    board.add('form', 'form.informal', INFORMAL, '正文用“你”称呼对方', informal.index);
    const polite = politeNameOf(context.company);
    find(board, 'form.informal', '正文用“你”称呼对方', `用“您”“${polite}”。`, -INFORMAL, {
      paragraph: informal.index,
    });
  }
}
