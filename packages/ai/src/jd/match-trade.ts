import type { WorkItem } from '@qicheng/resume/document';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { publicKindOf } from './data/employer-kinds.js';
import { INDUSTRIES } from './data/fields.js';
import { headOf, isEmployment } from './employment.js';
import { employersOf, type FactMatch } from './match-dates.js';
import { matchPhrase } from './match-phrase.js';
import { CLAIMED, DONE, EMPLOYER, type ResumeReading } from './read-resume.js';

const INDUSTRY_ENDING =
  '(?:行业|公司|企业|单位|背景|工作|从业|相关|的|任职|从事过)*(?:工作)?(?:经验|经历|背景)?(?:者)?(?:优先(?:考虑)?|加分|更佳|为佳)?$';
const REQUIRES_TRADE = new RegExp(
  `(?:行业|制造业|地产业|金融业)${INDUSTRY_ENDING}|背景(?:者)?(?:优先(?:考虑)?|加分|更佳)?$|\\b(?:industry|sector)(?: (?:experience|background))?(?: (?:is )?(?:preferred|a plus|required|an advantage))?$`,
  'iu',
);

/** A post within an industry: 快消品行业采购经验. */
const POST_IN_TRADE =
  /行业(?:的)?(?<post>(?!从业|工作|相关|背景|任职)[\u4e00-\u9fa5]{2,8}?)(?:工作|从业|相关)*(?:经验|经历)(?:者)?(?:优先(?:考虑)?|加分|更佳)?$/u;

/** Kinds of employers: how postings require them, and what identifies them in a name or line. */
const EMPLOYER_KINDS: readonly (readonly [name: string, asked: RegExp, shown: RegExp])[] = [
  ['甲方', new RegExp(`甲方${INDUSTRY_ENDING}`, 'u'), /地产|置业|甲方|开发商|建设单位/u],
  ['乙方', new RegExp(`乙方${INDUSTRY_ENDING}`, 'u'), /乙方|咨询|事务所|广告|服务商/u],
  ['外企', new RegExp(`(?:外企|外资(?:企业)?|合资)${INDUSTRY_ENDING}`, 'u'), /外企|外资|合资|中国[)）]有限/u],
  [
    '国企',
    new RegExp(`(?:国企|央企|国有企业)${INDUSTRY_ENDING}`, 'u'),
    /国企|央企|国有|中[铁建交冶核]|国网/u,
  ],
  [
    '上市公司',
    new RegExp(`(?:上市公司|上市企业)(?:或IPO)?${INDUSTRY_ENDING}`, 'u'),
    /上市|股份有限公司|IPO/u,
  ],
  ['世界 500 强', new RegExp(`(?:世界)?500强${INDUSTRY_ENDING}`, 'u'), /500\s?强/u],
  [
    '四大',
    new RegExp(`四大(?:会计师?)?(?:事务)?所?${INDUSTRY_ENDING}`, 'u'),
    /普华永道|德勤|安永|毕马威|PwC|Deloitte|KPMG|\bEY\b/iu,
  ],
  ['三甲医院', new RegExp(`(?:三甲|三级甲等)(?:医院)?${INDUSTRY_ENDING}`, 'u'), /三甲|三级甲等/u],
  ['电商仓', new RegExp(`电商仓${INDUSTRY_ENDING}`, 'u'), /电商仓|电商|京东|菜鸟|顺丰/u],
  [
    '大厂',
    new RegExp(`(?:一线)?大厂${INDUSTRY_ENDING}`, 'u'),
    /阿里|腾讯|字节|百度|美团|京东|华为|网易|快手|滴滴/u,
  ],
];

/** Judges a required industry or kind of employer; null if the clause names none. */
export function matchTrade(text: string, reading: ResumeReading): FactMatch | null {
  const { document } = reading;
  const post = POST_IN_TRADE.exec(text)?.groups?.['post'];
  const kind = EMPLOYER_KINDS.find(([, required]) => required.test(text));
  const trades =
    REQUIRES_TRADE.test(text) || post !== undefined
      ? INDUSTRIES.filter(([required]) => required.test(text)).map(([, shown]) => shown)
      : [];
  const shown = kind ? [kind[2]] : trades;
  if (shown.length === 0) return OTHER_TRADE.test(text) ? matchOther(text, reading) : null;
  const name = kind ? `是${kind[0]}` : '属于这个行业';
  const all = document.work.filter(isEmployment);
  const actionsIn = (item: WorkItem): string =>
    reading.texts
      .filter(({ pointer }) => pointer.startsWith(`/work/${document.work.indexOf(item)}/`))
      .map(({ affirmed }) => affirmed)
      .join('，');
  const own = all.filter((item) =>
    shown.some((pattern) =>
      pattern.test(`${headOf(item)} ${wordsOfText(item.industry, 'zh')} ${kind ? '' : actionsIn(item)}`),
    ),
  );
  if (all.length === 0) return { state: '未体现', reason: '简历没有工作经历', atoms: [] };
  if (own.length > 0 && post !== undefined)
    return {
      ...{ state: '可迁移', reason: `经历写到这个行业，“${post}”的经历请您对照` },
      atoms: employersOf(own, document.work, 'work'),
    };
  return own.length > 0
    ? {
        state: '直接',
        reason: kind ? `所在单位${name}` : '经历写到这个行业',
        atoms: employersOf(own, document.work, 'work'),
      }
    : ((kind ? ofOtherFirms(kind[0], all, document.work) : ofPublicOffices(all, document.work)) ?? {
        state: '待确认',
        reason: `看不出所在单位是否${name}`,
        atoms: employersOf(all, document.work, 'work'),
        action: '在单位名称后写明性质、行业和产品；不是就不用写。',
      });
}

/** Kinds of employers that are a closed list of names, so that another name is none of them. */
const BY_NAME = new Set(['四大', '大厂']);

const ofOtherFirms = (kind: string, jobs: readonly WorkItem[], all: readonly WorkItem[]): FactMatch | null =>
  BY_NAME.has(kind)
    ? { state: '未体现', reason: `简历里的单位都不是${kind}`, atoms: employersOf(jobs, all, 'work') }
    : null;

/** Alternatives of a requirement of years that each name a closed list of employers: 四大审计或头部互联网FP&A. */
const FAMOUS: readonly (readonly [asked: RegExp, shown: RegExp])[] = [
  [/四大/u, /普华永道|德勤|安永|毕马威|PwC|Deloitte|KPMG|\bEY\b/iu],
  [
    /头部互联网|互联网(?:头部|大厂)|一线大厂|BAT/iu,
    /阿里|蚂蚁|腾讯|字节|抖音|百度|美团|京东|拼多多|网易|快手|滴滴|小米|携程|哔哩/u,
  ],
];

/** Whether a requirement accepts only named employers, and the résumé has none of them. */
export function lacksFamousEmployer(text: string, { document }: ResumeReading): boolean {
  const requiredGroups = text.split(/[或/、]/u).map((part) => FAMOUS.find(([pattern]) => pattern.test(part)));
  const jobs = [...document.work, ...document.internships].filter(isEmployment);
  return (
    jobs.length > 0 &&
    requiredGroups.length > 0 &&
    requiredGroups.every((each) => each !== undefined) &&
    !jobs.some((item) => requiredGroups.some((each) => each?.[1].test(headOf(item))))
  );
}

/** Judges an industry if all employers are public ones, which have no industry or product; otherwise null. */
function ofPublicOffices(jobs: readonly WorkItem[], all: readonly WorkItem[]): FactMatch | null {
  const kinds = jobs.map(({ company }) => publicKindOf(wordsOfText(company, 'zh')));
  return kinds.length === 0 || kinds.includes(null)
    ? null
    : {
        state: '未体现',
        reason: `工作过的单位都是${[...new Set(kinds)].join('、')}，不是这个行业的企业`,
        atoms: employersOf(jobs, all, 'work'),
        action: '不用往这个行业上写；面试前了解这个行业的产品、客户和主要政策。',
      };
}

/** An industry outside the tables: 灯具照明行业优先. */
const OTHER_TRADE =
  /^(?:有|具有|具备)?[\u4e00-\u9fa5A-Za-z、]{2,14}行业(?:从业|工作|相关)*(?:经验|经历|背景)?(?:者)?(?:优先(?:考虑)?|加分|更佳)?$/u;

/** The industries of a clause: 家电、电子行业优先. */
const tradesIn = (text: string): string[] =>
  text
    .replace(/^(?:有|具有|具备)/u, '')
    .replace(/行业.*$/u, '')
    .split(/[、和或及]/u)
    // The kind of product in Latin letters is rarely in the name of a company: LED照明.
    .flatMap((name) => [name, name.replace(/^[A-Za-z]+(?=[\u4e00-\u9fa5]{2})/u, '')])
    .filter((name) => name.length > 1);

function matchOther(text: string, { document, texts }: ResumeReading): FactMatch | null {
  const all = document.work.filter(isEmployment);
  const named = all.filter((item) => tradesIn(text).some((name) => headOf(item).includes(name)));
  if (named.length > 0)
    return {
      ...{ state: '直接', reason: '所在单位写明这个行业' },
      atoms: employersOf(named, document.work, 'work'),
    };
  const claimed = texts.filter(({ strength }) => strength > CLAIMED || strength === EMPLOYER);
  const isClaimed =
    matchPhrase(
      text,
      true,
      claimed.map((each) => ({ ...each, strength: DONE })),
    ).value > 0;
  if (isClaimed || all.length === 0) return null;
  return (
    ofPublicOffices(all, document.work) ?? {
      state: '待确认',
      reason: '看不出所在单位是否属于这个行业',
      atoms: employersOf(all, document.work, 'work'),
      action: '在单位名称后写明行业和产品；不属于就不用写。',
    }
  );
}
