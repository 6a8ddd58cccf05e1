import { snapshotOf } from '#test/jd/a-resume.js';
import { analysed } from '#test/resume-analysis/analysed.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseJob } from '../job-analysis/analyse.js';

type Entry = NonNullable<Written['work']>[number];
const LATER: Entry = ['江城第三医院', '护士', '2018.04-2022.05', '负责 30 张床位的护理，每班管床 9 名患者'];
const EARLIER: Entry = ['江城第一医院', '护士', '2014.07-2018.03', '每天为患者输液 60 人次'];
const resumeOf = (...work: Entry[]): Written => ({ position: '病房护士', work });
const issuesOf = (...work: Entry[]) => analysed(written(resumeOf(...work))).findings;
const onOrder = (...work: Entry[]) =>
  issuesOf(...work).filter(({ ruleId }) => ruleId === 'date.order' || ruleId === 'layout.oldest');
const yearsIn = (...work: Entry[]) =>
  /约 ([\d.]+) 年工作经历/u.exec(
    JSON.stringify(
      analyseJob({
        position: '病房护士',
        weeklyHours: 8,
        month: '2026-11',
        resume: snapshotOf(resumeOf(...work)),
      }),
    ),
  )?.[1];

describe.each(['家庭原因（照顾孩子）离职在家', '离职在家', '待业', '照顾家人', '全职带孩子', '备考'])(
  'the stated gap %s',
  (words) => {
    const gap: Entry = [words, '', '2022.06-2026.10'];

    it('needs no other place below the jobs', () => {
      expect(onOrder(LATER, EARLIER, gap)).toEqual([]);
      expect(onOrder(LATER, gap)).toEqual([]);
    });

    it('lacks nothing and is not to be deleted', () => {
      expect(JSON.stringify(issuesOf(LATER, EARLIER, gap))).not.toContain(words);
    });

    it('is not counted in the years of work', () => {
      expect(yearsIn(LATER, EARLIER, gap)).toBe('7.8');
    });
  },
);

it('a job in the care of others is a job: it is to be the first', () => {
  const care: Entry = ['江城照顾老人服务中心', '护理员', '2022.06-2026.10', '每天护理老人 6 名'];
  expect(onOrder(LATER, EARLIER, care)).toHaveLength(1);
});

it('jobs from old to new around a gap are to be turned round', () => {
  expect(onOrder(EARLIER, LATER, ['待业', '', '2022.06-2026.10'])).toHaveLength(1);
});
