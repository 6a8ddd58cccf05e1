import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;
const CHAT = `老师好，这是我的简历
我叫马小川
02年的 男 甘肃天水人 现在住西安未央区
电话 13800001234（微信同号）
想找新能源4S店的机电维修 西安都行

上学
江城交通职业技术学院 新能源汽车技术 大专
2020年9月到2023年6月
在校考了低压电工证 还有汽车维修工四级（中级）
大二拿过省里的技能大赛三等奖 新能源汽车检测与维修 2022年

干过的活
2022年12月-2023年5月 西安一家比亚迪4S店 实习
跟师傅做保养 换刹车油 换空滤

2023年7月-2025年3月 西安荣兴汽车服务有限公司（比亚迪授权店） 机电维修工
会用VDS2000读故障码 看数据流
换过动力电池包11个 驱动电机3台
返修率店里要求3%以内 我一般1%多

其他
C1驾照
加班没事 能吃苦`;

describe('headings in the words of the person', () => {
  it('divide the text, so that no line of an employment is lost', async () => {
    const { education, internships, work } = await read(CHAT);
    expect(education).toMatchObject([
      {
        school: { name: { zh: '江城交通职业技术学院' } },
        degreeLevel: 'college',
        period: { end: { y: 2023, m: 6 } },
      },
    ]);
    expect(internships.map(({ company }) => company?.zh)).toEqual(['西安一家比亚迪4S店']);
    expect(work.map(({ company }) => company?.zh)).toEqual(['西安荣兴汽车服务有限公司（比亚迪授权店）']);
    expect(work[0]?.highlights).toHaveLength(3);
  });

  it('leave the certificates and the award of the studies to their lists', async () => {
    const { certificates, awards } = await read(CHAT);
    expect(certificates.map(({ name }) => name?.zh)).toEqual(
      expect.arrayContaining(['低压电工证', '汽车维修工四级（中级）']),
    );
    expect(awards).toMatchObject([{ name: { zh: '省里的技能大赛' }, grade: { zh: '三等奖' } }]);
    expect(awards[0]?.issuer).toBeUndefined();
  });

  it('do not hide a desired position that contains a digit', async () => {
    const { intention } = await read(CHAT);
    expect(intention.positions).toMatchObject([{ name: { zh: '新能源4S店的机电维修' } }]);
  });
});

it('rows of labelled details above a text with labels complete the education below', async () => {
  const { education, campus } = await read(`个人简历表
姓  名：阿依娜    性  别：女    民  族：维吾尔族
毕业院校：江城师范大学    专  业：学前教育    学  历：本科
联系方式：13800003377    应聘职位：幼儿园教师

学习经历：
2020.09-2024.06   江城师范大学   学前教育   本科
   在校任职：舞蹈社社长（2021.10-2023.06），组织演出 6 场
   主修课程：学前心理学、幼儿园课程论

资格证书：幼儿园教师资格证；普通话二级甲等`);
  expect(education).toHaveLength(1);
  expect(education[0]?.courses).toHaveLength(2);
  expect(campus).toMatchObject([{ role: { zh: '社长' } }]);
});
