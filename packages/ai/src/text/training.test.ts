import type { EducationItem } from '@qicheng/resume/document';
import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseResume } from '../analyses/resume-analysis/analyse.js';
import { personOf } from '../jd/person.js';
import { attendedTraining } from './training.js';
import { isTraining } from './training.js';

const COURSE: EducationItem = {
  id: 'course',
  major: { zh: '杭州匠心美业' },
  period: { start: { y: 2025, m: 10 }, end: { y: 2026, m: 5 } },
  highlights: [{ id: 'taught', kind: 'paragraph', zh: [{ text: '培训内容：面部护理、手法按摩、产品知识' }] }],
};
const RESUME: Written = {
  position: '美容师',
  school: ['江城学院', '会计学', '2014.09-2018.06'],
  work: [['江城百货公司', '收银员', '2018.07-', '每天收银300笔，差错为零']],
  change: (document) => ({ ...document, education: [...document.education, COURSE] }),
};

describe('a course without a degree among the studies', () => {
  it('is told from a degree', () => {
    expect(isTraining(COURSE)).toBe(true);
    expect(isTraining({ ...COURSE, degreeLevel: 'college' })).toBe(false);
    expect(isTraining({ school: { name: { zh: '江城学院' } }, major: { zh: '教育学' } })).toBe(false);
  });

  it('is not what somebody studied', () => {
    expect(personOf(written(RESUME)).introduction).toContain('江城学院会计学专业本科');
  });

  it('makes nobody a graduate of this year', () => {
    const { matrix } = withAllRows({
      text: '岗位：美容师\n任职要求：\n1. 2年以上美容经验，有零售背景者可放宽',
      month: '2026-11',
      resume: snapshotOf(RESUME),
    });
    const row = matrix.find(({ kind }) => kind === 'experience');
    expect(row?.reason).not.toContain('2026 年');
    expect(row?.reason).toContain('“零售背景”');
  });

  it('needs neither a school nor a place before the degree', () => {
    const { findings } = analyseResume({
      resume: snapshotOf(RESUME),
      month: '2026-11',
      target: { position: '美容师' },
      modules: [],
      previous: null,
    });
    expect(findings.filter(({ pointer }) => pointer?.startsWith('/education'))).toEqual([]);
  });
});

it.each(['参加过奥尔夫音乐培训（2022年暑假5天）', '参加消防安全培训班，3天', '上过瑜伽教练研修班'])(
  'a line that only tells of an attended training is no work: %s',
  (line) => {
    expect(attendedTraining(line)).toBe(true);
  },
);

it.each(['参加新员工培训并负责主讲两节', '参加展会布展，接待客户40人', '完成门店培训方案3份'])(
  'work is work: %s',
  (line) => {
    expect(attendedTraining(line)).toBe(false);
  },
);
