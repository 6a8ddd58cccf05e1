import { SAMPLES } from '@qicheng/resume/samples';
import type { ImportDraft } from '../resume-import/index.js';
import { AnalysisSubjectService } from './analysis-subject.service.js';

const draft: ImportDraft = {
  format: 'text',
  isLossless: false,
  title: '张三的简历',
  language: 'zh',
  templateCode: null,
  document: SAMPLES.nursing(),
  fields: [
    { pointer: '/basics/name/zh', label: '姓名', value: '张三', confidence: 0.97, source: null },
    { pointer: '/basics/phone', label: '电话', value: '13800138000', confidence: 0.96, source: null },
  ],
  unplaced: [],
  warnings: [],
};

const subjectOf = (unplaced: readonly string[]) => {
  const read = { ...draft, unplaced: unplaced.map((text) => ({ text, source: null })) };
  const imports = { get: () => Promise.resolve({ draft: read, fileName: '张三.txt', resumeId: null }) };
  const service = new AnalysisSubjectService({} as never, imports as never);
  return service.find('user', { importId: 'import' });
};

describe('a file as the subject of an analysis', () => {
  it('states which share of its characters was not placed', async () => {
    const subject = await subjectOf(['做过很多事情，都在这里写着', '还有一些']);
    expect(subject).toMatchObject({
      title: '张三.txt',
      unread: 0.55,
      unplaced: ['做过很多事情，都在这里写着', '还有一些'],
    });
  });

  it('states nothing if every word was placed', async () => {
    expect(await subjectOf([])).not.toHaveProperty('unread');
    expect(await subjectOf([])).not.toHaveProperty('unplaced');
  });
});
