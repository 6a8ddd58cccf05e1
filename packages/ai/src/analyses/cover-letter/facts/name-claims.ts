import { regex } from '@qicheng/resume/regex';
import { latinClaims } from '#src/guards/facts/date-claims.js';
import { qualificationClaims } from '#src/guards/facts/qualification-claims.js';
import { UNFINISHED } from '#src/jd/unfinished-words.js';
import { masteryOfAll, type CareerClaim, unsupportedClaims } from '#src/text/career-claims.js';
import { describesEmployer } from '#src/text/common-employer.js';
import { EMPLOYER_SUFFIX, EMPLOYER_TRADE } from '#src/text/employer-suffixes.js';
import { namesCompany } from '../letter-context.js';
import { describesOwn } from './described-employers.js';
import { isGeneric } from './employer-patterns.js';
import { isNamed, type ResumeFacts } from './resume-facts.js';
import { hasTradeQualification } from './trade-qualifications.js';

const EMPLOYER =
  /(?:就职于|任职于|供职于|受雇于|来自|(?<![存现内实潜自正所])在|于)\s?([^，。；、\s在于]{2,20}?)(?=担任|出任|任职|[任做]|工作|实习|从事|期间|负责)/gu;
const ORGANISATION = new RegExp(`(?:${EMPLOYER_SUFFIX}|${EMPLOYER_TRADE}|中心|资本|电商|[厂店局院所])$`, 'u');
const POST =
  /(?:担任|升任|出任|曾任|现任|做过|做到|升到|升为|晋升为?|提拔为|(?<![责信胜放主委])任)(?:过|了)?(?:[\d一二两三四五六七八九十]+多?年)?([^，。；、的“”"]{0,24}?(?:总监|经理|主管|组长|主任|店长|部长|[院校园厂站行所处科]长|护士长|负责人|会长|主席|队长|班长|合伙人|教授|顾问)(?:助理)?)/gu;
const AWARD = /(?:获得?|荣获|获评|评为|评选为|当选|拿过?)[^，。；“”"]{0,12}[“"「]([^”"」]{2,20})[”"」]/gu;
const CLAIMED_CERTIFICATE =
  /(?:持有|取得|考取|拥有|具有|通过)了?([^，。；、和及与的]{2,30}?(?:资格证书?|从业证书?|执业证书?|(?:技师|高级|中级|初级|[工员师])证|证书|执照|资格认证|认证(?![的为])))/gu;
/** The second of two certificates: 注册会计师证书和税务师证. */
const SECOND_CERTIFICATE =
  /(?:持有|取得|考取|拥有)[^，。；]{2,24}?(?:以及|和|与|及)([^，。；、和及与的]{2,20}?(?:证书?|执照|职称))(?=[，。；]|$)/gu;
/** Papers that are no qualification. */
const PAPER = /健康证|身份证|毕业证|学[位历]证|居住证|退[伍役]证/u;
/** Words by which one claims a certificate. */
export const POSSESSION = /持有|已?(?:取得|考取)了?[^，。；]{2,30}(?:证书?|执照|资格)/u;
const SKILL = /精通|熟悉|熟练|掌握|擅长|会用|会写|使用|用过|能用/u;
const DENIED = /只(?:在[^，。；]{0,8}[用试]过|了解)|补课|没有?(?:[做用学带]|接触)过|未曾|不会|不熟悉|不了解/u;
/** A level passed, with the name of its exam: CFA三级, 英语六级, 日语N1. */
const LEVEL = /(CFA|FRM|ACCA|NCRE|CET|TEM|HSK|英语|日语|韩语)\s?-?\s?([一二三四五六七八]级|N?[1-8](?!\d))/giu;
const LEVEL_FORMS: Readonly<Record<string, string>> = {
  CET4: '英语四级',
  CET6: '英语六级',
  英语4: '英语四级',
  英语6: '英语六级',
};
const levelsIn = (text: string): { name: string; level: string; text: string }[] =>
  [...text.matchAll(LEVEL)].map(([whole, name = '', level = '']) => {
    const form = LEVEL_FORMS[`${name}${level}`.toUpperCase()] ?? `${name}${level}`;
    return {
      name: form.replace(/(?:[一二三四五六七八]级|N?\d)$/u, '').toUpperCase(),
      level: form,
      text: whole,
    };
  });

/** What a clause names: an employer, a post, an honour or certificate, a skill, one's studies. */
export interface NameClaim {
  readonly kind:
    | 'employer'
    | 'post'
    | 'honour'
    | 'skill'
    | 'studies'
    | 'stay'
    | 'work'
    | 'school'
    | 'mastery';
  readonly text: string;
  /** What the résumé says instead, where it speaks of the same thing. */
  readonly inResume?: string;
}

const all = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name.trim()]));

/** A level of an exam of which the résumé states another. */
function otherLevels(clause: string, { lines }: ResumeFacts): NameClaim[] {
  const own = lines.flatMap(({ text }) => levelsIn(text));
  return levelsIn(clause).flatMap(({ name, level, text }) => {
    const same = own.filter((each) => each.name === name);
    return same.length === 0 || same.some((each) => each.level === level)
      ? []
      : [{ kind: 'honour' as const, text, inResume: same[0]?.text ?? '' }];
  });
}

/** Whether a name is an employer with a post after it, both of the résumé: 云栈技术经理. */
const isPostAt = (name: string, facts: ResumeFacts): boolean =>
  [...name].some(
    (_mark, at) =>
      at >= 2 &&
      name.length - at >= 2 &&
      facts.words.includes(name.slice(at)) &&
      isNamed(name.slice(0, at), facts),
  );

const PLACE_END = new RegExp(`(?:${EMPLOYER_SUFFIX}|${EMPLOYER_TRADE}|中心|[厂店局院所园校])$`, 'u');
const MIN_EMPLOYER = 3;
const MAX_EMPLOYER_LINE = 40;
/** Whether a name is the beginning of an employer in the résumé: 云仓数科 of 深圳云仓数科有限公司. */
const isEmployerName = (name: string, { lines, jobs }: ResumeFacts): boolean =>
  name.length >= MIN_EMPLOYER &&
  (jobs.some(({ company }) => company.includes(name)) ||
    lines.some(
      ({ text }) =>
        text.length <= MAX_EMPLOYER_LINE &&
        (/^.*?(?=公司|集团|事务所)/u.exec(text)?.[0].includes(name) ?? false),
    ));
const MIN_POST = 4;
/** A project before a post of the résumé: 城东小学EPC项目经理. */
const OF_PROJECT = /(?:项目|工程|学校|小学|中学|医院|中心|大厦|[楼厂园馆站桥期]|小区|标段|系统|平台|[A-Z])$/u;
/** The post of a clause without the employer or project before it, and without the posts held next to it: 会计兼财务主管. */
function postAlone(name: string, facts: ResumeFacts): string {
  const own = facts.posts.find((post) => post.length >= MIN_POST && name.endsWith(post));
  if (own !== undefined && OF_PROJECT.test(name.slice(0, -own.length))) return own;
  const last = name.replace(/^.*(?:[兼并和及]任?)(?=[^，]{2})/u, '');
  const at = Array.from({ length: Math.max(0, last.length - 3) }, (_, place) => last.length - 2 - place).find(
    (place) =>
      (PLACE_END.test(last.slice(0, place)) && isNamed(last.slice(0, place), facts)) ||
      isEmployerName(last.slice(0, place), facts),
  );
  return at === undefined ? last : last.slice(at);
}

/** A post that is called by its place: 水果店店长 is the 店长 of a résumé whose employer sells fruit. */
const HEAD_OF_PLACE = /(?:店长|园长|院长|校长|厂长|站长|部长|班长|组长|队长|护士长)$/u;
const isHeadOfPlace = (name: string, { words }: ResumeFacts): boolean =>
  words.includes(HEAD_OF_PLACE.exec(name)?.[0] ?? '\n');

/** A rank that one claims next to one's work: 作为市场总监带领团队. */
const AS_POST =
  /(?:作为|身为)(?:一[名位])?([^，。；、的“”"]{0,8}?(?:总监|总经理|副总裁?|经理|主任|院长|校长|合伙人))(?=[，。；\s]|带领|管理|负责|主导|统筹|期间|我|$)/gu;
const RANKS: readonly RegExp[] = [/合伙人|副总裁?$|总经理/u, /总监|院长|校长/u, /经理|主任/u];
const rankIn = (text: string): number => RANKS.findIndex((form) => form.test(text));
/** A post above every post of the résumé, with the highest that it has. */
function higherPosts(clause: string, facts: ResumeFacts): NameClaim[] {
  const { posts } = facts;
  if (posts.length === 0) return [];
  return all(AS_POST, clause)
    .filter(
      (name) =>
        !isNamed(name, facts) && posts.every((post) => rankIn(post) < 0 || rankIn(name) < rankIn(post)),
    )
    .map((text) => ({ kind: 'post' as const, text, inResume: posts.slice(0, 2).join('、') }));
}

/** The posts of the résumé at an employer that a clause names; empty where it names none. */
const postsAt = (clause: string, { jobs }: ResumeFacts): string =>
  jobs
    .filter(({ company, post }) => post !== '' && namesCompany(clause, company))
    .map(({ post }) => post)
    .join('、');

const STUDIES = '高中 中专 大专 本科 硕士 博士'.split(' ');
const STUDIED = regex('u')`
  (?:是|我|[，。；]|^)[^，。；]{0,12}?(中专|大专|专科|本科|硕士|研究生|博士)(?:学历|学位|毕业|在读)
  |(?:毕业于|就读于|是|读的?是?|学院|大学|专业|^)[^，。；]{0,20}?(中专|大专|专科|本科|硕士|博士)(?:研究生|生)?(?=[，。；、（(]|$)
`;
const rankOf = (text: string): number =>
  STUDIES.indexOf(text.replace('专科', '大专').replace('研究生', '硕士'));
const LEFT_SCHOOL = /高中(?:学历|文化|毕业)|学历[:：]?\s?高中/u;
const GRADUATED = /(?:本科|硕士|博士|大专|专科)(?:研究生)?毕业(?![生论设后时前于])/u;

/** A degree said to be finished that the résumé says not to be: 本科毕业 and 本科，在读，差2门. */
function unfinishedStudies(clause: string, { lines }: ResumeFacts): NameClaim[] {
  const text = GRADUATED.exec(clause)?.[0];
  const degree = text?.slice(0, 2) ?? '\n';
  const own = lines.filter((line) => line.text.includes(degree));
  const open = own.find((line) => UNFINISHED.test(line.text));
  const isFinished = own.some((line) => !UNFINISHED.test(line.text) && line.text !== degree);
  return text === undefined || open === undefined || isFinished
    ? []
    : [{ kind: 'studies', text, inResume: open.text }];
}

/** Studies above the highest of the résumé. */
function higherStudies(clause: string, { lines, degrees }: ResumeFacts): NameClaim[] {
  const stated = STUDIED.exec(clause)?.slice(1).find(Boolean);
  const own = [
    ...degrees,
    ...lines.flatMap(({ text }) => text.match(/中专|大专|专科|本科|硕士|研究生|博士/gu) ?? []),
    ...lines.flatMap(({ text }) => (LEFT_SCHOOL.test(text) ? ['高中'] : [])),
  ];
  const highest = own.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
  if (stated === undefined || highest === undefined || rankOf(stated) <= rankOf(highest)) return [];
  return [{ kind: 'studies', text: stated, inResume: highest }];
}

/** Whether a résumé has a qualification under any of its names: CPA for 注册会计师. */
const holdsQualification = (name: string, { qualifications }: ResumeFacts): boolean =>
  qualificationClaims(name).some(({ keys }) => keys.some((key) => qualifications.has(key)));

/** Employers by their suffix in a clause about the candidate’s own work: 在某某银行柜台实习. */
const OWN_PLACE = new RegExp(
  `(?:在|于)(?<name>[^，。；、的在于]{2,16}?${EMPLOYER_SUFFIX})(?=[^，。；]{0,8}(?:实习|任职|工作|担任|就职|兼职|轮岗))`,
  'gu',
);
const ownPlaces = (clause: string): string[] => all(OWN_PLACE, clause).filter((name) => !isGeneric(name));

const isDescription = (name: string): boolean => describesEmployer(name) || isGeneric(name);
/** A name, unless it only says of which kind an employer was; a list with such a kind names none: 污水厂和检测公司. */
const namesAmong = (name: string): string[] =>
  name.split(/以及|[和与及或、]/u).some(isDescription) ? [] : [name];

/** Prizes are compared by level and grade (awards.ts). */
const PRIZE = /等奖|[金银铜][奖牌]|[冠亚季]军|第[一二三]名/u;
const EARNED = /通过|取得|考取|考过|考下|拿下|拿到|获|评为|评上|当选|持有/u;
const QUALIFIED = /证|[师员]$|职称|考试|全部科目|奖|先进|标兵|模范|优秀|会计|CPA|CFA|ACCA|PMP/iu;
/** A profession that one has sat an exam for: 考下了中级注册安全工程师. */
const SAT_FOR = /(?:考下|考取|考过|考出|取得)了?([\u4e00-\u9fa5]{2,12}?师)(?=[，。；、]|资格|职称|$)/gu;
/** Qualifications and honours that one says to have, without quotation marks. */
const earnedNames = (clause: string): string[] => {
  if (!EARNED.test(clause)) return [];
  const listed = qualificationClaims(clause).flatMap(({ text, keys }) =>
    QUALIFIED.test(text) && !PRIZE.test(text) && keys.length > 0 ? [text] : [],
  );
  const satFor = all(SAT_FOR, clause).filter((name) => !listed.some((each) => name.includes(each)));
  return [...listed, ...satFor];
};

const CLAIM_KINDS: Readonly<Record<CareerClaim['kind'], NameClaim['kind']>> = {
  ...{ post: 'post', certificate: 'honour', honour: 'honour', stay: 'stay' },
  ...{ work: 'work', employer: 'employer', school: 'school' },
};
/** Claims without a figure and a mastery of everything. */
function careerNames(clause: string, facts: ResumeFacts): NameClaim[] {
  const mastery = masteryOfAll(clause);
  return [
    ...(mastery === null ? [] : [{ kind: 'mastery' as const, text: mastery }]),
    ...unsupportedClaims(clause, facts.compared)
      .filter(({ kind, text }) => kind !== 'employer' || namesAmong(text).length > 0)
      .map(({ kind, text }) => ({
        ...{ kind: CLAIM_KINDS[kind], text },
        // A school instead of the one in the résumé.
        ...(kind === 'school' && facts.schools.length > 0 && { inResume: facts.schools.join('、') }),
      })),
  ];
}

/** Whether a résumé has what a claim names under a description or an official name. */
const isInOtherWords = ({ kind, text }: NameClaim, facts: ResumeFacts): boolean =>
  (kind === 'employer' && describesOwn(text, facts)) ||
  (kind === 'honour' && hasTradeQualification(text, facts.lines));

/** Names that a clause of a letter states and a résumé does not have; `known`: whom one writes to and what for. */
export function unknownNames(clause: string, facts: ResumeFacts, known: string): NameClaim[] {
  const isOpen = (name: string): boolean => !known.includes(name) && !isNamed(name, facts);
  // The level precedes or follows its name: 高级食品检验员, 食品检验员（高级）.
  const isOpenCertificate = (name: string): boolean =>
    isOpen(name) &&
    !facts.lines.some(
      ({ text }) =>
        /\p{Script=Han}/u.test(name) &&
        text.length <= name.length * 2 + 8 &&
        [...name].every((mark) => text.includes(mark)),
    );
  const claims = (kind: NameClaim['kind'], names: readonly string[]): NameClaim[] =>
    names.filter(isOpen).map((text) => ({ kind, text }));
  const skills =
    SKILL.test(clause) && !DENIED.test(clause) ? latinClaims(clause).map(({ text }) => text) : [];
  const levels = otherLevels(clause, facts);
  const found: NameClaim[] = [
    ...claims('employer', [
      ...new Set(
        [
          ...all(EMPLOYER, clause).filter((name) => ORGANISATION.test(name) && !isGeneric(name)),
          ...ownPlaces(clause),
        ].flatMap(namesAmong),
      ),
    ]),
    ...claims(
      'post',
      all(POST, clause).map((name) => postAlone(name, facts)),
    )
      .filter(({ text }) => !isPostAt(text, facts) && !isHeadOfPlace(text, facts))
      .map((claim) => ({ ...claim, inResume: postsAt(clause, facts) })),
    ...higherPosts(clause, facts),
    ...claims('honour', all(AWARD, clause)),
    ...claims('honour', earnedNames(clause)).filter(
      ({ text }) =>
        !holdsQualification(text, facts) && isOpenCertificate(text.replace(/(?:资格)?(?:证书?|认证)$/u, '')),
    ),
    ...higherStudies(clause, facts),
    ...unfinishedStudies(clause, facts),
    ...careerNames(clause, facts).filter(
      ({ kind, text }) => !known.includes(text) && (kind !== 'honour' || levels.length === 0),
    ),
    ...(levels.length > 0
      ? levels
      : claims('honour', [
          ...all(CLAIMED_CERTIFICATE, clause),
          ...all(SECOND_CERTIFICATE, clause).filter((name) => !PAPER.test(name)),
        ]).filter(({ text }) => isOpenCertificate(text.replace(/(?:资格|从业|执业)?(?:证书?|认证)$/u, '')))),
    ...claims('skill', skills)
      .slice(0, 1)
      .map((claim) => ({ ...claim, text: skills.filter(isOpen).join('、') })),
  ];
  // 注册会计师 and 注册会计师证书 are one claim.
  return found.filter(
    ({ kind, text }, at) =>
      !isInOtherWords({ kind, text }, facts) &&
      !found.some(
        (other, place) =>
          other.kind === kind && (other.text === text ? place < at : other.text.includes(text)),
      ),
  );
}
