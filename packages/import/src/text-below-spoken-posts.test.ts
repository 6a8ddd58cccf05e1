import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;

const POSTS = `我叫方若溪，今年34岁，电话13800002213，现在住江城。
学历：大专，江城旅游学院 酒店管理 2010年9月-2013年6月
做过的工作：
2017年5月到现在 江城云顶酒店 客房领班
平时就是排班、查房、领布草、报修、带新人。客房一共120间，我们组5个人。
布草这块我负责3楼到6楼，报损从每月40件降到25件左右。
投诉先由我们处理，处理不了的报给经理。
2013年7月-2017年4月 江城四季宾馆 服务员
打扫，铺床，送物品
会的软件：word，excel`;

describe('untitled lines between two dated posts', () => {
  it('are statements of the first, even if they are lists of tasks', async () => {
    const { work, skills, languages } = await read(POSTS);
    expect(work.map(({ company }) => company?.zh)).toEqual(['江城云顶酒店', '江城四季宾馆']);
    expect(work[0]?.highlights).toHaveLength(3);
    expect(JSON.stringify(work[0]?.highlights)).toContain('领布草');
    expect(languages).toEqual([]);
    expect(JSON.stringify(skills)).not.toContain('查房');
  });
});
