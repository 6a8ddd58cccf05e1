import { regex } from '@qicheng/resume/regex';
import { companyScore, roleScore, titleScore } from '../recognise.js';

/** The employer, title and statement of one clause. */
export interface SpokenEmployment {
  company: string;
  department?: string;
  title: string;
  statement: string;
}

const ENTERED =
  '(?:去了?|到了?|进入|考?进了?|加入了?|入职了?|跳槽?(?:到|去)了?|换(?:到|去)了?|调(?:到|去)了?|来到|回到)';
const LEAD = new RegExp(
  `^(?:(?:我|自己|本人|最早|最开始|一?开始|以前|之前|后来|然后|之后|再后来|现在|目前|毕业(?:[后前]|[当那]年|(?=先|就|在))|大[一二三四](?:[上下]学期|的?时候|暑假|寒假|期间)?|研[一二三]|(?:去年|今年|前年)(?:暑假|寒假|夏天)?|暑假|寒假|课余|就|又|便|一直|跟老乡|跟朋友|先)*)[，,]?(?<enter>在|于|给(?=[^，。]{2,20}(?:公司|厂|店|集团|超市|工地|[场队矿站馆楼院]))|${ENTERED})?\\s*(?:(?:老家|本地|当地|附近|镇上|县里|村里)的?一?[个家间])?(?=\\S)`,
  'u',
);
/** Places of work that are not employers. */
const NO_EMPLOYER =
  /^(?:现在|目前|今天|家(?!具|电|政|装|纺|居)|校|读|职|外面?|线|岗|此|那|这|老家|省|市|国内|国外|广东|行业|期间|网上|手|大[一二三四]|课余|业余|\d)|行业$|方面$|期间$|时候$|(?:都|也|就|均)(?:行|可以?|好)$/u;
const EMPLOYER_END =
  /(?:公司|集团|厂|队|店|楼|堂|阁|餐厅|医院|门诊部?|诊所|中心|超市|商场|百货|连锁|学校|小学|中学|幼儿园|培训班|院|所|站|场|馆|社|行|银行|车间|工地|项目部|物业|网吧|码头|仓库?|机构|工作室|(?:货运|经营|批发|维修|门市|配送|营业)部|小区|景区|酒店|宾馆|平台|公园|矿|局|街道|社区)$/u;
const DOES = regex('u')`
  ^(?<who>[^，,。；;：:\s]{2,24}?)(?:里面?|那边|这边)?\s?(?<verb>做到了?|做过?了?|当过?了?|担任过?|任职|任|从事
  |干(?:到|过|了)?|升(?:到|任|为)了?)(?!主|事|活|家|饭|生意|天|过|一名|什么|完|出|好
  |人)(?:[一二两三四五六半\d]+个?(?:多|半)?[年月周](?:半|多)?的?)?(?<what>[^，,。；;\s\d]{1,24})$
`;
const WORKS = regex('su')`
  ^(?<who>[^，,。；;：:\s]{2,24}?)(?:里面?|那边
  |这边)?\s?(?<deed>(?:卖|开(?!发|元|拓)|跑(?!步)|送|跟(?=车|单|线|班|台)|带(?!教|货|领)|管(?!理|培|道|家)
  |教(?!育|务|师|学|研|辅|委)|修(?!理|养)|搬|烧|炒|拉|装(?!饰|修|潢|备|配)|搞|接(?!待)|收(?!银|费)|负责|帮忙?
  |主要|协助)\S.*)$
`;
/** 客服主管、后来是项目副经理 */
export const LATER_OFFICE = /^(?:后来|之后|最后|再后来)(?:又|就)?(?:是|做|当|任|担任|升(?:为|任|到)?)?/u;
const WORKED_AT =
  /^(?<who>[^，,。；;：:\s]{2,24}?)(?:里面?|那边|这边)?\s?(?:实习|兼职|上班|工作|打工|干活|帮忙|帮工|打杂|(?:当|做)?(?<learner>学徒)工?)(?:过|了)?(?:[一二两三四五六七八九十半\d]+个?(?:多|半)?[年月天周]半?多?)?$/u;

const OF_TRADES =
  /^(?:学徒工?|帮工|小工|普工|杂工|大工|临时工|[头二三]灶|炒锅|切配|打荷|墩子|跑堂|传菜|洗碗|大厨|主厨|车工|钳工)$/u;
const OF_STUDENTS =
  /^(?:校|院|系|班级?|年级)?副?(?:班长|团支书|\p{Script=Han}{0,4}委员|\p{Script=Han}{0,4}部长|社长|会长|干事|主席|队长)$/u;
/** Whether a text is a job title. */
export const isOffice = (text: string): boolean =>
  text.length >= 2 &&
  !OF_STUDENTS.test(text) &&
  (OF_TRADES.test(text) || titleScore(text) > 1 || roleScore(text) >= 1.6) &&
  companyScore(text) < 2;

/** “指尖小铺”（某商场店）: a name whose first part alone is quoted. */
const withoutQuotes = (who: string): string => who.replace(/^[“"「]([^”"」]{2,20})[”"」](?=$|[（(])/u, '$1');

/** 一个注塑厂（山东永昌塑业有限公司）: the bracketed text, if it is a name. */
export function nameOf(who: string): string {
  const [, , inner = ''] =
    /^(.{2,16})[（(](?:公司)?(?:全称|全名|现名)?(?:是|为|叫|[:：])?([^（）()]{4,24})[）)]$/u.exec(who) ?? [];
  // 从出纳做到往来会计: the first title is not part of the employer's name.
  return companyScore(inner) >= 3
    ? inner
    : withoutQuotes(who).replace(/(?<=公司|集团|厂|店|医院|学校)从\p{Script=Han}{2,8}$/u, '');
}

/** Whether a name has the end or a known part of an employer's name. */
export const isEmployer = (who: string): boolean =>
  !NO_EMPLOYER.test(who) &&
  !/[了过着]|的$/u.test(who) &&
  (companyScore(nameOf(who)) >= 1 || EMPLOYER_END.test(who.replace(/[（(][^（）()]*[）)]$/u, '')));

/**
 * 在某某百货卖女装, 去了某某家纺, 某某酒楼做头灶: the employer, and the title or statement after it, in a clause without
 * separators. Null if no employer is named, because none is invented.
 */
export function spokenEmployment(clause: string): SpokenEmployment | null {
  const lead = LEAD.exec(clause);
  const enters = lead?.groups?.enter !== undefined;
  const bare = clause.slice(lead?.[0].length ?? 0).replace(/[。；;]$/u, '');
  const does = DOES.exec(bare)?.groups;
  if (does !== undefined) {
    const { who = '', what = '' } = does;
    const isNamed = enters ? !NO_EMPLOYER.test(who) : isEmployer(who);
    const offices = what.split('、').map((office) => office.replace(LATER_OFFICE, ''));
    if (isNamed && offices.every(isOffice) && !/[了过着]/u.test(who.replace(/[（(][^（）()]*[）)]$/u, '')))
      return { company: nameOf(who), title: offices.join('、'), statement: '' };
  }
  const alone = enters ? undefined : WORKS.exec(bare)?.groups;
  if (alone !== undefined && companyScore(alone.who ?? '') >= 2 && !isOffice(alone.deed ?? ''))
    return { company: alone.who ?? '', title: '', statement: alone.deed ?? '' };
  if (!enters) return null;
  const worked = WORKED_AT.exec(bare)?.groups;
  if (worked !== undefined && isEmployer(worked.who ?? ''))
    return { company: nameOf(worked.who ?? ''), title: worked.learner ?? '', statement: '' };
  const works = WORKS.exec(bare)?.groups;
  if (works !== undefined && isEmployer(works.who ?? ''))
    return { company: nameOf(works.who ?? ''), title: '', statement: works.deed ?? '' };
  const isEntered = !['在', '于', '给'].includes(lead?.groups?.enter ?? '');
  return isEntered && bare.replace(/[（(][^（）()]*[）)]$/u, '').length <= 24 && isEmployer(bare)
    ? { company: nameOf(bare), title: '', statement: '' }
    : null;
}

/** 红星店, 冲压车间: a branch or a department, which no employer is called alone. */
const BRANCH = /^[^，,。；;\s]{1,8}?(?:店|门店|分店|分公司|校区|院区)$/u;
const SECTION = /^[^，,。；;\s]{1,8}?(?:车间|部门?|组|科|病区|专柜|班组)$/u;

/** 在芙蓉鲜果连锁 红星店做店长: an employer, and after a space its branch or department with the title. */
function employmentAtBranch(first: string, second: string): SpokenEmployment | null {
  const lead = LEAD.exec(first);
  const employer = first.slice(lead?.[0].length ?? 0).trim();
  const { who = '', what = '' } = DOES.exec(second)?.groups ?? {};
  if (lead?.groups?.enter === undefined || !isEmployer(employer)) return null;
  if (!isOffice(what) && !/^副?班长$/u.test(what)) return null;
  if (BRANCH.test(who)) return { company: `${employer}${who}`, title: what, statement: '' };
  return SECTION.test(who) ? { company: employer, department: who, title: what, statement: '' } : null;
}

const WITHOUT_NAME = regex('u')`
  ^(?:我|就|又|一直)*(?:在|去了?|进了?|到了?)(?:老家|本地|当地|附近
  |\p{Script=Han}{2,8}?)?的?一[家个间]\p{Script=Han}{1,6}?(?:厂|公司|店|院|馆|所|中心)(?:里
  |里面)?(?<deed>\p{Script=Han}{2,12})?$
`;

/** 在老家一个加工厂开加工中心 周口市川汇区兴发机械厂: the employer's name as a separate part. */
const isNamedAfter = (first: string, second: string): boolean =>
  WITHOUT_NAME.test(first) && /(?:公司|集团|厂|店|院|馆|所|中心)$/u.test(second) && isEmployer(second);

function employerNamedAfter(first: string, second: string): SpokenEmployment | null {
  if (!isNamedAfter(first, second)) return null;
  const action = WITHOUT_NAME.exec(first)?.groups?.deed ?? '';
  const office = action.replace(/^(?:做|当|任|干)/u, '');
  return office !== action && isOffice(office)
    ? { company: second, title: office, statement: '' }
    : { company: second, title: '', statement: action };
}

/** What a clause and the next one say about an employment, and the rest of the text. */
export function spokenOpening(text: string): (SpokenEmployment & { rest: string }) | null {
  const clean = text
    .replace(/[（(][\s，,]*[）)]|\t(?=[，,])/gu, '')
    .trim()
    .replace(/^[，,]\s*/u, '');
  const [first = '', ...others] = clean.split(CHUNK);
  const [second = '', ...more] = others;
  const joined = employmentAtBranch(first, second) ?? spokenEmployment(`${first} ${second}`.trim());
  const isJoined = joined !== null && joined.statement === '' && spokenEmployment(first) === null;
  const employment = isJoined ? joined : (employerNamedAfter(first, second) ?? spokenEmployment(first));
  if (employment === null) return null;
  const left = isJoined || isNamedAfter(first, second) ? more : others;
  const next = left[0] ?? '';
  const alone =
    employment.statement === '' && next.length <= MAX_OFFICE_LENGTH && isOffice(next) ? next : null;
  const office = employment.title === '' ? (spokenTitle(next) ?? alone) : null;
  const rest = (office === null ? left : left.slice(1)).filter(Boolean);
  return { ...employment, title: office ?? employment.title, rest: asWritten(rest, clean) };
}

/** The last chunks of a text with its own punctuation; a space or a tab between them is a comma. */
function asWritten(chunks: readonly string[], text: string): string {
  const from = chunks.reduceRight((end, chunk) => text.lastIndexOf(chunk, end - 1), text.length);
  const gap = new RegExp(CHUNK.source, 'gu');
  return chunks.length === 0
    ? ''
    : text.slice(from).replace(gap, (mark) => (/^\s+$/u.test(mark) ? '，' : mark.trim()));
}

const MAX_OFFICE_LENGTH = 8;
// A space after a number belongs to its unit: 60 套.
const CHUNK = /[，,。；;\t]\s*|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u;

const IN_OFFICE = regex('u')`
  ^(?:(?:先后|先|一?开始|起初|后来|现在|目前|最后|之后|然后|中途|[一二两三半][个]?[年月]后|又|主要|我)*)
  (?:(?:岗位|职位|职务)(?:是|为)?|是|任|担任过?|当过?了?|做到了?|做过?|升(?:到|任|为|了)+|转(?:到|做|为|岗)
  |干到)(?<office>[^，,。；;\s\d]{2,16})$
`;

const SUCCESSIVE = regex('u')`
  ^(?:(?:最?先|一?开始|最早|起初|刚?去时?)(?:是|当|做|任|干)|(?:当|做))(?:了|过)?(?<first>[^，,。；;\s\d了过]{2,8}?)(?:[，,]\s*)?
  (?:后来|之后|然后|再后来|现在|后)(?:又|就|再)?(?:当|做|任|升|提|转|干)(?:上|到|为|成|了)*(?<then>[^，,。；;\s\d了过]{2,8})$
`;
/** 先当理货员后来当组长: both titles; null for any other clause. */
export function successiveTitles(clause: string): string | null {
  const { first = '', then = '' } = SUCCESSIVE.exec(clause.trim())?.groups ?? {};
  return isOffice(first) && isOffice(then) ? `${first}→${then}` : null;
}

/** 先后任出纳、往来会计, 一开始是导购, 后来做到切配: the title in a separate clause; null for any other clause. */
export function spokenTitle(clause: string): string | null {
  const both = successiveTitles(clause);
  if (both !== null) return both;
  const office = IN_OFFICE.exec(clause.trim())?.groups?.office;
  return office !== undefined && office.split(/[、和]/u).every(isOffice) ? office : null;
}

const START = regex('u')`
  ^(?:我|本人|最早|最开始|一?开始|以前|之前|后来|然后|之后)*(?:从
  |自)?(?<date>(?:(?:19|20)\d{2}|\d{2}(?=年))\s*[年.](?:\s*\d{1,2}\s*月?(?:份|初|底)?)?)(?:以后|之后|起|开始
  |左右)?(?:(?:来|去|到)(?:的|了)?\p{Script=Han}{2,3}\s+)?[，,]?\s*(?=(?:我|又|就|便|一直|跟老乡|跟朋友)*(?:在
  |去|到|进|加入|入职|跳|换|调到|来到|回到))
`;

/** 2026年暑假 在驿站兼职: within a year. */
const HOLIDAY = /^(?<year>(?:19|20)\d{2}年)(?:的?(?:暑假|寒假|暑期))(?:期间|里)?[，,\s]*(?=在|去|到)/u;

/** 2014年7月去了…: the start date of an employment, and the rest of the clause. */
export function spokenStart(clause: string): { date: string; rest: string } | null {
  const holiday = HOLIDAY.exec(clause);
  const year = holiday?.groups?.year ?? '';
  if (holiday !== null) return { date: `${year}到${year}`, rest: clause.slice(holiday[0].length) };
  const found = START.exec(clause);
  return found === null ? null : { date: found.groups?.date ?? '', rest: clause.slice(found[0].length) };
}

const MOVE = regex('u')`
  ^(?:(?:后来|然后|之后|再后来|毕业后|又|就)*)(?<date>(?:19|20)\d{2}年(?:\d{1,2}月)?(?:份|初|底)?)
  (?:跟(?:着)?[\p{Script=Han}]{1,4})?(?:就|又|便)?(?:到|去|来到|来|回到?|南下)了?[\p{Script=Han}]{2,6}$
`;

/** 后来2011年跟老乡到青岛: the date of a move, before the employer in that place is named. */
export function spokenMove(clause: string): string | null {
  const { date } = MOVE.exec(clause)?.groups ?? {};
  return date === undefined || spokenEmployment(clause) !== null ? null : date;
}

const END = regex('u')`
  ^(?:一直|直|就)*(?:做|干|待|呆|开|上班|工作)?(?:到|至)了?(?<date>(?:19|20)\d{2}年(?:\d{1,2}月)?(?:份|初|底)?
  |今年\d{1,2}月|去年(?:\d{1,2}月|底)?|现在|今天|今日|如今|目前
  |今)(?:[^，。；;\d]{0,8}?(?:为止|才?离职|才?离开|关门?|不干了?|结束|才走)
  |(?:已经?|有|快|整整|一?共)*(?:\d{1,2}|[一二两三四五六七八九十]+)年(?:多|半)?)*的?$
`;

const STARTED =
  /^(?<date>(?:19|20)\d{2}年(?:\d{1,2}月)?(?:份|初|底)?)(?:正式)?(?:入职|进公司|报到|上岗|开始上班)的?$/u;
const LEFT = /^(?<date>(?:19|20)\d{2}年(?:\d{1,2}月)?(?:份|初|底)?)(?:离开|离职|辞职|走)的?$/u;

/** 2017年11月入职: the start date of the employment named before. */
export const spokenBegin = (clause: string): string | null => STARTED.exec(clause)?.groups?.date ?? null;

/** 一直到2019年底: the end date of the employment. */
export const spokenEnd = (clause: string): string | null =>
  (END.exec(clause) ?? LEFT.exec(clause))?.groups?.date ?? null;
