import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { JudgedTarget, PostgradResult } from '@qicheng/analysis/postgrad-exam-result';
import { isBetweenRegistrations } from '../../planning/national-exam.js';

const LANGUAGE_READY = 500;
const MARKS_READY = 0.8;
const HUNDRED = 100;

function practiceText(resume: PostgradInput['resume'], isLast: boolean): string {
  if (resume === null) return '没有选择简历，实习和工作经历没有参与判断';
  if (resume.document.work.some(({ period }) => period?.end === 'present'))
    return '目前在职，可以先不离职，边考边看机会';
  const practice = resume.document.internships.length + resume.document.work.length;
  if (practice > 0) return `简历里有 ${practice} 段实习或工作经历，可以据此投相近的岗位`;
  return isLast
    ? '简历里没有实习经历：初试考完再找一段与专业相关的实习，接着投春招'
    : '简历里没有实习经历，可先找一段与专业相关的实习';
}

function languageText({ cet4, cet6 }: PostgradInput['english']): string {
  if (cet6 !== undefined && cet6 >= LANGUAGE_READY) return `六级 ${cet6} 分，可以着手语言考试`;
  if (cet6 === undefined && cet4 === undefined) return '没有填写四、六级成绩，语言考试要另行准备';
  const [label, score] = cet6 === undefined ? ['四级', cet4] : ['六级', cet6];
  return `${label} ${score} 分，先补英语再考语言成绩`;
}

function marksText({ gpa }: PostgradInput['undergraduate']): string {
  if (gpa === undefined) return '没有填写绩点，无法判断申请门槛';
  const share = gpa.value / gpa.scale;
  const shown = `绩点 ${gpa.value}/${gpa.scale}，是满分的 ${Math.round(share * HUNDRED)}%`;
  return share >= MARKS_READY ? shown : `${shown}，看重均分的项目不容易申请`;
}

/** Whether the last education of the résumé has ended; null if unknown. */
function hasGraduated({ resume, today }: PostgradInput): boolean | null {
  const ends = (resume?.document.education ?? []).flatMap(({ period }) => {
    const end = period?.end;
    if (end === undefined) return [];
    return [end === 'present' ? '9999-12' : `${end.y}-${String(end.m ?? 12).padStart(2, '0')}`];
  });
  const last = ends.sort().at(-1);
  return last === undefined ? null : last < today.slice(0, 'YYYY-MM'.length);
}

function civilTexts(input: PostgradInput): string[] {
  const graduated = hasGraduated(input);
  return [
    ...(graduated === false ? ['毕业当年按应届身份能报的职位最多，错过就少了'] : []),
    ...(graduated === true ? ['已经毕业，先看职位限不限应届、有没有基层年限要求'] : []),
    ...(graduated === null ? ['先看职位的应届要求和基层年限'] : []),
    ...(isBetweenRegistrations(input.today)
      ? ['国考一年一次，报名通常在 10 月，现在多半已经截止；省考看本省公告']
      : []),
  ];
}

/** Alternatives to the examination, by the stated facts. */
export function alternativesOf(
  input: PostgradInput,
  targets: readonly JudgedTarget[],
  isLast: boolean,
): PostgradResult['alternatives'] {
  const { english, undergraduate, resume } = input;
  const isRisky = targets.every(({ group }) => group === '冲' || group === '暂不建议');
  return [
    {
      kind: '就业',
      reasons: [...(isRisky ? ['目标中没有稳或保，建议同时准备就业'] : []), practiceText(resume, isLast)],
      nextStep: '做一次岗位分析，看能力差距和三个月计划',
      path: '/ai/jobAiAnalyse',
    },
    {
      kind: '留学',
      reasons: [languageText(english), marksText(undergraduate)],
      nextStep: '列出目标国家的申请时间和语言要求，以学校官网为准',
      path: '/ai/fereAiAnalyse',
    },
    {
      kind: '考公',
      reasons: civilTexts(input),
      nextStep: '用考公分析逐条核对报考资格',
      path: '/ai/kaogongAiAnalyse',
    },
  ];
}
