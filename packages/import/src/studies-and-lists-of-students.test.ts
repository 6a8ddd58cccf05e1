import { importFile } from './import-file.js';

const documentOf = async (text: string) =>
  (await importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' })).document;
const textsOf = (entry: object | undefined): string => JSON.stringify(entry ?? {});

const STUDENT = `姓名:陶思源 性别:女 出生年月:2004.05
电话:13800001234 邮箱:taosiyuan@example.com
应聘岗位:服装打版助理
学校:东海纺织大学 专业:服装设计与工程(四年制工学学士) 2022.09-2026.06
实习经历
时间:2025.07-2025.09 单位:锦城制衣有限公司 岗位:版房实习生
协助打版师放码36款。
毕业设计及比赛
1.毕业设计:《可拆卸校服外套》,面料试样12种,已完成初样
2.2024年 参加全国服装创意设计大赛,未获奖
校园经历
2023-2024 学院青年志愿者协会外联部干事,做活动海报、联系赞助商6家
研究生会生活部副部长 2024.09 - 2025.06:组织失物招领 4 场,每场约 80 人
自我评价
手稳，有耐心。`;

describe('studies and lists of a student', () => {
  it('reads a list under course work and contests as projects, not as part of the internship above', async () => {
    const { internships, projects } = await documentOf(STUDENT);
    expect(internships).toHaveLength(1);
    expect(textsOf(internships[0])).not.toContain('毕业设计');
    expect(projects.map(({ name }) => name?.zh)).toEqual([
      '毕业设计:《可拆卸校服外套》',
      '全国服装创意设计大赛',
    ]);
    expect(textsOf(projects[1])).toContain('未获奖');
  });

  it('reads a period behind the major as the period of the studies', async () => {
    const { education } = await documentOf(STUDENT);
    expect(education[0]).toMatchObject({
      major: { zh: '服装设计与工程' },
      degreeLevel: 'bachelor',
      period: { start: { y: 2022, m: 9 }, end: { y: 2026, m: 6 } },
    });
  });

  it('reads what follows an office as what was done there, not as an organisation', async () => {
    const { campus } = await documentOf(STUDENT);
    expect(campus.map(({ organisation, role }) => [organisation?.zh, role?.zh])).toEqual([
      ['学院青年志愿者协会', '外联部干事'],
      ['研究生会', '生活部副部长'],
    ]);
    expect(textsOf(campus[0]?.highlights)).toContain('做活动海报、联系赞助商6家');
    expect(textsOf(campus[1]?.highlights)).toContain('每场约 80 人');
  });
});

const WORKER = `宋玉兰
电话 13800007788
求职意向
养老护理主管|期望城市:绵阳、成都|期望月薪:6000-8000元
工作经历
2019.03-至今 绵阳市安和养老院 护理员
负责12位老人的日常照料。
职业资格
2021年 取得养老护理员资格证书(三级),登记在册,每年复训课时按时修完
2018年 考取红十字救护员证`;

describe('the certificates and the aim of a worker', () => {
  it('names a certificate without the verb, and a clause about its renewal is no issuer', async () => {
    const { certificates } = await documentOf(WORKER);
    expect(certificates.map(({ name, date }) => [name?.zh, date?.y])).toEqual([
      ['养老护理员资格证书(三级)', 2021],
      ['红十字救护员证', 2018],
    ]);
    expect(certificates[0]).not.toHaveProperty('issuer');
  });

  it('takes the words in front of the labelled preferences as the desired position', async () => {
    const { intention } = await documentOf(WORKER);
    expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['养老护理主管']);
    expect(intention.salary).toMatchObject({ min: 6000, max: 8000 });
  });
});
