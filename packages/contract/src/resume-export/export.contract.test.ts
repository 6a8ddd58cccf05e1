import { z } from 'zod';
import { getExport, getWord, savePdf } from './index.js';

const exportId = '01939b3c-0000-7000-8000-000000000001';

describe('export calls', () => {
  it('getWord accepts its legacy names and drops user_id', () => {
    const wire = {
      id: exportId,
      tzUrl: 'tem0001',
      user_id: '7',
      type: 'docx',
      resume_type: 'zh',
      wordTitle: ' 张三 ',
    };
    expect(getWord.input.parse(wire)).toEqual({
      id: exportId,
      templateCode: 'tem0001',
      format: 'docx',
      language: 'zh',
      title: '张三',
    });
  });

  it.each(['../../etc', 'http://stub', 'tem99', ''])('EX2: rejects the template %j', (code) => {
    expect(savePdf.input.safeParse({ id: exportId, tz_url: code }).success).toBe(false);
  });

  it('round-trips an export with its dates and file', () => {
    const state = {
      exportId,
      resumeId: exportId,
      format: 'pdf' as const,
      status: 'done' as const,
      createdAt: new Date(0),
      finishedAt: new Date(1000),
      failure: null,
      file: { url: 'http://x/api/files', fileName: '简历.pdf' },
    };
    const { schema } = getExport.replies.ok;
    const wire = z.encode(schema, state);
    expect(wire).toMatchObject({ finishedAt: '1970-01-01T00:00:01.000Z', file: { fullurl: state.file.url } });
    expect(z.decode(schema, wire)).toEqual(state);
  });
});
