import { importFile } from './import-file.js';

const read = async (text: string) => await importFile({ bytes: Buffer.from(text), name: 'x.txt' });

const TEXT = `姓名:石晓岚  性别:女  年龄:35岁  现居:江城
电话:13800001127  邮箱:shi@example.com
求职意向:厨师长   期望薪资:9000-11000
学历:中专 江城旅游学校 烹饪 2006.9-2009.7

工作经历
时间\t公司\t职位\t带的人数
2018.04-至今\t江城云顶酒店管理有限公司\t厨师长\t14人
2013.08-2018.03\t江城四季酒店管理有限公司\t打荷→炒锅\t3人
2009.07-2013.06\t江城食品有限公司\t帮厨\t无

2018.04-至今 厨师长
1、负责宴会厅和零点厨房的日常出品，平时每天接待260桌;
2、把备料改成按预订分批切配，食材损耗由9.1%降到5.4%;
3、每周检查冷库，连续3年没有食品安全事故。

2013.08-2018.03 打荷、炒锅
1、从打荷做起，2015年6月升炒锅;
2、参加新菜单试做，给组员培训摆盘。

2009.07-2013.06 帮厨
负责蔬菜验收、清洗、登记台账。

证书:中式烹调师证、健康证
技能:成本核算、Excel
自我评价:本人做事踏实，能带队伍。
`;

describe('the details of posts below a table of the posts', () => {
  it('belong to the row with the same period', async () => {
    const { document } = await read(TEXT);
    expect(document.work.map(({ company }) => company?.zh)).toEqual([
      '江城云顶酒店管理有限公司',
      '江城四季酒店管理有限公司',
      '江城食品有限公司',
    ]);
    expect(JSON.stringify(document.work[0]?.highlights)).toContain('损耗由9.1%');
    expect(JSON.stringify(document.work[1]?.highlights)).toContain('摆盘');
    expect(JSON.stringify(document.work[2]?.highlights)).toContain('登记台账');
  });

  it('a figure below an unknown title keeps its title', async () => {
    const { document } = await read(TEXT);
    expect(document.work[0]?.highlights?.[0]?.zh).toEqual([{ text: '带的人数：14人' }]);
    expect(JSON.stringify(document.work[2]?.highlights)).not.toContain('无');
  });
});
