import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;

const PERSON = '林知夏\n电话：13800138000\n';

describe('layouts of other programs', () => {
  it('takes a job title in brackets, and no other remark', async () => {
    const { internships, campus } = await read(`${PERSON}
实习经历
云帆文化传媒工作室（视频剪辑）
2024年7月至2024年9月
◆ 剪辑短片30条。
深圳蓝鲸网络科技（南山）有限公司（前端开发工程师）
2023年7月至2023年9月
◆ 重写登录页。
校园经历
摄影协会（会长）
2022年9月至2023年6月
◆ 组织外拍6次。`);
    expect(internships).toMatchObject([
      { company: { zh: '云帆文化传媒工作室' }, title: { zh: '视频剪辑' } },
      { company: { zh: '深圳蓝鲸网络科技（南山）有限公司' }, title: { zh: '前端开发工程师' } },
    ]);
    expect(campus).toMatchObject([{ organisation: { zh: '摄影协会' }, role: { zh: '会长' } }]);
  });

  it('finds the name above a line with date and title', async () => {
    const { education, projects } = await read(`${PERSON}
教育经历
四川师范大学
2021-09 至 2025-06 | 本科 | 汉语言文学
GPA: 3.6/4.0
项目经历
乡村振兴调研
2023-07 至 2023-08 | 项目负责人
工作内容：
1. 走访12个村。`);
    expect(education).toMatchObject([
      { school: { name: { zh: '四川师范大学' } }, major: { zh: '汉语言文学' } },
    ]);
    expect(projects).toMatchObject([{ name: { zh: '乡村振兴调研' }, role: { zh: '项目负责人' } }]);
  });

  it('distinguishes short bare headings from labels', async () => {
    const { awards, certificates, skills, campus } = await read(`${PERSON}
校园经历
2023.09-2024.06 辩论队 队长
荣誉：
带队获校级冠军
荣誉
2024.11 校级优秀毕业生
证书
计算机三级 / 机动车驾驶证C1
技能
专业软件：MATLAB AutoCAD SPSS`);
    expect(campus).toHaveLength(1);
    expect(awards).toMatchObject([{ name: { zh: '校级优秀毕业生' }, date: { y: 2024, m: 11 } }]);
    expect(certificates.map(({ name }) => name?.zh)).toEqual(['计算机三级', '机动车驾驶证C1']);
    expect(skills).toMatchObject([{ name: { zh: '专业软件' }, keywords: ['MATLAB', 'AutoCAD', 'SPSS'] }]);
  });

  it('reads unlabelled details on one line, and labelled ones under 求职意向', async () => {
    const { basics, intention } = await read(`林知夏
女 汉族 共青团员 籍贯：四川绵阳 手机：13800138000
求职意向
期望职位：视频剪辑
期望城市：成都
教育经历
四川师范大学  2021.09-2025.06  新闻学  本科`);
    expect(basics).toMatchObject({
      name: { zh: '林知夏' },
      gender: 'female',
      ethnicity: '01',
      politicalStatus: { code: '03' },
    });
    expect(basics.headline).toBeUndefined();
    expect(intention).toMatchObject({
      positions: [{ name: { zh: '视频剪辑' } }],
      cities: [{ name: { zh: '成都' } }],
    });
  });

  it('reads labels followed by a space only, and grades after the degree', async () => {
    const { basics, intention, education } = await read(`林知夏
电话 13912345678 邮箱 lin@example.com
求职意向：产品经理 期望城市 上海

教育经历
2022.09-2026.06 武汉大学 信息管理与信息系统 本科 GPA 3.6/4.0`);
    expect(basics).toMatchObject({ phone: '13912345678', email: 'lin@example.com' });
    expect(basics.headline).toBeUndefined();
    expect(intention).toMatchObject({
      positions: [{ name: { zh: '产品经理' } }],
      cities: [{ name: { zh: '上海' } }],
    });
    expect(intention.positions).toHaveLength(1);
    expect(education).toMatchObject([
      {
        school: { name: { zh: '武汉大学' } },
        major: { zh: '信息管理与信息系统' },
        degreeLevel: 'bachelor',
        gpa: { value: 3.6 },
      },
    ]);
  });

  it('keeps the two-word name of a tool together', async () => {
    const { skills } = await read(`${PERSON}\n专业技能\n框架：Spring Boot、React\n设计：Adobe Photoshop`);
    expect(skills.map(({ keywords }) => keywords)).toEqual([['Spring Boot', 'React'], ['Adobe Photoshop']]);
  });
});
