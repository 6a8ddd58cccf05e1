import { parseJobDescription } from './parse.js';

const read = (...lines: string[]) => parseJobDescription(lines.join('\n'));
const requirementsIn = (line: string) =>
  read('岗位：专员', '任职要求：', `1、${line}`, '2、大专以上学历').must.map(({ text }) => text);
const dutiesIn = (...lines: string[]) =>
  read('岗位：专员', '岗位职责：', ...lines).duties.map(({ text }) => text);

describe('the header of a posting', () => {
  it.each([
    ['【合肥】临床检验技师（免疫方向） 8-12k', '临床检验技师（免疫方向）'],
    ['【苏州】数控车床操作/调机员 6.5-8.5k', '数控车床操作/调机员'],
    ['仓储主管（常温仓） 成都 龙泉驿', '仓储主管（常温仓）'],
    ['招聘主管（制造业）', '招聘主管（制造业）'],
  ])('reads the post from %s', (line, post) => {
    expect(read(line, '要求：', '1、大专以上学历').title?.text).toBe(post);
  });

  it('does not take a duty for the title if a list follows 岗位：', () => {
    const job = read('成本会计', '岗位：', '①负责产品成本核算', '②参与存货盘点');
    expect(job.title?.text).toBe('成本会计');
    expect(job.duties.map(({ text }) => text)).toEqual(['负责产品成本核算', '参与存货盘点']);
  });

  it('finds the employer after another noun phrase or before the pay', () => {
    expect(
      read('测试工程师', '10-15K 南京 某知名金融集团 南京恒砚（江苏）信息技术有限公司').company?.text,
    ).toBe('南京恒砚（江苏）信息技术有限公司');
    expect(read('会计', '公司：佛山瑞丰制造有限公司 6-9k').company?.text).toBe('佛山瑞丰制造有限公司');
  });

  it('does not take an allowance for pay', () => {
    expect(read('专任教师', '待遇：安家费40-60万元，科研启动费10-20万元').salary).toBeNull();
  });
});

describe('the clauses of a requirement', () => {
  it('are not split within an alternative or from their language', () => {
    expect(requirementsIn('3年以上仓储管理经验，或食品行业仓库经验')[0]).toBe(
      '3年以上仓储管理经验，或食品行业仓库经验',
    );
    expect(requirementsIn('英语六级以上，听说流利')[0]).toBe('英语六级以上，听说流利');
  });

  it('do not require a certificate in a text about documents', () => {
    const job = read('单证员', '任职要求：', '1、3年以上外贸单证工作经验');
    expect(job.must.map(({ kind }) => kind)).toEqual(['experience']);
  });

  it.each(['遵守宪法和法律', '具有良好的师德师风', '遵守医德医风', '长白班'])(
    'exclude the standard condition %s',
    (line) => {
      expect(requirementsIn(line)).toEqual(['大专以上学历']);
    },
  );

  it('have shifts and travel as conditions', () => {
    const job = read(
      '岗位：专员',
      '职责：',
      '1、维护客户关系，必要时出差（30%）',
      '要求：',
      '1、长白班/两班倒',
    );
    expect(job.duties.map(({ text }) => text)).toEqual(['维护客户关系']);
    expect(job.must.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'condition 必要时出差（30%）',
      'condition 长白班/两班倒',
    ]);
  });
});

describe('the numbers of a duty', () => {
  it('do not begin an item within brackets, and item numbers are removed', () => {
    expect(dutiesIn('（一）开展温室气体核算（范围一、二、三），参与路径规划', '（二）编制报告')).toEqual([
      '开展温室气体核算（范围一、二、三），参与路径规划',
      '编制报告',
    ]);
  });
});

it('a keyword does not span two words', () => {
  const words = read('店铺运营', '职责：', '1、策划618、双11等大促活动').keywords.map(({ word }) => word);
  expect(words).toContain('大促活动');
  expect(words).not.toContain('促活');
});
