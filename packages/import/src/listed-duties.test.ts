import { importFile } from './import-file.js';

const read = async (...lines: string[]) => {
  const text = ['姓名：方若溪', '电话：13800002213', '', '工作经历', ...lines].join('\n');
  const { document } = await importFile({ bytes: Buffer.from(text), name: 'x.txt' });
  return document.work.map(({ highlights = [] }) => highlights.map(({ kind }) => kind));
};
const FIRST = ['江城明远商贸有限公司  仓管员  2019.07-至今'];
const SECOND = ['江城蓝天物流有限公司  装卸工  2016.03-2019.06'];

describe('duties without list markers', () => {
  it('are a list if they are separate lines', async () => {
    expect(await read(...FIRST, '每天盘点库存', '登记出入库单据', '带两名新人')).toEqual([
      ['bullet', 'bullet', 'bullet'],
    ]);
  });

  it('are listed like those of the other entries if there is only one', async () => {
    expect(await read(...FIRST, '每天盘点库存', '登记出入库单据', ...SECOND, '卸货、码垛')).toEqual([
      ['bullet', 'bullet'],
      ['bullet'],
    ]);
    expect(await read(...FIRST, '- 每天盘点库存', '- 登记出入库单据', ...SECOND, '卸货、码垛')).toEqual([
      ['bullet', 'bullet'],
      ['bullet'],
    ]);
  });

  it('stay a paragraph as one text of several sentences, and in front of a list', async () => {
    const told = '在仓库做了七年。前三年收货，后来管账。现在带两名新人。';
    expect(await read(...FIRST, told)).toEqual([['paragraph']]);
    expect(await read(...FIRST, told, '- 每天盘点库存', '- 登记出入库单据')).toEqual([
      ['paragraph', 'bullet', 'bullet'],
    ]);
  });
});
