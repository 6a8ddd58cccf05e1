import { regex } from '@qicheng/resume/regex';
import { findDate, findPeriod, type FoundPeriod } from '../dates.js';
import { spokenEmployment, spokenStart } from '../loose/spoken-employment.js';
import { companyScore, roleScore, titleScore } from '../recognise.js';

/** An employment stated in a clause. */
export interface ProseEmployment {
  section: 'work' | 'internships';
  period: FoundPeriod['period'] | null;
  company: string;
  department?: string;
  title: string;
  /** The rest of the clause. */
  statement: string;
}

const LEAD = regex('u')`
  ^(?:(?:我|本人|先后|曾经|曾|现在|现(?=[任在])|目前|此前|之前|以前|再之前|另外?|后来?|随后|毕业前|毕业[当那]年
  |毕业后一?直?|读研时|实习时|(?:去年|今年|前年)?(?:暑假|寒假)|课余|大[一二三四]|研[一二三]|其中|参加工作以来
  |一开始|最早|同年(?:\d{1,2}月)?|先(?=在)|(?:其间|期间)(?=\d|在))[，,]?)+
`;
const SINCE = /^(?<year>(?:19|20)\d{2})(?:年|\.)?(?:\d{1,2}月?)?起[，,]?/u;
const ONE = /^(?:某|一家|一所|一个|一间|本地|当地)(?:做|的)?(?=\S{2})/u;
const LENGTH =
  /(?:将近|近|约|大约)?(?<!\s)\s*(?:(?<!\d)\d+(?:\.\d)?|半|(?<![一二两三四五六七八九十])[一二两三四五六七八九十]+)\s*(?:[多来]\s*)?(?:个月|年半?|周|年[一二三四五六七八九十]+个月|天)(?:多|左右)?/u;
const OFFICE = /^(?:任职?|当|担任|做|从事)(?:过|了)?(?!任何|到)/u;
const AT =
  /^(?:在(?!校|读|职|组内|班|家(?!具|电|政|装)|网上)|于|到|进|就职于|任职于|任教于|供职于|服务于|就业于)\s*(?<rest>\S.*)$/u;
const VERB =
  /(?<where>.{2,26}?)\s*(?<verb>任教|任职|担任|任|做|当|从事|实习|见习|工作(?!室|站)|上班|教(?!育|务|师|学|研|辅)|带(?!货)|开(?!发)|跑|帮|负责|承担|管(?!理)|操作|演出|兼课)(?<what>.*)$/u;

const without = (text: string): string =>
  text
    .replace(ONE, '')
    .replace(/(?<=公司|集团|厂|店|医院|学校)从[\p{Script=Han}]{2,8}$/u, '')
    .trim();
const isEmployer = (text: string): boolean =>
  !/(?:都|也|就|均)(?:行|可以?|好)$/u.test(text) && isEmployerName(text);
const isEmployerName = (text: string): boolean =>
  companyScore(text) >= 1 ||
  companyScore(text.split(/\s/u)[0] ?? '') >= 1 ||
  /(?:店|厂|仓|站|团队|部|科|ICU|QC|机构|公司[^，]{0,4}|系统|街道|馆|市场|学堂|中心|码头|网吧|学校|幼儿园|商|品牌)$/u.test(
    text,
  );

/** 大三暑假（2024年7月到8月底）在某院实习过: a period in brackets between the season and the employer. */
const SEASON =
  /^((?:大[一二三四]|研[一二三])?(?:[上下]学期|暑假|寒假|暑期)?)[（(]([^（）()]*\d{4}[^（）()]*)[）)](?=[在去到]\S{3})/u;
const PART_OF = /的(?:一个|某个)?(?:项目|工地|门店|网点)$/u;

/** A longer text is no clause; many patterns look through it. */
const MAX_CLAUSE_LENGTH = 2000;

/** Employer, title and start in a clause; null for a clause without an employment. */
export function employmentIn(text: string): ProseEmployment | null {
  if (text.length > MAX_CLAUSE_LENGTH) return null;
  const [whole = '', season = '', when = ''] = SEASON.exec(text) ?? [];
  const inSeason = season === '' ? null : findPeriod(when);
  const clause = inSeason === null ? text : `${season}${text.slice(whole.length)}`;
  const head = employmentOf(clause);
  if (head === null || inSeason === null) return head;
  return { ...head, period: inSeason.period, company: head.company.replace(PART_OF, '') };
}

function employmentOf(clause: string): ProseEmployment | null {
  const [, front = '', inner = ''] = /^(.{4,}?)[（(]([^（）()]*\d{4}[^（）()]*)[）)]$/u.exec(clause) ?? [];
  const followingPeriod = findPeriod(inner);
  const dated = followingPeriod?.rest === '' ? employmentOf(front) : null;
  if (followingPeriod !== null && dated !== null && dated.company !== '' && dated.period === null)
    return { ...dated, period: followingPeriod.period };
  const since = SINCE.exec(clause);
  const found = findPeriod(clause);
  const isAtStart = found !== null && clause.replace(LEAD, '').startsWith(found.text);
  const period = isAtStart ? found.period : null;
  const lead = LEAD.exec(clause)?.[0] ?? '';
  const start = isAtStart ? null : spokenStart(clause.slice(lead.length));
  const startDate = start === null ? null : findDate(start.date);
  const spoken = spokenEmployment(
    start?.rest ??
      (isAtStart ? found.rest : clause)
        .trim()
        .replace(LEAD, '')
        .replace(/^其间\s*(?=在)/u, '')
        .trim(),
  );
  if (spoken !== null && (isAtStart || startDate !== null || lead !== '' || AT.test(clause))) {
    const section = /实习|见习/u.test(clause) ? 'internships' : 'work';
    return {
      section,
      period: startDate === null ? period : { start: startDate.date },
      ...spoken,
      company: without(spoken.company),
    };
  }
  const bare = (isAtStart ? found.rest : clause.slice(lead.length))
    .replace(LEAD, '')
    .replace(/^起[，,]?/u, '')
    .trim();
  if (
    !isAtStart &&
    since === null &&
    lead === '' &&
    !AT.test(clause) &&
    !/^(?:任|担任|实习在|现任)/u.test(clause)
  )
    return null;
  const isIntern = /实习|见习/u.test(clause);
  const section = isIntern ? 'internships' : 'work';
  const at = AT.exec(bare.replace(/^实习(?=在)/u, ''))?.groups?.rest;
  const head = at === undefined ? inOffice(bare) : inPlace(at);
  if (head === null)
    return period === null ? null : { section, period, company: '', title: '', statement: bare };
  if (head.company === '' && period === null && head.title === '') return null;
  return { section, period, ...head };
}

/** 某某食品有限公司 after a period in the previous clause: the employer; null for any other clause. */
export function employerAlone(clause: string): string | null {
  const bare = clause.replace(/[（(][^（）()]*[）)]$/u, '');
  return isPlainEmployer(bare) && companyScore(bare) >= 1 ? bare : null;
}

type Head = Pick<ProseEmployment, 'company' | 'title' | 'statement'>;

/** Only the name of an employer, without a statement. */
const isPlainEmployer = (text: string): boolean =>
  text.length <= 18 &&
  isEmployer(text) &&
  !/^(?:获|带|参加|主持|赴|随|当过|多次|因|与|把|用|受|做|担)|[了过着]/u.test(text);

/** 一家电商公司任高级前端, 药企 QC 实习半年 */
function inPlace(text: string): Head | null {
  const { where, verb = '', what = '' } = VERB.exec(text)?.groups ?? {};
  if (where === undefined)
    return isEmployer(text) ? { company: without(text), title: '', statement: '' } : null;
  const company = without(where);
  const rest = what.replace(/^(?:过|了|着)/u, '').trim();
  const office = rest.replace(LENGTH, '').trim();
  const isOffice = /^(?:任|担任|做|当|从事)$/u.test(verb) && isTitle(office);
  if (
    !isOffice &&
    !isEmployer(company) &&
    company === where &&
    !/^(?:任教|任职|工作|上班|实习|见习)$/u.test(verb)
  )
    return null;
  const left = isOffice ? rest.replace(office, '').trim() : `${verb}${what}`;
  const isStatement = !/^(?:任职?|任教|工作|上班|实习|见习)$/u.test(left) && left !== '';
  return {
    company,
    title: isOffice ? office : '',
    statement: isStatement ? (isOffice ? left : `${verb}${what}`) : '',
  };
}

const isTitle = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= 14 &&
  (titleScore(text) > 0 || /^\p{Script=Han}{2,6}$/u.test(text)) &&
  !/[\d，]/u.test(text);

/** 任某食品集团财务经理, 县医院 ICU, 做过6年微商 */
function inOffice(text: string): Head | null {
  const bare = text.replace(OFFICE, '');
  if (bare !== text) {
    const office = bare.replace(LENGTH, '').replace(/^的/u, '').trim();
    const length = LENGTH.exec(bare)?.[0] ?? '';
    const parts =
      /^(?<where>.{2,20}?(?:公司|集团|医院|事务所|学校|大学|中学|小学|幼儿园|馆|品牌|社工站|设计院|酒店|银行|院|站|店|厂|中心|局|所))(?<section>[\p{Script=Han}A-Za-z]{0,6}?(?:部|科|组|区))?(?<office>[\p{Script=Han}]{2,10})$/u.exec(
        office,
      )?.groups;
    if (parts?.where !== undefined && titleScore(parts.office ?? '') > 0)
      return {
        company: without(parts.where),
        title: `${parts.section ?? ''}${parts.office ?? ''}`,
        statement: length,
      };
    return isTitle(office) && (titleScore(office) > 0 || roleScore(office) > 1)
      ? { company: '', title: office, statement: length }
      : null;
  }
  const [, where, worked] = /^(.{2,20}?)(?:工作|任职|从业|上班)\s*(.+)$/u.exec(text) ?? [];
  if (where !== undefined && isEmployer(where))
    return { company: without(where), title: '', statement: worked ?? '' };
  return isPlainEmployer(text) ? { company: without(text), title: '', statement: '' } : null;
}
