import { hasNoChinese } from '#src/text/no-chinese.js';
import { quoted } from '../../resume-analysis/statements.js';
import { type LetterContext, namesCompany } from '../letter-context.js';
import type { LetterScoreBoard } from '../letter-score-board.js';
import type { Paragraph } from '../read-letter.js';
import { INFORMAL, findInForm } from './form-finding.js';
import { salutationFor } from './salutation-for.js';

const SALUTATION = 25;
const PLAIN_SALUTATION = 14;
const WRONG_NAME = -25;
const TITLES =
  '经理|主管|老师|总监|女士|先生|主任|院长|校长|园长|店长|部长|律师|总|(?<![职员民技务])工(?=[：:，,！!\\s您你]|$)';
const PERSON = new RegExp(`([\\u4e00-\\u9fa5]{1,3})(${TITLES})`, 'u');

/** Whether a letter is addressed to its reader, by name and in polite words. */
export function salutationRule(
  salutation: Paragraph | undefined,
  body: string,
  context: LetterContext,
  board: LetterScoreBoard,
  isNamedLater: boolean,
): void {
  const expected = hasNoChinese(salutation?.text ?? body) ? 'Dear Hiring Manager,' : salutationFor(context);
  if (!salutation)
    return findInForm(board, 'form.salutation.absent', '没有称呼', `第一行顶格写“${expected}”`, SALUTATION, {
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
    return findInForm(
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
  findInForm(
    board,
    'form.salutation.contact',
    `招聘信息写了联系人“${contact}”`,
    `称呼联系人更好：“${after}”`,
    0,
    {
      ...{ category: 'salutation', paragraph: index },
      ...{ before: text, after },
    },
  );
}

/** Somebody whom one knows from a chat: 李姐. */
const FAMILIAR = /^(?:尊敬的|亲爱的)?([\u4e00-\u9fa5]{1,2})(?:姐|哥|姨|叔)(?=$|[：:，,！!\s您你好])/u;
const GREETING = /(?:[您你]?们?好)?[\s：:，,！!。]*$/u;
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
  const surname = (PERSON.exec(text) ?? FAMILIAR.exec(text))?.[1];
  // Somebody who is addressed by name is not exchanged for a nameless reader.
  const plain = surname === undefined ? expected : text.replace(GREETING, '您好：');
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
  const familiar = /你们?好|你们/u.exec(text)?.[0];
  const isFamiliar = familiar !== undefined;
  board.add(
    'form',
    'form.salutation',
    isPolite && isNamed && !isFamiliar ? SALUTATION : PLAIN_SALUTATION,
    isPolite && isNamed && !isFamiliar ? '称呼得体' : isNamed ? '称呼不够正式' : '有称呼，没有写明收信人',
    index,
  );
  if (!(isPolite && isNamed) && text !== expected)
    findInForm(
      board,
      'form.salutation.plain',
      isNamed ? '称呼不够正式' : '称呼没有写明收信人',
      `可以写“${plain}”`,
      SALUTATION - PLAIN_SALUTATION,
      { category: 'salutation', paragraph: index, before: text, after: plain },
    );
  if (isPolite && isFamiliar) {
    const issue = `称呼用了“${familiar}”`;
    board.add('form', 'form.informal', INFORMAL, issue, index);
    findInForm(board, 'form.informal', issue, '对收信人用“您”。', -INFORMAL, {
      ...{ paragraph: index, before: text },
      after: text.replaceAll(/你们?好/gu, '您好').replaceAll('你们', '贵单位'),
    });
  }
}

const isOpposite = (a: string, b: string): boolean =>
  (a === '先生' && b === '女士') || (a === '女士' && b === '先生');
