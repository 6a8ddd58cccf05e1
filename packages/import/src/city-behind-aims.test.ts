import { importFile } from './import-file.js';

const WORK = '\n\n工作经历\n2019.07-至今  江城明远商贸有限公司  仓管员\n盘点库存 40 次\n';
const namesOf = (list: readonly { name?: { zh?: string } }[] = []) => list.map(({ name }) => name?.zh);

it.each([
  ['求职意向：新媒体运营 / 内容运营 杭州', ['新媒体运营', '内容运营'], ['杭州']],
  ['求职意向：行政助理 / 人事专员 成都', ['行政助理', '人事专员'], ['成都']],
  ['应聘岗位：叉车司机、 仓管员 佛山', ['叉车司机', '仓管员'], ['佛山']],
  ['求职意向：面点师/ 烘焙师 长沙 6-8K', ['面点师', '烘焙师'], ['长沙']],
  ['求职意向：成本会计 / 总账会计 / 税务会计 苏州', ['成本会计', '总账会计', '税务会计'], ['苏州']],
  ['求职意向\n幼儿教师 / 保育员 昆明', ['幼儿教师', '保育员'], ['昆明']],
])('the city behind several aims is the city: %s', async (line, positions, cities) => {
  const text = `姓名：方若溪\n电话：13800002213\n${line}${WORK}`;
  const { document } = await importFile({ bytes: Buffer.from(text), name: 'x.txt' });
  expect(namesOf(document.intention.positions)).toEqual(positions);
  expect(namesOf(document.intention.cities)).toEqual(cities);
});
