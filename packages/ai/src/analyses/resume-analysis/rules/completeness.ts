import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import { implausibleNames } from '#src/guards/plausible-document.js';
import { clipped } from '#src/text/clipped.js';
import { type ListedItem, listedItems, wordsOfText } from '../items.js';
import type { CheckedModule } from '../modules.js';
import { missingFacts } from './needed-facts.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';

const RULE_ID = 'completeness.facts';
// Fewer skill words do not show what a person can do.
const ENOUGH_SKILLS = 3;

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
    const missing = missingFacts(subject, listed);
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
