import { z } from 'zod';
import { confirmImport, getImport, importResume } from './index.js';

const importId = '01939b3c-0000-7000-8000-000000000001';

describe('import calls', () => {
  it('import_resume accepts its legacy names and drops user_id', () => {
    const wire = { user_id: '7', fullurl: '/api/files?id=x', file_name: '张三.pdf', type: 'pdf' };
    expect(importResume.input.parse(wire)).toEqual({ url: wire.fullurl, fileName: '张三.pdf', type: 'pdf' });
  });

  it('requires a file, with the message of the specification', () => {
    expect(importResume.input.safeParse({}).error?.issues[0]?.message).toBe('请选择简历或上传简历');
  });

  it('round-trips a state with its draft, fields and sources', () => {
    const source = {
      page: 1,
      box: { x: 0, y: 0.1, width: 0.2, height: 0.02 },
      line: 3,
      cell: null,
      quote: '姓名：张三',
    };
    const state = {
      importId,
      fileName: '张三.pdf',
      status: 'done' as const,
      stage: 'over' as const,
      progress: 100,
      createdAt: new Date(0),
      finishedAt: new Date(1000),
      failure: null,
      resumeId: null,
      result: {
        format: 'pdf' as const,
        isLossless: false,
        title: '张三的简历',
        language: 'zh' as const,
        templateCode: null,
        document: { basics: { name: { zh: '张三' } } },
        fields: [{ pointer: '/basics/name/zh', label: '姓名', value: '张三', confidence: 0.98, source }],
        unplaced: [{ text: '某处的文字', source: null }],
        warnings: [{ code: 'unplaced', message: '…' }],
      },
    };
    const { schema } = getImport.replies.ok;
    expect(z.decode(schema, z.encode(schema, state))).toEqual(state);
  });

  it('confirms with the field names of saveMakeResume', () => {
    const input = {
      importId,
      title: '简历',
      tz_url: 'tem0001',
      resume_type: 'zh',
      document: '{"basics":{}}',
    };
    expect(confirmImport.input.parse(input)).toEqual({
      importId,
      title: '简历',
      templateCode: 'tem0001',
      language: 'zh',
      document: { basics: {} },
    });
  });
});
