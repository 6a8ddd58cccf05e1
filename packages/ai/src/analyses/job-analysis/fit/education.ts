import type { Contribution } from '@qicheng/analysis/result';
import type { EducationItem } from '@qicheng/resume/document';
import { type Occupation } from '#src/data/occupations.js';
import { placeBeforeMissing } from '#src/guards/unplaced-text.js';
import { familiesOf } from '#src/jd/data/majors.js';
import { withoutLabel } from '#src/jd/employment.js';
import { isUnfinished } from '#src/jd/unfinished-degree.js';
import { chineseMajor } from '#src/text/english-majors.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import { quoted } from '../../resume-analysis/statements.js';
import { ownCertificate, openCertificate } from './own-certificate.js';
import { type FitRule, type FitSubject } from './rule.js';

const LEVELS = ['juniorHigh', 'highSchool', 'technical', 'college', 'bachelor', 'master', 'doctor'] as const;
export const DEGREE_LABELS = {
  none: '一般不限学历',
  highSchool: '高中（中专）及以上',
  college: '大专及以上',
  bachelor: '本科及以上',
  master: '硕士及以上',
} as const;
const DEGREE = 50;
const ONE_BELOW = 25;
const MAJOR = 35;
const RELATED = 18;
const CERTIFICATE = 15;

const rankOf = (level: string | undefined): number =>
  level === undefined ? -1 : LEVELS.indexOf(level as (typeof LEVELS)[number]);

/** Whether a usual degree is not above another one. */
export const isAtMost = (degree: Occupation['degree'], other: Occupation['degree']): boolean =>
  rankOf(degree) <= rankOf(other);

interface Seen {
  item: EducationItem;
  pointer: string;
  major: string;
}

const educations = ({ document }: FitSubject['resume']): Seen[] =>
  document.education.flatMap((item, index) =>
    item.visible === false
      ? []
      : [
          {
            item,
            pointer: `/education/${index}`,
            major: withoutLabel(wordsOfText(item.major, document.meta.lang)),
          },
        ],
  );

/** 学历: the degree relative to the threshold, the field of study, and mandatory licences. */
export const educationFit: FitRule = (subject) => {
  const seen = educations(subject.resume);
  return [degreeOf(seen, subject), majorOf(seen, subject), ...certificatesOf(subject)];
};

/** The number of levels by which the highest degree is below the usual one; null without a degree. */
export function missingDegreeLevels({
  resume,
  occupation,
  month,
}: Pick<FitSubject, 'resume' | 'occupation'> & { month: string }): number | null {
  if (occupation.degree === 'none') return 0;
  const obtained = educations(resume).filter(({ item }) => !isUnfinished(item, resume.document, month));
  const best = Math.max(-1, ...obtained.map(({ item }) => rankOf(item.degreeLevel)));
  return best < 0 ? null : Math.max(0, rankOf(occupation.degree) - best);
}

function degreeOf(
  seen: readonly Seen[],
  { occupation: { degree }, resume, input: { month } }: FitSubject,
): Contribution {
  if (degree === 'none')
    return { ruleId: 'education.degree', points: DEGREE, reason: '这一职业一般不限学历', evidence: [] };
  const required = rankOf(degree);
  const all = [...seen].sort((a, b) => rankOf(b.item.degreeLevel) - rankOf(a.item.degreeLevel));
  const isOpen = ({ item }: Seen): boolean => isUnfinished(item, resume.document, month);
  const best = all.find((each) => !isOpen(each));
  const due = all.find((each) => isOpen(each) && rankOf(each.item.degreeLevel) >= required);
  if (due && rankOf(best?.item.degreeLevel) < required)
    return {
      ruleId: 'education.degree',
      points: ONE_BELOW,
      reason: `在读，取得学历后才是常见要求的${DEGREE_LABELS[degree]}`,
      evidence: [{ pointer: due.pointer, targetId: due.item.id, quote: quoted(due.major || '教育经历') }],
    };
  const rank = rankOf(best?.item.degreeLevel);
  const evidence = best
    ? [{ pointer: best.pointer, targetId: best.item.id, quote: quoted(best.major || '教育经历') }]
    : [];
  const label = DEGREE_LABELS[degree];
  if (rank < 0)
    return { ruleId: 'education.degree', points: 0, reason: unstatedDegree(resume.unplaced), evidence };
  if (rank >= required)
    return { ruleId: 'education.degree', points: DEGREE, reason: `达到常见要求（${label}）`, evidence };
  return {
    ruleId: 'education.degree',
    points: rank === required - 1 ? ONE_BELOW : 0,
    reason: `常见要求是${label}，低于要求`,
    evidence,
  };
}

/** What is said without a degree: an unplaced line of the file may name it. */
function unstatedDegree(unplaced: readonly string[]): string {
  const advice = placeBeforeMissing('education', unplaced, ['学历层次']);
  return advice === undefined ? '简历没有写学历层次，无法判断' : `没有识别到学历层次。${advice}`;
}

const bare = (words: string): string =>
  words.replace(/文秘/gu, '秘书').replace(/服务(?=[与及]?管理)|与|及|其|专业|类|学$|工程$/gu, '');

/** Whether a field of study is one of the usual ones. */
export const isUsualMajor = (major: string, { majors }: Pick<Occupation, 'majors'>): boolean =>
  major !== '' &&
  majors.some((each) => {
    const [a, b] = [bare(each), bare(chineseMajor(major))];
    return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
  });

/** Whether a field of study is related to one of the usual ones: 汽车检测与维修 and 车辆工程. */
export const isNearMajor = (major: string, { majors }: Pick<Occupation, 'majors'>): boolean => {
  const own = familiesOf(chineseMajor(major));
  return majors.some((each) => [...familiesOf(each)].some((family) => own.has(family)));
};

/** Whether an occupation is open to every field of study. */
export const isOpenToAll = ({ majors }: Occupation): boolean =>
  majors.some((major) => /不限|各理工/u.test(major));

function majorOf(seen: readonly Seen[], { occupation, isGeneral, resume }: FitSubject): Contribution {
  const open = isGeneral || isOpenToAll(occupation);
  const found = seen.find(({ major }) => isUsualMajor(major, occupation));
  const own = found ?? seen[0];
  const evidence = own
    ? [{ pointer: `${own.pointer}/major`, targetId: own.item.id, quote: quoted(own.major) }]
    : [];
  const isNamed = own !== undefined && own.major !== '';
  if (open) return { ruleId: 'education.major', points: MAJOR, reason: '专业不限', evidence };
  if (found)
    return {
      ruleId: 'education.major',
      points: MAJOR,
      reason: `专业相符：${quoted(found.major, 40)}`,
      evidence,
    };
  const near = seen.find(({ major }) => major !== '' && isNearMajor(major, occupation));
  if (near)
    return {
      ruleId: 'education.major',
      points: RELATED,
      reason: `“${quoted(near.major, 40)}”与常见专业${occupation.majors.slice(0, 3).join('、')}相近`,
      evidence: [{ pointer: `${near.pointer}/major`, targetId: near.item.id, quote: quoted(near.major) }],
    };
  const courses = resume.document.education.flatMap(({ courses: listed = [] }) =>
    listed.map(({ name }) => wordsOfText(name, resume.document.meta.lang)),
  );
  const related = courses.find((course) => isUsualMajor(course, occupation));
  if (related !== undefined)
    return {
      ruleId: 'education.major',
      points: RELATED,
      reason: `学过相关课程“${quoted(related, 30)}”`,
      evidence,
    };
  return {
    ruleId: 'education.major',
    points: 0,
    reason: isNamed ? `常见专业是${occupation.majors.slice(0, 4).join('、')}` : unnamedMajor(resume.unplaced),
    evidence,
  };
}

/** What is said without a field of study: an unplaced line of the file may name it. */
function unnamedMajor(unplaced: readonly string[]): string {
  const advice = placeBeforeMissing('education', unplaced, ['专业']);
  return advice === undefined ? '简历没有写专业' : `没有识别到专业。${advice}`;
}

function certificatesOf({ occupation, resume }: FitSubject): Contribution[] {
  const needed = occupation.certificates.filter(({ need }) => need === '必备');
  if (needed.length === 0)
    return [
      {
        ruleId: 'education.certificate',
        points: CERTIFICATE,
        reason: '一般没有必备的证书，以招聘要求为准',
        evidence: [],
      },
    ];
  const each = CERTIFICATE / needed.length;
  return needed.map(({ name }) => {
    const found = ownCertificate(resume, name);
    return {
      ruleId: 'education.certificate',
      points: found ? Math.round(each * 100) / 100 : 0,
      reason: found
        ? `已写明必备证书“${name}”`
        : openCertificate(resume, name)
          ? `必备证书“${name}”还没有取得，简历写的是在考`
          : `没有写必备证书“${name}”`,
      evidence: found
        ? [{ pointer: found.pointer, targetId: found.targetId, quote: quoted(found.text) }]
        : [],
    };
  });
}
