import { importFile } from './import-file.js';

const JOBS = (line: string) => `林知夏
电话：13800138000

工作经历
宁波市江畔中学 | 初中科学教师 | 2018.08 – 至今
· 任教初二科学，每周14课时
${line}
· 获2023年区优质课评比二等奖

2015.07-2018.07  宁波市湖东小学  科学教师
· 任教三年级科学

教育经历
2011.9-2015.6  浙江师范大学  化学  本科`;

const read = async (line: string) =>
  (await importFile({ bytes: Buffer.from(JOBS(line)), name: 'x.txt' })).document;

describe('a line on a duty since a year belongs to the entry', () => {
  it.each([
    '· 2022年起任校青年教师培训组组长，负责11名新教师的入职培训：设计了8次课的“站稳讲台”课程',
    '· 2022年起任校青年教师培训组组长，负责11名新教师的入职培训',
    '· 2019年后担任科学组备课组长',
    '· 2019年以后任年级组长，管理6个班',
    '· 2021年9月起，担任教研组长：每学期组织公开课4次',
    '· 2020年9月后任年级副组长',
    '· 2021年起被聘为学校教务处副主任',
    '· 2020年升任年级组长，负责6个班的教学安排',
    '2022年起任校青年教师培训组组长，负责11名新教师的入职培训：设计了8次课的“站稳讲台”课程',
  ])('%s', async (line) => {
    const { work } = await read(line);
    expect(work.map(({ company }) => company?.zh)).toEqual(['宁波市江畔中学', '宁波市湖东小学']);
    expect(JSON.stringify(work[0]?.highlights)).toContain(line.replace(/^· /u, '').slice(0, 10));
  });
});

describe('an employer after a year is another entry', () => {
  it.each([
    ['2022.09-2023.06  宁波海纳人力资源服务有限公司  培训助理', '宁波海纳人力资源服务有限公司'],
    ['2022年起  宁波海纳人力资源服务有限公司  培训助理', '宁波海纳人力资源服务有限公司'],
    ['2022年至今，任宁波海纳人力资源服务有限公司培训主管', '宁波海纳人力资源服务有限公司'],
    ['2022年起任宁波海纳人力资源服务有限公司培训主管', '宁波海纳人力资源服务有限公司'],
  ])('%s', async (line, company) => {
    const { work } = await read(line);
    expect(JSON.stringify(work.map((each) => each.company?.zh))).toContain(company);
    expect(work).toHaveLength(3);
  });
});

describe('a numbered line with a year before clauses without an employer is a statement', () => {
  it.each([
    '2. 2019年起固定跑成渝线，担任该线路班组长，负责每趟车的配载',
    '2. 2020年起常驻二号库，做夜班调度，每晚安排车辆40台',
  ])('%s', async (line) => {
    const text = `林知夏\n电话：13800138000\n\n工作经历\n2016.07—至今  江城长运物流有限公司  运输部  调度员\n1. 负责每日发车计划，准点率由91%提高到97%。\n${line}；三年没有发生延误。\n3. 2021年牵头更换车载终端，油耗下降6%。\n\n教育经历\n2012.9-2016.6  江城交通学院  物流管理  本科`;
    const { work } = (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;
    expect(work).toHaveLength(1);
    expect(work[0]?.highlights).toHaveLength(3);
  });
});
