import { regex } from '@qicheng/resume/regex';
import { ANY_TRADE, suffixOf } from '../text/employer-suffixes.js';
import { isCoinedName, isProperName } from '../text/proper-name.js';
import { taggedWordsOf } from '../text/words.js';
import { CITIES } from './data/cities.js';
import { CALLS, NAMES_POST, POST_END, RECRUITING_RANKS } from './post-names.js';

type Span = readonly [start: number, end: number];

/** The positions of employer and post in a first line that announces a post: 某某食品有限公司 诚聘总账会计：五年以上经验. */
export interface HeadLine {
  /** Null if the words before the post are not known to be an employer. */
  readonly company: Span | null;
  readonly post: Span;
}

/** Legal forms, after which nothing else is needed to identify a name. */
const LEGAL = suffixOf('legal');
/** Suffixes of employers; a common noun before them is only a description: 小区物业. */
const SUFFIX = `(?:${suffixOf('legal', 'research', 'medical', 'finance', 'school', 'hospitality', 'retail', 'society', 'practice')}|物业)`;
/** Industries at the end of names, which need a place or a proper name before them. */
const TRADE_END = new RegExp(
  `(?:${ANY_TRADE}|[商文]旅|社|行|厂|店|坊|楼|馆|城|吧|居|阁|院|中心|超市|[\\u4e00-\\u9fa5]业)$`,
  'u',
);
const BRANCH = '(?:[\\u4e00-\\u9fa5]{2,6}(?:分所|分公司|[分支]行|分院|分部|校区))?';
const ALIAS = `(?:\\s*\\([^()]{1,40}\\))?${BRANCH}`;
const CALL = `(?:现|急|诚|高薪|公开|长期|大量|火热)*(?:招聘|诚聘|急聘|聘请|招募|招|聘)${CALLS}`;
const POST = '[\\u4e00-\\u9fa5A-Za-z][\\u4e00-\\u9fa5A-Za-z/+#、 ]{1,22}?(?:\\([^()]{1,14}\\))?';
const END =
  '(?=\\s*(?:[\\d一二两三四五六七八九十]+\\s*[名人位]|若干|数名|多名)|\\s*[,:;，。]|\\s*$|\\s+[\\d一-龥])';

const CALLED = new RegExp(
  `^(?<company>[^\\s,:;|!?]{2,30}?${ALIAS}|[A-Z][\\w&.' -]{2,40}${ALIAS})(?<gap>(?:\\s+[\\u4e00-\\u9fa5]{2,8}|(?<=公司|集团|[院学校行所])[\\u4e00-\\u9fa5]{1,6}(?:部门?|科|室|中心|课题组))?\\s*)${CALL}\\s*(?<post>${POST})${END}`,
  'u',
);
const COMPANY_AND_POST = new RegExp(
  `^(?:[\\u4e00-\\u9fa5]{2,6}\\s+)?(?<company>[\\u4e00-\\u9fa5A-Za-z0-9&·]{2,26}?${SUFFIX}${ALIAS}|[\\u4e00-\\u9fa5]{5,16}(?=\\s))\\s*(?<post>[\\u4e00-\\u9fa5A-Za-z/+#]{2,14}(?:\\([^()]{1,14}\\))?)(?=\\s*[,:，。]|$)`,
  'u',
);
const ENGLISH = regex('u')`
  ^(?<company>[A-Z][\w&.'-]*(?: [A-Z][\w&.'-]*){0,5}(?:\s*\([^()]{1,20}\))?) (?:seeks?
  |is (?:hiring|seeking|recruiting|looking for)) (?:an? |our )?(?<post>[A-Za-z][\w/ -]{2,40}?)(?=,|\.|$
  | (?:with|to|who|in|for)\b)
`;

/** Job titles that an English post ends with. */
const ENGLISH_TITLE = regex('iu')`
  \b(?:architect|engineer|manager|developer|designer|analyst|assistant|consultant|specialist|officer|accountant
  |executive|coordinator|representative|supervisor|technician|teacher|nurse|editor|scientist|intern|lead)$
`;
/** An employer and its post with a dash between them: Studio Linden Architects (Shenzhen) – Junior Architect. */
const ENGLISH_DASH =
  /^(?<company>[A-Z][\w&.'-]*(?: [A-Z][\w&.'-]*){1,5})(?:\s*\([^()]{1,20}\))?\s+[–—-]\s+(?<post>[A-Z][A-Za-z/ ]{2,40})$/u;

const NO_NAME =
  /旗舰店|专卖店|直播间|^(?:因|现|为|由于|本|我|急|诚|高薪|长期|大量|招|聘|寻|找|求|热|火|某|一家|帮|姐妹|首页)|的|某[^某]|\d{3}|薪|元|[一-龥]{2,}(?:群|帖|接龙)/u;
const NO_POST =
  /有限公司|招|负责(?!人)|要求|启事|公告|简章|信息|计划|需求|以上|经验|人才|工作人员|伙伴|精英|英才|待遇|流程/u;

/** 招聘主管 is a post, although it begins like a call for applicants. */
const RANK = new RegExp(`^${RECRUITING_RANKS}$`, 'u');

const withoutAlias = (name: string): string => name.replace(/\s*\([^()]*\)$/u, '');
const CITY_HEAD = new RegExp(
  `^(?:[\\u4e00-\\u9fa5]{2,3}省)?(?:${CITIES.join('|')})(?:市|[\\u4e00-\\u9fa5]{1,3}[区县])?`,
  'u',
);
const MIN_NAME_LENGTH = 2;

/** Whether a text without an employer's suffix is a name: an industry after a city, or after a word that looks like a name. */
function isProper(name: string): boolean {
  const rest = name.replace(CITY_HEAD, '');
  if (rest.length < MIN_NAME_LENGTH || CITIES.includes(name)) return false;
  if (rest !== name && TRADE_END.test(rest)) return true;
  return isProperName(rest) && TRADE_END.test(rest);
}

const ENDS_LEGAL = new RegExp(`${LEGAL}$`, 'u');
const ENDS_SUFFIX = new RegExp(`${SUFFIX}$`, 'u');

function isCommonNoun(words: string): boolean {
  const [first, ...rest] = taggedWordsOf(words);
  return first !== undefined && rest.length === 0 && /^[nbav]$/u.test(first.tag);
}

function isEmployer(name: string): boolean {
  const bare = withoutAlias(name);
  if (NO_NAME.test(bare)) return false;
  if (ENDS_LEGAL.test(bare) || /^[A-Z]/u.test(bare)) return true;
  const own = bare.replace(ENDS_SUFFIX, '');
  if (NAMES_POST.test(own.slice(-4))) return false;
  const rest = own.replace(CITY_HEAD, '');
  // What is managed is no name: 商业综合体物业总经理.
  if (bare.endsWith('物业')) return isProper(bare) || isCoinedName(rest);
  return (own !== bare && rest !== '' && !isCommonNoun(rest)) || isProper(bare);
}

/** A post after a label, with its employer or place before a dash: 【2027届校招】某某汽车-车身工程师（重庆）💰. */
const LABELLED = new RegExp(
  `[【[][^】\\]]{0,14}[招聘][^】\\]]{0,8}[】\\]]\\s*(?<company>[\\u4e00-\\u9fa5A-Za-z0-9&]{2,20})\\s*[-|丨｜·]\\s*(?<post>[\\u4e00-\\u9fa5A-Za-z/+#]{2,16})(?=\\s*(?:\\(|$|\\p{Extended_Pictographic}|[,\\d]))`,
  'u',
);

function labelledIn(text: string): HeadLine | null {
  const match = LABELLED.exec(text);
  const { company = '', post = '' } = match?.groups ?? {};
  if (!match || NO_POST.test(post) || !(NAMES_POST.test(post) || POST_END.test(post))) return null;
  const end = match.index + match[0].length;
  const from = text.indexOf(company, match.index);
  return {
    company:
      isEmployer(company) || (TRADE_END.test(company) && !NO_NAME.test(company))
        ? [from, from + company.length]
        : null,
    post: [end - post.length, end],
  };
}

const spanOf = (text: string, part: string, from: number): Span => {
  const start = text.indexOf(part, from);
  return [start, start + part.trimEnd().length];
};

/** Parses a first line in half-width form; null if it does not announce a post. */
export function headLineIn(text: string): HeadLine | null {
  const english = ENGLISH.exec(text)?.groups;
  if (english) {
    const { company = '', post = '' } = english;
    return { company: spanOf(text, company, 0), post: spanOf(text, post, company.length) };
  }
  const dashed = ENGLISH_DASH.exec(text)?.groups;
  if (dashed) {
    const { company = '', post = '' } = dashed;
    if (ENGLISH_TITLE.test(post) && !ENGLISH_TITLE.test(company))
      return { company: spanOf(text, company, 0), post: spanOf(text, post, company.length) };
  }
  for (const pattern of [CALLED, COMPANY_AND_POST]) {
    const { company = '', gap = '', post = '' } = pattern.exec(text)?.groups ?? {};
    if (company === '' || !isEmployer(company) || NO_POST.test(post)) continue;
    const bare = post.replace(/\([^()]*\)$/u, '').trim();
    if (!NAMES_POST.test(bare) && !POST_END.test(bare)) continue;
    const employer = spanOf(text, company, 0);
    const [start, end] = spanOf(text, post, employer[1] + gap.length);
    const isRank = RANK.test(bare) && text.slice(0, start).endsWith('招聘');
    return { company: employer, post: [isRank ? start - '招聘'.length : start, end] };
  }
  return labelledIn(text);
}
