import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { jdReferenceOf } from '../analyses/jd-analysis/reference.js';
import { isEmployerIntro } from '../analyses/resume-analysis/not-an-action.js';
import { withoutSubject } from '../text/own-subject.js';

const inputOf = (text: string, resume: Written) => ({ text, month: '2026-11', resume: snapshotOf(resume) });
const read = (text: string, resume: Written) => withAllRows(inputOf(text, resume));
const rowOf = (line: string, resume: Written, part = '任职要求') =>
  read(`岗位：专员\n${part}：\n1. ${line}`, resume).matrix[0];
const job = (title: string, ...statements: string[]): Written => ({
  work: [['江城实业公司', title, '2017.03-', ...statements]],
});

describe('a description of the employer', () => {
  it.each([
    '公司为小规模纳税人，年营业额约600万元，仓储部8人',
    '医院为二级甲等综合医院，开放床位480张',
    '外资企业，员工1200人，年产值9亿元',
    '门店营业面积300平方米，员工12人',
  ])('is not an action: %s', (text) => {
    expect(isEmployerIntro(text)).toBe(true);
  });

  it.each([
    '公司为降低损耗推行定额领料，我负责登记和核对',
    '门店3人排班，负责早班收银',
    '科室带教6人，全部通过考核',
    '酒店布草清点，每月盘点1200件',
  ])('is distinguished from own work: %s', (text) => {
    expect(isEmployerIntro(text)).toBe(false);
  });

  it('is not in an introduction or the order of lines', () => {
    const input = inputOf(
      '岗位：仓库主管\n岗位职责：\n1. 负责仓储管理和盘点\n任职要求：\n1. 熟悉仓储流程',
      job(
        '仓管员',
        '公司为小规模纳税人，年营业额约600万元，仓储部8人',
        '每月盘点2100个货位，差异率由1.8%降到0.3%',
      ),
    );
    const { introduction, order, summary } = jdReferenceOf(input, withAllRows(input));
    const introductionText = [summary, ...introduction].map(({ text }) => text).join('\n');
    expect(introductionText).not.toContain('纳税人');
    expect(introductionText).toContain('2100个货位');
    expect(order.flatMap(({ statements }) => statements).map(({ quote }) => quote)).toEqual([
      expect.stringContaining('2100个货位'),
    ]);
  });
});

describe('years at a later stage of a post', () => {
  it.each([
    ['2年以上主讲经验', '英语助教', '待确认'],
    ['2年以上主讲经验', '英语主讲教师', '直接'],
    ['3年以上独立装配经验', '装配学徒', '待确认'],
    ['3年以上装配经验', '装配学徒', '直接'],
  ])('are not those of an earlier one: %s, %s', (line, title, state) => {
    const row = rowOf(line, job(title, '英语课后辅导，设备装配'));
    expect(row?.state === '直接' ? '直接' : '待确认').toBe(state);
  });

  it('are listed with whole English titles', () => {
    const row = rowOf('5+ years of logistics experience', {
      work: [
        ['Harbor Lines', 'Regional Logistics Coordinator', '2020.01-', 'Planned 40 shipments a week'],
        ['Quay Freight', 'Logistics Assistant', '2016.01-2019.12', 'Booked 25 containers a week'],
      ],
    });
    expect(row?.reason).toContain('Regional Logistics Coordinator');
  });
});

describe('a requirement of knowledge', () => {
  it.each(['熟悉《6-12岁儿童口腔护理规范》', '掌握夜班交接流程', '了解ISO 22000体系'])(
    'is not a condition to accept: %s',
    (line) => {
      const row = rowOf(line, job('专员', '整理每周数据'));
      expect(row?.kind).not.toBe('condition');
      expect(row?.action).not.toContain('能接受');
    },
  );

  it.each(['能适应夜班', '熟悉并能接受倒班'])('is distinguished from a condition: %s', (line) => {
    expect(rowOf(line, job('专员', '整理每周数据'))?.kind).toBe('condition');
  });
});

describe('one short noun of a duty with several parts', () => {
  it('is quoted as a question', () => {
    const row = rowOf(
      '负责新品配方设计、工艺条件优化和包材筛选',
      job('烘焙师', '跟进吐司工艺优化，成品率由88%提高到93%'),
      '岗位职责',
    );
    expect(row?.state).toBe('待确认');
    expect(row?.reason).not.toContain('简历写到“工艺”');
  });
});

describe('certificates', () => {
  it('are not read as majors', () => {
    const { matrix } = read(
      '岗位：造价员\n任职要求：\n1. 中级经济师职称，注册会计师优先',
      job('造价员', '编制预算'),
    );
    expect(matrix.map(({ kind }) => kind)).not.toContain('major');
  });
});

describe('keywords', () => {
  it('are not qualities', () => {
    const { keywords } = read(
      '岗位：美容师\n岗位职责：\n1. 负责皮肤护理与仪器操作\n任职要求：\n1. 具备洗、吹、烫等基本技能\n2. 业务素质过硬',
      job('美容师', '皮肤护理'),
    );
    expect(keywords.map(({ word }) => word).filter((word) => /技能|素质/u.test(word))).toEqual([]);
  });
});

describe('the subject 我', () => {
  it.each([
    ['店里来了一位外国客人，我用英语介绍了菜单', '店里来了一位外国客人，我用英语介绍了菜单'],
    ['班上有一名插班生，我每天放学后给他补课', '班上有一名插班生，我每天放学后给他补课'],
    ['仓库搬迁，我负责清点2000件货', '仓库搬迁，负责清点2000件货'],
    ['我负责早班收银', '负责早班收银'],
  ])('is only left out where nobody else becomes the subject: %s', (text, own) => {
    expect(withoutSubject(text)).toBe(own);
  });
});

describe('open source', () => {
  it.each([
    ['- Open-source contributions are a plus', 'kite-chart (open source)', '直接'],
    ['- 有开源项目贡献者优先', 'kite-chart（开源）', '直接'],
    ['- Open-source contributions are a plus', 'kite-chart', '未体现'],
  ])('is shown by a project of the candidate’s own: %s, %s', (line, name, state) => {
    const { matrix } = read(`Engineer\nRequirements:\n- Experience with React\n${line}`, {
      ...job('Engineer', 'Built a chart in React'),
      projects: [[name, '', '2024.01-', 'Charts for React']],
    });
    const row = matrix.find(({ text }) => /open|开源/iu.test(text));
    expect(row?.state === '直接').toBe(state === '直接');
  });
});

describe('people who were led', () => {
  it('only in the self-evaluation are no fact of a job', () => {
    const resume: Written = { ...job('前厅主管', '负责早班接待'), self: '多年管理经验，团队15人' };
    const row = rowOf('管理10人以上团队', resume, '岗位职责');
    expect(row?.state).toBe('可迁移');
    expect(row?.reason).toContain('只在自我评价中写到');
    const inJob = rowOf('管理10人以上团队', job('前厅主管', '带领15人团队，负责排班'), '岗位职责');
    expect(inJob?.state).toBe('直接');
  });
});

describe('lines of the work that were read as employers', () => {
  it('leave the years of the dated jobs known', () => {
    const row = rowOf('5年以上出纳经验', {
      work: [
        ['江城纸业公司', '出纳', '2017.03-', '每日收付款40笔'],
        ['登记银行日记账，每月编制余额调节表', '', ''],
      ],
    });
    expect(row).toMatchObject({ state: '直接', reason: expect.stringContaining('9.7 年') });
  });
});
