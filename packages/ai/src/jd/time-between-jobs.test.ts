import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { jdReferenceOf } from '../analyses/jd-analysis/reference.js';
import { readTexts } from '../analyses/resume-analysis/statements.js';
import { personOf } from './person.js';

const posting = (lines: string): string =>
  `岗位：专员\n岗位职责：\n整理每批数据的版本说明\n任职要求：\n${lines}`;
const resultOf = (line: string, resume: Written, title = '专员') => {
  const text = posting(`1. ${line}`).replace('专员', title);
  const input = { text, month: '2026-11', resume: snapshotOf(resume) };
  const result = withAllRows(input);
  return { ...result, reference: jdReferenceOf(input, result) };
};
const rowOf = (line: string, resume: Written) => resultOf(line, resume).matrix[0];

describe('time that was not employment', () => {
  it.each([
    ['家庭', '全职育儿'],
    ['在家', '陪读'],
    ['家里', '全职带娃'],
    ['上学', '周口市交通技工学校'],
    ['待业', ''],
  ])('in the place of a job is neither a post nor a year of work: %s %s', (company, title) => {
    const resume: Written = {
      work: [
        ['青禾建材公司', '采购专员', '2014.04-2020.04', '谈下 30 家供应商'],
        [company, title, '2020.05-2026.05', '照顾两个孩子，每天接送'],
      ],
    };
    expect(personOf(written(resume)).introduction).toContain('曾任青禾建材公司采购专员');
    expect(rowOf('8年以上采购经验', resume)?.reason).toContain('合计 6 年');
    const { statements } = readTexts(written(resume));
    expect(statements.map(({ text }) => text)).toEqual(['谈下 30 家供应商']);
  });

  it('does not include those who are paid for it', () => {
    const resume: Written = { work: [['安心家政公司', '育儿嫂', '2018.04-2026.04', '照护婴儿 12 名']] };
    expect(rowOf('5年以上育儿嫂经验', resume)?.state).toBe('直接');
  });
});

describe('the terms after the name of an employer', () => {
  it.each([
    ['江城第二医院（二级甲等，编外）', '江城第二医院'],
    ['云湖中学（合同制）', '云湖中学'],
    ['江城置业（上海）有限公司', '江城置业（上海）有限公司'],
    ['云湖科技（外包）', '云湖科技（外包）'],
  ])('are not stated in an introduction: %s', (company, gapText) => {
    const document = written({ work: [[company, '护士', '2019.01-', '管床 8 张']] });
    expect(personOf(document).introduction).toContain(`现任${gapText}护士`);
  });
});

describe('years of a required kind of work', () => {
  it('are those of the same work where only a narrower word is not stated', () => {
    const row = rowOf('3年以上冷链运输调度经验', {
      work: [
        ['顺达物流', '调度', '2020.05-', '管自有车 32 台'],
        ['江城食品厂', '普工', '2012.01-2020.04', '装箱'],
      ],
    });
    expect(row?.reason).toMatch(/同类工作 6\.5 年.*没有写明“冷链”/u);
    expect(row?.reason).not.toContain('14');
  });

  it('in another field, which the words of a post cannot show surely, are no reason to refuse a person', () => {
    const { matrix, refusal, reference } = resultOf('5年以上国际海运订舱经验', {
      work: [
        ['顺达物流', '调度', '2020.05-', '管自有车 32 台'],
        ['个体', '', '2012.01-2020.04', '给人看店'],
      ],
    });
    expect(matrix[0]?.state).toBe('缺口');
    expect(refusal).toBeUndefined();
    expect(reference.introduction).not.toEqual([]);
  });

  it('are a gap where only named employers count and the résumé has none of them', () => {
    const row = rowOf('四大或头部互联网内审5年以上经验', {
      work: [['江城审计所', '内审', '2012.01-2025.01', '审计 30 家企业']],
    });
    expect(row?.state).toBe('缺口');
    const inside = rowOf('四大或头部互联网内审5年以上经验', {
      work: [['毕马威华振会计师事务所', '内审', '2012.01-2025.01', '审计 30 家企业']],
    });
    expect(inside?.state).not.toBe('缺口');
  });

  it('are not in a line about studies that has no field', () => {
    const input = {
      text: posting('1. 3年以上推荐算法工作经验'),
      month: '2026-11',
      resume: { ...snapshotOf({ skills: ['Python'] }), unplaced: ['入学时间：2023年9月'] },
    };
    expect(JSON.stringify(withAllRows(input).matrix)).not.toContain('入学时间');
  });

  it('tell what is missing instead of the sum of all jobs', () => {
    const row = rowOf('3年以上陶艺拉坯经验', {
      work: [['江城超市', '收银员', '2012.01-2025.01', '收银']],
    });
    expect(row?.reason).not.toContain('13 年');
  });
});

describe('a condition', () => {
  it.each([
    ['有车辆年审、保险理赔经验', '办理年审和保险理赔 60 台次', /简历写/u],
    ['能接受夜班值守', '管发车班次，晚上12点到早8点', /简历写到“晚上12点到早8点”/u],
  ])('that is an experience or a shift is compared with the actions: %s', (line, statement, reason) => {
    const row = rowOf(line, { work: [['顺达物流', '调度', '2020.05-', statement]] });
    expect(row?.state).not.toBe('待确认');
    expect(row?.reason).toMatch(reason);
  });

  it('does not read the level of studies from the head of a specialty', () => {
    const rows = resultOf('3年以上管理经验（专科组长、副护士长均可）', {
      school: ['江城医学院', '护理学', '2012.09-2016.06'],
      work: [['江城医院', '骨科专科组长', '2019.01-', '组内6人，负责排班']],
    }).matrix;
    expect(rows.map(({ kind }) => kind)).not.toContain('degree');
  });
});

describe('a certificate of which the examination is passed in part', () => {
  const input = {
    text: posting('1. 中级职称优先'),
    month: '2026-11',
    resume: {
      ...snapshotOf({ skills: ['中级会计职称'] }),
      unplaced: ['已过两科（中级会计实务、经济法），财务管理未过'],
    },
  };

  it('is not held where the file says so next to it', () => {
    const row = withAllRows(input).matrix.find(({ text }) => text.includes('中级职称'));
    expect(row?.state).toBe('可迁移');
    expect(row?.reason).toContain('证书还没有取得');
  });

  it('is held where it says nothing', () => {
    const row = withAllRows({ ...input, resume: { ...input.resume, unplaced: ['个人简历表'] } }).matrix.find(
      ({ text }) => text.includes('中级职称'),
    );
    expect(row?.state).toBe('直接');
  });
});

it('a denial in the place of a post proves nothing', () => {
  const { matrix } = resultOf('大专', {
    work: [['个体车队', '没出过大事故', '2008.01-2016.01', '给老板开货车']],
  });
  expect(JSON.stringify(matrix)).not.toContain('没出过大事故');
});

it('a duty to manage a number of staff asks for people led', () => {
  const input = {
    text: '岗位：主管\n岗位职责：\n1. 管理保洁员12人、绿化工4人的日常排班\n任职要求：\n1. 大专',
    month: '2026-11',
    resume: snapshotOf({ work: [['云湖物业', '领班', '2020.01-', '手下15个人，排班和检查']] }),
  };
  const duty = withAllRows(input).matrix.find(({ kind }) => kind === 'duty');
  expect(duty?.reason).toContain('15 人');
});
