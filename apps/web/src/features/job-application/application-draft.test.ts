import { EMPTY_DRAFT, readDraft } from './application-draft.js';

const read = (appointmentAt: string, deadline = '') =>
  readDraft({ ...EMPTY_DRAFT, company: '北方科技', post: '产品经理', appointmentAt, deadline });

it.each([
  ['2026-12-03T14:30', '2026-12-03T06:30:00.000Z'],
  ['2026-12-03T9:05', '2026-12-03T01:05:00.000Z'],
])('reads the appointment %s in China time', (typed, instant) => {
  expect(read(typed).fields?.appointmentAt).toEqual(new Date(instant));
});

it.each(['2026-12-03T', 'T14:30', '下周五T14:30', '2026-12-03T25:00'])(
  'says that the appointment %s is incomplete',
  (typed) => {
    expect(read(typed)).toEqual({
      fields: null,
      problems: { appointmentAt: '请写完整的日期和时间，如 2026.12.03 和 14:30' },
    });
  },
);

it('says that a deadline is no day', () => {
  expect(read('', '下周五').problems.deadline).toMatch(/日期/);
  expect(read('', '').fields?.deadline).toBeNull();
});
