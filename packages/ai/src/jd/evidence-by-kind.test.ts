import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { ownCertificate } from '../analyses/job-analysis/fit/own-certificate.js';
import { PreparedResume } from '../analyses/job-analysis/fit/prepared-resume.js';
import { matchOccupation } from '../analyses/job-analysis/match-occupation.js';

const rowOf = (requirement: string, resume: Written, heading = '任职要求') =>
  withAllRows({
    text: `岗位：专员\n${heading}：\n1、${requirement}；\n薪资：6-8K`,
    month: '2026-11',
    resume: snapshotOf(resume),
  }).matrix[0];
const worked = (...statements: string[]): Written => ({
  position: '专员',
  school: ['江城大学', '会计学', '2012.09-2016.06'],
  work: [['江城食品有限公司', '总账会计', '2016.07-至今', ...statements]],
});

/** Certificates in the list of skills, as many résumés have them. */
const holding = (skills: readonly string[]): Pick<Written, 'skills'> => ({ skills });

describe('one shared word is not evidence', () => {
  it.each([
    ['负责客服前台日常管理', '管理前台备用金2万元'],
    ['编制年度预算并控制成本', '把退房排队时间从15分钟降到6分钟'],
    ['配合会计师完成上市申报', '在家期间通过中级会计师考试'],
  ])('%s ← %s', (requirement, statement) => {
    const row = rowOf(requirement, worked(statement), '岗位职责');
    expect(row?.state).not.toBe('直接');
    expect(row?.atoms).toEqual([]);
  });

  it('a term of another kind is similar work, not that term', () => {
    const row = rowOf('负责合并报表编制', worked('负责财务报表编制'), '岗位职责');
    expect(row?.state).not.toBe('直接');
    expect(row?.reason).not.toContain('合并');
  });

  it('a cost that was cut still is evidence', () => {
    expect(rowOf('负责控制成本', worked('更换供应商，年节省费用30万元'), '岗位职责')?.atoms).toHaveLength(1);
  });
});

describe('a lower level does not meet a higher one', () => {
  const junior: Written = { ...worked('记账'), ...holding(['初级会计职称']) };

  it.each(['CPA或高级会计师职称', '高级会计师职称'])('%s', (requirement) => {
    expect(rowOf(requirement, junior)?.state).not.toBe('直接');
    expect(rowOf(requirement, { ...junior, ...holding(['中级会计师']) })?.state).toBe('缺口');
    expect(rowOf(requirement, { ...junior, ...holding(['高级会计师']) })?.state).toBe('直接');
  });

  it('years in the same post need that post', () => {
    const text = '岗位：经理\n任职要求：\n1、5年以上物业项目管理经验，其中3年以上同岗位经验；\n薪资：6-8K';
    const [, same] = withAllRows({ text, month: '2026-11', resume: snapshotOf(worked('记账')) }).matrix;
    expect(same?.text).toContain('同岗位');
    expect(same?.state).not.toBe('直接');
  });

  it('audited books are no work at an audit firm', () => {
    expect(rowOf('有四大会计师事务所经验优先', worked('配合会计师事务所年审'))?.state).toBe('未体现');
  });
});

describe('a plain paraphrase is recognised by its kind', () => {
  it.each([
    ['带领5-7名管家', worked('手下带9个人，负责排班'), '岗位职责'],
    ['熟练使用法律数据库', { ...worked('检索判例'), skills: ['威科先行', '法信'] }, '任职要求'],
    ['建筑老八校优先', { ...worked('制图'), school: ['东南大学', '建筑学', '2012.09-2016.06'] }, '任职要求'],
    [
      '有LED照明行业经验优先',
      { ...worked(), work: [['亮星照明有限公司', '销售', '2016.07-至今', '开发客户20家']] },
      '任职要求',
    ],
  ] as [string, Written, string][])('%s', (requirement, resume, heading) => {
    expect(rowOf(requirement, resume, heading)?.state).toBe('直接');
  });

  it('an English name of a language is that language, and a listed language is not another', () => {
    const resume: Written = { ...worked('跟单'), languages: [['Portuguese', 'B1', '']] };
    expect(rowOf('会西班牙语或葡萄牙语者优先', resume)?.state).toBe('可迁移');
    expect(rowOf('德语或法语流利', resume)?.state).toBe('缺口');
  });

  it('a smaller team is similar experience', () => {
    expect(rowOf('统筹客服、会务两个小组约25人的管理', worked('带8人团队'), '岗位职责')?.state).toBe(
      '可迁移',
    );
  });
});

describe('the occupation analysis', () => {
  it('does not take the name of a club for a certificate, nor an examination for its result', () => {
    const seen = (resume: Written) => new PreparedResume(snapshotOf(resume).document);
    const club: Written = {
      ...worked('值班'),
      work: [['江城法律服务中心', '志愿者', '2024.03-2026.06', '在校法律援助中心接待来访咨询130人次']],
    };
    expect(ownCertificate(seen(club), '法律职业资格')).toBeUndefined();
    const pending = { ...club, ...holding(['法律职业资格考试客观题已通过，主观题待出成绩']) };
    expect(ownCertificate(seen(pending), '法律职业资格')).toBeUndefined();
    expect(ownCertificate(seen({ ...club, ...holding(['法律职业资格证书']) }), '法律职业资格')).toBeDefined();
  });

  it.each(['物业客服主管', '写字楼客服经理', '案场客服'])('compares %s with its own trade', (position) => {
    expect(matchOccupation(position).match.occupation).toBe('物业管理');
  });
});
