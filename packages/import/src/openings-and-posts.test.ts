import { importFile } from './import-file.js';

const read = async (text: string) => {
  const { document, unplaced } = await importFile({
    bytes: new TextEncoder().encode(text),
    name: '简历.txt',
  });
  return { ...document, unplaced: unplaced.map((line) => line.text) };
};

describe('an opening in the first person', () => {
  it('with figures about the work is the self-evaluation', async () => {
    const { selfEvaluation, work, unplaced } = await read(`姓名：骆建安
年龄：33
电话：13800007303
想找：区域运营经理

我从2017年就做快递，先是跑件，后来当组长，2021年当站长。现在管两个网点，手下快递员65个，组长3个。
2021.09到现在 江城顺捷物流有限公司 站长
管理快递员招聘、排班、培训，日均票量5200单
2018.03-2021.08 江城通宇物流有限公司 快递组长 带20人

证书：C1驾照，健康证`);
    expect(selfEvaluation).toHaveLength(1);
    expect(work).toHaveLength(2);
    expect(unplaced).toEqual([]);
  });
});

describe('positions under 实践经历', () => {
  it('at employers for more than a year are employments', async () => {
    const { work, internships, practice } = await read(`个人简历
基本资料：骆小荷，女，26岁，13800007303
求职意向：幼儿园教师
学习经历：
2016年9月——2019年6月   江城某职业学院   学前教育   大专
实践经历：
2018年10月——2019年1月 江城市鹤山幼儿园 实习生
协助主班老师组织一日活动
2019年9月——2022年7月 江城市金色示例幼儿园 配班老师
负责中班30名幼儿的一日生活；每学期家访全覆盖；
2022年9月——至今 江城市一品示例幼儿园 主班老师
带教新教师4名
证书：幼儿园教师资格证、普通话二甲`);
    expect(work.map(({ company }) => company?.zh)).toEqual(['江城市金色示例幼儿园', '江城市一品示例幼儿园']);
    expect(internships).toHaveLength(1);
    expect(practice).toEqual([]);
  });

  it('in volunteering and societies stay there', async () => {
    const { work, practice } = await read(`骆小荷
13800007303
教育背景
江城示例大学 学前教育 本科 2020.09-2024.06
实践经历
2021.07-2022.08 江城市图书馆志愿服务队 志愿者
整理图书900册
2022.09-2023.06 江城市博物馆 讲解员
讲解40场`);
    expect(practice).toHaveLength(2);
    expect(work).toEqual([]);
  });
});

describe('a masked phone number', () => {
  it('leaves the details next to it', async () => {
    const { basics } = await read(`骆小荷
29岁 男 合肥 138xxxx0001
求职意向：质量工程师
工作经历
2023.05-至今 合肥某汽车零部件有限公司 质量工程师
1. 负责冲压件来料质量，主导8D报告26份`);
    expect(basics.gender).toBe('male');
  });
});
