import { letterInput } from '@qicheng/analysis/cover-letter';
import { ghostwriteInput, ghostwriteStyles } from '@qicheng/analysis/ghostwrite';
import { written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyses/cover-letter/analyse.js';
import { ghostwrite } from './analyses/ghostwrite/ghostwrite.js';
import { kindOf } from './kinds.js';
import { runReference, runRules } from './run-rules.js';
import { formProblemsOf } from './text/sentence-form.js';

interface Applicant {
  readonly post: string;
  readonly duties: string;
  readonly lines: readonly string[];
}

/** Lines as people of many trades write them: with half-width marks, in a chat, as lists, by year, without a verb. */
const APPLICANTS: readonly Applicant[] = [
  {
    post: '餐厅店长',
    duties: '负责门店日常经营与排班;控制食材损耗;完成月度营业目标',
    lines: [
      '现在新店开业了,负责排班、订货、客诉处理,月营业额42万;',
      '2024年3次区域第一,2025年评为优秀店长',
      '负责食材验收,库存盘点,卫生检查,员工培训;损耗率由6%降到3.5%.',
    ],
  },
  {
    post: '仓库管理员',
    duties: '负责收发货和盘点,管理系统数据;带领班组',
    lines: [
      '公司是做家电配送的,3个库,我负责收发货登记、盘点,差异率0.2%',
      '收货入库,出库复核;',
      '后来带了6个人,每月发货约1,200单',
    ],
  },
  {
    post: '电工',
    duties: '负责配电房巡检与设备维修,编制检修记录',
    lines: [
      '项目是城东一个住宅区(18栋),我一个人管配电房巡检、抄表',
      '配电柜巡检,每天2次,做到零事故;',
      '设备维修约300次/年,停机时间从8小时降到3小时',
    ],
  },
  {
    post: '小学语文教师',
    duties: '承担语文教学与班主任工作,开展教研',
    lines: [
      '2023年起任年级组长,带教新教师3名,所带班级期末平均分年级第二;',
      '备课,上课,批改作业,家校沟通',
      '做"整本书阅读"课题(校级),公开课2节',
    ],
  },
  {
    post: '会计',
    duties: '负责账务处理、纳税申报、往来核对',
    lines: [
      '2022年1860万,2023年2540万,2024年3100万;',
      '纳税申报,每月12家公司,无逾期;',
      '负责凭证审核,往来核对,月末结账;月结时间由7天缩短到4天',
    ],
  },
  {
    post: '前端工程师',
    duties: '负责前端页面开发与性能优化,使用Vue和TypeScript',
    lines: [
      '系统已经上线了,负责订单模块(Vue3+TypeScript),首屏时间从4.2s降到1.6s;',
      '组件库搭建,覆盖12个项目,',
      '参与需求评审、代码评审和,文档编写',
    ],
  },
  {
    post: '养老护理员',
    duties: '负责老人生活照料、用药协助与记录',
    lines: [
      '照护失能老人9位,翻身、喂饭、擦洗都是我',
      '目前院里住满了,夜班我值,每月8个;压疮发生率0',
      '护理记录书写,抽查合格率98%',
    ],
  },
  {
    post: '销售代表',
    duties: '开发客户,完成销售任务,维护老客户',
    lines: ['2024年5次月度销冠;', '2024年个人签约36单,2025年41单,回款率97%左右;', '跟进客户,促进成交;'],
  },
];
const TODAY = '2026-11-28';
const MONTH = '2026-11';

const documentOf = ({ post, lines }: Applicant) =>
  written({
    position: post,
    school: ['江城职业技术学院(专科)', '专业:工商管理', '2014.09-2017.06'],
    work: [
      ['青禾实业有限公司(总部)', post, '2022.03-', ...lines],
      ['和顺服务有限公司', `${post}助理`, '2018.01-2022.01', ...lines.toReversed()],
    ],
    skills: ['Excel(熟练)'],
    self: '性格开朗,吃苦耐劳',
  });
const resumeOf = (applicant: Applicant) => ({
  title: '简历',
  language: 'zh' as const,
  document: documentOf(applicant),
});
const postingOf = ({ post, duties }: Applicant): string =>
  `${post}(城南)\n江城示例服务有限公司\n岗位职责:\n${duties}\n任职要求:\n1.大专及以上学历;\n2.3年以上工作经验`;

/** The texts that people copy and send, with what each is. */
function textsOf(applicant: Applicant): { of: string; text: string }[] {
  const resume = resumeOf(applicant);
  const jd = postingOf(applicant);
  const letter = analyseLetter(
    letterInput.parse({
      today: TODAY,
      company: '',
      position: applicant.post,
      addressee: '',
      letter: '',
      jd,
      resume,
    }),
  );
  const jdAnalysis = kindOf('jdAnalysis');
  if (jdAnalysis === null) throw new Error('the analysis of postings is not offered');
  const input = { text: jd, month: MONTH, resume };
  const { result } = runRules(jdAnalysis, input);
  const { summary, introduction } = runReference(jdAnalysis, { input, result }).result as {
    summary: { text: string };
    introduction: { text: string }[];
  };
  const changes = ghostwriteStyles.flatMap((style) =>
    ghostwrite(
      ghostwriteInput.parse({
        resume,
        month: MONTH,
        target: { position: applicant.post },
        service: 'optimise',
        style,
        length: '适中',
        jd,
      }),
    ).variants.flatMap((variant) => variant.changes.flatMap(({ parts }) => parts)),
  );
  return [
    ...(letter.written?.paragraphs ?? []).map(({ text }) => ({ of: 'letter', text })),
    ...letter.greetings.map(({ text }) => ({ of: 'greeting', text })),
    { of: 'summary', text: summary.text },
    ...introduction.map(({ text }) => ({ of: 'introduction', text })),
    ...changes.map(({ text }) => ({ of: 'rewriting', text: text.replace(/；$/u, '') })),
  ];
}

it.each(APPLICANTS.map((applicant) => [applicant.post, applicant] as const))(
  'every text to be sent is well-formed, and there are some: %s',
  (_post, applicant) => {
    const texts = textsOf(applicant);
    expect(new Set(texts.map((each) => each.of)).size).toBeGreaterThanOrEqual(4);
    const illFormed = texts.flatMap(({ of, text }) => {
      const problems = formProblemsOf(text);
      return problems.length === 0 ? [] : [{ of, text, problems }];
    });
    expect(illFormed).toEqual([]);
  },
);
