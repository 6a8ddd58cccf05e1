import { importFile } from './import-file.js';
import { ImportRefusedError } from './imported.js';

const read = (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });

const FORM = `个人简历
姓名：请输入姓名\t性别：请选择
手机：请输入手机号\t邮箱：请输入邮箱地址
求职意向：请填写期望岗位\t期望城市：（请选择）
教育背景
请输入学校名称\t请输入专业\t请选择学历
20XX.XX-20XX.XX
工作经历
请在此填写公司名称\t请输入职位
请描述您的工作内容
项目经历
点击此处添加项目名称
技能证书
待补充
自我评价
请输入自我评价
`;

describe('an unfilled form', () => {
  it('is not a person', async () => {
    await expect(read(FORM)).rejects.toThrow(ImportRefusedError);
  });

  it('is not a person in English either, with lines or crosses', async () => {
    const english = `Resume\nName: Enter your name\nPhone: Your phone number\nEmail: Click to edit\nEducation\nYour university  Your major\n`;
    const lines = `个人简历表\n姓名：______ 性别：____ 电话：________\n毕业院校：______ 专业：______\n自我评价\n________________\n`;
    const crosses = `个人简历\n姓名：XXX\n电话：XXXXXXXXXXX\n邮箱：xxxx\n毕业院校：×××\n`;
    for (const text of [english, lines, crosses])
      await expect(read(text)).rejects.toThrow(ImportRefusedError);
  });
});

describe('a half-filled form', () => {
  it('keeps the entered values and no placeholders, in any field', async () => {
    const { document, unplaced } = await read(
      FORM.replace('请输入姓名', '林知夏')
        .replace('请输入手机号', '13800138000')
        .replace(
          '请输入学校名称\t请输入专业\t请选择学历\n20XX.XX-20XX.XX',
          '2021.09-2025.06\t武汉大学\t会计学\t本科',
        ),
    );
    expect(document.basics).toMatchObject({ name: { zh: '林知夏' }, phone: '13800138000' });
    expect(document.basics.email).toBeUndefined();
    expect(document.education).toMatchObject([{ school: { name: { zh: '武汉大学' } } }]);
    expect(JSON.stringify([document, unplaced])).not.toMatch(
      /请(?:输入|填写|选择|描述|在此)|点击此处|待补充/u,
    );
  });

  it('keeps the owner’s words', async () => {
    const { document } = await read(`林知夏
电话：13800138000
邮箱：lin@example.com
实习经历
2024.03-2024.08\t示例科技有限公司\t运营实习生
• 邀请填写问卷 320 份，整理反馈 5 类
• 设计“请假审批”流程，添加提醒后超时下降 40%
• 负责选择供应商，上传合同 60 份
`);
    const text = JSON.stringify(document.internships);
    for (const words of ['邀请填写问卷 320 份', '请假审批', '选择供应商', '上传合同 60 份'])
      expect(text).toContain(words);
  });
});

it.each(['ZL202120XXXXXX', '3301XXXXXXXX', 'CNC-2021××××'])(
  'a number with masked digits is not a row of a template: %s',
  async (number) => {
    const text = `钱海\n电话：13900000000\n\n工作经历\n2019.03-至今 海州机械有限公司 工程师\n画图\n\n专利\n一种分拣装置，实用新型，${number}，第一发明人\n`;
    const { document, unplaced } = await importFile({ bytes: new TextEncoder().encode(text), name: 'r.txt' });
    expect(JSON.stringify([document, unplaced])).toContain('一种分拣装置');
  },
);

it('hints of a template are no statements, skills or contacts', async () => {
  const { document, unplaced } = await importFile({
    bytes: Buffer.from(`姓名：方若溪
电话：13800002213
邮箱：your email@xxx.com

工作经历
2019.07-至今  江城远航物流有限公司  调度员
公司名称 / 职位名称
（建议使用STAR法则描述）
描述您的工作内容，例如：负责XX
年 月 — 年 月
排班 40 人，接手三条线路

专业技能
（如无可删除）
（示例：熟练使用Photoshop）
叉车、钉钉

自我评价
请用2-3句话介绍自己的特点
`),
    name: 'x.txt',
  });
  expect(document.basics.email).toBeUndefined();
  expect(JSON.stringify(document)).not.toMatch(/STAR|描述您|Photoshop|如无|句话|公司名称/u);
  expect(document.work[0]?.highlights).toHaveLength(1);
  expect(document.skills.flatMap(({ keywords }) => keywords)).toEqual(['叉车', '钉钉']);
  expect(unplaced).toEqual([]);
});
