import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const findingsOf = (resume: Written, body: string, unplaced: readonly string[] = []) =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '汇越科技有限公司', position: '主管', addressee: '', jd: '' },
      letter: `尊敬的汇越科技有限公司招聘负责人：\n${body}\n此致\n敬礼\n林知远\n2026年11月28日`,
      resume: { title: '简历', language: 'zh', document: written(resume), unplaced },
    }),
  );
const untraced = (resume: Written, body: string, unplaced: readonly string[] = []): string[] =>
  findingsOf(resume, `${body}期待面谈。`, unplaced)
    .findings.filter(({ ruleId }) => ruleId === 'evidence.untraced')
    .map(({ issue }) => issue);

const COOK: Written = {
  school: ['江城大学', '食品科学', '2014.09-2018.06'],
  work: [
    [
      '江城和顺食品有限公司',
      '冷库维修工',
      '2012.03-',
      '2021年起做维修班长，带6个人',
      '管36位老人的排班',
      '返修成本压了 8 万，停机时间从每月30小时降到18小时',
      '参加区里的"小小工匠"展示，获江岸区职工技能比武一等奖（2022.05）',
      '主持车间级课题一个',
    ],
  ],
  projects: [['Kaggle Store Sales', '', '2023.01-2023.03', 'Kaggle Store Sales: XGBoost, top 12%']],
  skills: ['MSc Food Science, Merit (64/100)', '英语六级没过', '高级制冷工'],
};
const STUDENT: Written = {
  school: ['江城交通大学', '土木工程', '2023.09-2027.06'],
  internships: [
    ['中铁十一局集团有限公司', '测量实习生', '2026.07-2026.08', '跟着测量组放样', '大概跟了120多根桩'],
  ],
  campus: [['院学生会', '干事', '2024.09-2025.06', '参加学校的桥梁模型大赛，3个人一组，拿了校级二等奖']],
  change: (document) => ({
    ...document,
    education: document.education.map((item) => ({ ...item, rank: { position: 40, total: 100 } })),
  }),
};
const PART_TIME: Written = {
  work: [['江城安康养老院', '护理员', '2018.03-', '照护老人20名']],
  skills: ['江城师范大学（函授）护理学（本科，在读，差3门未毕业）', '园级课题《老人夜间照护》参与写报告'],
  change: (document) => ({ ...document, education: [] }),
};

describe('what a résumé states in other words is not questioned', () => {
  it.each<[Written, string]>([
    [COOK, '我2022年参加"小小工匠"展示，获江岸区技能比武一等奖。'],
    [COOK, '我做冷库维修十四年，2021年起做维修班长。'],
    [COOK, '我管36位老人的排班，带6个人。'],
    [STUDENT, '我盼能到工地试两天。'],
    [COOK, '我是高级制冷工，返修成本压了8万元。'],
    [STUDENT, '今年暑假我在中铁十一局的项目上实习两个月，跟着测量组放样。'],
    [STUDENT, '我参加过桥梁模型大赛，拿了校二等奖。'],
    [STUDENT, '四年的大学生活让我学会了看图。'],
    [STUDENT, '我是2027届江城交通大学土木工程本科生，专业排名前40%。'],
    [PART_TIME, '我在江城师范大学读函授本科，还差3门。'],
  ])('%#: %s', (resume, body) => {
    expect(untraced(resume, body)).toEqual([]);
  });

  it('nor is what is in a line that the import left without a field', () => {
    const body = '我跟着师傅换过86根拉索，旁站过三次浇筑。';
    expect(untraced(STUDENT, body)).not.toEqual([]);
    expect(untraced(STUDENT, body, ['跟着换过86根拉索，还旁站过三次浇筑'])).toEqual([]);
  });
});

describe('a time of work', () => {
  const DRIVER: Written = {
    work: [
      ['江城顺达货运有限公司', '货车司机', '2018.03-2020.06', '跑冷链干线，月均行驶1.2万公里'],
      ['江城安捷客运有限公司', '客车司机', '2022.02-2023.05', '跑城际班线，每天往返两趟'],
    ],
  };
  it('may have a part in a line that the import left without a field', () => {
    const body = '我有八年驾驶经验。';
    expect(untraced(DRIVER, body)).not.toEqual([]);
    expect(untraced(DRIVER, body, ['微信同号'])).not.toEqual([]);
    expect(untraced(DRIVER, body, ['2023年6月到现在  自己接活跑网约车'])).toEqual([]);
    expect(untraced(DRIVER, '我有十五年驾驶经验。', ['2023年6月到现在  自己接活跑网约车'])).not.toEqual([]);
  });
});

describe('a qualification of a trade', () => {
  const withCertificate = (certificate: string): Written => ({ ...COOK, skills: [certificate] });
  it.each([
    ['期货业专业人员职业资格', '我取得了期货从业资格证书。'],
    ['护士资格（2019）', '我持有护士执业资格证书。'],
    ['基金从业人员资格', '我考取了基金从业资格证。'],
    ['银行业专业人员职业资格（中级）', '我也有银行从业资格证书。'],
  ])('%s is meant in: %s', (certificate, body) => {
    expect(untraced(withCertificate(certificate), body)).toEqual([]);
  });

  it.each([
    ['期货业专业人员职业资格', '我取得了证券从业资格证书。'],
    ['会计专业技术资格（初级）', '我持有会计从业资格证书。'],
    ['护士（没有考资格证）', '我持有护士执业资格证书。'],
  ])('%s is not meant in: %s', (certificate, body) => {
    expect(untraced(withCertificate(certificate), body)).not.toEqual([]);
  });
});

describe('the same measure or object with another value is named with both sides', () => {
  it.each<[Written, string, RegExp]>([
    [COOK, '我从事冷库维修二十五年。', /二十五年.*2012 年 3 月/u],
    [COOK, '返修成本下降80万元。', /80万.*8 万/u],
    [COOK, '我以 Distinction 毕业，硕士读的是食品科学。', /Distinction.*Merit/u],
    [COOK, '我的英语六级560分。', /六级.*没过/u],
    [COOK, '我在Kaggle Store Sales拿到全球第2名。', /第2名.*top 12%/u],
    [COOK, '我现任江城和顺食品有限公司设备部经理，负责冷库。', /设备部经理.*冷库维修工/u],
    [STUDENT, '我独立完成1200根桩的放样。', /1200根.*120多根/u],
    [STUDENT, '我的专业排名前5%。', /前5%.*40\/100/u],
    [STUDENT, '我是2026届江城交通大学土木工程本科生。', /2026届.*2027 年 6 月/u],
    [STUDENT, '我在中铁十一局实习了一年。', /一年.*2 个月/u],
    [PART_TIME, '我是江城师范大学护理学本科毕业。', /本科毕业.*差3门/u],
    [PART_TIME, '我主持过省级课题一项。', /省级课题.*园级课题/u],
  ])('%#: %s', (resume, body, issue) => {
    const found = untraced(resume, body);
    expect(found.join('\n')).toMatch(issue);
    expect(found.join('\n')).toMatch(/信里写.*简历写/u);
  });

  it('and another school in the name of a class', () => {
    expect(untraced(STUDENT, '我叫林知远，2027届西山交通大学土木工程硕士。').join()).toMatch(/西山交通大学/u);
  });
});
