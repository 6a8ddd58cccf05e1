import { importFile } from './import-file.js';

const read = async (...lines: string[]) =>
  importFile({
    bytes: new TextEncoder().encode(['钱海', '电话：13900000000', '', ...lines].join('\n')),
    name: 'r.txt',
  });

describe('the mode of study after a school', () => {
  it.each(['全日制', '远程教育', '开放教育', '函授', '成人自考', '网络教育', '在职'])(
    'is not part of its name, in a head and in a table: %s',
    async (mode) => {
      const head = await read('教育经历', `2008.09-2012.06  海州农学院（${mode}）  园艺  本科`);
      const table = await read(
        '教育经历',
        '起止时间\t学校\t专业\t学历',
        `2008.09-2012.06\t海州农学院（${mode}）\t园艺\t本科`,
      );
      for (const { document, unplaced } of [head, table]) {
        expect(document.education).toMatchObject([
          { school: { name: { zh: '海州农学院' } }, major: { zh: '园艺' }, degreeLevel: 'bachelor' },
        ]);
        const kept = mode === '全日制' ? '"studyForm":"fullTime"' : mode;
        expect(JSON.stringify([document.education, unplaced])).toContain(kept);
      }
    },
  );

  it('a place or a former name stays', async () => {
    const { document } = await read('教育经历', '2008.09-2012.06  海州大学（连云港校区）  园艺  本科');
    expect(document.education[0]?.school?.name?.zh).toBe('海州大学（连云港校区）');
  });
});

it.each(['文化程度', '教育程度', '学历', '文化'])(
  'the school in brackets after a level is an education: %s',
  async (label) => {
    const { document } = await read(
      `${label}：中专（海州铁路运输学校 汽车运用与维修 2004-2007）`,
      '',
      '干过的活：',
      '2007.7到2012.3 海州宏达汽修厂 学徒',
      '换机油、刹车片',
      '2012.4到2019.8 海州冀通4S店 机电技师',
      '保养、底盘异响',
    );
    expect(document.education).toMatchObject([
      {
        school: { name: { zh: '海州铁路运输学校' } },
        major: { zh: '汽车运用与维修' },
        degreeLevel: 'technical',
      },
    ]);
  },
);

it.each([
  ['课程：数据挖掘92 数理统计95 数据库原理88', ['数据挖掘', '数理统计', '数据库原理'], ['92', '95', '88']],
  ['课程：土力学86、测量学90、混凝土结构81', ['土力学', '测量学', '混凝土结构'], ['86', '90', '81']],
])('courses with their marks in a text without headings: %s', async (line, names, scores) => {
  const { document } = await read(
    '想做测量员，海州',
    '本科在读 海州理工大学 测绘工程 2022-2026',
    '2025.07-2025.09 海州长江测绘有限公司 测量实习生',
    '跟组放样 120 根桩',
    '2024.09 全国大学生测绘技能大赛 三等奖',
    line,
  );
  const [studies] = document.education;
  expect(studies?.courses?.map(({ name }) => name?.zh)).toEqual(names);
  expect(studies?.courses?.map(({ score }) => score)).toEqual(scores);
});
