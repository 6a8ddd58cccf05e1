import { emptyDocument } from '@qicheng/resume/defaults';
import { resumeDocument, type ResumeDocument } from '@qicheng/resume/document';
import type { ImportResult } from '../api/send-import.js';
import {
  fieldsOfDocument,
  beginReview,
  type ReviewAction,
  review,
  reviewedDocument,
} from './review-state.js';
import { doubtfulOf, groupsOf, placeOf } from './groups.js';
import { leavesAt } from './leaves.js';
import { textOf } from './leaf-text.js';
import type { ReviewState } from './reviewed-draft.js';
import { likelyTargets, targetsFor } from './targets.js';
import { withContentOf } from './with-content-of.js';

const draft: ResumeDocument = {
  ...emptyDocument(),
  basics: { name: { zh: '苏晓禾' }, gender: 'female' },
  education: [
    {
      id: 'i1',
      school: { name: { zh: '启明大学' } },
      degreeLevel: 'bachelor',
      period: { start: { y: 2020, m: 9 }, end: { y: 2024, m: 6 } },
      gpa: { value: 3.8, scale: 4 },
    },
  ],
  awards: [
    { id: 'i2', name: { zh: '一等奖' } },
    { id: 'i3', name: { zh: '二等奖' } },
  ],
  skills: [{ id: 'i4', name: { zh: '编程' }, keywords: ['Python', 'SQL'] }],
  selfEvaluation: [{ id: 'i5', kind: 'paragraph', zh: [{ text: '踏实' }] }],
};

const field = (pointer: string, label: string, confidence: number) => ({
  pointer,
  label,
  value: '',
  confidence,
  source: null,
});

const result: ImportResult = {
  format: 'pdf',
  isLossless: false,
  title: '苏晓禾的简历',
  language: 'zh',
  templateCode: null,
  document: { ...draft },
  fields: [
    field('/basics/name/zh', '姓名', 0.97),
    field('/education/0/school/name/zh', '学校', 0.6),
    field('/education/0/period', '起止时间', 0.96),
    field('/education/0/gpa', '绩点', 0.96),
    field('/awards/0/name/zh', '奖项名称', 0.9),
    field('/awards/1/name/zh', '奖项名称', 0.5),
    field('/skills/0/keywords/0', '关键词', 0.9),
    field('/skills/0/keywords/1', '关键词', 0.9),
  ],
  unplaced: [{ text: '微信同手机', source: null }],
  warnings: [{ code: 'noContact', message: '没有识别到手机号或邮箱，请补充' }],
};

const begin = () => beginReview(result, draft);
const step = (state: ReviewState, ...actions: ReviewAction[]) => actions.reduce(review, state);
const typed = (state: ReviewState, pointer: string, text: string, part = 0): ReviewState => {
  const leaf = leavesAt(state.document, pointer)[part];
  return leaf ? review(state, { kind: 'write', field: pointer, leaf, text }) : state;
};

describe('draft under review', () => {
  it('lists the least certain first, and adds inputs for missing contacts', () => {
    expect(doubtfulOf(begin()).map(({ pointer }) => pointer)).toEqual([
      '/basics/phone',
      '/basics/email',
      '/awards/1/name/zh',
      '/education/0/school/name/zh',
    ]);
    expect(groupsOf(begin()).map(({ title }) => title)).toEqual([
      '基本信息',
      '教育背景',
      '荣誉奖项',
      '专业技能',
    ]);
    expect(placeOf(draft, doubtfulOf(begin())[3]!)).toBe('教育背景 · 启明大学');
  });

  it('lists values in form order: a name before the phone number above it', () => {
    const fields = [
      field('/basics/phone', '电话', 0.97),
      field('/basics/name/zh', '姓名', 0.9),
      field('/education/0/gpa', '绩点', 0.96),
      field('/education/0/school/name/zh', '学校', 0.9),
    ];
    const [basics, education] = groupsOf(beginReview({ ...result, fields }, draft));
    const labels = (group: typeof basics) =>
      group?.items.flatMap((item) => item.fields.map(({ label }) => label));
    expect(labels(basics)).toEqual(['姓名', '电话']);
    expect(labels(education)).toEqual(['学校', '绩点']);
  });

  it('accepts a filled-in contact', () => {
    expect(reviewedDocument(typed(begin(), '/basics/phone', '13800000002')).basics.phone).toBe('13800000002');
  });

  it('parses dates, 至今, numbers and codes as typed, and keeps the value if the text is invalid', () => {
    const open = typed(begin(), '/education/0/period', '至今', 1);
    expect(open.document.education[0]?.period?.end).toBe('present');
    expect(typed(open, '/education/0/period', '去年', 0).document.education[0]?.period?.start).toEqual({
      y: 2020,
      m: 9,
    });
    const [value] = leavesAt(draft, '/education/0/gpa');
    expect(value && textOf(draft, value)).toBe('3.8');
    expect(typed(begin(), '/education/0/gpa', '3.9').document.education[0]?.gpa).toEqual({
      value: 3.9,
      scale: 4,
    });
    expect(leavesAt(draft, '/basics/gender')[0]?.kind).toBe('choice');
  });

  it('keeps every pointer valid while values are removed, and removes those left empty', () => {
    const state = step(
      begin(),
      { kind: 'remove', field: '/awards/0/name/zh' },
      { kind: 'remove', field: '/skills/0/keywords/0' },
    );
    const changed = typed(state, '/awards/1/name/zh', '二等奖学金');
    const document = reviewedDocument(changed);
    expect(document.awards).toEqual([{ id: 'i3', name: { zh: '二等奖学金' } }]);
    expect(document.skills[0]?.keywords).toEqual(['SQL']);
    expect(resumeDocument.safeParse(document).success).toBe(true);
    const restored = review(changed, { kind: 'restore', field: '/awards/0/name/zh' });
    expect(reviewedDocument(restored).awards).toHaveLength(2);
  });

  it('places an unplaced text at every target offered, and undoes it', () => {
    for (const target of targetsFor(draft, 5)) {
      const placed = review(begin(), { kind: 'place', text: 0, placing: target.place('微信同手机') });
      const document = reviewedDocument(placed);
      expect(resumeDocument.safeParse(document).error?.issues).toBeUndefined();
      expect(JSON.stringify(document)).toContain('微信同手机');
      expect(placed.unplaced[0]?.state).toBe('placed');
      const made = placed.fields.find(({ from }) => from === 0);
      const back = review(placed, { kind: 'takeBack', field: made?.pointer ?? '' });
      expect(back.unplaced[0]?.state).toBe('waiting');
      expect(JSON.stringify(reviewedDocument(back))).not.toContain('微信同手机');
      expect(resumeDocument.safeParse(reviewedDocument(back)).success).toBe(true);
    }
  });

  it('suggests a target by the wording of a text', () => {
    const first = (text: string) => likelyTargets(text, targetsFor(draft, text.length))[0]?.label;
    expect(first('su@example.com')).toBe('邮箱');
    expect(first('手机 13800000002')).toBe('电话');
    expect(first('校级优秀奖')).toBe('荣誉奖项');
    expect(first('为人诚恳')).toBe('自我评价');
  });

  it('lists every value of a résumé that was imported as a whole', () => {
    const whole = beginReview({ ...result, fields: [], warnings: [], isLossless: true }, draft);
    expect(whole.fields).toEqual(fieldsOfDocument(draft));
    expect(
      whole.fields.flatMap(({ pointer }) => leavesAt(draft, pointer).map((leaf) => textOf(draft, leaf))),
    ).toEqual(expect.arrayContaining(['苏晓禾', '启明大学', '2020.09', '二等奖', 'Python', '踏实']));
    expect(reviewedDocument(whole)).toEqual(draft);
  });

  it('replaces the content of a résumé and keeps its style, photo and letters', () => {
    const photo = { fileId: 'f1', ratio: 'oneInch' as const };
    const current: ResumeDocument = {
      ...emptyDocument({ templateCode: 'tem0003' }),
      basics: { name: { zh: '旧名' }, phone: '13800000001', photo },
      coverLetters: [{ id: 'c1' }],
    };
    const next = withContentOf(current, draft);
    expect(next.meta.templateCode).toBe('tem0003');
    expect(next.basics).toEqual({ photo, name: { zh: '苏晓禾' }, gender: 'female' });
    expect(next.coverLetters).toEqual(current.coverLetters);
  });
});
