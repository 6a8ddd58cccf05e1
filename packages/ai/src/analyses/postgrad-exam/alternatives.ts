import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { JudgedTarget, PostgradResult } from '@qicheng/analysis/postgrad-exam-result';

const LANGUAGE_READY = 500;
const MARKS_READY = 0.8;

function practiceText(resume: PostgradInput['resume']): string {
  if (resume === null) return '没有选择简历，实习和工作经历没有参与判断';
  const practice = resume.document.internships.length + resume.document.work.length;
  return practice > 0
    ? `简历里有 ${practice} 段实习或工作经历，可直接投递`
    : '简历里没有实习经历，可先找一段与专业相关的实习';
}

/** Ways beside the examination, by what was stated. */
export function alternativesOf(
  input: PostgradInput,
  targets: readonly JudgedTarget[],
): PostgradResult['alternatives'] {
  const { english, undergraduate, resume } = input;
  const isRisky = targets.every(({ group }) => group === '冲' || group === '暂不建议');
  const marks = undergraduate.gpa ? undergraduate.gpa.value / undergraduate.gpa.scale : null;
  const shared = isRisky ? ['目标中没有稳或保，建议同时准备另一条路'] : [];
  return [
    {
      kind: '就业',
      reasons: [...shared, practiceText(resume)],
      nextStep: '做一次岗位分析，看能力差距和三个月计划',
      path: '/ai/jobAiAnalyse',
    },
    {
      kind: '留学',
      reasons: [
        ...((english.cet6 ?? 0) >= LANGUAGE_READY
          ? [`六级 ${english.cet6} 分，可以着手语言考试`]
          : ['语言成绩需另行准备']),
        ...(marks === null
          ? ['没有填写绩点，无法判断申请门槛']
          : [marks >= MARKS_READY ? '绩点达到满分的 80% 以上' : '绩点不到满分的 80%，多数项目会看重均分']),
      ],
      nextStep: '列出目标国家的申请时间和语言要求，以学校官网为准',
      path: '/ai/fereAiAnalyse',
    },
    {
      kind: '考公',
      reasons: ['政治、写作的准备有一部分相通', '应届身份有时限，先核对职位的应届要求'],
      nextStep: '用考公分析逐条核对报考资格',
      path: '/ai/kaogongAiAnalyse',
    },
  ];
}
