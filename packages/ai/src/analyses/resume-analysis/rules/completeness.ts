import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import { isStatedGap } from '@qicheng/resume/stated-gap';
import { implausibleNames } from '#src/guards/plausible-document.js';
import { clipped } from '#src/text/clipped.js';
import { isTraining } from '#src/text/training.js';
import { isFilled, type ListedItem, listedItems, wordsOfText } from '../items.js';
import type { CheckedModule } from '../modules.js';
import { lastMonthOf } from '../recency.js';
import { type Need, NEEDS } from './needed-facts.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';

const RULE_ID = 'completeness.facts';
// Fewer skill words do not show what a person can do.
const ENOUGH_SKILLS = 3;

/** Older entries are not checked. */
const OLD_MONTHS = 120;
/** Schools before university, by name. */
const EARLY_SCHOOL = /(?:中学|高中|初中|小学|[一二三四五六七八九十]中)$/u;

/** Checks that every present part states the facts it should; a part has the mean of its entries. */
export function completeness(subject: Subject): Opinion {
  const opinions = subject.modules
    .filter(({ isPresent }) => isPresent)
    .map((module) => judge(subject, module));
  return {
    verdicts: opinions.flatMap(({ verdicts }) => verdicts),
    findings: opinions.flatMap(({ findings }) => findings),
  };
}

/** What an entry lacks. */
interface MissingPart {
  /** The first missing field. */
  field: string;
  labels: string[];
  share: number;
  place: Pick<ListedItem, 'pointer' | 'id'>;
}

function judge(subject: Subject, { key: module, label }: CheckedModule): Opinion {
  const items = listedItems(subject.document, module);
  if (module === 'skills') return skills(items, module, subject);
  const each = 1 / (items.length || 1);
  const lacks: MissingPart[] = [];
  let share = items.length === 0 ? 1 : 0;
  for (const listed of items) {
    const missing = needsOf(subject, listed).filter((need) => !states(listed.item, need));
    const lost = missing.reduce((sum, need) => sum + need.share, 0);
    share += each * (1 - lost);
    const [first] = missing;
    if (first)
      lacks.push({
        field: first.field,
        labels: missing.map((need) => need.label),
        share: each * lost,
        place: listed,
      });
  }
  const verdict: Verdict = {
    dimension: 'completeness',
    module,
    ruleId: RULE_ID,
    share,
    reason: `“${label}”应写明的信息`,
  };
  return {
    verdicts: [verdict],
    findings: sameLacks(lacks).map((own) =>
      findingOf(own, module, label, items.length > 1 ? nameOf(subject, items, own) : ''),
    ),
  };
}

/** The name of the entry with a gap, if it is one of several. */
function nameOf(
  { document }: Subject,
  items: readonly ListedItem[],
  [missingPart]: readonly MissingPart[],
): string {
  const item = items.find(({ pointer }) => pointer === missingPart?.place.pointer)?.item ?? {};
  return (
    ['company', 'organisation', 'name', 'school', 'title']
      .map((field) => wordsOfText(item[field], document.meta.lang))
      .find((words) => words !== '') ?? ''
  );
}

/** Groups entries that lack the same facts into one finding. */
function sameLacks(lacks: readonly MissingPart[]): MissingPart[][] {
  const groups = new Map<string, MissingPart[]>();
  for (const missingPart of lacks) {
    const key = missingPart.labels.join();
    groups.set(key, [...(groups.get(key) ?? []), missingPart]);
  }
  return [...groups.values()];
}

function findingOf(
  lacks: readonly MissingPart[],
  module: ResumeModuleKey,
  label: string,
  named: string,
): FindingDraft {
  const [{ field, labels, place } = { field: '', labels: [], place: { pointer: '', id: undefined } }] = lacks;
  const share = lacks.reduce((sum, missingPart) => sum + missingPart.share, 0);
  const name = named === '' ? '' : `中的“${clipped(named, 24)}”`;
  const of = lacks.length > 1 ? `有 ${lacks.length} 处` : '';
  return {
    ruleId: RULE_ID,
    severity: severityOf(module, labels),
    category: 'missing',
    module,
    // Fields of the header have their own pointers.
    pointer: module === 'basics' ? `${place.pointer}/${field}` : place.pointer,
    targetId: place.id,
    issue: `“${label}”${of || name}缺少${labels.join('、')}`,
    why:
      module === 'basics'
        ? '招聘方靠这些信息认出您、联系您。'
        : module === 'intention'
          ? '写明以后，招聘方才知道把您推荐给哪个岗位、哪个城市。'
          : '招聘方按这些信息核对经历，缺一项就要多问一次。',
    needsFact: [...labels],
    gains: [{ dimension: 'completeness', module, share }],
  };
}

/** A candidate without a name or phone number cannot be contacted; a missing e-mail address alone is minor. */
function severityOf(module: ResumeModuleKey, labels: readonly string[]): FindingDraft['severity'] {
  if (module !== 'basics') return labels.every((label) => label === '意向城市') ? 'minor' : 'important';
  return labels.every((label) => label === '邮箱') ? 'minor' : 'urgent';
}

const THESIS = /毕业(?:论文|设计)|学位论文|(?:硕士|博士|本科)(?:课题|论文)|dissertation|thesis/iu;
const JOBS: ReadonlySet<string> = new Set(['work', 'internships']);

/** The own part in a project, told in its lines: 4人小组，组长; Sole maintainer. */
const OWN_ROLE =
  /(?:任|担任|[，,（(、])(?:小组)?组长|(?:项目|小组)?负责人|独立(?:完成|开发|设计|制作|负责)|\b(?:sole|only|lead|main)\s(?:maintainer|author|developer|contributor|designer)\b/iu;

/** The facts that an entry should state; those that do not apply to it are left out. */
function needsOf({ document, month, stage }: Subject, { section, item }: ListedItem): readonly Need[] {
  const needs = NEEDS[section] ?? [];
  // A post in the public service has its place.
  if (section === 'intention')
    return isFilled(document.basics.residence) || stage === '考编'
      ? needs.filter(({ field }) => field !== 'cities')
      : needs;
  if (section === 'education') {
    const school = wordsOfText(item['school'], document.meta.lang);
    if (item['degreeLevel'] === 'highSchool' || EARLY_SCHOOL.test(school))
      return needs.filter(({ field }) => field === 'school' || field === 'period');
    if (isFilled(item['exchange'])) return needs.filter(({ field }) => field !== 'degreeLevel');
    const own = document.education.find(({ id }) => id === item['id']);
    if (own === undefined || !isTraining(own)) return needs;
    // An import may put the name of the course in the place of the subject.
    return isFilled(own.major) ? [] : needs.filter(({ field }) => field === 'school');
  }
  // A thesis has one author, and belongs to the time of the studies.
  const named = wordsOfText(item['name'], document.meta.lang);
  if ((section === 'research' || section === 'projects') && THESIS.test(named))
    return needs.filter(({ field }) => field !== 'role' && field !== 'period');
  // Time without a job between posts has only its dates.
  if (section === 'work' && isStatedGap(wordsOfText(item['company'], document.meta.lang)))
    return needs.filter(({ field }) => field === 'period');
  // Told without any name (学裁剪，学了3个月), or left so by an import: nothing of it is known to be missing.
  if (
    JOBS.has(section) &&
    !isFilled(item['company']) &&
    !isFilled(item['title']) &&
    isFilled(item['highlights'])
  )
    return [];
  if ((section === 'projects' || section === 'research') && OWN_ROLE.test(JSON.stringify(item)))
    return needs.filter(({ field }) => field !== 'role');
  const { lang } = document.meta;
  const role = wordsOfText(item['role'], lang);
  // The class is the organisation of a post in it; of a mere member nothing more is asked.
  if (section === 'campus' && CLASS_POST.test(`${named}${role}`))
    return needs.filter(({ field }) => field === 'period');
  if (section === 'campus' && MEMBER.test(role)) return needs.filter(({ field }) => field !== 'highlights');
  // 院书画社负责人, 运动会志愿者: the organisation and the post in one name.
  if (section === 'campus' && ORGANISATION_AND_POST.test(`${wordsOfText(item['organisation'], lang)}${role}`))
    return needs.filter(({ field }) => field !== 'organisation' && field !== 'role');
  const last = lastMonthOf(item['period'], month);
  const isOld = last !== null && month - last > OLD_MONTHS;
  // A form of a public employer lists posts, and tells the work in another place.
  const isPostOfForm = stage === '考编' && section === 'work';
  return isOld || isPostOfForm
    ? needs.filter(({ field }) => field !== 'highlights' && field !== 'role')
    : needs;
}

const CLASS_POST = /班级|班(?:长|委)|团支书|[学生劳文体宣心]\p{Script=Han}?委员|课代表|[寝宿]室?长/u;
const ORGANISATION_AND_POST =
  /(?:\p{Script=Han}|[a-z])(?:负责人|志愿者|[社会队团部组班]长|主席|[部书]记|干事|委员|[队成社会]员|[助主]理|主持人?|礼仪)$/iu;
const MEMBER = /^(?:普通)?(?:会员|成员|队员|社员)$/u;

const states = (item: Record<string, unknown>, { field, or = [] }: Need): boolean =>
  [field, ...or].some((name) => isFilled(item[name]));

const SEPARATORS = /[、,，/；;()（）]/u;
/** The number of skills in an entry next to its name: LS-DYNA、Abaqus、Origin in 软件 are three. */
function namesIn(item: Record<string, unknown>): number {
  const keywords = Array.isArray(item['keywords']) ? item['keywords'].map(String) : [];
  const texts = [...keywords, wordsOfText(item['description'], 'zh')];
  const names = texts.flatMap((text) => text.split(SEPARATORS)).filter((name) => name.trim() !== '').length;
  return names + wordsOfText(item['name'], 'zh').split(SEPARATORS).length - 1;
}

function skills(
  listed: readonly ListedItem[],
  module: ResumeModuleKey,
  { stage, document }: Subject,
): Opinion {
  const doubtful = new Set(implausibleNames(document).map(({ id }) => id));
  const items = listed.filter(({ id }) => id === undefined || !doubtful.has(id));
  const has = (section: string) => items.some((each) => each.section === section);
  // A certificate counts as two skill words: a teaching or nursing licence is a skill in itself.
  const words = items.reduce(
    (count, { item, section }) => count + (section === 'certificates' ? 2 : 1 + namesIn(item)),
    0,
  );
  const share = Math.min(1, words / ENOUGH_SKILLS);
  const verdicts: Verdict[] = [
    {
      dimension: 'completeness',
      module,
      ruleId: 'completeness.skills',
      share,
      // How many lines they are depends on how the file was divided.
      reason: items.length === 0 ? '没有写技能、证书或语言' : '写出了技能、证书或语言',
    },
  ];
  const finding: FindingDraft = {
    ruleId: 'completeness.skills',
    severity: 'important',
    category: 'missing',
    module,
    issue: '技能、证书与语言写得过少',
    why: '招聘方按技能词筛选简历，写出会用的工具、设备和持有的证书才能被找到。',
    needsFact: [
      '会用的工具、软件或设备',
      ...(has('certificates') ? [] : [stage === '社招' ? '持有的证书' : '证书或外语成绩']),
    ],
    gains: [{ dimension: 'completeness', module, share: 1 - share }],
  };
  return { verdicts, findings: share < 1 ? [finding] : [] };
}
