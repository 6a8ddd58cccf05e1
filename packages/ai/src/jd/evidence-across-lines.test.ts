import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const analysed = (line: string, resume: Written, { title = '专员', duty = '' } = {}) =>
  withAllRows({
    text: `岗位：${title}\n${duty === '' ? '' : `岗位职责：\n1. ${duty}\n`}任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  });
const rowOf = (line: string, resume: Written) => analysed(line, resume).matrix[0];
const dutyOf = (duty: string, resume: Written, title?: string) =>
  analysed('本科及以上学历', resume, { duty, ...(title && { title }) }).matrix.find(
    ({ level }) => level === 'duty',
  );
const job = (title: string, ...statements: string[]): Written => ({
  work: [['青禾信息公司', title, '2017.03-', ...statements]],
});
const withCertificates = (resume: Written, ...names: string[]): Written => ({
  ...resume,
  change: (document) => ({
    ...document,
    meta: {
      ...document.meta,
      sections: document.meta.sections.map((each) =>
        each.key === 'certificates' ? { ...each, visible: true } : each,
      ),
    },
    certificates: names.map((name, at) => ({ id: `c${at}`, name: { zh: name } })),
  }),
});

describe('work described in terms of its trade', () => {
  it.each([
    ['负责授信业务的贷前调查', '独立完成授信调查报告70余份'],
    ['受理宾客投诉', '处理住客投诉年均180件'],
    ['物业费催缴，提高收费率', '3800户收缴率由81%升到94%'],
    ['控制运输成本', '优化拼车线路，单票运费由318元降到271元'],
    ['编制标底', '编写招标控制价60余份'],
    ['印章、证照管理', '保管公章与营业执照'],
    ['开发信用评分模型', '搭建申请评分卡，KS 0.41'],
    ['承担临床教学任务', '带教规培护士30余名'],
  ])('matches %s', (duty, statement) => {
    expect(dutyOf(duty, job('专员', statement))).toMatchObject({
      state: '直接',
      atoms: [{ quote: statement }],
    });
  });

  it('the stronger of two lines is quoted', () => {
    const row = rowOf(
      '熟悉劳动法律法规',
      job('人事专员', '办理社保增减员与工伤申报', '处理劳动争议仲裁11起，胜诉10起'),
    );
    expect(row).toMatchObject({ state: '直接', atoms: [{ quote: '处理劳动争议仲裁11起，胜诉10起' }] });
  });

  it('a tool in a skill list and its use in a project match together', () => {
    const row = rowOf('熟悉MySQL分库分表', {
      ...job('后端开发工程师', '按用户ID分16库128表，迁移4.2亿条数据'),
      skills: ['MySQL', 'ShardingSphere'],
    });
    expect(row?.state).toBe('直接');
  });

  it('a standard is found if its number is attached', () => {
    const { keywords } = analysed('熟悉IATF体系', job('质量工程师', '负责IATF16949体系内审'));
    expect(keywords.find(({ word }) => word === 'IATF')).toMatchObject({ state: 'deed' });
  });

  it('matches partly if the object is there but not the action', () => {
    expect(dutyOf('新店开业的筹备', job('店员', '新店开业时去帮忙两次'))?.state).not.toBe('未体现');
  });

  it('does not match a collaboration if a partner is only mentioned', () => {
    expect(dutyOf('与产品、合规、渠道团队紧密合作', job('专员', '熟悉合规要求'))?.state).not.toBe('直接');
  });
});

describe('people led', () => {
  it.each([
    ['团队规模从5人扩展到14人', 14],
    ['店里24个人，排班都是我管', 24],
    ['带3名主播和2名中控', 5],
    ['管38台注塑机、两班共92人', 92],
    ['管调度员6人', 6],
  ])('are counted in “%s”', (statement, people) => {
    expect(rowOf('有团队管理经验', job('专员', '带2名新人', statement))).toMatchObject({
      state: '直接',
      reason: `简历写明带过 ${people} 人`,
    });
  });

  it('do not include fellow students', () => {
    const student: Written = { projects: [['校园集市', '负责人', '2025.09-2025.12', '带3名同学完成']] };
    expect(rowOf('有团队管理经验', student)?.state).toBe('可迁移');
  });

  it('are suggested by an additional post, which does not prove its years', () => {
    const row = rowOf('2年以上团队管理经验', job('客户经理', '2024年起兼任业务部副主管'));
    expect(row).toMatchObject({ state: '可迁移', atoms: [{ quote: '2024年起兼任业务部副主管' }] });
  });
});

describe('levels of certificates', () => {
  it.each([
    ['持有CFA证书者优先', 'CFA一级（2023年通过）', '可迁移'],
    ['持有CFA一级证书', 'CFA二级', '直接'],
    ['持有FRM证书者优先', 'FRM', '直接'],
    ['六西格玛黑带优先', '六西格玛绿带', '缺口'],
    ['六西格玛绿带优先', '六西格玛黑带', '直接'],
    ['VDA 6.3 certified auditor', 'VDA6.3过程审核员（2021）', '直接'],
  ])('%s with %s: %s', (line, name, state) => {
    expect(rowOf(line, withCertificates(job('专员', '整理文件'), name))?.state).toBe(state);
  });

  it('passing a language exam is not fluency, working in the language is', () => {
    const passed: Written = { ...job('专员', '整理文件'), languages: [['英语', 'CET-6', '467']] };
    expect(rowOf('英语流利，可作为工作语言', passed)).toMatchObject({
      state: '可迁移',
      reason: expect.stringContaining('看不出能否流利交流'),
    });
    expect(rowOf('英语流利', { ...passed, ...job('专员', '每周用英语与总部开会') })?.state).toBe('直接');
    expect(rowOf('能阅读英文文献', passed)?.state).toBe('直接');
  });

  it('a licence proves driving; without one a question is asked', () => {
    expect(rowOf('会开车优先', withCertificates(job('专员', '整理文件'), 'C1驾驶证'))?.state).toBe('直接');
    expect(rowOf('会开车优先', job('专员', '整理文件'))?.state).toBe('待确认');
  });
});

describe('an unmatched row in the candidate’s own trade', () => {
  const clerk = job('行政专员', '组织年会14场');
  const posting = { title: '行政主管', duty: '完善行政管理制度' };

  it('is left to the reader and counts half at most', () => {
    const { matrix } = analysed('3年以上行政工作经验', clerk, posting);
    const row = matrix.find(({ level }) => level === 'duty');
    expect(row).toMatchObject({ state: '待确认', value: 0.5 });
    expect(row?.reason).toBe('规则看不出简历是不是写到了这一项，请您自己对照');
    expect(row?.action).toBe('做过就用招聘的说法补一句；没有做过不用写。');
  });

  it('is not matched for a candidate of another trade', () => {
    const { matrix } = analysed('3年以上行政工作经验', job('Java开发工程师', '开发接口12个'), posting);
    expect(matrix.find(({ level }) => level === 'duty')?.state).toBe('未体现');
  });

  it('is not matched if it names a tool that is missing', () => {
    const { matrix } = analysed('熟悉泛微OA', clerk, { title: '行政主管' });
    expect(matrix[0]).toMatchObject({ state: '未体现' });
  });
});
