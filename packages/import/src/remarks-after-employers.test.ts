import { importFile } from './import-file.js';

const read = async (...rows: string[]) => {
  const text = ['钱海', '电话：13900000000', '', '工作经历', ...rows].join('\n');
  return importFile({ bytes: new TextEncoder().encode(text), name: 'r.txt' });
};

it.each([
  '海州天使宠物医院（民营，连锁）',
  '连云港蓝天驾校（一级资质，国有）',
  '海州湾大酒店（五星，外资管理）',
  '海州师范附属小学（公办，九年一贯制）',
  '海州晨光幼儿园（民办，普惠）',
  '海州远帆学校（民办、寄宿制）',
])('the kind of an employer in brackets is not a title or department: %s', async (employer) => {
  const { document, unplaced } = await read(
    `2019.03-至今 ${employer}`,
    '每月回访客户40人次',
    '2015.03-2019.02 连云港蓝天物流有限公司 仓管员',
    '收发货，日均140单',
  );
  const [post] = document.work;
  expect(post?.company?.zh).toBe(employer);
  expect(post?.title).toBeUndefined();
  expect(post?.department).toBeUndefined();
  expect(unplaced).toEqual([]);
});

it.each([
  ['海州宏图建设有限公司（工程部，施工员）', '海州宏图建设有限公司', '施工员'],
  ['海州人民医院（外科，护士）', '海州人民医院', '护士'],
])('names in brackets are parts of the head: %s', async (head, employer, title) => {
  const { document } = await read(`2019.03-2022.05 ${head}`, '值夜班');
  expect(document.work[0]).toMatchObject({ company: { zh: employer }, title: { zh: title } });
});

it('the business of an employer next to its size is shown', async () => {
  const { document, unplaced } = await read(
    '2019.03-至今 海州风华电器有限公司（小家电出口，1200人） 跟单员',
    '跟进交期',
  );
  expect(document.work[0]?.company?.zh).toBe('海州风华电器有限公司');
  expect(unplaced.map(({ text }) => text).join()).toContain('小家电出口');
});

it.each([
  ['加氢制备苯胺的 Pt/碳催化剂研究', '加氢制备苯胺的 Pt/碳催化剂研究'],
  ['聚乳酸/壳聚糖膜制备', '聚乳酸/壳聚糖膜制备'],
  ['水稻/小麦轮作设计', '水稻/小麦轮作设计'],
])('a slash within the title of a study does not divide it: %s', async (title, name) => {
  const { document } = await importFile({
    bytes: new TextEncoder().encode(
      `钱海\n电话：13900000000\n\n科研经历\n${title}    2023.03 – 2024.05    负责人\n• 完成实验 40 组\n`,
    ),
    name: 'r.txt',
  });
  expect(document.research.map((study) => [study.name?.zh, study.role?.zh])).toEqual([[name, '负责人']]);
});
