import { importFile } from './import-file.js';

const read = async (...lines: string[]) => {
  const text = [
    '钱海',
    '电话：13900000000',
    ...lines,
    '',
    '干过的工作',
    '2019.03-2024.06  海州冷链有限公司  仓管员',
    '负责出入库',
    '',
    '上过的学',
    '2016.9-2019.6  海州职业技术学院  物流管理  大专',
  ];
  return importFile({ bytes: new TextEncoder().encode(text.join('\n')), name: 'r.txt' });
};
const positions = async (...lines: string[]) =>
  (await read(...lines)).document.intention.positions?.map(({ name }) => name?.zh);

it.each([
  ['想做的工作：仓库主管', ['仓库主管']],
  ['想找的工作：仓库主管、理货组长', ['仓库主管', '理货组长']],
  ['想干的活：叉车司机', ['叉车司机']],
  ['想做数据分析、用户研究方向的实习', ['数据分析', '用户研究']],
])('the label of a preference is not part of it: %s', async (line, found) => {
  expect(await positions(line)).toEqual(found);
});

it.each([
  '想找新桥或者花园区的幼儿园',
  '想找一家公办的学校',
  '想找社区卫生服务中心',
  '想找离家近的工厂',
  '想投三甲医院',
  '现住海州新浦区  想找新桥或者花园区的幼儿园',
])('the kind of employer desired is not a position: %s', async (line) => {
  const { document, unplaced } = await read(line);
  expect(document.intention.positions ?? []).toEqual([]);
  expect(unplaced.map(({ text }) => text).join()).toContain(line.slice(-3));
});

it.each([
  ['期望地点：苏州/无锡，可以驻店', ['苏州', '无锡'], '可以驻店'],
  ['期望城市：杭州，愿意出差', ['杭州'], '愿意出差'],
  ['期望城市：杭州，绍兴优先', ['杭州', '绍兴优先'], null],
])('a remark among the cities is none: %s', async (line, cities, remark) => {
  const { document, unplaced } = await read(line);
  expect(document.intention.cities?.map(({ name }) => name?.zh)).toEqual(cities);
  if (remark !== null) expect(unplaced.map(({ text }) => text)).toContain(remark);
});

it('a wish beside the position is not another position', async () => {
  expect(await positions('求职意向：仓库主管，毕业前每周可上4天班')).toEqual(['仓库主管']);
});
