import { z } from 'zod';
import { toForm } from '../kit/client.js';
import { firstMessage } from '../kit/message.js';
import { editableResume, saveResume } from './index.js';

const id = '01939b3c-0000-7000-8000-000000000001';
const input = {
  id,
  title: '产品经理',
  templateCode: 'tem0001',
  language: 'zh' as const,
  version: 3,
  requestKey: '01939b3c-0000-4000-8000-000000000002',
  document: { meta: { docVersion: 1 }, basics: { name: { zh: '张三' } } },
};
const messageOf = (value: unknown) => firstMessage(saveResume.input.safeParse(value).error ?? { issues: [] });

describe('saveResume', () => {
  it('decodes form and JSON bodies to the same value', () => {
    const encoded = z.encode(saveResume.input, input) as Record<string, unknown>;
    expect(encoded).toMatchObject({ tz_url: 'tem0001', resume_type: 'zh', request_key: input.requestKey });
    expect(saveResume.input.parse(encoded)).toEqual(input);
    expect(saveResume.input.parse(Object.fromEntries(toForm(encoded)))).toEqual(input);
  });

  it.each([
    [{ title: '' }, '请输入简历名称'],
    [{ title: '长'.repeat(61) }, '简历名称不能超过60个字'],
    [{ title: '简历', tz_url: 'x' }, '请选择简历模板'],
    [{ title: '简历', tz_url: 'tem0001', resume_type: 'fr' }, '简历语言不正确'],
  ])('reports the first invalid field of %j', (fields, message) => {
    expect(messageOf(fields)).toBe(message);
  });

  it('accepts a saved copy in the server’s form after a conflict', () => {
    const copy = { ...input, updatedAt: new Date('2026-11-21T08:00:00Z') };
    const { requestKey: _key, ...shown } = copy;
    const wire = z.encode(editableResume, shown) as Record<string, unknown>;
    expect(wire).toMatchObject({
      updated_at: '2026-11-21T08:00:00.000Z',
      document: JSON.stringify(input.document),
    });
    expect(editableResume.parse(wire)).toEqual(shown);
  });
});
