import type { RequirementFact } from '@qicheng/analysis/job-description';
import { excerpt } from '../text/excerpt.js';
import { sharedRun } from '../text/shared-run.js';
import { everyKind, otherKind } from './certificate-kinds.js';
import { findBest, type Found, mentionsOf } from './certificate-mentions.js';
import { certificatePattern, listedCertificatesIn } from './certificate-names.js';
import { openExamIn, passedSubjects } from './exam-status.js';
import type { FactMatch } from './match-dates.js';
import { quotedList } from './part-names.js';
import { evidenceIn, type ResumeReading } from './read-resume.js';
import { requiredTradeGrade, ownTradeGrade } from './trade-grades.js';

/** Levels by rank: a higher one meets a lower one. */
const LEVELS: readonly (readonly [name: string, pattern: RegExp, rank: number])[] = [
  ['一级', /[一1]级|特级/u, 3],
  ['二级', /[二2]级/u, 2],
  ['三级', /[三3]级/u, 1],
];
const MARKS = { 甲: 0.5, 乙: 0 } as const;

/** The lowest level that meets the requirement: the second in 一级或二级. */
const leastLevel = (requirement: string): number | null => {
  // A hospital grade in a preference is not the level of the certificate.
  const own = requirement.replace(/[（(][^（）()]*优先[^（）()]*[)）]/gu, '');
  const levels = own.split(/或|\//u).flatMap((part) => levelIn(part) ?? []);
  return levels.length === 0 ? null : Math.min(...levels);
};

/** Skill grades, from the lowest. */
const GRADES: readonly (readonly [pattern: RegExp, rank: number])[] = [
  [/高级技师/u, 5],
  [/技师(?!学院)/u, 4],
  [/高级(?!职称|会计|工程师|经济师)/u, 3],
  [/中级(?!职称|会计|工程师|经济师)/u, 2],
  [/初级(?!职称|会计|工程师|经济师)/u, 1],
];
const gradeIn = (text: string): number | null => GRADES.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The rank of a level, with 二级甲等 above 二级乙等; null if none is named. */
function levelIn(text: string): number | null {
  const level = LEVELS.find(([, pattern]) => pattern.test(text));
  if (!level) return /二甲/u.test(text) ? 2.5 : /二乙/u.test(text) ? 2 : /一[甲乙]/u.test(text) ? 3 : null;
  const mark = /[甲乙]/u.exec(text)?.[0] as keyof typeof MARKS | undefined;
  return level[2] + (mark ? MARKS[mark] : 0);
}

function unfinished({ name, text, entry, status }: Found): FactMatch {
  const atoms = [evidenceIn(text)];
  if (status === 'sat')
    return {
      state: '待确认',
      reason: `只写了“${name}”的考试，没有写是否通过、是否取得证书`,
      atoms,
      action: '写明考试结果；已经取得就写证书全名和时间，没有取得不要写成已取得。',
    };
  if (status !== 'partly')
    return {
      state: '缺口',
      reason: status === 'failed' ? `“${name}”考试没有通过，证书还没有取得` : `“${name}”还没有取得`,
      atoms,
      action: '写明“在考”，不要写成已取得；先问能否入职后再取得。',
    };
  const count = passedSubjects(entry);
  return {
    state: '可迁移',
    reason: `“${name}”在考${count > 0 ? `，已过 ${count} 科` : '，已通过一部分'}，证书还没有取得`,
    atoms,
    action: `写成“在考${count > 0 ? `（已过 ${count} 科）` : ''}”，不要写成已取得；先问能否入职后再取得。`,
  };
}

/** A part of an examination that the posting accepts: 通过客观题亦可. */
const PART_ENOUGH = /(?:通过|已过)([^,，;；]{2,8}?)(?:亦|也|均)可/u;

function enoughInPart({ text, entry }: Found, requirement: string): FactMatch | null {
  const part = PART_ENOUGH.exec(requirement)?.[1] ?? '';
  // 三科以上 is a number, 客观题 is a name.
  const count = /[科门]/u.test(part) ? passedSubjects(`通过${part}`) : 0;
  const isPassed =
    part !== '' &&
    (count > 0
      ? passedSubjects(entry) >= count
      : new RegExp(`${part}(?:考试)?(?:已|均)?(?:通过|过)`, 'u').test(entry));
  return isPassed
    ? { state: '直接', reason: `招聘写明通过${part}也可以，简历写到已通过`, atoms: [evidenceIn(text)] }
    : null;
}

/** The number of levels of qualifications in which one level is not the whole. */
const STAGES: Readonly<Record<string, number>> = { CFA: 3, FRM: 2 };
const STAGE =
  /(?:level|part|L|P)\s?(?<roman>I{1,3}|[123])(?![A-Za-z\d])|(?<number>[一二三123])级|第(?<nth>[一二三])级/iu;
const STAGE_NUMBERS: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3, 一: 1, 二: 2, 三: 3 };

/** The level of CFA or FRM in a text; null if none is named. */
function stageIn(text: string): number | null {
  const groups = STAGE.exec(text)?.groups;
  const stated = groups?.['roman'] ?? groups?.['number'] ?? groups?.['nth'];
  return stated === undefined ? null : (STAGE_NUMBERS[stated.toUpperCase()] ?? Number(stated));
}

/** Judges a single level of a qualification if the posting requires more. */
function onlyStage({ name, text }: Found, requirement: string): FactMatch | null {
  const whole = STAGES[name];
  const own = whole === undefined ? null : stageIn(text.affirmed);
  const least = stageIn(requirement) ?? whole ?? 0;
  if (own === null || own >= least) return null;
  return {
    state: '可迁移',
    reason: `简历写的是“${excerpt(text.text, 40)}”，通过的是其中一级，不等于已取得${name}`,
    atoms: [evidenceIn(text)],
    action: /通过/u.test(text.text)
      ? '简历这样写是准确的，照写就可以；面试时说明下一级的安排。'
      : `写成“${name} ${'一二三'[own - 1] ?? own}级已通过”，不要只写${name}。`,
  };
}

/** Higher certificates, which meet a requirement of the lower one. */
const HIGHER: Readonly<Record<string, readonly string[]>> = {
  六西格玛绿带: ['六西格玛黑带'],
  二级建造师: ['一级建造师'],
  初级会计职称: ['中级会计职称', '高级会计职称', '注册会计师'],
  中级会计职称: ['高级会计职称'],
  初级职称: ['初级会计职称', '中级职称', '中级会计职称', '高级职称', '高级会计职称'],
  中级职称: ['中级会计职称', '高级职称', '高级会计职称'],
  高级职称: ['高级会计职称'],
};

/** The next lower certificate. */
const LOWER: Readonly<Record<string, string>> = {
  六西格玛黑带: '六西格玛绿带',
  一级建造师: '二级建造师',
  高级会计职称: '中级会计职称',
  中级会计职称: '初级会计职称',
  中级职称: '初级职称',
  高级职称: '中级职称',
};

/** The alternative that names a certificate: 施工员证 in 施工员证或二级建造师证书. */
const alternativeOf = (name: string, requirement: string): string => {
  const parts = requirement.split(/或者?|\//u);
  const own = parts.filter((part) => certificatePattern(name).test(part));
  return parts.length > 1 && own.length === 1 && parts.every((part) => listedCertificatesIn(part).length > 0)
    ? (own[0] ?? requirement)
    : requirement;
};

/** Judges the grade of a certificate of a trade; null if no grade is required or the certificate has other levels. */
function ofTrade({ name, text, entry, nameAsWritten }: Found, requirement: string): FactMatch | null {
  const least = requiredTradeGrade(name, requirement);
  if (least === null) return null;
  const own = ownTradeGrade(entry, certificatePattern(name));
  const atoms = [evidenceIn(text)];
  if (own === null)
    return { state: '待确认', reason: `写到“${nameAsWritten}”，没有写等级，要求${least.name}`, atoms };
  return own >= least.rank
    ? { state: '直接', reason: `写到“${nameAsWritten}”，等级达到${least.name}`, atoms }
    : { state: '缺口', reason: `要求${least.name}，简历写的是“${excerpt(text.text, 40)}”`, atoms };
}

/** The better of several results comes first. */
const ORDER: readonly FactMatch['state'][] = ['直接', '可迁移', '待确认', '缺口', '未体现'];

/** Judges one certificate that is held: its kind, grade and level. */
function asCertificate(
  certificate: Found,
  requirement: string,
  names: readonly string[],
  found: readonly Found[],
): FactMatch {
  const atoms = [evidenceIn(certificate.text)];
  const kind = otherKind(certificate, requirement);
  if (kind) return kind;
  const required = alternativeOf(certificate.name, requirement);
  const graded = ofTrade(certificate, required);
  if (graded) return graded;
  const [grade, ownGrade] = [gradeIn(required), gradeIn(certificate.entry)];
  if (gradeIn(certificate.name) === null && grade !== null && ownGrade !== null && ownGrade < grade)
    return {
      state: '缺口',
      reason: `等级低于要求，简历写的是“${excerpt(certificate.text.text, 40)}”`,
      atoms,
    };
  const [least, own] = [leastLevel(required), levelIn(certificate.text.affirmed)];
  const isGraded =
    least !== null && !/计算机/u.test(certificate.name) && STAGES[certificate.name] === undefined;
  if (isGraded && own !== null && own < least)
    return {
      state: '缺口',
      reason: `等级低于要求，简历写的是“${excerpt(certificate.text.text, 40)}”`,
      atoms,
    };
  if (isGraded && own === null)
    return { state: '待确认', reason: `写到“${certificate.nameAsWritten}”，没有写等级`, atoms };
  const isAll = names.length > 1 && !/或|\/|之一|任[一意]|优先|等/u.test(requirement);
  const open = isAll
    ? names.filter((name) => !found.some((each) => each.name === name && each.status === 'held'))
    : [];
  const all = found.filter(({ status }) => status === 'held');
  const every = all.map(({ text }) => evidenceIn(text));
  if (open.length > 0)
    return {
      state: '可迁移',
      reason: `写到“${certificate.nameAsWritten}”，没有写${quotedList(open)}`,
      atoms: every,
      action: '有证就写全名称、等级和取得时间；没有先问是否必须。',
    };
  return {
    state: '直接',
    reason: `写到${quotedList(isAll ? all.map(({ nameAsWritten }) => nameAsWritten) : [certificate.nameAsWritten])}`,
    atoms: isAll ? every : atoms,
  };
}

/** The name of a certificate as the posting has it: 环境监测上岗证 for 环境监测证. */
function namePosted(name: string, requirement: string): string {
  const infix = '[\\u4e00-\\u9fa5]{0,6}?';
  const pattern = new RegExp(`${name.replace(/证$/u, '')}${infix}证(?:书)?`, 'u');
  return name.endsWith('证') && !/[^\u4e00-\u9fa5]/u.test(name)
    ? (pattern.exec(requirement)?.[0] ?? name)
    : name;
}

const MIN_TRAINING_RUN = 4;
/** Whether a text tells of the training for a certificate of training: 临床药师规范化培训. */
const isInTraining = (name: string, text: string): boolean =>
  /培训|进修/u.test(name) &&
  /培训|进修/u.test(text) &&
  [...sharedRun(name.replace(/(?:规范化)?(?:培训|进修).*$/u, ''), text)].length >= MIN_TRAINING_RUN;

/** Judges whether the résumé states a certificate of the required or a higher level. */
export function matchCertificate(
  { names }: Extract<RequirementFact, { kind: 'certificate' }>,
  requirement: string,
  { texts, intentions, unplaced }: ResumeReading,
): FactMatch {
  const read = [...texts, ...intentions.filter(({ section }) => section === 'basics')];
  const above = names.flatMap((name) => HIGHER[name] ?? []);
  const found = [...names, ...above].flatMap((name) => findBest(name, certificatePattern(name), read));
  const certificate =
    found.find((each) => each.status === 'held' && onlyStage(each, requirement) === null) ??
    found.find(({ status }) => status === 'held');
  const stage = certificate && onlyStage(certificate, requirement);
  if (stage) return stage;
  const open = certificate && openExamIn(certificate.name, unplaced);
  if (certificate && open !== undefined)
    return {
      ...{ state: '可迁移', atoms: [evidenceIn(certificate.text)] },
      reason: `列了“${certificate.name}”，文件里另写着“${excerpt(open, 40)}”，证书还没有取得`,
      action: '写成“已过几科”，不要写成已取得；先问能否取得后再补。',
    };
  if (certificate && !certificate.isOwn)
    return {
      ...{ state: '待确认', atoms: [evidenceIn(certificate.text)] },
      reason: `经历里写到“${certificate.nameAsWritten}”，没有写自己是否持证`,
      action: '有证就写全名称、等级和取得时间；没有先问是否必须。',
    };
  if (certificate) {
    // Several certificates of one family are compared each: 高压电工证 next to 低压电工证.
    const family = [
      certificate,
      ...mentionsOf(certificate.name, certificatePattern(certificate.name), read),
    ].filter(({ status, isOwn }) => status === 'held' && isOwn);
    const [best] = family
      .map((each) => asCertificate(each, requirement, names, found))
      .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
    return everyKind(family, requirement) ?? best ?? asCertificate(certificate, requirement, names, found);
  }
  const [pending] = found;
  if (pending) return enoughInPart(pending, requirement) ?? unfinished(pending);
  const lower = names.flatMap((name) =>
    findBest(LOWER[name] ?? '', certificatePattern(LOWER[name] ?? '无'), read),
  )[0];
  if (lower?.status === 'held')
    return {
      state: '缺口',
      reason: `要求“${names.join('”或“')}”，简历写的是“${lower.name}”`,
      atoms: [evidenceIn(lower.text)],
    };
  const written = names.map((name) => namePosted(name, requirement));
  const training = texts.find(({ text }) => names.some((name) => isInTraining(name, text)));
  if (training)
    return {
      ...{ state: '待确认', atoms: [evidenceIn(training)] },
      reason: `简历写到“${excerpt(training.text, 40)}”，看不出已经取得“${written.join('”或“')}”`,
      action: '已经结业、取得证书就写明时间；还没有结业如实写“在培”，先问是否算数。',
    };
  return { state: '未体现', reason: `简历没有写“${written.join('”或“')}”`, atoms: [] };
}
