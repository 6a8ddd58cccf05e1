import type { ResumeDocument } from '@qicheng/resume/document';
import { analysed } from '#test/resume-analysis/analysed.js';
import { written } from '#test/resume-analysis/written-resume.js';
import { withLongAgo } from './recency.js';
import { missingFactOf } from './rewrite.js';
import { readTexts, type Statement } from './statements.js';

const resumeOf = (...statements: string[]) =>
  written({
    position: '设备维修工',
    school: ['江城职业学院', '机电一体化', '2018.09-2021.06'],
    work: [['江城轴承厂', '维修工', '2021.07-', ...statements]],
  });
const statementOf = (text: string): Statement | undefined => readTexts(resumeOf(text)).statements[0];
const rulesOf = (...statements: string[]) =>
  analysed(resumeOf(...statements)).findings.map(({ ruleId }) => ruleId);

describe('a fact is requested', () => {
  it('for an action without a quantity or a result', () => {
    expect(missingFactOf(statementOf('维修车床和铣床，更换轴承') as Statement)).not.toBeNull();
  });

  it.each([
    '主要客户在日本和韩国，产品是灯具配件',
    '授课科目为初中物理',
    '编制两套报表，每月提交集团总部',
    '每季度汇总门店报修情况，提交总部',
  ])('as an amount is not requested for “%s”', (text) => {
    expect(missingFactOf(statementOf(text) as Statement) ?? '').not.toMatch(/数量|次数/u);
  });

  it.each([
    '每月提交集团 reporting package',
    '编制双准则报表',
    '负责全校教学设备的维护',
    '调试整条产线',
    '逐笔核对往来账',
    '轮转内科、外科、急诊三个科室，书写护理记录',
    '主营户外家具和园艺工具',
    '常用SAP、用友U8、Excel',
    '客户以德国、英国商超为主',
  ])('is not requested for “%s”, which states its extent or no action', (text) => {
    expect(missingFactOf(statementOf(text) as Statement)).toBeNull();
  });

  it.each(['剪成短视频，最高一条播放 86 万', '维修车床 40 台', '还有钳工四级（中级）', '高级工证书'])(
    'is not requested for “%s”',
    (text) => {
      expect(missingFactOf(statementOf(text) as Statement)).toBeNull();
    },
  );
});

describe('findings about facts that are present', () => {
  const GOOD = [
    '维修车床 40 台，停机时间由 6 小时降到 2 小时',
    '更换主轴轴承 120 套，返修率 1%',
    '编写点检表 12 份，故障率下降 30%',
    '带徒弟 3 名，均通过中级工考核',
    '巡检设备 60 台，发现隐患 45 处',
    '改造夹具 5 套，换型时间缩短 40%',
  ];

  it('are not reported', () => {
    const ids = rulesOf(...GOOD);
    expect(ids).not.toContain('layout.thin');
    expect(ids).not.toContain('order.strongest');
  });

  it('do not ask to replace a first line that states a quantity', () => {
    expect(rulesOf('维修车床 40 台', '整理备件库', '故障率由 5% 降到 2%，节省 30 万元')).not.toContain(
      'order.strongest',
    );
  });

  it('do not take a number in a name for an address', () => {
    expect(rulesOf('运营“柳荫路18号”公众号，推文 60 篇')).not.toContain('privacy.shown');
    expect(rulesOf('现住柳荫路18号3栋502室')).toContain('privacy.shown');
    expect(rulesOf('柳荫小区6单元502室')).toContain('privacy.shown');
  });

  it('do not take buildings that one worked on for an address', () => {
    expect(rulesOf('为一个住宅小区,24栋楼安装电梯 48 部')).not.toContain('privacy.shown');
    expect(rulesOf('保洁范围为柳荫小区 9 幢高层住宅')).not.toContain('privacy.shown');
    expect(rulesOf('负责柳荫小区3栋的外墙保温')).not.toContain('privacy.shown');
  });

  it('count each name of a skill entry', () => {
    const many = written({ position: '维修工', skills: ['PLC、变频器、CAD、SolidWorks（会画零件图）'] });
    const few = written({ position: '维修工', skills: ['PLC'] });
    const idsOf = (document: ReturnType<typeof written>) =>
      analysed(document).findings.map(({ ruleId }) => ruleId);
    expect(idsOf(few)).toContain('completeness.skills');
    expect(idsOf(many)).not.toContain('completeness.skills');
  });

  it('do not praise or rewrite a line broken by the import', () => {
    const { strengths } = analysed(
      resumeOf(
        ...GOOD.slice(0, 2),
        '2020.07-2020.09 | 东湖电器厂 | 学徒 | 配线 300 台，合格率由 90% 提高到 99%',
      ),
    );
    expect(JSON.stringify(strengths)).not.toContain('东湖电器厂');
  });
});

it('a dated period of family care between jobs is complete and is not to be deleted', () => {
  const { findings } = analysed(
    written({
      position: '外贸跟单',
      work: [
        ['江城贸易有限公司', '跟单员', '2023.01-', '跟进订单 40 个，准时交货率由86%提到95%'],
        ['全职照顾孩子', '', '2020.01-2022.12'],
        ['江城灯饰有限公司', '单证员', '2015.07-2019.12', '制作单证每月 40 票'],
      ],
    }),
  );
  expect(JSON.stringify(findings)).not.toMatch(/照顾孩子|空了/u);
});

it('a term as an exchange student lacks no degree', () => {
  const studied = (exchange: object) =>
    analysed(
      written({
        position: '机械工程师',
        school: ['江城工业大学', '机械工程', '2024.09-2027.06'],
        change: (document) => ({
          ...document,
          education: document.education.map(({ degreeLevel: _, ...each }) => ({ ...each, ...exchange })),
        }),
      }),
    ).findings;
  expect(JSON.stringify(studied({}))).toContain('学历层次');
  expect(JSON.stringify(studied({ exchange: { zh: '交换生' } }))).not.toContain('学历层次');
});

it.each(['开始是跟师傅打下手，第二年自己顶岗', '学徒期间搬料、磨刀'])(
  'no figure of an apprenticeship is requested: %s',
  (text) => expect(missingFactOf(statementOf(text) as Statement)).toBeNull(),
);

it('nothing is requested of a job that ended more than ten years ago', () => {
  const statement = statementOf('维修车床和铣床，更换轴承') as Statement;
  const at = { ...statement, itemPointer: '/work/0' };
  const document = { work: [{ period: { end: { y: 2014, m: 2 } } }] } as unknown as ResumeDocument;
  const marked = (month: number) => withLongAgo([at], document, month)[0] as Statement;
  expect(missingFactOf(marked(2026 * 12 + 11))).toBeNull();
  expect(missingFactOf(marked(2020 * 12))).not.toBeNull();
});
