import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from './analyse.js';

const abilityOf = (position: string, resume: Written, key: string) =>
  analyseJob({
    ...{ position, city: '', weeklyHours: 5, month: '2026-11' },
    resume: { title: '简历', language: 'zh', document: written(resume) },
  }).abilities.find((each) => each.key === key);
const working = (post: string, ...lines: string[]): Written => ({
  work: [['青禾公司', post, '2021.03-', ...lines]],
});

it('the subject of an organised event is no proof', () => {
  const resume = working('设计助理', '组织学院CAD制图大赛，报名180人');
  expect(abilityOf('机械设计工程师', resume, 'cad')?.state).not.toBe('有实例');
});

it('documents that were only searched or delivered show no writing', () => {
  const read = working('书记员', '检索裁判文书120篇', '送达文书80件');
  expect(abilityOf('律师助理', read, 'writing')?.state).not.toBe('有实例');
  const wrote = working('律师助理', '检索裁判文书120篇', '撰写代理词6份');
  expect(abilityOf('律师助理', wrote, 'writing')?.evidence[0]?.quote).toContain('代理词');
});

it('a kind of contract shows no discretion', () => {
  const resume = working('法务专员', '起草保密协议40份');
  expect(abilityOf('法务', resume, 'compliance')?.words ?? []).not.toContain('保密');
});

it('praise by customers shows service, praise by a trainer does not', () => {
  const served = { ...working('护士', '负责病区日常护理'), self: '收到患者锦旗3面、感谢信4封。' };
  expect(abilityOf('护士', served, 'serviceSense')?.state).toBe('有实例');
  const trained = working('护士', '掌握基础操作，得到带教老师一致好评');
  expect(abilityOf('护士', trained, 'serviceSense')?.words ?? []).not.toContain('好评');
});

it('a named weakness is no proof', () => {
  const resume = { ...working('法务专员', '审核合同90份'), self: '不足：英文合同还在学。' };
  expect(abilityOf('法务', resume, 'english')?.evidence ?? []).toEqual([]);
});

it('what should be struck out, or has no basis, is not the first proof', () => {
  const resume = working('仓管员', '库存准确率100%', '每月盘点2600个料号，库存差异率由2%降到0.3%');
  expect(abilityOf('仓库主管', resume, 'logistics')?.evidence[0]?.quote).toContain('2600');
  const unlawful = working('运营专员', '店铺刷单，三个月做到类目前列');
  expect(abilityOf('电商运营', unlawful, 'ecommerce')?.state).not.toBe('有实例');
});

it('a tool that was replaced shows no skill with it', () => {
  const replaced = working('数据分析师', '用看板工具搭建周报，替代手工 Excel 报表，每周节省 5 小时');
  expect(abilityOf('数据分析师', replaced, 'excel')?.state).not.toBe('有实例');
  const used = working('数据分析师', '用 Excel 搭建周报，替代手工报表，每周节省 5 小时');
  expect(abilityOf('数据分析师', used, 'excel')?.state).toBe('有实例');
});
