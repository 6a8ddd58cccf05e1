import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });
const WORK = '\n\n工作经历\n2019.07-至今  江城明远商贸有限公司  仓管员\n盘点库存 40 次\n';
const namesOf = (list: readonly { name?: { zh?: string; en?: string } }[] = []) =>
  list.map(({ name }) => name?.zh ?? name?.en);

describe('what is said next to a desired position', () => {
  it.each([
    ['求职意向：面点师（广式早茶）', ['面点师（广式早茶）']],
    ['求职意向：渠道经理（助理也行）', ['渠道经理']],
    ['求职意向：叉车工、仓管员均可', ['叉车工', '仓管员']],
    ['求职意向：社区护士（应届）', ['社区护士（应届）']],
    ['求职意向：暖通工程师（节能方向）', ['暖通工程师（节能方向）']],
  ])('is no part of its name, unless it says which one: %s', async (line, names) => {
    const { document } = await readAll(`姓名：方若溪\n电话：13800002213\n${line}${WORK}`);
    expect(namesOf(document.intention.positions)).toEqual(names);
  });

  it('regions are places to work', async () => {
    const { document } = await readAll(
      `姓名：方若溪\n电话：13800002213\n求职意向：大区经理（西南、珠三角）${WORK}`,
    );
    expect(namesOf(document.intention.positions)).toEqual(['大区经理']);
    expect(namesOf(document.intention.cities)).toEqual(['西南', '珠三角']);
  });

  it('a wish about the contract is no position', async () => {
    const { document } = await readAll(`我叫方若溪，女，电话13800002213
想找：社区医生，有编制的更好
2016年8月到现在 江城第四医院 全科医生，管签约居民 1200 人`);
    expect(namesOf(document.intention.positions)).toEqual(['社区医生']);
  });

  it.each([
    ['Looking for: warehouse team leader', ['warehouse team leader']],
    ['Looking for: Buyer or Category Manager', ['Buyer', 'Category Manager']],
    ['工种：钳工', ['钳工']],
    ['应聘学科：高中物理', ['高中物理']],
  ])('is read after other labels too: %s', async (line, names) => {
    const { document } = await readAll(`姓名：方若溪\n电话：13800002213\n${line}${WORK}`);
    expect(namesOf(document.intention.positions)).toEqual(names);
  });

  it('a translation in brackets is the English name', async () => {
    const { document } = await readAll(
      `姓名：方若溪\n电话：13800002213\n求职意向：仓储主管 (Warehouse Supervisor)${WORK}`,
    );
    expect(document.intention.positions?.[0]?.name).toEqual({ zh: '仓储主管', en: 'Warehouse Supervisor' });
  });
});

describe('the words of forms', () => {
  it.each([
    ['应聘登记表（客房部）\n姓名\t方若溪\t电话\t13800002213', []],
    ['姓名：方若溪\n电话：13800002213\n身份证号：（面试时提供）', []],
  ])('are no desired position: %s', async (head, names) => {
    const { document } = await readAll(`${head}${WORK}`);
    expect(namesOf(document.intention.positions)).toEqual(names);
  });

  it('where somebody works now is no desired city', async () => {
    const { document } = await readAll(`姓名：方若溪\n电话：13800002213\n现工作地：江门市蓬江区${WORK}`);
    expect(document.intention.cities ?? []).toEqual([]);
  });

  it('健康 is a value next to its label, and the year of joining the party no start of work', async () => {
    const { document } = await readAll(
      `姓名\t方若溪\t性别\t女\n入党时间\t2012.6\t参加工作时间\t2013.7\n健康状况\t健康\t专业技术职务\t讲师\n联系电话\t13800002213${WORK}`,
    );
    expect(document.basics.health).toEqual({ zh: '健康' });
    expect(document.basics.workSince).toEqual({ y: 2013, m: 7 });
  });

  it('a question with its answer is a detail', async () => {
    const { document } = await readAll(
      `姓名：方若溪\n电话：13800002213\n能否住宿：能\t是否接受外派：可以${WORK}`,
    );
    expect(document.basics.facts?.map(({ label, value }) => [label?.zh, value?.zh])).toEqual([
      ['能否住宿', '能'],
      ['是否接受外派', '可以'],
    ]);
  });
});

describe('the head of a file', () => {
  it.each(['求职简历\t方若溪', '方若溪 – 保洁主管 – 简历', '方若溪·求职材料'])(
    'may have its title next to the name: %s',
    async (title) => {
      const { document } = await readAll(`${title}\n电话：13800002213${WORK}`);
      expect(document.basics.name).toEqual({ zh: '方若溪' });
    },
  );

  it('years of experience and a sign for the gender are details, not a part of the occupation', async () => {
    const { document } = await readAll(
      `方若溪\n保洁主管 ╱ 6年 ╱ 可倒班\n♀\t1990.05\tvx: fangrx_90\n13800002213${WORK}`,
    );
    expect(document.basics).toMatchObject({
      headline: { zh: '保洁主管' },
      gender: 'female',
      wechat: 'fangrx_90',
      facts: [{ value: { zh: '6年' } }],
    });
  });
});
