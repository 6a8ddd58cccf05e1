import { isInOrder } from '#src/text/in-order.js';
import { WordFinder } from '#src/text/words.js';
import { quoted } from '../../resume-analysis/statements.js';
import { gainOf, type LetterBoard } from '../letter-board.js';
import { callNameOf, type LetterGround, namesCompany } from '../letter-ground.js';
import { KNOWN_EMPLOYERS, ORGANISATION, TEMPLATE_PHRASES } from '../phrases.js';
import { isBody, type Letter, type Paragraph } from '../read-letter.js';

const COMPANY = 30;
const POSITION = 25;
const KEYWORDS = 30;
const REASON = 15;
const WRONG_COMPANY = -40;
const WRONG_POSITION = -25;
const ENOUGH_KEYWORDS = 5;

/** A name that one worked for, not the one that one writes to. */
const OWN_PAST = /(?:在|于|曾在|现任|曾任|就职于|任职于|实习于|服务于|为|与|和|对比|类似)$/u;
const TO_THEM = /(?:加入|应聘|入职|来到|致|贵公司|贵司|尊敬的|向往|关注|期待(?:在|与)?|成为)[^，。；]{0,4}$/u;

interface Named {
  name: string;
  paragraph: Paragraph;
}

function namesIn(paragraph: Paragraph): { name: string; before: string }[] {
  const full = [...paragraph.text.matchAll(ORGANISATION)].map((match) => ({
    name: match[0],
    at: match.index,
  }));
  const known = KNOWN_EMPLOYERS.flatMap((name) => {
    const at = paragraph.text.indexOf(name);
    return at < 0 || full.some((each) => each.at <= at && at < each.at + each.name.length)
      ? []
      : [{ name, at }];
  });
  return [...full, ...known].map(({ name, at }) => {
    // Running text before the name is taken along by the pattern: 我想加入云栈信息技术有限公司.
    const lead =
      /^(?:来|去|到|进)|^.*(?:加入|应聘|来到|现任|曾任|就职|任职|在|于|向|是|为|的|到|和|与|对|致|贵公司)/u.exec(
        name,
      )?.[0] ?? '';
    return { name: name.slice(lead.length), before: paragraph.text.slice(0, at) + lead };
  });
}

const SUFFIX = 2;
const LONGEST_NAME = 40;
/** Whether a name is a short form of another: 南湾医院 of 佛山市南湾区人民医院. */
const isShortOf = (name: string, whole: string): boolean =>
  name.length > SUFFIX && name.slice(-SUFFIX) === whole.slice(-SUFFIX) && isInOrder(name, whole);
/** Whether a name is short for one of the names in a document as JSON. */
const isShortOfAny = (name: string, json: string): boolean =>
  [...json.matchAll(/"([^"\\]+)"/gu)].some(
    ([, value = '']) => value.length <= LONGEST_NAME && isShortOf(name, value),
  );

/** Employers in the letter that are neither its addressee nor of the person's own past. */
export function strangersIn({ paragraphs }: Letter, { company, position, reading }: LetterGround): Named[] {
  const past = reading ? JSON.stringify(reading.document) : '';
  const call = callNameOf(company);
  return paragraphs
    .filter(({ role }) => isBody(role) || role === 'salutation' || role === 'subject')
    .flatMap((paragraph) =>
      namesIn(paragraph)
        .filter(({ name, before }) => {
          if (position.includes(name) || name.length < 2 || /^(?:贵|本|该|我|各|大型|知名|某)/u.test(name))
            return false;
          if (company !== '' && (name.includes(call) || company.includes(name) || isShortOf(name, company)))
            return false;
          if (
            past.includes(name) ||
            (past !== '' && past.includes(callNameOf(name))) ||
            isShortOfAny(name, past)
          )
            return false;
          return (
            TO_THEM.test(before) ||
            paragraph.role === 'salutation' ||
            (company !== '' && !OWN_PAST.test(before))
          );
        })
        .map(({ name }) => ({ name, paragraph })),
    );
}

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
          : `这封信投给“${quoted(company, 40)}”，单位写错会被直接淘汰。`,
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
        : `全文没有写单位名称“${quoted(callNameOf(company), 30)}”${calledIn(letter)}`,
    why: '不写单位名称，读信人会认为是群发。',
    ...(company === '' && { needsFact: ['单位名称'] }),
    gain: gainOf('focus', COMPANY),
  });
}

function positionRule({ paragraphs, body }: Letter, { position }: LetterGround, board: LetterBoard): void {
  const own = paragraphs.filter(({ role }) => isBody(role) || role === 'subject');
  const bare = position.replace(/[（(][^）)]*[)）]/gu, '');
  const named = own.find(({ text }) => bare !== '' && text.toLowerCase().includes(bare.toLowerCase()));
  const place = named ?? own.find(({ text }) => isShortFor(APPLIED_FOR.exec(text)?.[1] ?? '', bare));
  if (place)
    board.add('focus', 'focus.position', POSITION, `写明了岗位“${quoted(position, 30)}”`, place.index);
  const applied = APPLIED.exec(body)?.[1];
  if (applied && bare !== '' && !sharesWord(applied, bare) && !place) {
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
  } else if (!place) {
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

function keywordRule(
  { bodyFinder, paragraphs }: Letter,
  { keywords, job }: LetterGround,
  board: LetterBoard,
): void {
  const heavy = keywords.slice(0, 12);
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
  const open = heavy.filter((each) => !hits.includes(each)).slice(0, 5);
  board.find({
    ruleId: 'focus.keyword.missing',
    category: 'noEvidence',
    severity: 'minor',
    paragraph: null,
    issue: `${job ? '职位描述' : '这类岗位'}看重的“${open.map(({ word }) => word).join('、')}”没有回应`,
    why: '挑做过的写，没有做过的不要写。',
    gain: gainOf('focus', (KEYWORDS * (enough - hits.length)) / enough),
  });
}

function reasonRule({ sentences }: Letter, { company }: LetterGround, board: LetterBoard): void {
  const isEmpty = (text: string) => TEMPLATE_PHRASES.some(({ pattern }) => pattern.test(text));
  const reason = sentences.find(
    ({ text }) =>
      (namesCompany(text, company) || /贵(?:公司|单位|司|院|校|行|园|所|店|集团)|你们/u.test(text)) &&
      /因为|了解到|关注|认同|使用过|用过|产品|业务|项目|客户|课堂|病区|方向|团队|质控|做得|一致/u.test(
        text,
      ) &&
      !/(?:看到|得知|获悉)[^，。]{0,12}招聘/u.test(text) &&
      text.length >= 18 &&
      !isEmpty(text),
  );
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
