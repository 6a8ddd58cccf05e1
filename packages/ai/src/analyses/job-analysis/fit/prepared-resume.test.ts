import { abilityOf } from '#src/data/occupations.js';
import { written } from '#test/resume-analysis/written-resume.js';
import { PreparedResume } from './prepared-resume.js';

const seenIn = (bullet: string) =>
  new PreparedResume(written({ work: [['星海科技', '后端开发', '2025.06-2025.12', bullet]] }));

describe('an ability in a résumé', () => {
  it('is not SQL if only a query is mentioned', () => {
    const seen = seenIn('完成对象存储元数据服务的分页查询改造，P99 延迟从 80 ms 降到 12 ms');
    expect(seen.proofOf(abilityOf('sql')).state).toBe('未体现');
  });

  it('is SQL if it is named', () => {
    expect(seenIn('用 MySQL 取数，核对 20 万行订单').proofOf(abilityOf('sql')).state).toBe('有实例');
  });

  it('has an example if the portfolio contains an own work', () => {
    const document = written({});
    document.meta.sections = document.meta.sections.map((section) => ({ ...section, visible: true }));
    document.portfolio = [{ id: 'p1', name: { zh: '用墨刀做过打卡小程序原型（18 个页面）' } }];
    expect(new PreparedResume(document).proofOf(abilityOf('figma')).state).toBe('有实例');
  });
});
