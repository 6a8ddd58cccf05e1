import { regex } from '@qicheng/resume/regex';
import { qualificationClaims } from '../guards/facts/qualification-claims.js';
import { isCommonEmployer } from './common-employer.js';
import { EMPLOYER_SUFFIX } from './employer-suffixes.js';
import { chineseSchool } from './foreign-schools.js';
import { isInOrder } from './in-order.js';
import { knownNamesIn } from './known-employers.js';

/** What somebody claims to have been, obtained or made, without a figure. */
export interface CareerClaim {
  readonly kind: 'post' | 'certificate' | 'stay' | 'honour' | 'work' | 'employer' | 'school';
  /** The words that claim it. */
  readonly text: string;
}

const bare = (text: string): string => text.toLowerCase().replace(/[\s（）()·《》“”"'「」，,、。]+/gu, '');
const MUCH_LONGER = 4;
const ENGLISH_SCHOOL = /\bUniversity\b|\bInstitute of\b/u;
const MAX_SCHOOL_NAME = 60;

/** The text of a résumé, prepared for comparison with claims. */
export interface ComparedResume {
  readonly lines: readonly string[];
  readonly all: string;
  /** Whether it names schools in English without a known Chinese name, which cannot be compared. */
  readonly hasEnglishSchools: boolean;
}
/** Prepares the lines of a résumé for comparison with claims. */
export function comparedResume(resumeLines: readonly string[]): ComparedResume {
  // Schools abroad are compared by their Chinese names.
  const schools = resumeLines.filter((line) => line.length <= MAX_SCHOOL_NAME && ENGLISH_SCHOOL.test(line));
  const translated = schools.map(chineseSchool);
  const lines = [...resumeLines, ...translated].map(bare);
  return {
    lines,
    all: lines.join('\n'),
    hasEnglishSchools: translated.some((name) => ENGLISH_SCHOOL.test(name)),
  };
}

/** Whether a résumé has a name, in full or abbreviated. */
function names({ lines, all }: Pick<ComparedResume, 'lines' | 'all'>, name: string): boolean {
  const sought = bare(name);
  return (
    sought === '' ||
    all.includes(sought) ||
    lines.some((line) => line.length <= sought.length * MUCH_LONGER && isInOrder(sought, line))
  );
}

const matched = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap((found) => {
    const name = found.slice(1).find((group) => group !== undefined);
    return name === undefined ? [] : [name.trim()];
  });

const HEAD =
  '总监|总经理|副总裁?|董事长|(?<!客户|理财|大堂)经理|主任(?![医护药技]师|科员)|店长|护士长|[院校园所站厂行局厅处科县镇乡市部会社]长|秘书长|理事|委员|主席|总工程师|总工|合伙人|教授|研究员|书记|评委|考官|负责人|主编';
const ASSISTANT = '(?!助理|助手|秘书|的?(?:助理|助手|秘书|要求|安排|意见|指导|同意)|们|让|安排|要求|交代)';
const POST = new RegExp(
  [
    `(?:(?:当|做|干|任)过|担任|曾任|出任|历任|升任)(?:过|了)?(?:[^，。；“”"]{2,14}的)?([^，。；、的“”"]{0,12}?(?:${HEAD}))${ASSISTANT}`,
    `我(?!们|的)(?:曾经?|以前|当时|现在|还|也)?(?:在[^，。；、]{2,14}?)?是(?:[^，。；“”"]{2,16}的)?([^，。；、的“”"]{0,10}?(?:${HEAD}))${ASSISTANT}`,
    `^是(?:一名|一位)?(?:[^，。；“”"]{2,16}的)?([^，。；、的“”"]{0,16}?(?:${HEAD}))${ASSISTANT}`,
  ].join('|'),
  'gu',
);
const HEAD_OF = new RegExp(`(?:${HEAD})$`, 'u');
const CAMPUS = /学生会|社团|班[级长]|协会会员|社长|团支|校[队团]|宿舍/u;
/** Somebody else with the post, who receives or gives work: 交项目经理, 协助店长. */
const OF_ANOTHER = /[交给向跟和由被报找请随]$|协助$|配合$|汇报$/u;
const NOT_OWN_POST = /^(?:的?(?:助理|助手|秘书|实习|要求|安排|指导)|助|科员|[医护药技]师|让|要求|安排)/u;
/** Whether a résumé has a post as that of its author. */
function holdsPost({ all }: ComparedResume, post: string): boolean {
  const [head = ''] = HEAD_OF.exec(post) ?? [];
  const parts = all.split(head);
  return parts
    .slice(1)
    .some((after, at) => !NOT_OWN_POST.test(after) && !OF_ANOTHER.test(beforePost(parts[at] ?? '')));
}
/** What precedes a post, without the words that belong to it: 项目 of 项目经理. */
const beforePost = (text: string): string =>
  text.slice(-8).replace(/(?:项目|部门|产品|区域|客户|门店|运营|技术|副)+$/u, '');

const PROFESSION =
  /是(?:一名|一位|名|位)?(?:\p{Script=Han}{2,6}?(?:省|市|自治区|区|县))?((?:国家|注册|执业|正?副?高级|中级|特级|国际|持证|副?主任|主管)[^，。；、的]{0,12}?(?:师|员|士|教练|裁判|导游))(?=[，。；、]|$)/gu;
const CERTIFICATE =
  /(?:持有|取得|考取|考下|考过|拿到|获得|(?<![没拥])有)(?:了|过)?([^，。；、没“”"]{2,20}?(?:资格证?|资格认证|认证|执业证|上岗证|证书))(?=[，。；、]|$)/gu;
/** The certificates of a list: 会计师证书和税务师证书. */
const oneByOne = (names: string): string[] => names.split(/(?<=证书?|资格|认证|执照)(?:以及|[和及与])/u);
/** What every certificate is called. */
const CERTIFICATE_WORDS = /(?:资格|从业|执业|职业|上岗)?(?:证书?|认证|资格)$/u;
/** Names before a certificate that they share: HACCP和ISO 22000内审员证书. */
const SHARING = /以及|[和及与]/u;
/** Whether a certificate, or each of those that share its name, is in a résumé. */
const holdsCertificate = (resume: ComparedResume, name: string): boolean =>
  holdsEach(resume, name) ||
  (SHARING.test(name) && name.split(SHARING).every((each) => holdsEach(resume, each)));
/** Whether one certificate is in a résumé by any official name; its level may precede or follow it. */
function holdsEach(resume: ComparedResume, name: string): boolean {
  const keys = qualificationClaims(name)
    .flatMap(({ keys: own }) => own)
    .filter((key) => key.startsWith('q'));
  if (
    keys.length > 0 &&
    resume.lines.some((line) =>
      qualificationClaims(line).some(({ keys: own }) => own.some((key) => keys.includes(key))),
    )
  )
    return true;
  const core = name
    .replace(/（[^）]*）/gu, '')
    .replace(CERTIFICATE_WORDS, '')
    .replace(/^(?:国家|相关|专业|全部)/u, '');
  return (
    core.length < 2 ||
    names(resume, core) ||
    resume.lines.some(
      (line) =>
        line.length <= core.length * 2 + 8 && [...bare(core)].every((character) => line.includes(character)),
    )
  );
}

const ABROAD =
  '德国|美国|英国|法国|日本|韩国|新加坡|加拿大|澳大利亚|澳洲|新西兰|瑞士|瑞典|荷兰|意大利|西班牙|葡萄牙|俄罗斯|以色列|丹麦|芬兰|挪威|比利时|奥地利|波兰|印度|泰国|马来西亚|越南|欧洲|北美|香港|澳门|台湾|海外|国外|硅谷|东京|大阪|伦敦|纽约|巴黎|柏林|首尔';
const STAY_KINDS = '进修|交流(?:学习)?|考察|访问|访学|访问学者|访问学生|交换|留学|培训|挂职|研修|深造|学习';
const CLAIMED_STAY = new RegExp(
  `((?:在|到|去|赴|前往)([^，。；、在]{2,20}?)(?:参加|做过?|接受|进行)?(?:过|了|的)?(?:${STAY_KINDS}))`,
  'gu',
);
const PLACE = new RegExp(
  `(?:${ABROAD})|(?:总部|大学|学院|研究所|研究院|医院|诊所|实验室|公司|集团)(?:总部|本部)?$`,
  'u',
);
const NO_PLACE =
  /^(?:本|该|这|那|我们?|您|你们|贵|学校|医院|公司|单位|社区|当地|各|多家?|其他|上级|省级?|市级?|县级?|总部)/u;
const HAS_STAY = new RegExp(`${STAY_KINDS}|visit|exchange|training`, 'iu');
const COUNTRY = new RegExp(ABROAD, 'u');
const COUNTRY_OR_HEAD_OFFICE = new RegExp(`^(?:${ABROAD})|总部$|本部$`, 'gu');
function supportsStay(resume: ComparedResume, place: string): boolean {
  const [country] = COUNTRY.exec(place) ?? [];
  const own = place.replace(COUNTRY_OR_HEAD_OFFICE, '');
  if (own !== '' && knownNamesIn(own).length === 0 && resume.hasEnglishSchools) return true;
  if (own !== '' && !names(resume, own)) return false;
  return (
    country === undefined ||
    resume.all.includes(country) ||
    (own !== '' && HAS_STAY.test(resume.all) && names(resume, place))
  );
}

const HONOUR =
  /(?:荣获|获评|获得?|评为|评选为|当选|拿过?|授予)(?:了|过)?((?![了过])[^，。；“”"]{2,24}?(?:奖章|奖学金|称号|红旗手|劳动模范|劳模|标兵|能手|工匠|先进(?:个人|工作者)|(?<=[国省市区县级])优秀\p{Script=Han}{2,6}|[特一二三]等奖|[金银铜]奖|大奖))(?=[，。；、]|$)/gu;
/** Prizes that may be left out of a résumé. */
const MODEST =
  /公司|厂里?|院里|店里|部门|科室|班级|班组|小组|车间|系里|社团|[校院系班厂店]级|季度|月度|全勤|进步|参与|鼓励|[校院系](?=[特一二三]等奖|[金银铜]奖)/u;

const LEVEL = /国家|全国|全省|省级|行业|国际|全球/u;
const WRITTEN =
  /(?:编写|主编|参编|编著|起草|制定|执笔)(?:过|了)?([^，。；、]{2,20}?(?:教材|标准|规划|指南|规范|白皮书))/gu;
const PATENT =
  /(?:拥有|获得|取得|申请(?:过|了)|有)[^，。；]{0,14}?((?:发明|实用新型|外观设计|国家|国际)?专利)/gu;
const JOURNAL =
  /((?:Nature|Science|Cell|The Lancet|Lancet|NEJM|JAMA)(?:\s[A-Z][a-z]+)*|柳叶刀)(?=[^，。；]{0,16}发表)|发表[^，。；]{0,12}?(Nature(?:\s[A-Z][a-z]+)*|Science|Cell|Lancet|NEJM|柳叶刀)/gu;
const PAPER = /发表(?:过|了)?[^，。；]{0,14}?((?:SCI|EI|SSCI|CSSCI|核心期刊|顶[刊会])?(?:的)?论文)/gu;
const HAS_PAPER = /论文|发表|期刊|paper|publi|journal/iu;
const INDEX = /SCI|EI|SSCI|CSSCI/u;
/** Whether a résumé names a paper, of the index that is claimed. */
const hasPaper = ({ all }: ComparedResume, name: string): boolean =>
  HAS_PAPER.test(all) && all.includes((INDEX.exec(name)?.[0] ?? '').toLowerCase());
function hasWritten(resume: ComparedResume, name: string): boolean {
  const [noun = ''] = /教材|标准|规划|指南|规范|白皮书/u.exec(name) ?? [];
  const [level] = LEVEL.exec(name) ?? [];
  return (
    names(resume, name) || (resume.all.includes(noun) && (level === undefined || resume.all.includes(level)))
  );
}

const OFFICE =
  '(?:发改|工信|财政|教育|卫健|住建|交通|人社|商务|科技|市监|环保|应急|自然资源)(?:委|局|厅|办)|政府|法院|检察院';
const EMPLOYED = new RegExp(
  `在([^，。；、的在于]{2,14}?)(?=(?:做|当|干|任|工作|实习|任职|任教|教书|授课|上班|挂职)(?:过|了|锻炼|[\\d一两二三四五六七八九十半]+(?:多年|年|个月))|担任|挂职)`,
  'gu',
);
const NAMED_EMPLOYER = new RegExp(`(?:${EMPLOYER_SUFFIX}|${OFFICE}|研究所|研究院|基因)$`, 'u');
const isNamedEmployer = (name: string): boolean =>
  (NAMED_EMPLOYER.test(name) || knownNamesIn(name).length > 0) &&
  !NO_PLACE.test(name) &&
  !isCommonEmployer(name);

const SCHOOL = regex('gu')`
  毕业于([^，。；、]{2,12}?(?:大学|学院))
  |^(?:20\d{2}\s?届)([^，。；、在于的]{2,12}?(?:大学|学院))(?=[^，。；、]{0,12}(?:专业|本科|硕士|博士|研究生))
  |^([^，。；、在于的是]{2,10}?(?:大学|学院))(?=[^，。；、]{1,8}(?:学|专业)(?:本科|硕士|博士)(?:研究生|毕业生?)?$)
  |(?:^|我)是([^，。；、在于]{2,12}?(?:大学|学院))(?=[^，。；、]{0,12}(?:专业|本科|硕士|博士|研究生|毕业|在读|学生|大[一二三四]|[一二三四]年级))
  |在([^，。；、在于]{2,10}?(?:大学|学院))[^，。；、]{0,14}毕业
  |(?:拥有|持有|获得?|取得|具有)了?([^，。；、在于的]{2,10}?(?:大学|学院))的?[^，。；、]{0,10}(?:学位|学历|E?MBA|硕士|博士|文凭)
  |[和及与、]\s?([^，。；、在于的和及与]{2,10}?(?:大学|学院))的?\s?(?:E?MBA|硕士|博士|学士)?\s?(?:学位|文凭)
`;
/** Who and when, before the name of a school: 我2019年从扬州大学. */
const BEFORE_SCHOOL = /^(?:我|本人)?(?:(?:19|20)?\d{2}\s?[届级年](?:\s?\d{1,2}\s?月)?)?[从自由]?/u;
/** 武汉大学生 does not name 武汉大学. */
const withoutStudents = ({ lines, all }: ComparedResume): Pick<ComparedResume, 'lines' | 'all'> => ({
  lines: lines.map((line) => line.replaceAll('大学生', '')),
  all: all.replaceAll('大学生', ''),
});
/** Schools are only compared with those of a résumé in Chinese. */
const attends = (resume: ComparedResume, name: string): boolean =>
  names(withoutStudents(resume), name) ||
  !/大学|学院|学校|中专|职高|技校|中学/u.test(resume.all) ||
  resume.hasEnglishSchools;

/** The claims of a clause that a résumé does not support. */
export function unsupportedClaims(clause: string, resume: ComparedResume): CareerClaim[] {
  const claims = (kind: CareerClaim['kind'], texts: readonly string[]): CareerClaim[] =>
    [...new Set(texts)].map((text) => ({ kind, text }));
  const stays = [...clause.matchAll(CLAIMED_STAY)].flatMap(([, text = '', place = '']) =>
    PLACE.test(place) && !NO_PLACE.test(place) && !supportsStay(resume, place) ? [text] : [],
  );
  return [
    ...claims(
      'post',
      CAMPUS.test(clause) ? [] : matched(POST, clause).filter((post) => !holdsPost(resume, post)),
    ),
    ...claims(
      'certificate',
      [...matched(PROFESSION, clause), ...matched(CERTIFICATE, clause).flatMap(oneByOne)].filter(
        (name) => !holdsCertificate(resume, name),
      ),
    ),
    ...claims('stay', stays),
    ...claims(
      'honour',
      MODEST.test(clause)
        ? []
        : matched(HONOUR, clause).filter((name) => !names(resume, name.replace(/(?:荣誉)?称号$/u, ''))),
    ),
    ...claims('work', [
      ...matched(WRITTEN, clause).filter((name) => !hasWritten(resume, name)),
      ...matched(PATENT, clause).filter(() => !resume.all.includes('专利') && !/patent/iu.test(resume.all)),
      ...matched(JOURNAL, clause).filter((name) => !names(resume, name)),
      ...matched(PAPER, clause).filter((name) => !hasPaper(resume, name)),
    ]),
    ...claims(
      'employer',
      matched(EMPLOYED, clause).filter((name) => isNamedEmployer(name) && !names(resume, name)),
    ),
    ...claims(
      'school',
      matched(SCHOOL, clause)
        .map((name) => name.replace(BEFORE_SCHOOL, ''))
        .filter((name) => !attends(resume, name)),
    ),
  ];
}

/** A mastery of everything, which no résumé can support: 精通市面上所有品牌的呼吸机. */
export const masteryOfAll = (clause: string): string | null =>
  /精通[^，。；]{0,8}(?:所有|一切|各种|各类|全部|任何|市面上|每一?[种个]|各行业|各品牌|全套)[^，。；]{0,16}/u.exec(
    clause,
  )?.[0] ?? null;
