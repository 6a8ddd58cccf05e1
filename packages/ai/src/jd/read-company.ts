import type { JobDescription, ReadText } from '@qicheng/analysis/job-description';
import { regex } from '@qicheng/resume/regex';
import { ANY_TRADE } from '../text/employer-suffixes.js';
import type { HeadLine } from './head-line.js';
import { TITLE_HEAD } from './post-names.js';
import { callingName, type FoundName, introducedName, placedName } from './read-employer-name.js';
import { readFrom } from './read-from.js';
import { partOfBare } from './read-requirements.js';
import { TITLE_LENGTH } from './read-title.js';
import type { PostingSentence } from './sentences.js';

const COMPANY = regex('gu')`
  (?:^|[,;:\s"“(【】[|\]-]|我们是|隶属于|旗下|加入|来自|代
  |受)((?:[\u4e00-\u9fa5A-Za-z0-9&·]|\([\u4e00-\u9fa5]{2,6}\)){2,30}?(?:有限责任公司|股份有限公司|有限公司
  |集团公司|会计师事务所|律师事务所|事务所|研究院|研究所|设计院|人民医院|中心医院|医院|小学|中学|大学|学院
  |幼儿园|银行|集团|分公司|公司))
`;

/** Words about work, documents or offers; a match after them is not an employer. */
const NO_NAME =
  /^(?:[诚急直现]|高薪|公开)?(?:招(?![商远金银])|聘)|^\d|每[天日周月]|登记|办理|现金|证书|教育费|费用|由[\u4e00-\u9fa5]*$|毕业|负责|国内|资格|以上|优先|熟悉|要求|接受|提供/u;
const VAGUE_NAME =
  /^[\u4e00-\u9fa5]{0,4}某[^某]|^(?:本|我|贵|该|某|各|大型|知名|上市|母|子|分|互联网|外资|国有|一家|做)|的|轮公司/u;
/** Suffixes that are also common words; they need a boundary or a typical continuation. */
const COMMON_ENDING = /(?<!有限)公司$|银行$|[小中]学$|大学$|学院$/u;
const AFTER_NAME =
  /^(?:$|[\s,;:!()[\]|/"“”'-]|诚?聘|诚?招|急|直[招聘]|高薪|因|是|位于|成立|创[立办]|现|拟|20\d{2}|\p{Extended_Pictographic})/u;

// In the first line the title may follow without a boundary: 云湖储能公司数据分析师.
const isNameBefore = (after: string, isFirstLine: boolean): boolean =>
  AFTER_NAME.test(after) || (isFirstLine && TITLE_HEAD.test(after.slice(0, TITLE_LENGTH)));

/** The employer before a call for applicants: 瑞禾农资（合肥）诚聘出纳一名. */
const CALLER = regex('u')`
  ^[【[]?([\u4e00-\u9fa5A-Za-z]{2,12}(?:\([\u4e00-\u9fa5]{2,6}\)|公司|集团|中心|店|厂|医院|学校|[小中]学|学院|事务所
  |[图博档]?[书物案]馆|文化馆|科技馆|委员会|街道办事处))(?:\([^)]{1,8}\))?\s*(?:20\d{2}年?)?(?:公开)?(?:诚聘
  |诚招|招聘|急聘|急招|直招|招(?![标投收待商]))
`;

/** A name that is a whole line, at any position. */
const ALONE =
  /(?:^|\s·\s)((?:[\u4e00-\u9fa5A-Za-z0-9&·]|\([\u4e00-\u9fa5]{2,6}\)){2,30}?(?:有限责任公司|股份有限公司|股份公司|有限公司|集团公司))(?:\([^)]*\))?$/u;
/** Suffixes of small employers; alone in one of the first lines they are the employer. */
const SMALL =
  /^[\u4e00-\u9fa5A-Za-z0-9·]{2,20}(?:门诊部|诊所|医院|药房|酒店|宾馆|民宿|餐厅|饭店|超市|便利店|商场|工厂|厂|中心|幼儿园|学校|[小中]学|工作室|事务所|物业|集团|公司)(?:\([^)]{1,12}\))?$/u;
/** An English self-description: Northfield Robotics is a start-up. */
const ABOUT = regex('u')`
  ^(?!(?:We|Our|You|Your|This|These|It|They|There|The(?! [A-Z])
  |The (?:Company|Role|Position|Candidate|Team|Job|Successful|Ideal)|I|If|Who|What)\b)
  ([A-Z][\w&.-]*(?:\s[A-Z][\w&.-]*){0,4})
  \s+(?:(?:is|are)\s+(?:an?|the|one)(?!\s+(?:plus|bonus|must|big|strong|definite|huge)\b| advantage| asset)
  |builds|makes|develops|provides|operates|offers|was founded)\b
`;
/** In the line of the post: Senior Engineer @ Northlane, Front Office Manager - The Aldenne Shanghai. */
const AT_EMPLOYER = /\s(?:@\s*|[-|]\s+(?=The\s))([A-Z][\w&.-]*(?:\s[A-Z][\w&.-]*){0,4})(?=\s*(?:$|[|,;(]))/u;
/** An English name with a legal form or a city: Nordhaven Trading Co., Ltd, Talosync · Shenzhen. */
const ENGLISH_ALONE = regex('u')`
  ^((?:[A-Z][\w&'.-]*\s){0,5}?[A-Z][\w&'-]*(?:\s\([A-Z][a-z]+\))?,?\s(?:Co\.,?\s?)?(?:Ltd|Limited|Inc|LLC|GmbH
  |Corporation|Group|Holdings)\.?)(?=\s*(?:$|[|·(]))
  |^([A-Z][\w&.-]*(?:\s[A-Z][\w&.-]*){0,2})\s*[·|]\s*(?:Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Suzhou
  |Chengdu|Nanjing|Wuhan|Remote|China)\b
`;
/** The rest of a name after a shorter suffix: 集团机电分公司. */
const NAME_RESTS = /^[\u4e00-\u9fa5]{0,8}(?:有限公司|分公司|子公司|分行|支行)/u;
const FIRST_LINES = 2;

/** A name without an address or remark after it: 青禾中心（定点机构）, 青禾公司 【地址】…. */
const bareName = (raw: string): string =>
  raw
    .replace(
      /\s*(?:[,，](?!\s*(?:Ltd|Inc|LLC|Limited))|[。;；|丨｜【[]|\s(?:地[址点]|联系|电话|规模|性质|行业|城市|岗位|职位)|\s+\d[\d.]*\s*[kKwW千万元]?\s*[-~–至到]\s*\d).*$/u,
      '',
    )
    .replace(/[（(][^）)]*[)）]?$/u, '')
    .trim() || raw;

function nameAlone(sentences: readonly PostingSentence[]): JobDescription['company'] {
  const last = sentences.at(-1)?.line;
  for (const { piece, line, part } of sentences) {
    const name =
      ALONE.exec(piece.text)?.[1] ??
      (part === 'about' || part === null ? ABOUT.exec(piece.text)?.[1] : undefined) ??
      (line <= FIRST_LINES && part === null && !TITLE_HEAD.test(piece.text)
        ? ENGLISH_ALONE.exec(piece.text)?.slice(1).find(Boolean)
        : undefined) ??
      (line <= FIRST_LINES ? AT_EMPLOYER.exec(piece.text)?.[1] : undefined) ??
      ((line <= FIRST_LINES
        ? part === null
        : line === last && (part !== 'must' || /公司$/u.test(piece.text))) &&
      SMALL.test(piece.text) &&
      !TITLE_HEAD.test(piece.text)
        ? piece.text
        : undefined);
    if (name !== undefined && !NO_NAME.test(name) && !VAGUE_NAME.test(name))
      return readFrom(
        bareName(piece.raw.slice(piece.text.indexOf(name), piece.text.indexOf(name) + name.length)),
        piece,
      );
  }
  return null;
}

const fromName = ({ name, at }: FoundName, { piece }: PostingSentence) =>
  readFrom(piece.raw.slice(at, at + name.length), piece);

/** The first name that a reader of sentences finds. */
function firstName(
  sentences: readonly PostingSentence[],
  nameIn: (sentence: PostingSentence, index: number) => FoundName | null,
): JobDescription['company'] {
  for (const [index, sentence] of sentences.entries()) {
    const found = nameIn(sentence, index);
    if (found) return fromName(found, sentence);
  }
  return null;
}

/** A trade without a name: 食品公司, 大型物流企业. */
const ONLY_TRADE = new RegExp(
  `^(?:大型|知名|本地|某|一家|连锁|品牌|公立|私立|民办|国际)*(?:${ANY_TRADE}|超市|酒店|家政|外贸|电商|保安|劳务|双语|蒙氏|国际|普惠|综合|专科|大药){0,2}(?:公司|企业|集团|厂|店|药店|药房|幼儿园|学校|医院|诊所)$`,
  'u',
);

/** The employer: labelled, introduced, or the first name with a suffix of employers. */
export function companyOf(
  sentences: readonly PostingSentence[],
  head: HeadLine | null,
): JobDescription['company'] {
  const found = namedIn(sentences, head);
  if (found === null) return null;
  const own = { ...found, text: found.text.replace(LABEL_BEFORE, '') };
  return ONLY_TRADE.test(own.text) ? null : inFull(own, sentences);
}

/** A label in brackets before the name: 【急聘】青禾公司. */
const LABEL_BEFORE = /^[【[][^】\]]{1,8}[】\]]\s*(?=\S{2})/u;

/** The registered name in a line of its own, of which a sentence uses only a part: 远川光学 of 苏南远川光学仪器股份有限公司. */
function inFull(found: ReadText, sentences: readonly PostingSentence[]): ReadText {
  const full = sentences.find(({ piece, part }) => {
    const name = part === null ? ALONE.exec(piece.text)?.[1] : undefined;
    return name !== undefined && name.length > found.text.length && name.includes(found.text);
  });
  return full === undefined ? found : readFrom(bareName(full.piece.raw), full.piece);
}

function namedIn(sentences: readonly PostingSentence[], head: HeadLine | null): JobDescription['company'] {
  const named = sentences.find(({ part }) => part === 'company');
  if (named) return readFrom(bareName(named.piece.raw), named.piece);
  const [first] = sentences;
  if (first && head?.company) return readFrom(first.piece.raw.slice(...head.company), first.piece);
  for (const { piece } of sentences.filter(({ line }) => line === 0)) {
    const caller = CALLER.exec(piece.text)?.[1];
    if (!caller || NO_NAME.test(caller)) continue;
    const at = piece.text.indexOf(caller);
    return readFrom(piece.raw.slice(at, at + caller.length), piece);
  }
  const introduced = firstName(sentences, introducedName);
  if (introduced) return introduced;
  for (const { piece, part, line } of sentences) {
    if (part === 'must' || part === 'plus' || part === 'duties' || part === 'benefits') continue;
    if (part === null && partOfBare(piece.text) === 'duties') continue;
    for (const match of piece.text.matchAll(COMPANY)) {
      const name = match[1] ?? '';
      const isName =
        !NO_NAME.test(name) &&
        (!COMMON_ENDING.test(name) ||
          isNameBefore(piece.text.slice(match.index + match[0].length), line === 0)) &&
        !VAGUE_NAME.test(name);
      if (!isName) continue;
      const end = match.index + match[0].length;
      const rest = NAME_RESTS.exec(piece.text.slice(end))?.[0] ?? '';
      return readFrom(piece.raw.slice(end - name.length, end + rest.length), piece);
    }
  }
  const about = sentences.findIndex(({ part }) => part === 'about');
  return (
    firstName(sentences, callingName) ??
    nameAlone(sentences) ??
    firstName(sentences, (sentence, index) => placedName(sentence, index === about))
  );
}
